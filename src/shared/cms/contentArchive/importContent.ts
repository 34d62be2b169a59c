import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  ValidationError,
  type CollectionSlug,
  type GlobalSlug,
  type Payload,
  type PayloadRequest,
  type RequestContext,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'

import { relationPaths } from '../preventDeleteIfReferenced'
import { inSeedOrder } from '../seed'
import { planImport, type Plan } from './planImport'
import { namesIn, unknownFields, withEmpty, withIds, type Doc } from './portableFields'
import {
  contentCollections,
  contentGlobals,
  keyFieldOf,
  readContent,
  sha256,
  type ArchivedDocument,
  type Content,
  type FileStore,
  type StoredFile,
  type Wording,
} from './readContent'

/** Why nothing of an archive was taken in. */
export class ImportRefused extends Error {}

type Options = {
  store: FileStore
  /** A file of the archive. */
  readFile: (file: StoredFile) => Promise<Buffer>
  /** Takes back everything at the end. */
  isDryRun?: boolean
  /** Writes over documents that differ here; what they said stays among their versions. */
  overwrite?: boolean
}

type Writing = { req: PayloadRequest; idOf: (name: string) => number }

/** Tells the hooks of texts that their review and their words arrive together. */
const context: RequestContext = { importsContent: true }

/** Nothing here may be left out without a word. */
function requireKnown(req: PayloadRequest, archive: Content, idOf: (name: string) => number): void {
  const collections = new Map<string, SanitizedCollectionConfig>(
    contentCollections(req).map((config) => [config.slug, config]),
  )
  const globals = new Map<string, SanitizedGlobalConfig>(contentGlobals(req).map((config) => [config.slug, config]))
  const refuse = (what: string): never => {
    throw new ImportRefused(`${what} is unknown here: the archive belongs to another version of the site.`)
  }
  const check = (
    place: string,
    { published, draft }: Wording,
    { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  ) => {
    for (const wording of [published, draft]) {
      const [unknown] = unknownFields(flattenedFields, wording ?? {})
      if (unknown) refuse(`The field “${unknown}” of ${place}`)
      namesIn(wording).forEach(idOf)
    }
  }
  for (const [slug, documents] of Object.entries(archive.collections)) {
    const config = collections.get(slug) ?? refuse(`The collection ${slug}`)
    for (const document of documents) check(`${slug}/${document.key}`, document, config)
  }
  for (const [slug, wording] of Object.entries(archive.globals))
    check(slug, wording, globals.get(slug) ?? refuse(`The page ${slug}`))
}

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

async function writeDocument(
  { req, idOf }: Writing,
  config: SanitizedCollectionConfig,
  { key, published, draft }: ArchivedDocument,
): Promise<void> {
  const { flattenedFields, upload, versions } = config
  const collection = config.slug as CollectionSlug
  const id = idOf(`${collection}/${key}`)
  const dataOf = (wording: Doc) => withEmpty(flattenedFields, withIds(wording, idOf) as Doc, Boolean(upload))
  const save = (data: Doc, asDraft = false) =>
    req.payload.update({ collection, id, data, draft: asDraft, depth: 0, context, req })
  if (upload) {
    // Payload would read, cut and convert the picture anew.
    await req.payload.db.updateOne({ collection, id, data: dataOf(published!), req })
    const { alt, captions, credit } = dataOf(published!)
    await save({ alt, captions, credit })
    return
  }
  if (!versions?.drafts) return void (await save(dataOf(published!)))
  const row = await req.payload.db.findOne<Doc & { id: number }>({ collection, where: { id: { equals: id } }, req })
  const previousSlugs = [row?.previousSlugs, (published ?? draft)?.previousSlugs].flat().filter(Boolean)
  if (previousSlugs.length > 0)
    await req.payload.db.updateOne({ collection, id, data: { previousSlugs: [...new Set(previousSlugs)] }, req })
  if (published) await save({ ...dataOf(published), _status: 'published' })
  else if (row?._status === 'published') await save({ _status: 'draft' })
  // What was never published stands in its row as well.
  else await req.payload.db.updateOne({ collection, id, data: { ...dataOf(draft!), _status: 'draft' }, req })
  if (draft) await save({ ...dataOf(draft), _status: 'draft' }, true)
}

async function writeGlobal({ req, idOf }: Writing, slug: GlobalSlug, { published, draft }: Wording): Promise<void> {
  const { flattenedFields, versions } = contentGlobals(req).find((config) => config.slug === slug)!
  const save = (wording: Doc, status: 'draft' | 'published') =>
    req.payload.updateGlobal({
      slug,
      data: {
        ...withEmpty(flattenedFields, withIds(wording, idOf) as Doc),
        ...(versions?.drafts && { _status: status }),
      } as never,
      draft: status === 'draft',
      depth: 0,
      context,
      req,
    })
  if (published) await save(published, 'published')
  if (draft) await save(draft, 'draft')
}

/** Puts the files of a picture in their place. @returns the names of those that were not there before */
async function writeFiles({ files = [] }: ArchivedDocument, { store, readFile, isDryRun }: Options): Promise<string[]> {
  const written: string[] = []
  for (const file of files) {
    const { name, sha256: sum } = file
    const existing = await store.read(name).catch(() => null)
    if (existing && sha256(existing) === sum) continue
    if (existing) throw new ImportRefused(`There is another picture called ${name} here.`)
    if (isDryRun) continue
    await store.write(name, await readFile(file))
    written.push(name)
  }
  return written
}

/** What Payload refuses, with the document and the field it is about. */
function explain(place: string, error: unknown): unknown {
  if (error instanceof ValidationError) {
    const said = error.data.errors.map(({ path, message }) => `${path}: ${message}`)
    return new ImportRefused(`${place} cannot be taken in. ${said.join(' ')}`)
  }
  return error instanceof ImportRefused ? error : new Error(`${place}: ${(error as Error).message}`, { cause: error })
}

async function write(req: PayloadRequest, archive: Content, plan: Plan, ids: Map<string, number>, options: Options) {
  const configs = new Map<string, SanitizedCollectionConfig>(
    contentCollections(req).map((config) => [config.slug, config]),
  )
  const idOf = (name: string): number => {
    const id = ids.get(name)
    if (id === undefined) throw new ImportRefused(`${name} is referred to, and neither here nor in the archive.`)
    return id
  }
  const placed: string[] = []
  let place = ''
  try {
    for (const { slug, document, change } of plan.documents) {
      place = `${slug}/${document.key}`
      if (change === 'new') ids.set(place, await makeRow(req, configs.get(slug)!, document))
    }
    for (const config of inOrder(req))
      for (const { slug, document } of plan.documents) {
        if (slug !== config.slug) continue
        place = `${slug}/${document.key}`
        placed.push(...(await writeFiles(document, options)))
        await writeDocument({ req, idOf }, config, document)
      }
    for (const { slug, wording } of plan.globals) {
      place = slug
      await writeGlobal({ req, idOf }, slug as GlobalSlug, wording)
    }
    return placed
  } catch (error) {
    for (const name of placed) await options.store.remove(name)
    throw explain(place, error)
  }
}

/**
 * Takes in an archive of content, whole or not at all. What is only here stays; texts are checked as if they were published
 * by hand.
 * @returns what it did, or would do
 * @throws ImportRefused with the reason
 */
export async function importContent(payload: Payload, archive: Content, options: Options): Promise<Plan> {
  const req = await createLocalReq({ context }, payload)
  await initTransaction(req)
  try {
    const { content: here, ids } = await readContent(req, options.store)
    const plan = planImport(archive, here)
    const named = new Map(ids)
    for (const { slug, document } of plan.documents) named.set(`${slug}/${document.key}`, 0)
    requireKnown(req, archive, (name) => {
      if (!named.has(name)) throw new ImportRefused(`${name} is referred to, and neither here nor in the archive.`)
      return 0
    })
    const differing = [...plan.documents, ...plan.globals].filter(({ change }) => change === 'changed').length
    if (differing > 0 && !options.overwrite && !options.isDryRun)
      throw new ImportRefused(
        `${differing} ${differing === 1 ? 'text differs' : 'texts differ'} from what is here. Look at them with --dry-run, and write over them with --overwrite.`,
      )
    const placed = await write(req, archive, plan, ids, options)
    if (options.isDryRun) {
      await killTransaction(req)
      return plan
    }
    await commitTransaction(req).catch(async (error: unknown) => {
      for (const name of placed) await options.store.remove(name)
      throw error
    })
    return plan
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
