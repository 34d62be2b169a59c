import type { PayloadRequest } from 'payload'

import { slugs } from '@/slugs'

import { defaultTexts } from '../content/assessmentTexts'

/** Writes the default texts unless the global has been saved before. */
export async function seedAssessments(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const texts = await req.payload.findGlobal({ slug: slugs.assessmentTexts, depth: 0, req })
  if (texts.updatedAt) return { made: 0, left: 1 }
  await req.payload.updateGlobal({ slug: slugs.assessmentTexts, data: defaultTexts, req })
  return { made: 1, left: 0 }
}
