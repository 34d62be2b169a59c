import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  RequestContext,
  SanitizedCollectionConfig,
  Where,
} from 'payload'

import { lockDocument } from '../editConflicts'
import { importReasonsOf } from '../importReasons'
import { relationPaths } from '../preventDeleteIfReferenced'
import { inSeedOrder } from '../seed'
import type { Plan, Planned, PlannedGlobal } from './planImport'
import { namesIn, withEmpty, withIds, type Doc } from './portableFields'
import {
  contentCollections,
  contentGlobals,
  keyFieldOf,
  sha256,
  type ArchivedDocument,
  type FileStore,
  type StoredFile,
} from './readContent'
import { ImportRefused, Refusals, throwIfRefused } from './refusals'
import { attempt, withinTransaction } from './attempts'

/** Tells the hooks of texts that their review and their words arrive together. */
export const importing: RequestContext = { importsContent: true }

export type Writing = {
  store: FileStore
  /** A file of the archive. */
  readFile: (file: StoredFile) => Promise<Buffer>
  isDryRun?: boolean | undefined
  /** Told after each text. @throws to end the import */
  onProgress?: ((done: number, total: number) => void) | undefined
}

/** The ids of documents by their names, and when each was saved last before the import. */
export type ExistingDocuments = { ids: Map<string, number>; savedAt: ReadonlyMap<string, string> }

type Into = { req: PayloadRequest; idOf: (name: string) => number; savedAt: ExistingDocuments['savedAt'] }

/** Collections after those that their documents refer to. */
function inOrder(req: PayloadRequest): SanitizedCollectionConfig[] {
  const configs = contentCollections(req)
  return inSeedOrder(
    configs.map((config) => ({
      config,
      collections: [config.slug],
      after: configs.map(({ slug }) => slug).filter((slug) => relationPaths(config.flattenedFields, slug).length > 0),
    })),
  ).map(({ config }) => config)
}

/**
 * Makes the row of a document, so that others can refer to it, in whatever order they come. Of a text with drafts it holds
 * what no save sets: its key, its former addresses.
 */
async function makeRow(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  document: ArchivedDocument,
): Promise<number> {
  const { createdAt } = document
  const wording = document.published ?? document.draft ?? {}
  const keyField = keyFieldOf(config)
  const data = config.versions?.drafts
    ? { [keyField]: wording[keyField], previousSlugs: wording.previousSlugs, _status: 'draft' }
    : (withIds(wording, () => null as unknown as number) as Doc)
  const { id } = await req.payload.db.create({
    collection: config.slug as CollectionSlug,
    data: { ...data, createdAt, updatedAt: createdAt },
    req,
  })
  return Number(id)
}

type Saved = Doc | null | undefined

/** A text as it is stored now: its row, and its newest version where it has any. */
async function readSaved(req: PayloadRequest, slug: string, id: number | undefined): Promise<Saved[]> {
  const { payload } = req
  const asked = { limit: 1, pagination: false, req }
  const latest: Where = { latest: { equals: true } }
  if (id === undefined) {
    const global = slug as GlobalSlug
    const row: Saved = await payload.db.findGlobal<Doc>({ slug: global, req })
    if (!payload.globals.config.find((config) => config.slug === slug)?.versions?.drafts) return [row]
    const { docs } = await payload.db.findGlobalVersions<Doc>({ global, where: latest, ...asked })
    return [row, docs[0]?.version]
  }
  const collection = slug as CollectionSlug
  const own: Where = { id: { equals: id } }
  const row: Saved = await payload.db.findOne<Doc & { id: number }>({ collection, where: own, req })
  // Without drafts the row is the newest of its versions, none of which is marked as such.
  if (!payload.collections[collection].config.versions?.drafts) return [row]
  const where: Where = { and: [latest, { parent: { equals: id } }] }
  const { docs } = await payload.db.findVersions<Doc>({ collection, where, ...asked })
  return [row, docs[0]?.version]
}

/** Keeps others from saving a text until the import ends, and looks whether somebody has since it was compared. */
async function holdStill({ req, savedAt }: Into, slug: string, place: string, id?: number): Promise<void> {
  if (!req.user) return
  await lockDocument(req, slug, id ?? '')
  const saved = (await readSaved(req, slug, id)).map((one) => Date.parse(String(one?.updatedAt)) || 0)
  if (Math.max(...saved) > Date.parse(savedAt.get(place) ?? ''))
    throw new ImportRefused(`Somebody saved ${place} a moment ago. Look at the archive again.`)
}

async function writeDocument(
  into: Into,
  config: SanitizedCollectionConfig,
  { document: { key, published, draft }, change, waits }: Planned,
): Promise<void> {
  const { req, idOf } = into
  const { flattenedFields, upload, versions } = config
  const collection = config.slug as CollectionSlug
  const id = idOf(`${collection}/${key}`)
  const dataOf = (wording: Doc) => withEmpty(flattenedFields, withIds(wording, idOf) as Doc, Boolean(upload))
  const context = { ...importing, isNewHere: change === 'new' }
  const save = (data: Doc, asDraft = false) =>
    req.payload.update({ collection, id, data, draft: asDraft, depth: 0, overrideLock: false, context, req })
  if (upload) {
    // Payload would read, cut and convert the picture anew.
    await req.payload.db.updateOne({ collection, id, data: dataOf(published!), req })
    const { alt, captions, credit } = dataOf(published!)
    await save({ alt, captions, credit })
    return
  }
  if (!versions?.drafts) return void (await save(dataOf(published!)))
  const row = await req.payload.db.findOne<Doc & { id: number }>({ collection, where: { id: { equals: id } }, req })
  const isPublic = row?._status === 'published'
  const previousSlugs = [row?.previousSlugs, (published ?? draft)?.previousSlugs].flat().filter(Boolean)
  if (previousSlugs.length > 0)
    await req.payload.db.updateOne({ collection, id, data: { previousSlugs: [...new Set(previousSlugs)] }, req })
  if (published && !waits) await save({ ...dataOf(published), _status: 'published' })
  else if (isPublic && !waits) await save({ _status: 'draft' })
  // What was never published stands in its row as well.
  else if (!isPublic)
    await req.payload.db.updateOne({ collection, id, data: { ...dataOf(draft ?? published!), _status: 'draft' }, req })
  if (published && waits) await save({ ...dataOf(published), _status: 'draft' }, true)
  if (draft) await save({ ...dataOf(draft), _status: 'draft' }, true)
}

async function writeGlobal({ req, idOf }: Into, { slug, wording, waits }: PlannedGlobal): Promise<void> {
  const { flattenedFields, versions } = contentGlobals(req).find((config) => config.slug === slug)!
  const save = (words: Doc, status: 'draft' | 'published') =>
    req.payload.updateGlobal({
      slug: slug as GlobalSlug,
      data: {
        ...withEmpty(flattenedFields, withIds(words, idOf) as Doc),
        ...(versions?.drafts && { _status: status }),
      } as never,
      draft: status === 'draft',
      depth: 0,
      overrideLock: false,
      context: importing,
      req,
    })
  if (wording.published) await save(wording.published, waits ? 'draft' : 'published')
  if (wording.draft) await save(wording.draft, 'draft')
}

/** Puts the files of a picture in their place. @param placed gets the names of those that were not there before */
async function writeFiles({ files = [] }: ArchivedDocument, writing: Writing, placed: string[]): Promise<void> {
  const { store, readFile, isDryRun } = writing
  for (const file of files) {
    const { name, sha256: sum } = file
    const existing = await store.read(name).catch(() => null)
    if (existing && sha256(existing) === sum) continue
    if (existing) throw new ImportRefused(`There is another picture called ${name} here.`)
    if (isDryRun) continue
    await store.write(name, await readFile(file))
    placed.push(name)
  }
}

/** @throws ImportRefused where a form would have asked why something stands, and nobody has said it */
function requireReason(req: PayloadRequest): void {
  const asked = importReasonsOf(req)?.asked.length ?? 0
  if (asked > 0)
    throw new ImportRefused(
      `${asked.toLocaleString('en-US')} ${asked === 1 ? 'sentence asks' : 'sentences ask'} for a reason. Say why they stand, and bring it in again.`,
    )
}

/**
 * Makes what is planned, or hears of every text whether it could be made.
 * @returns the names of the files that it put in their place
 * @throws ImportRefused
 */
export async function writeContent(
  req: PayloadRequest,
  plan: Plan,
  { ids, savedAt }: ExistingDocuments,
  writing: Writing,
): Promise<string[]> {
  const configs = new Map<string, SanitizedCollectionConfig>(
    contentCollections(req).map((config) => [config.slug, config]),
  )
  const idOf = (name: string): number => {
    const id = ids.get(name)
    if (id === undefined) throw new ImportRefused(`${name} is referred to, and neither here nor in the archive.`)
    return id
  }
  const into = { req, idOf, savedAt }
  const placed: string[] = []
  const refusals = new Refusals()
  const total = plan.documents.length + plan.globals.length
  let done = 0
  const write = async () => {
    const rowless = new Set<string>()
    for (const { slug, document, change } of plan.documents) {
      if (change !== 'new') continue
      const place = `${slug}/${document.key}`
      const makes = async () => void ids.set(place, await makeRow(req, configs.get(slug)!, document))
      if (!(await attempt(req, refusals, place, makes))) rowless.add(place)
    }
    const isRowless = (name: string) => rowless.has(name)
    for (const config of inOrder(req))
      for (const planned of plan.documents) {
        if (planned.slug !== config.slug) continue
        const { document, change } = planned
        const place = `${config.slug}/${document.key}`
        // Of a text that names one without a row nothing can be found out.
        const isTried = rowless.size === 0 || ![place, ...namesIn(document)].some(isRowless)
        const writes = async () => {
          if (change === 'changed') await holdStill(into, config.slug, place, idOf(place))
          const isDryRun = writing.isDryRun || refusals.told.found > 0
          await writeFiles(document, { ...writing, isDryRun }, placed)
          await writeDocument(into, config, planned)
        }
        if (isTried) await attempt(req, refusals, place, writes)
        writing.onProgress?.((done += 1), total)
      }
    for (const planned of plan.globals) {
      const { slug, wording, change } = planned
      const writes = async () => {
        if (change === 'changed') await holdStill(into, slug, slug)
        await writeGlobal(into, planned)
      }
      if (!namesIn(wording).some(isRowless)) await attempt(req, refusals, slug, writes)
      writing.onProgress?.((done += 1), total)
    }
    throwIfRefused(refusals)
    if (!writing.isDryRun) requireReason(req)
  }
  try {
    await withinTransaction(req, write)
    return placed
  } catch (error) {
    for (const name of placed) await writing.store.remove(name)
    throw error
  }
}
