import { eq, sql } from '@payloadcms/db-postgres/drizzle'
import { index, integer, pgTable, serial, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'

import { databaseOf, poolOf } from '@/shared/database'
import { coalesceReads } from '@/shared/batchCalls'
import { slugs } from '@/slugs'

import { readAskedAs, readAskedBefore, readAskedFor, readAskedOfSite } from './askedAs'
import { AskedBefore } from './askedBefore'
import { LibraryIndex } from './libraryIndex'
import type { Passage } from './passage'
import { createPlaceModel, readPlaceWeights, type PlaceModel } from './placeModel'
import { fallenClaims, readStatements } from '@/shared/evidence/fallenClaims'
import { omitRetold } from '@/shared/evidence/retoldClaims'
import { omitRetracted } from './omitRetracted'
import { WrittenTerms } from './writtenTerms'

/**
 * The published library as passages, one per section of a module, which `LibraryIndex` searches. Written by `withPublishing` in
 * the transaction of the change; contains published content only.
 */
export const libraryPassagesTable = pgTable(
  'library_passages',
  {
    id: serial('id').primaryKey(),
    moduleId: integer('module_id').notNull(),
    /** 0 is the module as a whole: its lead, description and key insight. */
    position: integer('position').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    summary: text('summary').notNull(),
    anchor: text('anchor').notNull(),
    heading: text('heading').notNull(),
    body: text('body').notNull(),
  },
  (table) => [index('library_passages_module').on(table.moduleId)],
)

/** Replaces the passages of a module; an empty list removes it from the index. */
export async function replacePassages(req: PayloadRequest, moduleId: number, passages: Passage[]): Promise<void> {
  const db = await databaseOf(req)
  await db.delete(libraryPassagesTable).where(eq(libraryPassagesTable.moduleId, moduleId))
  if (passages.length === 0) return
  await db
    .insert(libraryPassagesTable)
    .values(passages.map((passage, position) => ({ ...passage, moduleId, position })))
}

/** Whether the library index is empty, as in a database from before it existed. */
export async function hasNoPassages(req: PayloadRequest): Promise<boolean> {
  const db = await databaseOf(req)
  return (await db.select({ id: libraryPassagesTable.id }).from(libraryPassagesTable).limit(1)).length === 0
}

/** What modules say that no longer stands; each question asks. */
const fallenInModules = `
  WITH fallen AS MATERIALIZED (${fallenClaims})
  SELECT id, statement FROM fallen WHERE EXISTS (
    SELECT FROM claim_places place WHERE place.claim_id = fallen.id AND place.collection = '${slugs.educationModules}'
  )`

/** With the name of the database: a process of the tests has several, whose passages are as many. */
const stateOfLibrary = `
  SELECT current_database() || ' ' || count(*) || ' ' || coalesce(max(id), 0) || ' ' || (
    SELECT coalesce(md5(string_agg(id::text, ',' ORDER BY id)), '') FROM (${fallenInModules}) claim
  ) AS state FROM library_passages`

/** How visitors ask, which comes with the site. */
const readAsked = () => ({ askedAs: readAskedAs(), askedFor: readAskedFor(), askedOfSite: readAskedOfSite() })

/** The index and the state of the table that it was made of; on `globalThis`, as each bundle has modules of its own. */
const shared = globalThis as {
  powerYearsLibrary?: { state: string; index: Promise<LibraryIndex> }
  powerYearsPlaces?: PlaceModel
  powerYearsAskedBefore?: AskedBefore
  powerYearsAsked?: ReturnType<typeof readAsked>
  powerYearsWrittenTerms?: WrittenTerms
}

/** For each database, how its table is asked what state it is in: once for all who ask at the same time. */
const statesOf = new WeakMap<Payload, () => Promise<string>>()

async function readState(req: PayloadRequest): Promise<string> {
  type Row = { state: string }
  // A transaction sees what it has written itself.
  if (req.transactionID) return (await (await databaseOf(req)).execute<Row>(sql.raw(stateOfLibrary))).rows[0]!.state
  const { payload } = req
  const read = async () =>
    (await poolOf(payload).query<Row>({ name: 'library-state', text: stateOfLibrary })).rows[0]!.state
  const ask = statesOf.get(payload) ?? coalesceReads(read)
  statesOf.set(payload, ask)
  return ask()
}

async function makeIndex(req: PayloadRequest): Promise<LibraryIndex> {
  const db = await databaseOf(req)
  const passages = await db
    .select()
    .from(libraryPassagesTable)
    .orderBy(libraryPassagesTable.moduleId, libraryPassagesTable.position)
  const { rows } = await db.execute<{ statement: string }>(sql.raw(fallenInModules))
  const fallen = new Set(rows.map(({ statement }) => statement))
  const statementsOf = await readStatements(req.payload, slugs.educationModules)
  const { askedAs, askedFor, askedOfSite } = (shared.powerYearsAsked ??= readAsked())
  const index = new LibraryIndex(
    passages.map((passage) => {
      const statements = statementsOf(passage.moduleId)
      const [description, summary] = [passage.description, passage.summary].map((text) => omitRetold(text, statements))
      return { ...passage, description: description!, summary: summary!, body: omitRetracted(passage.body, fallen) }
    }),
    askedAs,
    askedFor,
    askedOfSite,
    (shared.powerYearsPlaces ??= createPlaceModel(readPlaceWeights())),
    (shared.powerYearsAskedBefore ??= new AskedBefore(readAskedBefore(askedFor))),
    (shared.powerYearsWrittenTerms ??= new WrittenTerms()),
    true,
  )
  await index.filled
  return index
}

/** The index of a state of the tables: the last one made, or one made anew, by one for all who ask meanwhile. */
async function indexOf(req: PayloadRequest, state: string): Promise<LibraryIndex> {
  if (shared.powerYearsLibrary?.state !== state) shared.powerYearsLibrary = { state, index: makeIndex(req) }
  const made = shared.powerYearsLibrary
  try {
    return await made.index
  } catch (error) {
    if (shared.powerYearsLibrary === made) delete shared.powerYearsLibrary
    throw error
  }
}

/**
 * Asks the tables which state the library is in, which takes less than a millisecond.
 * @returns what gives the index of that state: where the library has changed it is made then, which takes long
 */
export async function readLibraryIndex(req: PayloadRequest): Promise<() => Promise<LibraryIndex>> {
  const state = await readState(req)
  return () => indexOf(req, state)
}

/** The index of what is published now and still stands. */
export const getLibraryIndex = async (req: PayloadRequest): Promise<LibraryIndex> => (await readLibraryIndex(req))()
