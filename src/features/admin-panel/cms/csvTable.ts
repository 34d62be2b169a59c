import { stringify } from 'csv-stringify/sync'
import type { FlattenedField, SanitizedCollectionConfig } from 'payload'

import { isPortable, type Doc } from '@/shared/cms/contentArchive/portableFields'
import { InvalidCsvError, readCsv } from '@/shared/cms/readCsv'

/** A column of a table: a field, or one within a group by its path. */
export type Column = { path: string; field: FlattenedField }

/** What stands before a cell that a spreadsheet would take for a formula; and before one that begins so by itself. */
const formula = /^'*[=+\-@\t\r]/

function columnsIn(fields: readonly FlattenedField[], isUpload: boolean, before = ''): Column[] {
  return fields.flatMap((field): Column[] => {
    if (!isPortable(field, isUpload) || ('admin' in field && field.admin?.hidden)) return []
    const path = before + field.name
    if (field.type === 'group' || field.type === 'tab') return columnsIn(field.flattenedFields, isUpload, `${path}.`)
    return [{ path, field }]
  })
}

/** The columns of a collection, in the order of its form. */
export const columnsOf = ({ flattenedFields, upload }: SanitizedCollectionConfig): Column[] =>
  columnsIn(flattenedFields, Boolean(upload))

const partsOf = (path: string) => path.split('.')

/** The value of a column in a document. */
export const valueAt = (doc: Doc, path: string): unknown =>
  partsOf(path).reduce<unknown>((value, part) => (value as Doc | undefined)?.[part], doc)

/** A document that holds these values alone. */
export function docOf(values: readonly { path: string; value: unknown }[]): Doc {
  const doc: Doc = {}
  for (const { path, value } of values) {
    const parts = partsOf(path)
    const last = parts.pop()!
    const holder = parts.reduce((into, part) => (into[part] ??= {}) as Doc, doc)
    holder[last] = value
  }
  return doc
}

const isMany = (field: FlattenedField) => 'hasMany' in field && field.hasMany === true
const keyIn = (name: string) => name.slice(name.indexOf('/') + 1)

/** Whether a column's cell is a value as it is, a list of lines, or JSON. */
function formOf(field: FlattenedField): 'plain' | 'relation' | 'json' {
  if (field.type === 'relationship' || field.type === 'upload')
    return typeof field.relationTo === 'string' ? 'relation' : 'json'
  const isPlain = ['text', 'textarea', 'email', 'number', 'select', 'radio', 'checkbox', 'date'].includes(field.type)
  return isPlain ? 'plain' : 'json'
}

/** A value as a cell; lists have a line each, relations are the keys of what they name. */
export function toCell({ field }: Column, value: unknown): string {
  if (value === undefined || value === null) return ''
  const form = formOf(field)
  if (form === 'json') return JSON.stringify(value)
  const one = (part: unknown) =>
    form === 'relation' ? keyIn((part as { $ref: string | null }).$ref ?? '') : String(part)
  return Array.isArray(value) ? value.map(one).join('\n') : one(value)
}

/** Says why a cell cannot be taken. */
export class InvalidCellError extends Error {}

function plainValue(field: FlattenedField, cell: string): unknown {
  switch (field.type) {
    case 'number': {
      const number = Number(cell)
      if (!Number.isFinite(number)) throw new InvalidCellError(`“${cell}” is no number`)
      return number
    }
    case 'checkbox':
      if (cell !== 'true' && cell !== 'false') throw new InvalidCellError(`“${cell}” is neither true nor false`)
      return cell === 'true'
    case 'date': {
      const time = Date.parse(cell)
      if (Number.isNaN(time)) throw new InvalidCellError(`“${cell}” is no date`)
      return new Date(time).toISOString()
    }
    case 'select':
    case 'radio': {
      const known = field.options.map((option) => (typeof option === 'string' ? option : option.value))
      if (!known.includes(cell)) throw new InvalidCellError(`“${cell}” is none of ${known.join(', ')}`)
      return cell
    }
    default:
      return cell
  }
}

/** The value of a cell; undefined where it is empty. @throws InvalidCellError */
export function fromCell({ field }: Column, cell: string): unknown {
  if (cell === '') return undefined
  const form = formOf(field)
  if (form === 'json')
    try {
      return JSON.parse(cell) as unknown
    } catch {
      throw new InvalidCellError('this is not the JSON it was: leave the column out, or change it in the form')
    }
  const target = 'relationTo' in field ? String(field.relationTo) : ''
  const one = (part: string) => (form === 'relation' ? { $ref: `${target}/${part}` } : plainValue(field, part))
  if (!isMany(field)) return one(cell)
  return cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(one)
}

/**
 * CSV that a spreadsheet opens without running what a text says, also one that parts cells at other marks: behind a
 * semicolon a formula would begin.
 */
export const writeCsv = (header: string[], rows: string[][]): string =>
  stringify([header, ...rows.map((row) => row.map((cell) => (formula.test(cell) ? `'${cell}` : cell)))], {
    bom: true,
    quoted_match: /[;\t]/,
  })

/** A row of a table by its number in a spreadsheet. */
export type TableRow = { line: number; cells: Record<string, string> }

function columnNames(header: string[]): string[] {
  const names = header.map((name) => name.trim())
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new InvalidCsvError(`The column “${twice}” stands there twice.`)
  return names
}

const unescaped = (cell: string) => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)

/** The rows of a file below its header. @throws InvalidCsvError where it is no table */
export function readTable(csv: string): TableRow[] {
  // What a browser shows for bytes that are no UTF-8.
  if (csv.includes('\uFFFD'))
    throw new InvalidCsvError('This file is not written in UTF-8. Save it as “CSV UTF-8”, and choose it again.')
  const [header, ...rows] = readCsv(csv).rows
  const names = columnNames(header?.cells ?? [])
  return rows.map(({ row, cells }) => {
    if (cells.length !== names.length)
      throw new InvalidCsvError(`Row ${row} has ${cells.length} cells, and the first row has ${names.length}.`)
    return {
      line: row,
      cells: Object.fromEntries(names.map((name, place) => [name, unescaped(cells[place]!.replaceAll('\r\n', '\n'))])),
    }
  })
}
