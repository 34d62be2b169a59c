import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { assessmentTexts, defaultTexts, type AssessmentTexts } from '../content/assessmentTexts'
import { stageReferences } from '../domain/stages'
import { lipedemaReferences, toSourceView, type SourceView } from './view'

const findTexts = cached('assessment-texts', [slugs.assessmentTexts], async () => {
  const payload = await payloadClient()
  return payload.findGlobal({ slug: slugs.assessmentTexts, depth: 0, overrideAccess: false })
})

const findSources = cached('assessment-sources', [slugs.references], async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.references,
    where: { key: { in: [...stageReferences, ...lipedemaReferences] } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(toSourceView)
})

/** The texts of the assessments page, and the references they cite. */
export async function getAssessments(): Promise<{ texts: AssessmentTexts; sources: SourceView[] }> {
  const [saved, sources] = await Promise.all([findTexts(), findSources()])
  const names = Object.keys(assessmentTexts) as (keyof AssessmentTexts)[]
  const texts = Object.fromEntries(names.map((name) => [name, saved?.[name] || defaultTexts[name]])) as AssessmentTexts
  return { texts, sources: sources ?? [] }
}
