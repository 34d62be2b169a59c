import type { PayloadRequest } from 'payload'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { publishedAndActive } from '@/shared/lib/publishedFilters'
import type { Stack } from '@/payload-types'
import { claimsByDocument, retractedStatements } from '@/shared/evidence/readClaims'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { omitRetracted } from '@/shared/search/omitRetracted'
import { slugs } from '@/slugs'

import { listStacks, type ListedStack } from '../contract'
import { parseNoted } from '../domain/evidence'

const toMap = (entries: string[] | null | undefined): Record<string, string> =>
  Object.fromEntries(parseNoted(entries).map(({ name, note }) => [name, note]))

const toMapOrNothing = (entries: string[] | null | undefined) => (entries?.length ? toMap(entries) : undefined)

/** Every published and active stack, by order. */
async function listActiveStacks(req: PayloadRequest): Promise<ListedStack[]> {
  const { docs } = await req.payload.find({
    collection: slugs.stacks,
    where: publishedAndActive,
    sort: 'orderIndex',
    pagination: false,
    depth: 0,
    req,
  })
  const claimsOf = await claimsByDocument(req.payload, slugs.stacks)
  return docs.map((doc) => toListed(doc, retractedStatements(claimsOf(doc.id))))
}

/** @param fallen sentences that no longer stand: a list of data carries no mark, as the page does */
function toListed(doc: Stack, fallen: ReadonlySet<string>): ListedStack {
  const said = (text: string | null | undefined) => omitRetracted(withoutMarks(text), fallen)
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    description: said(doc.description),
    targetSymptoms: doc.targetSymptoms,
    supplements: (doc.supplements ?? []).map((supplement) => ({
      name: supplement.name,
      studiedDose: said(supplement.studiedDose),
      evidenceGrade: supplement.evidenceGrade,
      evidenceNote: said(supplement.evidenceNote),
      cautions: said(supplement.cautions),
      interactions: said(supplement.interactions),
      notForHotFlashes: supplement.notForHotFlashes ?? false,
      leftOut: supplement.leftOut ?? false,
    })),
    instructions: doc.instructions,
    timing: doc.timing,
    duration: doc.duration,
    expectedTimeline: toMap(doc.expectedTimeline),
    requiredTier: doc.requiredTier,
    isActive: true,
    coreProducts: toMapOrNothing(doc.coreProducts),
    additionalSupports: toMapOrNothing(doc.additionalSupports),
    lifestyleIntegration: toMapOrNothing(doc.lifestyleIntegration),
    difficulty: doc.difficulty,
  }
}

export const stackEndpoints = [
  defineEndpoint({
    contract: listStacks,
    access: 'anyone',
    limit: 'none',
    shared: true,
    handler: ({ req }) => listActiveStacks(req),
  }),
]
