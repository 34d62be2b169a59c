import type { GlobalConfig } from 'payload'

import { anyone, signedIn, writers } from '@/shared/cms/access'
import { notifyOnGlobalChange } from '@/shared/cms/notifyContentChange'
import { askForSourceOfGlobal } from '@/shared/cms/askForSource'
import { livePreviewOf, refuseClaims } from '@/shared/cms/pageTextsGlobal'
import { previewAddress } from '@/shared/cms/withPublishing'
import { slugs } from '@/slugs'

import { textSections } from '../content/assessmentTexts'
import { scheduledDrafts } from '@/shared/cms/scheduledVersions'

/** Twice its start, or a line. */
const maxLengthFor = (text: string) => Math.max(120, text.length * 2)

/** How a text is written that holds links or numbers. */
function hintOf(text: string): string {
  if (text.includes('](')) return 'A link is written [words](/address).'
  return text.includes('{') ? 'What stands in braces becomes a number.' : ''
}

/**
 * The texts around the assessments. Questions, options, weights and levels are code: a stored score must stay
 * explainable. So are the stages, whose sentences rest on their sources.
 */
export const assessmentTexts: GlobalConfig = {
  slug: slugs.assessmentTexts,
  label: 'Assessment texts',
  admin: {
    group: 'Wellbeing',
    description:
      'The words around the health assessments, by view. Questions, answers and scores are fixed, so that a stored score stays explainable.',
    hideAPIURL: true,
    preview: () => previewAddress('/health-assessment'),
    livePreview: livePreviewOf('/health-assessment'),
  },
  access: { read: anyone, readVersions: signedIn, update: writers },
  versions: { max: 30, drafts: scheduledDrafts },
  fields: textSections.map(({ label, texts }) => ({
    type: 'collapsible',
    label,
    admin: { initCollapsed: true },
    fields: Object.entries(texts).map(([name, { label, text, list }]) => ({
      name,
      label,
      type: 'textarea' as const,
      required: true,
      maxLength: maxLengthFor(text),
      admin: {
        description: [`Up to ${maxLengthFor(text)} characters.`, list ? 'An entry a line.' : hintOf(text)]
          .join(' ')
          .trim(),
      },
      // A function: a text as the column's default would need a migration for every edit.
      defaultValue: () => text,
    })),
  })),
  hooks: {
    beforeChange: [refuseClaims, askForSourceOfGlobal],
    afterChange: [notifyOnGlobalChange(slugs.assessmentTexts)],
  },
}
