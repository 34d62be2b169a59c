import 'server-only'

import type { RedFlag } from '@/shared/lib/redFlags'
import { fillTexts } from '@/shared/lib/pageTexts'
import { getRedFlags } from '@/shared/server/redFlags'
import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { slugs } from '@/slugs'

import { defaultTexts, type AssessmentTexts } from '../content/assessmentTexts'
import { stageRedFlags, stageReferences } from '../domain/stages'
import { helpNowFlags, lipedemaReferences, toSourceView, urgentFlags, type SourceView } from './view'

const findTexts = publishedQuery('assessment-texts', [slugs.assessmentTexts], async ({ payload, visible }) => {
  const { draft, user, overrideAccess } = visible()
  return payload.findGlobal({ slug: slugs.assessmentTexts, depth: 0, draft, user, overrideAccess })
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

type Assessments = { texts: AssessmentTexts; sources: SourceView[]; flags: RedFlag[]; preview: boolean }

/** The texts of the assessments page, the references they cite, and the red flags they show. */
export async function getAssessments(): Promise<Assessments> {
  const [{ found: saved, preview }, sources, flags] = await Promise.all([
    findTexts(),
    findSources(),
    getRedFlags([...helpNowFlags, ...urgentFlags, ...stageRedFlags]),
  ])
  const texts = fillTexts(defaultTexts, (saved ?? {}) as Record<string, unknown>)
  return { texts, sources: sources ?? [], flags, preview }
}
