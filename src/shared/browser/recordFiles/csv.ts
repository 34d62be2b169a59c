import { stringify } from 'csv-stringify/browser/esm/sync'

import type { RecordFormat } from '@/shared/lib/recordFormat'

import { toldInOrder, type ExportedRecords } from './told'

/**
 * One table of all records, the earliest first, for a spreadsheet: a row each, a column for everything that any of them
 * says. Opens as UTF-8 in Excel, and no cell is taken for a formula.
 */
export function makeCsv(formats: readonly RecordFormat[], records: ExportedRecords): string {
  const rows = formats
    .flatMap((format) => toldInOrder(format, records))
    .sort((one, other) => `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`))
  const names = [...new Set(rows.flatMap(({ told }) => told.map(([name]) => name)))]
  const cells = rows.map(({ day, time, format, told }) => {
    const values = new Map(told)
    return [day, time, format.title.one, ...names.map((name) => values.get(name) ?? '')]
  })
  return stringify([['Date', 'Time', 'What', ...names], ...cells], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
}
