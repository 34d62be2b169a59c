import type { CollectionBeforeChangeHook } from 'payload'

import { citedReferenceIds } from '@/shared/lib/citations'
import { slugs } from '@/slugs'

import { richTexts } from './publicTexts'
import { refusePublishing } from './refuseForbiddenClaims'

/** A document with rich texts, and the list of what they cite. */
type Citing = { _status?: string | null; references?: (number | { id: number })[] | null }

const idsOf = (references: Citing['references']) =>
  (references ?? []).map((entry) => (typeof entry === 'object' ? entry.id : entry))

/**
 * Syncs a document's list of references with its rich texts: cited ones are added, ones no longer cited are removed.
 * References that were only ever listed (further reading) stay.
 */
export const listCitedReferences: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const textsOf = (doc: Citing) => richTexts(collection.flattenedFields, doc as Record<string, unknown>)
  const citedIn = (doc: Citing) => [...new Set(textsOf(doc).flatMap(({ root }) => citedReferenceIds(root)))]
  const saved = data as Citing
  const cited = citedIn(saved)
  const citedBefore = citedIn((originalDoc ?? {}) as Citing)
  const listed = idsOf(saved.references).filter((id) => cited.includes(id) || !citedBefore.includes(id))
  const wanted = [...new Set([...listed, ...cited])]
  if (wanted.length === 0) return { ...data, references: [] }

  const { docs } = await req.payload.find({
    collection: slugs.references,
    where: { id: { in: wanted } },
    select: {},
    pagination: false,
    depth: 0,
    req,
  })
  const existing = new Set(docs.map(({ id }) => id))
  if (saved._status === 'published' && cited.some((id) => !existing.has(id))) {
    const message = 'A citation in the text points to a reference that was deleted. Take it out or choose another one.'
    const places = textsOf(saved).filter(({ root }) => citedReferenceIds(root).some((id) => !existing.has(id)))
    refusePublishing(
      req,
      collection.slug,
      places.map(({ path }) => ({ path, message })),
    )
  }
  return { ...data, references: wanted.filter((id) => existing.has(id)) }
}
