import { stringify } from 'csv-stringify/browser/esm/sync'

import type { RecordFormat } from '@/shared/lib/recordFormat'

import { yieldToMain, chunkSize } from '../yieldToMain'
import { sortByMoment, describeByMoment, type ExportedRecords } from './describedRecords'

/**
 * One table of all records, the earliest first, for a spreadsheet: a row each, a column for everything that any of them
 * says. Opens as UTF-8 in Excel, and no cell is taken for a formula.
 * @returns the text in parts
 */
export async function makeCsv(formats: readonly RecordFormat[], records: ExportedRecords): Promise<string[]> {
  const rows = sortByMoment((await Promise.all(formats.map((format) => describeByMoment(format, records)))).flat())
  const names = [...new Set(rows.flatMap(({ told }) => told.map(([name]) => name)))]
  const write = (cells: string[][], bom = false) =>
    stringify(cells, { bom, escape_formulas: true, record_delimiter: 'windows' })
  const parts = [write([['Date', 'Time', 'What', ...names]], true)]
  for (let from = 0; from < rows.length; from += chunkSize) {
    if (from > 0) await yieldToMain()
    const cells = rows.slice(from, from + chunkSize).map(({ day, time, format, told }) => {
      const values = new Map(told)
      return [day, time, format.title.one, ...names.map((name) => values.get(name) ?? '')]
    })
    parts.push(write(cells))
  }
  return parts
}
