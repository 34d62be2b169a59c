import { z } from 'zod'

import { HttpError } from '@/shared/cms/httpError'
import { InvalidCsvError, readCsv, type Csv } from '@/shared/cms/readCsv'

const columns = ['name', 'email', 'followers', 'focus', 'priority', 'tags'] as const

const person = z.object({
  name: z
    .string('The name is missing.')
    .min(1, 'The name is missing.')
    .max(120, 'The name is longer than 120 characters.')
    // What a spreadsheet calculates once the list is opened in one.
    .refine(
      (name) => !/^[=+\-@]/.test(name.normalize('NFKC')),
      'A name begins with a letter, not with “=”, “+”, “-” or “@”.',
    ),
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

// Those that join or part the letters of a script stay, unless they stand in one that is never joined.
const unseen =
  /(?!\u200C|\u200D|[\u0600-\u0605\u06DD])\p{Cf}|[\u115F\u1160\u2800\u3164\uFFA0]|(?<=^|[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]/gu

/** A cell in one line, without what nobody sees and a page it was copied from had in it. */
const tidyCell = (cell: string) =>
  cell
    .replaceAll(unseen, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const markNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }

/** What is wrong with a row whatever its cells say; undefined where nothing is. */
function misread(cells: readonly string[], columnCount: number, delimiter: Csv['delimiter']): string | undefined {
  if (cells.some((cell) => cell.includes('\uFFFD')))
    return 'A letter was lost (“\uFFFD”): the file is not in the encoding it was read as. Save it as “CSV UTF-8”, and choose it again.'
  const beyond = cells.slice(columnCount).filter(Boolean)
  if (beyond.length === 0) return undefined
  const shown = beyond.map((cell) => `“${cell.slice(0, maxNameLength)}”`).join(', ')
  return `${shown} ${beyond.length === 1 ? 'stands' : 'stand'} beyond the last column. A cell with a ${markNames[delimiter]} in it goes in quotation marks.`
}

/** @throws HttpError 400 */
function readRows(csv: string): Csv {
  try {
    return readCsv(csv, { isTypedByHand: true })
  } catch (error) {
    throw error instanceof InvalidCsvError ? new HttpError(400, error.message) : error
  }
}

/** The parsed rows, and for every rejected row its number and the reason. @throws HttpError 400 where it is no such file */
export function parseContacts(csv: string): { people: ParsedContact[]; refused: Refused[] } {
  const { rows, delimiter } = readRows(csv)
  const header = (rows.shift()?.cells ?? []).map((name) => tidyCell(name).toLowerCase())
  if (rows.length === 0 || !header.includes('name') || !header.includes('email'))
    throw new HttpError(
      400,
      `The first row names the columns: ${columns.join(', ')}. Below it stands one person a row.`,
    )
  if (rows.length > maxContacts) throw new HttpError(400, 'The file has more than 5,000 rows. Please part it.')
  const people: ParsedContact[] = []
  const refused: Refused[] = []
  const rowOf = new Map<string, number>()
  for (const { row, cells: written } of rows) {
    const cells = written.map(tidyCell)
    const record: Record<string, string> = Object.fromEntries(
      header.flatMap((column, place) => (cells[place] === undefined ? [] : [[column, cells[place]]])),
    )
    const who = (record.name || record.email || '').slice(0, maxNameLength)
    const reason = misread(cells, header.length, delimiter)
    if (reason !== undefined) {
      refused.push({ row, who, reason })
      continue
    }
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
