import type { GlobalConfig } from 'payload'

import { anyone, signedIn, writers } from '@/shared/cms/access'
import { notifyOnGlobalChange } from '@/shared/cms/notifyContentChange'
import { previewAddress } from '@/shared/cms/withPublishing'
import { slugs } from '@/slugs'

import { askForSourceOfGlobal } from '@/shared/cms/askForSource'
import { livePreviewOf, refuseClaims, textFields } from '@/shared/cms/pageTextsGlobal'
import { councilTexts, defaultCouncil } from '../content/councilTexts'
import { scheduledDrafts } from '@/shared/cms/scheduledVersions'

export const councilPage: GlobalConfig = {
  slug: slugs.councilPage,
  label: 'Wisdom council page',
  admin: {
    group: 'Wisdom',
    description: 'The texts around the experts. Their number, books and approaches are counted by the page.',
    hideAPIURL: true,
    preview: () => previewAddress('/wisdom-council'),
    livePreview: livePreviewOf('/wisdom-council'),
  },
  access: { read: anyone, readVersions: signedIn, update: writers },
  versions: { max: 30, drafts: scheduledDrafts },
  fields: [
    {
      name: 'reach',
      label: 'Combined reach',
      type: 'text',
      maxLength: 20,
      defaultValue: defaultCouncil.reach,
      admin: { description: 'Your own figure; you answer for it. Empty: not shown.' },
    },
    {
      name: 'reachNote',
      label: 'Where the reach comes from',
      type: 'text',
      maxLength: 120,
      defaultValue: defaultCouncil.reachNote,
    },
    {
      name: 'notice',
      label: 'No endorsement',
      type: 'textarea',
      required: true,
      maxLength: 400,
      defaultValue: defaultCouncil.notice,
    },
    ...textFields(councilTexts, ['perspectives']),
  ],
  hooks: { beforeChange: [refuseClaims, askForSourceOfGlobal], afterChange: [notifyOnGlobalChange(slugs.councilPage)] },
}
