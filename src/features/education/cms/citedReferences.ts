import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

import type { EducationModule } from '@/payload-types'
import { slugs } from '@/slugs'

import { citedReferenceIds } from '../domain/citations'

const idsOf = (references: EducationModule['references']) =>
  (references ?? []).map((entry) => (typeof entry === 'object' ? entry.id : entry))

/**
 * Syncs a module's list of references with its text: cited ones are added, ones no longer cited are removed. References
 * that were only ever listed (further reading) stay.
 */
export const listCitedReferences: CollectionBeforeChangeHook<EducationModule> = async ({ data, originalDoc, req }) => {
  const cited = citedReferenceIds(data.content?.root)
  const citedBefore = citedReferenceIds(originalDoc?.content?.root)
  const listed = idsOf(data.references).filter((id) => cited.includes(id) || !citedBefore.includes(id))
  const wanted = [...new Set([...listed, ...cited])]
  if (wanted.length === 0) return { ...data, references: [] }

  const { docs } = await req.payload.find({
    collection: slugs.references,
    where: { id: { in: wanted } },
    select: { label: true, status: true },
    pagination: false,
    depth: 0,
    req,
  })
  const existing = new Set(docs.map(({ id }) => id))
  if (data._status === 'published' && cited.some((id) => !existing.has(id))) {
    const message = 'A citation in the text points to a reference that was deleted. Take it out or choose another one.'
    throw new ValidationError({ collection: slugs.educationModules, errors: [{ path: 'content', message }] }, req.t)
  }
  const retracted = docs.filter(({ id, status }) => status === 'retracted' && cited.includes(id))
  if (data._status === 'published' && retracted.length > 0) {
    const message = `The text rests on what was retracted: ${retracted.map(({ label }) => `“${label}”`).join(', ')}.`
    throw new ValidationError({ collection: slugs.educationModules, errors: [{ path: 'content', message }] }, req.t)
  }
  return { ...data, references: wanted.filter((id) => existing.has(id)) }
}
