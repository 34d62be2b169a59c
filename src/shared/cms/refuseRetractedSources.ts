import type { CollectionBeforeChangeHook, FlattenedField, GlobalBeforeChangeHook, PayloadRequest } from 'payload'

import { restsOn } from '@/shared/evidence/findClaims'
import { slugs } from '@/slugs'

import { refusePublishing, refusePublishingOfGlobal } from './refuseForbiddenClaims'
import type { TextFinding } from './textFindings'

type Doc = Readonly<Record<string, unknown>>

/** The retracted sources that a text rests on, by the field that names them. */
async function findRetracted(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  doc: Doc,
): Promise<{ path: string; labels: string[] }[]> {
  const places = restsOn(fields, doc)
  const wanted = [...new Set(places.flatMap(({ references }) => references))]
  if (wanted.length === 0) return []
  const { docs } = await req.payload.find({
    collection: slugs.references,
    where: { and: [{ id: { in: wanted } }, { status: { equals: 'retracted' } }] },
    select: { label: true },
    pagination: false,
    depth: 0,
    req,
  })
  return places.flatMap(({ path, references }) => {
    const labels = docs.filter(({ id }) => references.includes(id)).map(({ label }) => `“${label}”`)
    return labels.length > 0 ? [{ path, labels }] : []
  })
}

const retractedErrors = async (req: PayloadRequest, fields: readonly FlattenedField[], doc: Doc) =>
  (await findRetracted(req, fields, doc)).map(({ path, labels }) => ({
    path,
    message: `The text rests on what was retracted: ${labels.join(', ')}. Say what still holds, and cite what says so.`,
  }))

/** What stands against a text that rests on a retracted source. */
export const retractedFindings = async (
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  doc: Doc,
): Promise<TextFinding[]> =>
  (await findRetracted(req, fields, doc)).map(({ labels }) => ({
    level: 'error',
    message: `It rests on what was retracted: ${labels.join(', ')}.`,
  }))

/**
 * Code without an account that brings no file: a release, which corrects texts whose sources a site has marked since. A
 * site that did not start for it would show the older text for ever.
 */
const isRelease = ({ user, context }: PayloadRequest) => !user && !context.publishesVersion && !context.importsContent

/** Whatever way a text is published: what it cites, or lists as its sources, was not retracted. */
export const refuseRetractedSources: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (data._status === 'published' && !isRelease(req))
    refusePublishing(req, collection.slug, await retractedErrors(req, collection.flattenedFields, data))
  return data
}

/** {@link refuseRetractedSources} for a global. */
export const refuseRetractedSourcesOfGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const doc = data as Record<string, unknown>
  if (doc._status !== 'draft' && !isRelease(req))
    refusePublishingOfGlobal(req, global.slug, await retractedErrors(req, global.flattenedFields, doc))
  return doc
}
