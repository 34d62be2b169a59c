import { parse } from 'csv-parse/sync'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { poolOf } from '@/shared/database'
import { HttpError } from '@/shared/cms/httpError'

const columns = ['name', 'email', 'followers', 'focus', 'priority'] as const

const person = z.object({
  name: z.string().min(1, 'The name is missing.').max(120, 'The name is longer than 120 characters.'),
  email: z.email('The email address is not one.').max(254, 'The email address is too long.').toLowerCase(),
  followers: z.string().max(40, 'The followers are longer than 40 characters.').default(''),
  focus: z.string().max(120, 'The focus is longer than 120 characters.').default(''),
  priority: z
    .string()
    .toLowerCase()
    .transform((value) => value || 'high')
    .pipe(z.enum(['high', 'medium', 'low'], 'The priority is neither high, medium nor low.'))
    .default('high'),
})

type Refused = { row: number; reason: string }

/** The parsed rows, and for every rejected row its number and the reason. */
export function parseInfluencers(csv: string): { people: z.output<typeof person>[]; refused: Refused[] } {
  let rows: { info: { lines: number }; record: Record<string, string> }[]
  try {
    rows = parse(csv, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: csv.slice(0, 200).split('\n')[0]!.includes(';') ? ';' : ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch {
    throw new HttpError(400, 'This is no CSV file: a quotation mark that was opened is not closed, or the like.')
  }
  const header = Object.keys(rows[0]?.record ?? {})
  if (rows.length === 0 || !header.includes('name') || !header.includes('email'))
    throw new HttpError(
      400,
      `The first row names the columns: ${columns.join(', ')}. Below it stands one person a row.`,
    )
  const people: z.output<typeof person>[] = []
  const refused: Refused[] = []
  const rowOf = new Map<string, number>()
  for (const { record, info } of rows) {
    const row = info.lines
    const result = person.safeParse(record)
    if (!result.success) {
      refused.push({ row, reason: result.error.issues.map(({ message }) => message).join(' ') })
      continue
    }
    const earlier = rowOf.get(result.data.email)
    if (earlier !== undefined) {
      refused.push({ row, reason: `The address stands in row ${earlier} already.` })
      continue
    }
    rowOf.set(result.data.email, row)
    people.push(result.data)
  }
  return { people, refused }
}

/** Inserts new people and updates those whose email address exists. */
export async function upsertInfluencers(req: PayloadRequest, csv: string) {
  const { people, refused } = parseInfluencers(csv)
  const pool = poolOf(req.payload)
  const { rows } = await pool.query<{ added: boolean }>(
    `INSERT INTO influencers AS known (name, email, followers, focus, priority, updated_at, created_at)
     SELECT name, email, nullif(followers, ''), nullif(focus, ''), priority::enum_influencers_priority, now(), now()
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS one (name, email, followers, focus, priority)
     ON CONFLICT (email) DO UPDATE SET name = excluded.name, followers = coalesce(excluded.followers, known.followers),
       focus = coalesce(excluded.focus, known.focus), priority = excluded.priority, updated_at = now()
     RETURNING xmax = 0 AS added`,
    columns.map((column) => people.map((one) => one[column])),
  )
  const added = rows.filter((row) => row.added).length
  return { added, updated: rows.length - added, refused }
}
