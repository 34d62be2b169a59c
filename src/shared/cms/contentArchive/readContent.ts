import { createHash } from 'node:crypto'

import type {
  CollectionSlug,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'

import { portable, type Doc, type NameOf } from './portableFields'
import { isContent } from '../archivedContent'

/** A file of a picture or video, by its name in the store. */
export type StoredFile = { name: string; sha256: string }

/** What visitors see of a text, and what is written over it; either may be missing. */
export type Wording = { published?: Doc; draft?: Doc }

export type ArchivedDocument = Wording & {
  /** Identifies the document across installations. */
  key: string
  createdAt: string
  files?: StoredFile[]
}

/** Everything that editors made, without what belongs to one installation. */
export type Content = {
  collections: Record<string, ArchivedDocument[]>
  globals: Record<string, Wording>
}

/** Where the files of pictures lie. */
export type FileStore = {
  read: (name: string) => Promise<Buffer>
  /** Writes a file; fails if the name is taken. */
  write: (name: string, data: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
}

type Row = Doc & { id: number; createdAt: string; _status?: string }
type Known = { slug: string; row: Row; draft: Doc | null; key: string }

/** SHA-256 in hexadecimal digits. */
export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/** The collections that an archive holds. */
export const contentCollections = ({ payload }: PayloadRequest): SanitizedCollectionConfig[] =>
  payload.config.collections.filter(({ slug }) => isContent(slug))

/** The globals that an archive holds. */
export const contentGlobals = ({ payload }: PayloadRequest): SanitizedGlobalConfig[] =>
  payload.config.globals.filter(({ slug }) => isContent(slug))

/** The field that identifies a document of a collection across installations: a unique one, else its title. */
export function keyFieldOf({ flattenedFields, upload, admin }: SanitizedCollectionConfig): string {
  if (upload) return 'filename'
  const unique = flattenedFields.find((field) => 'unique' in field && field.unique)
  return unique?.name ?? admin.useAsTitle ?? 'id'
}

async function findRows(
  req: PayloadRequest,
  { slug, trash }: SanitizedCollectionConfig,
  only?: string,
): Promise<Row[]> {
  const where: Where = trash ? { deletedAt: { exists: false } } : {}
  const { docs } = await req.payload.db.find<Row>({
    collection: slug as CollectionSlug,
    where,
    sort: 'id',
    pagination: false,
    ...(only && { select: { [only]: true, _status: true, createdAt: true } }),
    req,
  })
  return docs
}

/** The newest versions that are not published, by document. */
async function findDrafts(req: PayloadRequest, { slug, versions }: SanitizedCollectionConfig, only?: string) {
  if (!versions?.drafts) return new Map<number, Doc>()
  const { docs } = await req.payload.db.findVersions<Doc>({
    collection: slug as CollectionSlug,
    where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
    pagination: false,
    ...(only && { select: { parent: true, version: { [only]: true, _status: true } } }),
    req,
  })
  return new Map(docs.map(({ parent, version }) => [Number(parent), version]))
}

function withKeys(config: SanitizedCollectionConfig, rows: Row[], drafts: Map<number, Doc>): Known[] {
  const field = keyFieldOf(config)
  const taken = new Set<string>()
  const isPublic = ({ _status }: Row) => !config.versions?.drafts || _status === 'published'
  return rows.map((row) => {
    const draft = drafts.get(row.id) ?? (isPublic(row) ? null : row)
    const value = (isPublic(row) ? row : draft!)[field] ?? row[field]
    const base = String(value ?? '').trim() || 'untitled'
    let key = base
    for (let number = 2; taken.has(key); number += 1) key = `${base} (${number})`
    taken.add(key)
    return { slug: config.slug, row, draft, key }
  })
}

/** The file names of an upload's row: its own and those of its sizes. */
export const fileNamesOf = (row: Doc): string[] => {
  const sizes = Object.values((row.sizes ?? {}) as Record<string, { filename?: string | null } | null>)
  return [row.filename, ...sizes.map((size) => size?.filename)].filter((name) => typeof name === 'string')
}

/** Pictures that are read at once: one after the other, a bucket full of them would take minutes. */
const readAtOnce = 8

async function filesOf(row: Doc, store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for (const name of fileNamesOf(row)) {
    // A missing file cannot be exported; its row records that there was one.
    const data = await store.read(name).catch(() => null)
    if (data) files.push({ name, sha256: sha256(data) })
  }
  return files
}

/** The files of pictures, in their order. */
async function filesOfAll(documents: readonly Known[], store: FileStore): Promise<StoredFile[][]> {
  const files: StoredFile[][] = []
  for (let at = 0; at < documents.length; at += readAtOnce)
    files.push(...(await Promise.all(documents.slice(at, at + readAtOnce).map(({ row }) => filesOf(row, store)))))
  return files
}

/** When the newer one of two versions was saved. */
const latest = (...versions: (Doc | null | undefined)[]): string =>
  new Date(Math.max(0, ...versions.map((one) => Date.parse(String(one?.updatedAt)) || 0))).toISOString()

async function readGlobal(
  req: PayloadRequest,
  { slug, flattenedFields, versions }: SanitizedGlobalConfig,
  nameOf: NameOf,
): Promise<{ wording: Wording; savedOn: string }> {
  const row = await req.payload.db.findGlobal<Doc>({ slug: slug as GlobalSlug, req })
  const [newest] = versions?.drafts
    ? (
        await req.payload.db.findGlobalVersions<Doc>({
          global: slug as GlobalSlug,
          where: { latest: { equals: true } },
          limit: 1,
          pagination: false,
          req,
        })
      ).docs
    : []
  const isPublic = Boolean(row?.createdAt) && (!versions?.drafts || row._status === 'published')
  const draft = newest?.version._status === 'draft' ? newest.version : null
  const wording = {
    ...(isPublic && { published: portable(flattenedFields, row, nameOf) }),
    ...(draft && { draft: portable(flattenedFields, draft, nameOf) }),
  }
  return { wording, savedOn: latest(row, newest?.version) }
}

type KnownCollection = { config: SanitizedCollectionConfig; documents: Known[] }

/** Every document of content, or its key alone. */
async function findKnown(req: PayloadRequest, keysOnly = false): Promise<KnownCollection[]> {
  const known: KnownCollection[] = []
  for (const config of contentCollections(req)) {
    const only = keysOnly ? keyFieldOf(config) : undefined
    const rows = await findRows(req, config, only)
    known.push({ config, documents: withKeys(config, rows, await findDrafts(req, config, only)) })
  }
  return known
}

/** Documents are called `collection/key`. */
function namesOf(known: readonly KnownCollection[]): { ids: Map<string, number>; nameOf: NameOf } {
  const names = new Map<string, string>()
  const ids = new Map<string, number>()
  for (const { slug, row, key } of known.flatMap(({ documents }) => documents)) {
    names.set(`${slug}/${row.id}`, `${slug}/${key}`)
    ids.set(`${slug}/${key}`, row.id)
  }
  return { ids, nameOf: (collection, id) => names.get(`${collection}/${String(id)}`) ?? null }
}

/** What documents are called beyond this installation, and which they are here. */
export const readNames = async (req: PayloadRequest) => namesOf(await findKnown(req, true))

/**
 * Reads all content with the keys of documents in the place of their ids.
 * @returns the content, the ids by `collection/key`, and when each was saved last, a global by its slug
 */
export async function readContent(
  req: PayloadRequest,
  store: FileStore,
): Promise<{ content: Content; ids: Map<string, number>; savedAt: Map<string, string> }> {
  const savedAt = new Map<string, string>()
  const known = await findKnown(req)
  const { ids, nameOf } = namesOf(known)
  const content: Content = { collections: {}, globals: {} }
  for (const { config, documents } of known) {
    const { slug, flattenedFields, upload, versions } = config
    const wording = (doc: Doc) => portable(flattenedFields, doc, nameOf, Boolean(upload))
    const files = upload ? await filesOfAll(documents, store) : []
    const archived: ArchivedDocument[] = []
    for (const [index, { row, draft, key }] of documents.entries()) {
      const isPublic = !versions?.drafts || row._status === 'published'
      savedAt.set(`${slug}/${key}`, latest(row, draft))
      archived.push({
        key,
        createdAt: new Date(row.createdAt).toISOString(),
        ...(isPublic && { published: wording(row) }),
        ...(draft && { draft: wording(draft) }),
        ...(upload && { files: files[index]! }),
      })
    }
    if (archived.length > 0) content.collections[slug] = archived
  }
  for (const config of contentGlobals(req)) {
    const { wording, savedOn } = await readGlobal(req, config, nameOf)
    savedAt.set(config.slug, savedOn)
    if (Object.keys(wording).length > 0) content.globals[config.slug] = wording
  }
  return { content, ids, savedAt }
}
