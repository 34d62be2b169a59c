import {
  commitTransaction,
  initTransaction,
  killTransaction,
  ValidationError,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { isWriter } from '@/shared/cms/access'
import { factReasonField } from '@/shared/cms/askForSource'
import { portable, withIds, type Doc, type NameOf } from '@/shared/cms/contentArchive/portableFields'
import { contentCollections, keyFieldOf, readNames } from '@/shared/cms/contentArchive/readContent'
import { HttpError } from '@/shared/cms/httpError'
import { InvalidCsvError } from '@/shared/cms/readCsv'
import { publicTexts } from '@/shared/cms/publicTexts'
import { claimErrors } from '@/shared/cms/refuseForbiddenClaims'
import { now } from '@/shared/now'

import { maxCsvRows, type ImportedCsv, type ImportedRow } from '../contract'
import {
  columnsOf,
  docOf,
  fromCell,
  readTable,
  toCell,
  valueAt,
  writeCsv,
  InvalidCellError,
  type Column,
  type TableRow,
} from './csvTable'
import { findTexts } from './findTexts'
import { excerptsOf } from './shownValue'

/** Told with each row, never taken in: the version it shows, and whether visitors see it. */
const told = ['updatedAt', '_status'] as const
/** Taken in and never told: why what a row states stands without a source. */
const reasonColumn = factReasonField.name
/** How much of a text the preview shows. */
const maxShown = 120

type Stored = Doc & { id: number; updatedAt: string }

function collectionOf(req: PayloadRequest, slug: string): SanitizedCollectionConfig {
  const config = contentCollections(req).find((one) => one.slug === slug && !slug.startsWith('payload-'))
  if (!config) throw new HttpError(404, 'There is no such list of texts.')
  return config
}

/** The column that says which document a row is: its unique field, or its id here where it has none. */
function keyColumnOf(config: SanitizedCollectionConfig): string {
  const name = keyFieldOf(config)
  const field = config.flattenedFields.find((one) => one.name === name)
  return config.upload || (field && 'unique' in field && field.unique) ? name : 'id'
}

const isUpload = ({ upload }: SanitizedCollectionConfig) => Boolean(upload)

type Table = { config: SanitizedCollectionConfig; key: string; columns: Column[] }

function tableOf(req: PayloadRequest, slug: string): Table {
  const config = collectionOf(req, slug)
  const key = keyColumnOf(config)
  return { config, key, columns: columnsOf(config).filter(({ path }) => path !== key) }
}

const findStored = (req: PayloadRequest, { config }: Table, where: Where, sort?: string): Promise<Stored[]> =>
  findTexts<Stored>(req, config, { where, sort, limit: maxCsvRows + 1 })

function parseWhere(where: string | undefined): Where {
  try {
    return where ? (JSON.parse(where) as Where) : {}
  } catch {
    throw new HttpError(400, 'The filter is not JSON.')
  }
}

type Filter = { where?: string | undefined; search?: string | undefined; sort?: string | undefined }

/** The newest versions of a collection as CSV, under the filter of its list. @throws HttpError */
export async function exportCsv(req: PayloadRequest, slug: string, { where, search, sort }: Filter): Promise<string> {
  const table = tableOf(req, slug)
  const { config, key, columns } = table
  const merged = mergeListSearchAndWhere({ collectionConfig: config, search: search ?? '', where: parseWhere(where) })
  const docs = await findStored(req, table, merged, sort)
  if (docs.length > maxCsvRows)
    throw new HttpError(400, `These are more than ${maxCsvRows.toLocaleString('en-US')} rows. Filter the list first.`)
  const { nameOf } = await readNames(req)
  const rows = docs.map((doc) => {
    const wording = portable(config.flattenedFields, doc, nameOf, isUpload(config))
    const cells = columns.map((column) => toCell(column, valueAt(wording, column.path)))
    return [String(doc[key] ?? ''), ...cells, ...told.map((name) => (doc[name] as string | undefined) ?? '')]
  })
  return writeCsv([key, ...columns.map(({ path }) => path), ...told], rows)
}

/** A row that says something new, and the document that it is about. */
type Work = { found: Stored | null; data: Doc; base: string | undefined }
type Compared = ImportedRow & { work?: Work }

type Comparing = { table: Table; present: Column[]; nameOf: NameOf; ids: Map<string, number>; at: string | undefined }

/** What one row would change. @throws InvalidCellError */
function compare(
  found: Stored | null,
  { line, cells }: TableRow,
  { table, present, nameOf, ids, at }: Comparing,
): Compared {
  const { config, key } = table
  const before = found ? portable(config.flattenedFields, found, nameOf, isUpload(config)) : {}
  const changed = present.flatMap((column) => {
    const [was, is] = [toCell(column, valueAt(before, column.path)), cells[column.path]!.trim()]
    return was.replaceAll('\r\n', '\n').trim() === is ? [] : [{ column, was, is }]
  })
  const named = cells[key] ?? ''
  const row = { row: line, key: named, reason: null }
  if (found && changed.length === 0) return { ...row, becomes: 'same', changes: [] }
  const idOf = (name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new InvalidCellError(`there is no ${name.replace('/', ' called ')}`)
    return id
  }
  const values = changed.map(({ column, is }) => {
    try {
      return { path: column.path, value: withIds(fromCell(column, is) ?? null, idOf) }
    } catch (error) {
      throw error instanceof InvalidCellError ? new InvalidCellError(`${column.path}: ${error.message}.`) : error
    }
  })
  const given = cells[reasonColumn]?.trim()
  const said = given ? [{ path: reasonColumn, value: given }] : []
  const data = docOf([...(found || key === 'id' ? [] : [{ path: key, value: named }]), ...values, ...said])
  const changes = changed.map(({ column, was, is }) => ({
    column: column.path,
    ...excerptsOf(was, is, maxShown),
  }))
  // A file without the moment of its rows was compared with what is there in its preview.
  return { ...row, becomes: found ? 'changed' : 'new', changes, work: { found, data, base: cells.updatedAt || at } }
}

/** Saves one row as its editor would: as a draft, or where there are none, as it is. */
async function save(req: PayloadRequest, { config }: Table, { found, data, base }: Work): Promise<void> {
  const collection = config.slug as CollectionSlug
  const asDraft = Boolean(config.versions?.drafts)
  if (!asDraft) {
    const [error] = claimErrors(publicTexts(config.flattenedFields, data))
    if (error) throw new InvalidCellError(`${error.path}: ${error.message}`)
  }
  const options = { collection, draft: asDraft, depth: 0, overrideAccess: false, req }
  const values = { ...data, ...(asDraft && { _status: 'draft' }) }
  if (!found) await req.payload.create({ ...options, data: values as never })
  else await req.payload.update({ ...options, id: found.id, data: { ...values, ...(base && { updatedAt: base }) } })
}

/** Why a save was refused, for whoever asked for it. @throws what is no refusal */
export function reasonOf(error: unknown): string {
  if (error instanceof InvalidCellError) return error.message
  if (error instanceof ValidationError)
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(' ')
  const { status, message } = error as { status?: number; message: string }
  if (status === undefined || status >= 500) throw error
  return message
}

/** {@link reasonOf} for a row: what a form asks for beside Publish is a column here. */
const rowReasonOf = (error: unknown): string => {
  const reason = reasonOf(error)
  return reason.includes(factReasonField.label) ? `${reason} In a table that is the column “${reasonColumn}”.` : reason
}

/** Tries one row, and takes it back. */
async function attempt(req: PayloadRequest, table: Table, compared: Compared): Promise<ImportedRow> {
  const { work, ...row } = compared
  if (!work) return row
  await initTransaction(req)
  try {
    await save(req, table, work)
    return row
  } catch (error) {
    return { ...row, becomes: 'refused', reason: rowReasonOf(error) }
  } finally {
    await killTransaction(req)
  }
}

function readRows(csv: string, { key, columns, config }: Table): { rows: TableRow[]; present: Column[] } {
  let rows: TableRow[]
  try {
    rows = readTable(csv)
  } catch (error) {
    throw error instanceof InvalidCsvError ? new HttpError(400, error.message) : error
  }
  if (rows.length > maxCsvRows)
    throw new HttpError(400, `The file has more than ${maxCsvRows.toLocaleString('en-US')} rows. Please part it.`)
  const header = Object.keys(rows[0]?.cells ?? {})
  const asked = config.flattenedFields.some(({ name }) => name === reasonColumn) ? [reasonColumn] : []
  const known = new Set<string>([key, ...told, ...asked, ...columns.map(({ path }) => path)])
  const unknown = header.find((name) => !known.has(name))
  if (unknown !== undefined) throw new HttpError(400, `There is no column “${unknown}” in ${config.slug}.`)
  if (rows.length === 0 || !header.includes(key))
    throw new HttpError(400, `The first row names the columns, the column ${key} among them; below it stand the texts.`)
  return { rows, present: columns.filter(({ path }) => header.includes(path)) }
}

async function compareAll(req: PayloadRequest, table: Table, csv: string, at: string | undefined): Promise<Compared[]> {
  const { key, config } = table
  const { rows, present } = readRows(csv, table)
  const keys = rows.map(({ cells }) => cells[key]!).filter(Boolean)
  const wanted = key === 'id' ? keys.map(Number).filter(Number.isSafeInteger) : keys
  const stored = await findStored(req, table, { [key]: { in: wanted } })
  const byKey = new Map(stored.map((doc) => [String(doc[key]), doc]))
  const { ids, nameOf } = await readNames(req)
  const comparing = { table, present, nameOf, ids, at }
  // A row without an id that says what is here already came from a file that was taken before.
  const title = key === 'id' ? config.admin.useAsTitle : undefined
  const titles = title ? rows.map(({ cells }) => cells[title]).filter(Boolean) : []
  const alike = title && titles.length > 0 ? await findStored(req, table, { [title]: { in: titles } }) : []
  const isHere = (row: TableRow) =>
    alike.some((doc) => doc[title!] === row.cells[title!] && compare(doc, row, comparing).becomes === 'same')
  const seen = new Map<string, number>()
  return rows.map((row): Compared => {
    const named = row.cells[key] ?? ''
    const refuse = (reason: string): Compared => ({
      row: row.line,
      key: named,
      becomes: 'refused',
      changes: [],
      reason,
    })
    const found = byKey.get(named) ?? null
    const earlier = seen.get(named)
    if (named && earlier !== undefined) return refuse(`Row ${earlier} is about the same one.`)
    seen.set(named, row.line)
    if (!found && key === 'id' && named) return refuse('There is none with this id. Leave it empty for a new one.')
    if (!found && key !== 'id' && !named) return refuse(`The ${key} is missing.`)
    if (!found && config.upload) return refuse('There is no such picture; pictures are uploaded.')
    try {
      if (!found && isHere(row)) return { row: row.line, key: '', reason: null, becomes: 'same', changes: [] }
      return compare(found, row, comparing)
    } catch (error) {
      return refuse(reasonOf(error))
    }
  })
}

type ImportOptions = { csv: string; dryRun: boolean; at?: string | undefined }

/**
 * Makes and changes documents from CSV, all rows or none, or says row by row what it would do. What has drafts is changed
 * in its draft alone.
 * @throws HttpError
 */
export async function importCsv(
  req: PayloadRequest,
  slug: string,
  { csv, dryRun, at }: ImportOptions,
): Promise<ImportedCsv> {
  if (!isWriter(req)) throw new HttpError(403, 'Reviewers check texts; they do not import any.')
  const table = tableOf(req, slug)
  const comparedAt = now().toISOString()
  const compared = await compareAll(req, table, csv, dryRun ? undefined : at)
  const areDrafts = Boolean(table.config.versions?.drafts)
  if (dryRun) {
    const rows: ImportedRow[] = []
    for (const one of compared) rows.push(await attempt(req, table, one))
    return { rows, areDrafts, at: comparedAt }
  }
  const refused = compared.find(({ becomes }) => becomes === 'refused')
  if (refused) throw new HttpError(400, `Row ${refused.row}: ${refused.reason} Nothing was changed.`)
  await initTransaction(req)
  for (const { row, work } of compared)
    try {
      if (work) await save(req, table, work)
    } catch (error) {
      await killTransaction(req)
      const status = (error as { status?: number }).status === 409 ? 409 : 400
      throw new HttpError(status, `Row ${row}: ${reasonOf(error)} Nothing was changed.`)
    }
  await commitTransaction(req)
  return { rows: compared.map(({ work: _work, ...row }) => row), areDrafts, at: comparedAt }
}
