import { parse } from 'csv-parse/sync'
import { z } from 'zod'

import { HttpError } from '@/shared/cms/httpError'

const columns = ['name', 'email', 'followers', 'focus', 'priority', 'tags'] as const

const person = z.object({
  name: z.string().min(1, 'The name is missing.').max(120, 'The name is longer than 120 characters.'),
  email: z
    .email({ error: ({ input }) => (input ? 'The email address is not one.' : 'The email address is missing.') })
    .max(254, 'The email address is too long.')
    .toLowerCase(),
  followers: z.string().max(40, 'The followers are longer than 40 characters.').default(''),
  focus: z.string().max(120, 'The focus is longer than 120 characters.').default(''),
  priority: z
    .string()
    .toLowerCase()
    .transform((value) => value || undefined)
    .pipe(z.enum(['high', 'medium', 'low'], 'The priority is neither high, medium nor low.').optional())
    .optional(),
  tags: z
    .string()
    .transform((value) => value.split(/[,;|]/).filter((tag) => tag.trim()))
    .pipe(z.array(z.string().max(40, 'A tag is longer than 40 characters.')).max(20, 'These are more than 20 tags.'))
    .default([]),
})

/** A contact of a file, with its row number. */
export type ParsedContact = z.output<typeof person> & { row: number }

/** A row that cannot be taken; `who` is what it says of the person. */
type Refused = { row: number; who: string; reason: string }

/** How much of a refused row is repeated. */
const maxNameLength = 80

/** People in one file. */
const maxContacts = 5_000

type Row = { info: { lines: number }; record: Record<string, string> }

/** The parsed rows, and for every rejected row its number and the reason. @throws HttpError 400 where it is no such file */
export function parseContacts(csv: string): { people: ParsedContact[]; refused: Refused[] } {
  let rows: Row[]
  let lastRow = 1
  try {
    rows = parse(csv, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: csv.slice(0, 200).split('\n')[0]!.includes(';') ? ';' : ',',
      info: true,
      on_record: (row: Row, { lines }) => {
        lastRow = lines
        return row
      },
      relax_column_count: true,
      // A nickname within a name; a cell that begins with one is still read to its end.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch {
    throw new HttpError(
      400,
      `This is no CSV file: below row ${lastRow} a quotation mark is opened and not closed, or the like.`,
    )
  }
  const header = Object.keys(rows[0]?.record ?? {})
  if (rows.length === 0 || !header.includes('name') || !header.includes('email'))
    throw new HttpError(
      400,
      `The first row names the columns: ${columns.join(', ')}. Below it stands one person a row.`,
    )
  if (rows.length > maxContacts) throw new HttpError(400, 'The file has more than 5,000 rows. Please part it.')
  const people: ParsedContact[] = []
  const refused: Refused[] = []
  const rowOf = new Map<string, number>()
  for (const { record, info } of rows) {
    const row = info.lines
    const who = (record.name || record.email || '').slice(0, maxNameLength)
    const result = person.safeParse(record)
    if (!result.success) {
      refused.push({ row, who, reason: result.error.issues.map(({ message }) => message).join(' ') })
      continue
    }
    const earlier = rowOf.get(result.data.email)
    if (earlier !== undefined) {
      refused.push({ row, who, reason: `The address stands in row ${earlier} already.` })
      continue
    }
    rowOf.set(result.data.email, row)
    people.push({ ...result.data, row })
  }
  return { people, refused }
}
