import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { index, integer, pgTable, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, GlobalAfterChangeHook, PayloadRequest } from 'payload'

import { notifyContentChange } from './notifyContentChange'
import { databaseOf } from '@/shared/database'
import type { SearchKind } from '@/shared/lib/searchKinds'
import { now } from '@/shared/now'
import { refreshSummaries } from '@/shared/search/searchSummaries'
import { slugs, type ContentSlug } from '@/slugs'

import { dueDays, type ClaimState, type PublicationStatus } from '@/shared/evidence/claimStates'
import type { FoundClaim } from '@/shared/evidence/findClaims'

/** Where claims stand on the site now: a row for each citation of a published document. */
export const claimPlacesTable = pgTable(
  'claim_places',
  {
    collection: text('collection').notNull(),
    documentId: integer('document_id').notNull(),
    /** Its number within the document, from 1. */
    position: integer('position').notNull(),
    claimId: integer('claim_id').notNull(),
    path: text('path').notNull(),
    locator: text('locator').notNull(),
    title: text('title').notNull(),
    href: text('href').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.documentId, table.position] }),
    index('claim_places_claim').on(table.claimId),
  ],
)

/** A document as it is published, with its claims. */
export type ClaimingDocument = {
  collection: ContentSlug
  id: number
  title: string
  href: string
  claims: readonly FoundClaim[]
  /** Who has checked the document as a whole, on which day, and when it is due again. */
  review: { by: string; on: string; due: string | null } | null
}

type Ids = { id: number }

const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::int[]`

/** Claims as rows with their hash: the same words with the same source are the same claim, in whatever document. */
const found = (claims: readonly FoundClaim[]): SQL => sql`(
  SELECT given.*, encode(sha256(convert_to(given.statement || E'\\n' || source.key, 'UTF8')), 'hex') AS hash,
    source.label AS source
  FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(claims)}::jsonb)
    AS (statement text, reference int, path text, locator text)) WITH ORDINALITY
    AS given (statement, reference, path, locator, position)
  JOIN "references" source ON source.id = given.reference
)`

/** The state of a claim on a day; the one place that says so. A retracted source is never made good by a check. */
const stateOn = (today: SQL): SQL => sql`(CASE
  WHEN claims.withdrawn_on IS NOT NULL THEN 'withdrawn'
  WHEN source.status = 'retracted' THEN 'expired'
  WHEN source.status = 'superseded' AND coalesce(claims.checked_on <= source.status_since, true) THEN 'expired'
  WHEN claims.checked_on IS NULL THEN 'unchecked'
  WHEN claims.next_due <= ${today} THEN 'expired'
  WHEN claims.next_due <= ${today} + make_interval(days => ${dueDays}) THEN 'due'
  WHEN claims.signed_on IS NOT NULL THEN 'signed'
  ELSE 'checked' END)::enum_claims_state`

/**
 * Brings the state of claims up to today, writing only what differs, and makes the pages anew that show them.
 * @param which a condition on `claims`; all claims without
 * @returns how many have another state
 */
export async function refreshStates(req: PayloadRequest, which: SQL = sql`true`): Promise<number> {
  const db = await databaseOf(req)
  const today = sql`${now().toISOString()}::timestamptz`
  const { rows: changed } = await db.execute<Ids>(sql`
    UPDATE claims SET state = fresh.state, overdue = fresh.overdue, source = fresh.label, updated_at = now()
    FROM (
      SELECT claims.id, ${stateOn(today)} AS state, source.label,
        coalesce(claims.next_due + interval '1 month' <= ${today}, false) AS overdue
      FROM claims JOIN "references" source ON source.id = claims.reference_id WHERE ${which}
    ) fresh
    WHERE claims.id = fresh.id
      AND (claims.state, claims.overdue, claims.source) IS DISTINCT FROM (fresh.state, fresh.overdue, fresh.label)
    RETURNING claims.id
  `)
  if (changed.length > 0)
    await refreshPages(
      req,
      changed.map(({ id }) => id),
    )
  return changed.length
}

/** Makes the pages anew on which claims stand, and those that count them. */
export async function refreshPages(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const db = await databaseOf(req)
  const { rows } = await db.execute<{ collection: ContentSlug }>(
    sql`SELECT DISTINCT collection FROM claim_places WHERE claim_id = ANY(${list(ids)})`,
  )
  for (const { collection } of rows) await notifyContentChange(req, collection)
  await notifyContentChange(req, slugs.claims)
  await refreshFoundOn(req, ids)
}

/** Brings up to date what the search shows of documents on which claims stand. */
async function refreshFoundOn(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const db = await databaseOf(req)
  const { rows } = await db.execute<{ collection: string; ids: number[] }>(sql`
    SELECT collection, array_agg(DISTINCT document_id) AS ids FROM claim_places
    WHERE claim_id = ANY(${list(ids)}) GROUP BY collection
  `)
  for (const row of rows) {
    const { custom } = req.payload.collections[row.collection as CollectionSlug].config
    const kind = (custom as { searchIndexes?: { search?: { kind: SearchKind } } } | undefined)?.searchIndexes?.search
      ?.kind
    if (kind) await refreshSummaries(req, { ...row, kind })
  }
}

/** Makes every page anew on which a claim stands. */
export const refreshPagesWithClaims: GlobalAfterChangeHook = async ({ doc, req }) => {
  const db = await databaseOf(req)
  const { rows } = await db.execute<{ collection: ContentSlug }>(sql`SELECT DISTINCT collection FROM claim_places`)
  for (const { collection } of rows) await notifyContentChange(req, collection)
  return doc
}

/** Forgets where a document's claims stand. @returns those claims */
async function clearPlaces(req: PayloadRequest, collection: string, id: number): Promise<number[]> {
  const db = await databaseOf(req)
  const { rows } = await db.execute<{ claim_id: number }>(
    sql`DELETE FROM claim_places WHERE collection = ${collection} AND document_id = ${id} RETURNING claim_id`,
  )
  return rows.map((row) => row.claim_id)
}

/**
 * A review of the whole document is a check of its claims, except where its source was not opened, and unless they were
 * checked on its day or later: it names no hour, and may be of the words before. A new check waits for a new second
 * signature.
 */
async function applyReview(req: PayloadRequest, { collection, id, review }: ClaimingDocument): Promise<void> {
  if (!review) return
  const db = await databaseOf(req)
  await db.execute(sql`
    UPDATE claims SET checked_by = ${review.by}, checked_on = ${review.on}::timestamptz, checked_by_id = ${req.user?.id ?? null}::int,
      next_due = coalesce(${review.due}::timestamptz, ${review.on}::timestamptz + interval '1 year'),
      signed_by = NULL, signed_by_id = NULL, signed_on = NULL
    FROM "references" source
    WHERE source.id = claims.reference_id AND source.not_opened IS NOT TRUE
      AND (claims.checked_on IS NULL OR claims.checked_on < date_trunc('day', ${review.on}::timestamptz, 'UTC'))
      AND claims.id IN (SELECT claim_id FROM claim_places WHERE collection = ${collection} AND document_id = ${id})
  `)
}

/** Says on each claim whether it stands on the site, where first, and where in its source. */
async function notePlaces(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    UPDATE claims SET on_site = place.claim_id IS NOT NULL, stands_in = place.title, href = place.href,
      locator = coalesce(nullif(place.locator, ''), source.locator, ''), places = coalesce(place.places, 0)
    FROM "references" source, unnest(${list(ids)}) AS touched (id)
    LEFT JOIN (
      SELECT DISTINCT ON (claim_id) claim_id, title, href, locator, count(*) OVER (PARTITION BY claim_id) AS places
      FROM claim_places WHERE claim_id = ANY(${list(ids)}) ORDER BY claim_id, locator = '', collection, document_id, position
    ) place ON place.claim_id = touched.id
    WHERE claims.id = touched.id AND source.id = claims.reference_id
  `)
}

/** Makes new, unchecked claims of those that nobody has met. */
async function insertClaims(req: PayloadRequest, claims: SQL, isOnSite: boolean): Promise<void> {
  const db = await databaseOf(req)
  // Sorted by hash, so that two saves with the same sentences wait for each other in one order.
  await db.execute(sql`
    INSERT INTO claims (hash, statement, reference_id, source, locator, state, overdue, on_site, places)
    SELECT DISTINCT ON (hash) hash, statement, reference, source, locator, 'unchecked', false, ${isOnSite}, 0
    FROM ${claims} AS found ORDER BY hash ON CONFLICT (hash) DO NOTHING
  `)
}

/**
 * Writes down the claims of a published document, in the transaction of its change. Words or a source not met before
 * make a new, unchecked claim; known ones keep what was said about them.
 */
export async function recordClaims(req: PayloadRequest, document: ClaimingDocument): Promise<void> {
  const db = await databaseOf(req)
  const { collection, id, title, href } = document
  const before = await clearPlaces(req, collection, id)
  const claims = document.claims.length > 0 ? found(document.claims) : null
  if (claims) {
    await insertClaims(req, claims, true)
    await db.execute(sql`
      INSERT INTO claim_places (collection, document_id, position, claim_id, path, locator, title, href)
      SELECT ${collection}, ${id}, found.position, claims.id, found.path, found.locator, ${title}, ${href}
      FROM ${claims} AS found JOIN claims USING (hash)
    `)
    await applyReview(req, document)
  }
  const { rows } = await db.execute<{ claim_id: number }>(
    sql`SELECT claim_id FROM claim_places WHERE collection = ${collection} AND document_id = ${id}`,
  )
  const touched = [...new Set([...before, ...rows.map((row) => row.claim_id)])]
  if (touched.length === 0) return
  await notePlaces(req, touched)
  await refreshStates(req, sql`claims.id = ANY(${list(touched)})`)
  await notifyContentChange(req, slugs.claims)
}

/** The statements among these that somebody has withdrawn, with the reason given. */
export async function findWithdrawn(
  req: PayloadRequest,
  claims: readonly FoundClaim[],
): Promise<{ statement: string; path: string; reason: string | null }[]> {
  if (claims.length === 0) return []
  const db = await databaseOf(req)
  const { rows } = await db.execute<{ statement: string; path: string; reason: string | null }>(sql`
    SELECT found.statement, found.path, claims.withdrawn_why AS reason
    FROM ${found(claims)} AS found JOIN claims USING (hash) WHERE claims.withdrawn_on IS NOT NULL
  `)
  return rows
}

/** What the ledger knows of a claim of some version; of words and a source not met before, that nobody has read them. */
export type KnownClaim = {
  hash: string
  /** Null where nobody has said anything of it yet. */
  id: number | null
  statement: string
  source: string
  /** Where the source can be read; null where nobody has said. */
  href: string | null
  locator: string
  /** Of this moment. */
  state: ClaimState
  standing: PublicationStatus
  checkedBy: string | null
  checkedById: number | null
  signedBy: string | null
  signedById: number | null
}

/** What the ledger knows of claims, whether they are published or not. A claim whose source is gone is left out. */
export async function findKnown(req: PayloadRequest, claims: readonly FoundClaim[]): Promise<KnownClaim[]> {
  if (claims.length === 0) return []
  const db = await databaseOf(req)
  const { rows } = await db.execute<KnownClaim>(sql`
    SELECT found.hash, claims.id, found.statement, found.source,
      coalesce('https://doi.org/' || nullif(source.doi, ''), nullif(source.url, '')) AS href,
      coalesce(nullif(found.locator, ''), source.locator, '') AS locator,
      ${stateOn(sql`${now().toISOString()}::timestamptz`)} AS state, coalesce(source.status::text, 'current') AS standing,
      claims.checked_by AS "checkedBy", claims.checked_by_id::int AS "checkedById",
      claims.signed_by AS "signedBy", claims.signed_by_id::int AS "signedById"
    FROM ${found(claims)} AS found JOIN "references" source ON source.id = found.reference
    LEFT JOIN claims ON claims.hash = found.hash ORDER BY found.position
  `)
  return rows
}

/** Gives claims of a draft their records, for somebody who is about to say something of them. */
export async function recordUnpublished(req: PayloadRequest, claims: readonly FoundClaim[]): Promise<void> {
  if (claims.length > 0) await insertClaims(req, found(claims), false)
}

/** After a change of a reference: every claim that rests on it, in one statement. */
export const refreshClaimsOn = (req: PayloadRequest, reference: number): Promise<number> =>
  refreshStates(req, sql`claims.reference_id = ${reference}`)

/** After a reference says that nobody here opened it: a check of what rests on it was none, whoever it is by. */
export async function revokeChecksOn(req: PayloadRequest, reference: number): Promise<void> {
  const db = await databaseOf(req)
  await db.execute(sql`
    UPDATE claims SET checked_by = NULL, checked_by_id = NULL, checked_on = NULL, next_due = NULL,
      signed_by = NULL, signed_by_id = NULL, signed_on = NULL
    WHERE reference_id = ${reference} AND checked_on IS NOT NULL
  `)
}

/** After a reference says another place of itself: the claims whose citation names none. */
export async function refreshLocatorsOn(req: PayloadRequest, reference: number): Promise<void> {
  const db = await databaseOf(req)
  const { rows } = await db.execute<Ids>(sql`SELECT id FROM claims WHERE reference_id = ${reference} AND on_site`)
  await notePlaces(
    req,
    rows.map(({ id }) => id),
  )
}

/** Whether the ledger is empty, as in a database from before it existed. */
export async function hasNoClaims(req: PayloadRequest): Promise<boolean> {
  const db = await databaseOf(req)
  return (await db.execute(sql`SELECT 1 FROM claims LIMIT 1`)).rows.length === 0
}
