import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type Payload,
  type PayloadRequest,
} from 'payload'

import type { EducationModule } from '@/payload-types'
import { countIndexedModules, replacePassages, type Passage } from '@/shared/cms/libraryPassages'
import { slugs } from '@/slugs'

import { sectionsOf } from '../domain/sections'

/** What the search knows of a published module: a passage for the whole of it, then one for each section. */
function passagesOf(module: EducationModule): Passage[] {
  const { slug, title, description, keyInsight, redFlags } = module
  const [lead, ...sections] = sectionsOf(module.content?.root)
  const common = { slug, title, description: '', summary: '' }
  const flags = (redFlags ?? []).map(({ text }) => text).join('\n')
  return [
    { ...common, description, summary: keyInsight, anchor: '', heading: '', body: lead?.text ?? '' },
    ...sections.map(({ heading, anchor, text }) => ({ ...common, heading, anchor, body: text })),
    ...(flags ? [{ ...common, heading: 'When to see someone', anchor: '', body: flags }] : []),
  ]
}

const publishedModule = (req: PayloadRequest, id: number) =>
  req.payload.db.findOne<EducationModule>({
    collection: slugs.educationModules,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  })

/**
 * Keeps the search in step with what is published, in the transaction of the change. The public row decides: a draft
 * beside it is nothing that a visitor may find.
 */
export const indexPassages: CollectionAfterChangeHook<EducationModule> = async ({ doc, req }) => {
  const published = await publishedModule(req, doc.id)
  await replacePassages(req, doc.id, published ? passagesOf(published) : [])
  return doc
}

/** Takes a deleted module out of the search. */
export const unindexPassages: CollectionAfterDeleteHook<EducationModule> = async ({ doc, req }) => {
  await replacePassages(req, doc.id, [])
  return doc
}

/** Fills the search of a library that was published before there was one. Answers how many modules it took in. */
export async function fillPassages(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  if ((await countIndexedModules(req)) > 0) return 0
  const { docs } = await payload.find({
    collection: slugs.educationModules,
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
    req,
  })
  for (const doc of docs) await replacePassages(req, doc.id, passagesOf(doc))
  return docs.length
}
