import { sql } from '@payloadcms/db-postgres/drizzle'
import { integer, jsonb, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'

import { databaseOf } from '@/shared/database'

import type { ReleaseReport } from './defineRoom'
import { mergeRelease, type Digests } from './mergeRelease'
import { mergeMarks } from './releaseMarks'
import { wordsDigest } from './wordsDigest'

/** What this database knows of the starter content that releases gave it: a row for each entry, also of deleted ones. */
export const starterContentTable = pgTable(
  'starter_content',
  {
    collection: text('collection').notNull(),
    key: text('key').notNull(),
    /** 0 for a global. */
    documentId: integer('document_id').notNull(),
    /** Digests of the fields as the last release gave them. */
    given: jsonb('given').$type<Digests>().notNull(),
    /** Digests of the fields as a release last wrote them; one that differs now was changed by an editor. */
    saved: jsonb('saved').$type<Digests>().notNull(),
    /** A release's words for fields that an editor had changed before, whose own stay. */
    offered: jsonb('offered').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.key] })],
)

type Row = typeof starterContentTable.$inferSelect
export type Doc = Readonly<Record<string, unknown>>
/** What tells an entry from the others of its collection. */
export type KeyOf = (entry: Doc) => string
export type StarterEntry = { key: string; data: Doc }

const digestsOf = (fields: readonly string[], doc: Doc): Digests =>
  Object.fromEntries(fields.map((field) => [field, wordsDigest([field], doc)]))

const empty = wordsDigest(['nothing'], {})

const isNull = (value: unknown) => value === null || value === undefined

async function readRows(req: PayloadRequest, collection: string): Promise<Map<string, Row>> {
  const database = await databaseOf(req)
  const rows = await database
    .select()
    .from(starterContentTable)
    .where(sql`${starterContentTable.collection} = ${collection}`)
  return new Map((rows as Row[]).map((row) => [row.key, row]))
}

async function writeRows(req: PayloadRequest, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const database = await databaseOf(req)
  await database
    .insert(starterContentTable)
    .values(rows)
    .onConflictDoUpdate({
      target: [starterContentTable.collection, starterContentTable.key],
      set: { given: sql`excluded.given`, saved: sql`excluded.saved`, offered: sql`excluded.offered` },
    })
}

/**
 * Of entries that are not there, those that no release gave this database before: what an owner deleted stays deleted. A
 * database from before these rows is not added to, for nobody knows what was deleted in it.
 */
export async function findNewEntries<Entry extends { key: string }>(
  req: PayloadRequest,
  collection: CollectionSlug,
  entries: readonly Entry[],
): Promise<Entry[]> {
  const rows = await readRows(req, collection)
  return rows.size === 0 ? [] : entries.filter(({ key }) => !rows.has(key))
}

/**
 * Which fields of a document stand as a release last wrote them: a save that changed no word leaves them a release's.
 * @param id 0 for a global
 */
export async function findReleased(
  req: PayloadRequest,
  { collection, id, doc }: { collection: string; id: number; doc: Doc },
): Promise<ReadonlySet<string>> {
  const database = await databaseOf(req)
  const [row] = (await database
    .select()
    .from(starterContentTable)
    .where(
      sql`${starterContentTable.collection} = ${collection} AND ${starterContentTable.documentId} = ${id}`,
    )) as Row[]
  const saved = Object.entries(row?.saved ?? {})
  return new Set(saved.filter(([field, digest]) => wordsDigest([field], doc) === digest).map(([field]) => field))
}

const renewedIn = ({ context }: PayloadRequest) => (context.renewedEntries ??= new Set()) as Set<string>

/** Whether a release has given an entry new words in this very request. */
export const isRenewed = (req: PayloadRequest, collection: string, key: string): boolean =>
  renewedIn(req).has(`${collection}/${key}`)

/** Where the words of entries stand, and how they are written. */
type Store = {
  collection: string
  /** Published documents by id, and of those without a row by key. */
  read: () => Promise<{ byId: Map<number, Doc>; byKey: Map<string, Doc> }>
  /** @param isWhole whether all of it is then as the release has it: its review as well as its words */
  write: (doc: Doc, data: Doc, isWhole: boolean) => Promise<Doc>
  /** Whether it was saved once, by no person: asked only for documents from before these rows. */
  isUntouched: (doc: Doc) => Promise<boolean>
  /** Whether a release may write: not over a draft that somebody is at, nor into what was unpublished. */
  isOpen: (doc: Doc) => Promise<boolean>
  emptiedByChanges?: readonly string[]
}

/** What an update took away from words that are a release's to the letter and that no person has ever saved. */
function findLost(
  { emptiedByChanges = [] }: Store,
  doc: Doc,
  sides: { before: Digests; given: Digests; take: string[] },
) {
  const { before, given, take } = sides
  const isReleases = (field: string) => before[field] === given[field] || take.includes(field)
  const words = Object.keys(given).filter((field) => !emptiedByChanges.includes(field))
  if (!isNull(doc.editedBy) || !isNull(doc.guardedBy) || !words.every(isReleases)) return []
  return emptiedByChanges.filter((field) => given[field] && before[field] === empty && !isReleases(field))
}

async function bringUpToDate(
  req: PayloadRequest,
  store: Store,
  entries: readonly StarterEntry[],
  made: ReadonlySet<string>,
): Promise<ReleaseReport> {
  const { collection } = store
  const [rows, { byId, byKey }] = await Promise.all([readRows(req, collection), store.read()])
  const report: ReleaseReport = { renewed: 0, kept: [] }
  const changed: Row[] = []
  for (const { key, data } of entries) {
    const fields = Object.keys(data)
    const given = digestsOf(fields, data)
    const row = rows.get(key)
    const doc = row ? byId.get(row.documentId) : byKey.get(key)
    if (!doc) {
      // From before these rows, and deleted then: noted, so that no release takes it for new.
      if (rows.size === 0) changed.push({ collection, key, documentId: -1, given, saved: {}, offered: {} })
      continue
    }
    const before = digestsOf(fields, doc)
    const next = { collection, key, documentId: Number(doc.id ?? 0), given, offered: {} }
    if (made.has(key)) {
      changed.push({ ...next, saved: before })
      continue
    }
    // Without a row nothing is known of what was given: of an untouched document a release may write every field.
    const known = row ?? { given: {}, saved: (await store.isUntouched(doc)) ? before : {} }
    const merged = mergeRelease({ ...known, now: before, next: given, empty })
    const lost = findLost(store, doc, { before, given, take: merged.take })
    if (row && lost.length === 0 && fields.every((field) => row.given[field] === given[field])) continue
    const { take, kept, words } = mergeMarks({
      doc,
      data,
      take: [...merged.take, ...lost],
      kept: merged.kept.filter((field) => !lost.includes(field)),
      isAgreed: (field) => before[field] === given[field],
    })
    const wordsOf = (names: readonly string[]) => Object.fromEntries(names.map((field) => [field, data[field]]))
    const isOpen = take.length > 0 && (await store.isOpen(doc))
    const isWhole = fields.every((field) => before[field] === given[field] || take.includes(field))
    const after = isOpen ? await store.write(doc, words, isWhole) : doc
    const stays = isOpen ? kept : [...take, ...kept]
    // Where an editor wrote the release's own words, they are the release's from now on.
    const agreed = fields.filter((field) => before[field] === given[field])
    const saved = { ...known.saved, ...digestsOf(agreed, doc), ...(isOpen && digestsOf(take, after)) }
    const settled = new Set([...agreed, ...take])
    const open = Object.entries(row?.offered ?? {}).filter(([field]) => !settled.has(field))
    changed.push({ ...next, saved, offered: row ? { ...Object.fromEntries(open), ...wordsOf(stays) } : {} })
    if (isOpen) {
      report.renewed += 1
      renewedIn(req).add(`${collection}/${key}`)
    }
    if (row && stays.length > 0) report.kept.push(`${collection}/${key}`)
  }
  await writeRows(req, changed)
  return report
}

type Renewal = {
  collection: CollectionSlug
  keyOf: KeyOf
  entries: readonly StarterEntry[]
  /** Keys of entries that were created just now. */
  made: ReadonlySet<string>
  /** Fields that any change of the others empties. An update emptied them, too, until November 2026. */
  emptiedByChanges?: readonly string[]
}

/**
 * Gives published entries the words of this release, field by field, where they still stand as a release wrote them, and
 * notes what it gave. Versions keep what was there.
 */
export function renewEntries(
  req: PayloadRequest,
  { collection, keyOf, entries, made, emptiedByChanges }: Renewal,
): Promise<ReleaseReport> {
  const { config } = req.payload.collections[collection]
  const hasDrafts = Boolean(config.versions?.drafts)
  const store: Store = {
    collection,
    emptiedByChanges,
    read: async () => {
      const { docs } = await req.payload.find({ collection, pagination: false, depth: 0, req })
      const all = docs as unknown as Doc[]
      return {
        byId: new Map(all.map((doc) => [Number(doc.id), doc])),
        byKey: new Map(all.map((doc) => [keyOf(doc), doc])),
      }
    },
    write: async ({ id }, words, isWhole) => {
      const data = { ...words, ...(hasDrafts && { _status: 'published' }) } as never
      const context = { isReleasesOwn: isWhole }
      await req.payload.update({ collection, id: Number(id), data, depth: 0, context, req })
      return (await req.payload.findByID({ collection, id: Number(id), depth: 0, req })) as unknown as Doc
    },
    isUntouched: async ({ id, editedBy, guardedBy, createdAt, updatedAt }) => {
      if (!config.versions) return Date.parse(String(updatedAt)) - Date.parse(String(createdAt)) < 1_000
      const { totalDocs } = await req.payload.countVersions({ collection, where: { parent: { equals: id } }, req })
      return isNull(editedBy) && isNull(guardedBy) && totalDocs <= 1
    },
    isOpen: async ({ id, _status }) => {
      if (!hasDrafts) return true
      const newest = await req.payload.findByID({ collection, id: Number(id), draft: true, depth: 0, req })
      return _status === 'published' && (newest as unknown as Doc)._status === 'published'
    },
  }
  return bringUpToDate(req, store, entries, made)
}

/** The same for a global, whose parts are its fields. @param wasMade whether it was saved just now */
export function renewGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
  data: Doc,
  wasMade: boolean,
): Promise<ReleaseReport> {
  const read = async () => ({ ...((await req.payload.findGlobal({ slug, depth: 0, req })) as unknown as Doc), id: 0 })
  const store: Store = {
    collection: slug,
    read: async () => {
      const doc = await read()
      return { byId: new Map([[0, doc]]), byKey: new Map([[slug as string, doc]]) }
    },
    write: async (_, parts) => {
      await req.payload.updateGlobal({ slug, data: { ...parts, _status: 'published' } as never, depth: 0, req })
      return read()
    },
    isUntouched: async ({ editedBy, guardedBy }) => {
      const { totalDocs } = await req.payload.countGlobalVersions({ global: slug, req })
      return isNull(editedBy) && isNull(guardedBy) && totalDocs <= 1
    },
    isOpen: async () => {
      const newest = (await req.payload.findGlobal({ slug, draft: true, depth: 0, req })) as unknown as Doc
      return newest._status === 'published'
    },
  }
  return bringUpToDate(req, store, [{ key: slug, data }], new Set(wasMade ? [slug] : []))
}
