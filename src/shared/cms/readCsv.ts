import { parse } from 'csv-parse/sync'

/** A row by its number in a spreadsheet. */
export type CsvRow = { row: number; cells: string[] }

export type Csv = { delimiter: ',' | ';' | '\t'; rows: CsvRow[] }

/** Says why a text is no CSV. */
export class InvalidCsvError extends Error {}

/** What parts the cells: spreadsheets part them as their country does, the first row tells how. */
const delimiterOf = (csv: string): Csv['delimiter'] => {
  const head = csv.split(/[\r\n]/, 1)[0]!
  return ([';', '\t'] as const).find((mark) => head.includes(mark)) ?? ','
}

/**
 * The rows of a CSV that hold something, its header first, numbered as a spreadsheet does: a line break in a cell begins
 * no row, and an empty line is one.
 * @param isTypedByHand cells are trimmed, and a quotation mark within one is a letter (a nickname within a name)
 * @throws InvalidCsvError
 */
export function readCsv(csv: string, { isTypedByHand = false } = {}): Csv {
  const delimiter = delimiterOf(csv)
  let last = 0
  try {
    const records: string[][] = parse(csv, {
      bom: true,
      delimiter,
      on_record: (record: string[]) => {
        last += 1
        return record
      },
      relax_column_count: true,
      relax_quotes: isTypedByHand,
      trim: isTypedByHand,
    })
    const rows = records.map((cells, index) => ({ row: index + 1, cells }))
    return { delimiter, rows: rows.filter(({ cells }) => cells.length > 1 || cells[0] !== '') }
  } catch {
    throw new InvalidCsvError(
      `This is no CSV file: below row ${Math.max(last, 1)} a quotation mark is opened and not closed, or the like.`,
    )
  }
}
