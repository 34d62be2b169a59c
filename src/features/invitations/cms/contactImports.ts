import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { inTransaction, type Transaction } from '@/shared/cms/inTransaction'
import { poolOf } from '@/shared/database'

import type { ImportedContacts, LastImport } from '../contract'
import { tidyTags } from '../domain/tags'
import { parseContacts, type ParsedContact } from './parseContacts'

/** People who are shown before an import. */
const maxShown = 100
/** As many as the form of a contact holds. */
const maxTags = 20
/** An import can be undone for so long. */
const daysToUndo = 30

type Values = Pick<ParsedContact, 'name' | 'followers' | 'focus'> & {
  priority: NonNullable<ParsedContact['priority']>
  tags: string[]
}
type Known = { [Key in keyof Values]: Values[Key] | null } & { id: number; email: string; tags: string[] }
/** What an import changed of a contact who was there. */
type Change = { id: number; before: Known }

const columns = ['name', 'followers', 'focus', 'priority'] as const

async function findKnown(db: Transaction, emails: string[]): Promise<Map<string, Known>> {
  const { rows } = await db.execute<Known>(sql`
    SELECT id, lower(email) AS email, name, followers, focus, priority, ARRAY(
      SELECT text FROM influencers_texts WHERE parent_id = influencers.id AND path = 'tags' ORDER BY "order"
    ) AS tags
    FROM influencers WHERE lower(email) = ANY(${sql.param(emails)}::text[])`)
  return new Map(rows.map((row) => [row.email, row]))
}

/** What a contact is after an import: an empty cell leaves what is there, tags are added. */
function merged(known: Known, person: ParsedContact, tags: string[]): Values {
  return {
    name: person.name,
    followers: person.followers || (known.followers ?? ''),
    focus: person.focus || (known.focus ?? ''),
    priority: person.priority ?? known.priority ?? 'high',
    tags: tidyTags([...known.tags, ...tags]) as string[],
  }
}

const isSame = (known: Known, after: Values) =>
  columns.every((column) => (known[column] ?? '') === after[column]) && known.tags.length === after.tags.length

async function writeTags(db: Transaction, id: number, tags: string[]): Promise<void> {
  await db.execute(sql`DELETE FROM influencers_texts WHERE parent_id = ${id} AND path = 'tags'`)
  await db.execute(sql`
    INSERT INTO influencers_texts ("order", parent_id, path, text)
    SELECT place, ${id}, 'tags', tag FROM unnest(${sql.param(tags)}::text[]) WITH ORDINALITY AS one (tag, place)`)
}

async function add(db: Transaction, values: Values, email: string, at: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO influencers (name, email, followers, focus, priority, updated_at, created_at)
    VALUES (${values.name}, ${email}, nullif(${values.followers}, ''), nullif(${values.focus}, ''),
      ${values.priority}::enum_influencers_priority, ${at.toISOString()}, ${at.toISOString()}) RETURNING id`)
  const { id } = rows[0]!
  if (values.tags.length > 0) await writeTags(db, id, values.tags)
  return id
}

/** @returns false when the contact was changed since `ifOf`, or is gone */
async function change(
  db: Transaction,
  id: number,
  { tags, ...values }: Omit<Known, 'id' | 'email'> | Values,
  at: Date,
  ifOf?: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE influencers SET name = ${values.name}, followers = nullif(${values.followers}, ''),
      focus = nullif(${values.focus}, ''), priority = ${values.priority}::enum_influencers_priority,
      updated_at = ${at.toISOString()}
    WHERE id = ${id} AND (${ifOf?.toISOString() ?? null}::timestamptz IS NULL OR updated_at = ${ifOf?.toISOString() ?? null})`)
  if (!rowCount) return false
  await writeTags(db, id, tags)
  return true
}

/** Runs something in the request's transaction, while no other import runs. */
const withImportLock = <Result>(req: PayloadRequest, run: (db: Transaction) => Promise<Result>): Promise<Result> =>
  inTransaction(req, async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('power-years contact imports'))`)
    return run(db)
  })

type ImportOptions = { csv: string; tags: string[]; dryRun: boolean }

/**
 * Adds the people of a CSV and updates those whose address is there, or only says what it would do.
 * @throws HttpError 400 where the text is no CSV of contacts
 */
export function importContacts(req: PayloadRequest, { csv, tags, dryRun }: ImportOptions): Promise<ImportedContacts> {
  const { people, refused } = parseContacts(csv)
  return withImportLock(req, async (db) => {
    const known = await findKnown(
      db,
      people.map(({ email }) => email),
    )
    // What was changed by this import is told by its time.
    const at = new Date()
    const added: number[] = []
    const changed: Change[] = []
    const shown: ImportedContacts['people'] = []
    const counts = { added: 0, updated: 0, unchanged: 0 }
    for (const person of people) {
      const before = known.get(person.email)
      const given = tidyTags([...person.tags, ...tags]) as string[]
      const after = before
        ? merged(before, person, given)
        : { ...person, priority: person.priority ?? 'high', tags: given }
      if (after.tags.length > maxTags) {
        refused.push({ row: person.row, who: person.name, reason: 'She would have more than 20 tags.' })
        continue
      }
      const becomes = !before ? 'added' : isSame(before, after) ? 'unchanged' : 'updated'
      counts[becomes] += 1
      if (shown.length < maxShown)
        shown.push({ row: person.row, name: person.name, email: person.email, tags: after.tags, becomes })
      if (dryRun || becomes === 'unchanged') continue
      if (!before) added.push(await add(db, after, person.email, at))
      else if (await change(db, before.id, after, at)) changed.push({ id: before.id, before })
    }
    let importId: number | null = null
    if (added.length + changed.length > 0) {
      const { rows } = await db.execute<{ id: number }>(sql`
        INSERT INTO contact_imports (at, added, changed)
        VALUES (${at.toISOString()}, ${sql.param(added)}::int[], ${JSON.stringify(changed)}::jsonb) RETURNING id`)
      importId = rows[0]!.id
      await db.execute(
        sql`DELETE FROM contact_imports WHERE at < now() - make_interval(days => ${daysToUndo}) AND id <> ${importId}`,
      )
    }
    return { ...counts, refused, people: shown, importId }
  })
}

/** The newest import that can be undone; null when there is none. */
export async function readLastImport(req: PayloadRequest): Promise<LastImport> {
  const { rows } = await poolOf(req.payload).query<{ id: number; at: Date; added: number; changed: number }>(
    `SELECT id, at, cardinality(added) AS added, jsonb_array_length(changed) AS changed FROM contact_imports
     WHERE undone_at IS NULL AND at > now() - make_interval(days => $1) ORDER BY id DESC LIMIT 1`,
    [daysToUndo],
  )
  const [last] = rows
  return {
    last: last ? { importId: last.id, at: last.at.toISOString(), added: last.added, updated: last.changed } : null,
  }
}

/**
 * Undoes an import: whom it added leaves, whom it changed is as before. Whoever was changed or written to since stays.
 * @throws HttpError 404
 */
export function undoImport(
  req: PayloadRequest,
  importId: number,
): Promise<{ removed: number; restored: number; left: number }> {
  return withImportLock(req, async (db) => {
    const { rows } = await db.execute<{ at: string; added: number[]; changed: Change[] }>(sql`
      UPDATE contact_imports SET undone_at = now()
      WHERE id = ${importId} AND undone_at IS NULL AND at > now() - make_interval(days => ${daysToUndo})
      RETURNING at, added, changed`)
    if (!rows[0]) throw new HttpError(404, 'There is no such import, or it was undone.')
    const { added, changed } = rows[0]
    const at = new Date(rows[0].at)
    const { rowCount } = await db.execute(sql`
      DELETE FROM influencers AS one WHERE id = ANY(${sql.param(added)}::int[]) AND updated_at = ${at.toISOString()}
        AND NOT EXISTS (SELECT FROM batch_recipients WHERE influencer_id = one.id)`)
    let restored = 0
    for (const { id, before } of changed) if (await change(db, id, before, new Date(), at)) restored += 1
    const removed = rowCount ?? 0
    return { removed, restored, left: added.length + changed.length - removed - restored }
  })
}
