import type { GlobalConfig, PayloadRequest } from 'payload'

import { anyone, signedIn, writers } from '@/shared/cms/access'
import { notifyOnGlobalChange } from '@/shared/cms/notifyContentChange'
import { livePreviewOf, refuseClaims } from '@/shared/cms/pageTextsGlobal'
import { previewAddress } from '@/shared/cms/withPublishing'
import { slugs } from '@/slugs'

import { assessmentTexts as texts, defaultTexts } from '../content/assessmentTexts'

/**
 * The texts around the assessments. Questions, options, weights and levels are code: a stored score must stay
 * explainable.
 */
export const assessmentTexts: GlobalConfig = {
  slug: slugs.assessmentTexts,
  label: 'Assessment texts',
  admin: {
    group: 'Wellbeing',
    description:
      'The words around the health assessments. The questions and their scores are fixed, so that a stored score stays explainable.',
    hideAPIURL: true,
    preview: () => previewAddress('/health-assessment'),
    livePreview: livePreviewOf('/health-assessment'),
  },
  access: { read: anyone, readVersions: signedIn, update: writers },
  versions: { max: 30, drafts: true },
  fields: Object.entries(texts).map(([name, { label, text }]) => ({
    name,
    label,
    type: 'textarea' as const,
    required: true,
    maxLength: 1000,
    // A function: a text as the column's default would need a migration for every edit.
    defaultValue: () => text,
  })),
  hooks: { beforeChange: [refuseClaims], afterChange: [notifyOnGlobalChange(slugs.assessmentTexts)] },
}

/** Writes the default texts unless the global has been saved before. */
export async function seedAssessments(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const texts = await req.payload.findGlobal({ slug: slugs.assessmentTexts, depth: 0, req })
  if (texts.updatedAt) return { made: 0, left: 1 }
  await req.payload.updateGlobal({ slug: slugs.assessmentTexts, data: { ...defaultTexts, _status: 'published' }, req })
  return { made: 1, left: 0 }
}
