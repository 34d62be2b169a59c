import type { GlobalConfig } from 'payload'

import { askForSourceOfGlobal } from '@/shared/cms/askForSource'
import { anyone, signedIn, writers } from '@/shared/cms/access'
import { notifyOnGlobalChange } from '@/shared/cms/notifyContentChange'
import { livePreviewOf, refuseClaims } from '@/shared/cms/pageTextsGlobal'
import { refuseRetractedSourcesOfGlobal } from '@/shared/cms/refuseRetractedSources'
import { refuseUncitedFactsOfGlobal } from '@/shared/cms/refuseUncitedFacts'
import { previewAddress } from '@/shared/cms/withPublishing'
import { slugs } from '@/slugs'

import { pageBlocks } from './pageBlocks'
import { scheduledDrafts } from '@/shared/cms/scheduledVersions'

/** Home, composed further of the blocks of pages. */
export const homeBlocks: GlobalConfig = {
  slug: slugs.homeBlocks,
  label: 'Home: your own blocks',
  admin: {
    group: 'Pages',
    description: 'Blocks below the words of home, or in place of its second half.',
    hideAPIURL: true,
    preview: () => previewAddress('/'),
    livePreview: livePreviewOf('/'),
  },
  access: { read: anyone, readVersions: signedIn, update: writers },
  versions: { max: 30, drafts: scheduledDrafts },
  fields: [
    {
      name: 'place',
      label: 'Where they stand',
      type: 'select',
      required: true,
      defaultValue: 'below',
      options: [
        { value: 'below', label: 'Below everything else' },
        { value: 'instead', label: 'In place of “Your page for this week” and the three cards' },
      ],
    },
    { name: 'blocks', type: 'blocks', blocks: pageBlocks, maxRows: 20 },
  ],
  hooks: {
    beforeChange: [refuseClaims, refuseUncitedFactsOfGlobal, refuseRetractedSourcesOfGlobal, askForSourceOfGlobal],
    afterChange: [notifyOnGlobalChange(slugs.homeBlocks)],
  },
}
