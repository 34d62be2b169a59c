import { ApiError, callEndpoint } from '@/shared/browser/callEndpoint'
import { cookiesEnabled, CookieNotStoredError } from '@/shared/browser/cookiesEnabled'
import { openKey } from '@/shared/browser/ownKey/keyStore'
import { addRecords } from '@/shared/browser/ownKey/move'
import { isSealed, sealer } from '@/shared/browser/ownKey/sealer'
import { ownKeyState } from '@/shared/browser/ownKey/state'
import { postWithRetry } from '@/shared/browser/postWithRetry'
import { keepSessionId, readSessionId } from '@/shared/browser/storage'
import type { ImportableRecords, SealableRecords } from '@/shared/lib/ownRecords'
import { batchesOf, jsonBytes } from '@/shared/lib/sealing'

import type { exportData } from '../../contract'

type Row = { id: string; writtenAt: string } & Record<string, unknown>
type Rows = Record<string, Row[]>

/** A file that is no export of this site, with what to do instead. */
export class NotAnExport extends Error {
  override name = 'NotAnExport'
}

/** Far beyond a diary of thirty years; more would only stop the browser. */
const maxBytes = 64 * 1024 * 1024

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

function isRow(row: unknown): row is Row {
  if (typeof row !== 'object' || row === null) return false
  const { id, writtenAt } = row as Partial<Row>
  return (
    typeof id === 'string' && uuid.test(id) && typeof writtenAt === 'string' && !Number.isNaN(Date.parse(writtenAt))
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NotAnExport('That file is no export: it holds no JSON. Choose the one called data-export-….json.')
  }
}

/**
 * The records of an export file, by kind, and how many of its records are none.
 * @throws NotAnExport
 */
export async function readExportFile(file: Blob): Promise<{ records: Rows; broken: number }> {
  if (file.size > maxBytes) throw new NotAnExport('That file is too large to be an export of this site.')
  const read = parse(await file.text())
  const records = typeof read === 'object' && read !== null && 'records' in read ? read.records : null
  const kinds = typeof records === 'object' && records !== null ? Object.entries(records) : []
  if (kinds.length === 0 || !kinds.every(([, rows]) => Array.isArray(rows)))
    throw new NotAnExport('That file is no export of this site. Choose the one called data-export-….json.')
  const all = kinds as [string, unknown[]][]
  if (all.some(([, rows]) => rows.some(isSealed)))
    throw new NotAnExport(
      'That file is sealed, and can’t be opened here. Save one with “Export All Data” where your diary is open.',
    )
  return {
    records: Object.fromEntries(all.map(([kind, rows]) => [kind, rows.filter(isRow)])),
    broken: all.reduce((sum, [, rows]) => sum + rows.filter((row) => !isRow(row)).length, 0),
  }
}

/** What became of the records of a file. */
export type Imported = {
  /** New here, or adding to a day. */
  kept: number
  /** Here already. */
  known: number
  /** Of an unknown kind, or no records at all. */
  left: number
}

/** The same for two records that say the same, whatever the order of their fields. */
function contentOf({ id: _, ...row }: Row): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))
}

type Fresh = { id: string; writtenAt: string; record: object }

/** Those of a file that are records of a kind and not here yet. */
function sortOut(own: ImportableRecords, rows: Row[], here: Row[]) {
  const ids = new Set(here.map(({ id }) => id))
  const contents = new Set(here.map(contentOf))
  const fresh: Fresh[] = []
  let known = 0
  let left = 0
  for (const row of rows) {
    const { id, writtenAt, ...record } = row
    const read = own.readStored(record)
    if (!('record' in read)) left += 1
    else if (contents.has(contentOf(row)) || (!own.once && ids.has(id))) known += 1
    else fresh.push({ id, writtenAt: new Date(writtenAt).toISOString(), record: read.record })
  }
  return { fresh, known, left }
}

/** For the server to seal. @returns how many were new, or added something */
async function send({ kind: { exportKey } }: ImportableRecords, fresh: Fresh[]): Promise<number> {
  let kept = 0
  for (const records of batchesOf(
    fresh.map(({ id, writtenAt, record }) => ({ ...record, id, writtenAt })),
    jsonBytes,
  ))
    kept += (await postWithRetry<{ kept: number }>('/privacy/import', { kind: exportKey, records })).kept
  return kept
}

const toOpened =
  (own: SealableRecords) =>
  ({ id, writtenAt, record }: Fresh) => ({ own, id, content: { at: Date.parse(writtenAt), record } })

/**
 * Brings the records of an export back, checked one by one: those that are here already stay as they are, whatever they
 * are called, and nothing is doubled when the file comes twice. With an own key what it seals is sealed in this browser.
 * @throws CookieNotStoredError without cookies; ApiError or the network's error: what was kept until then stays, and it can be done again
 */
export async function importRecords({
  records,
  broken,
}: Awaited<ReturnType<typeof readExportFile>>): Promise<Imported> {
  if (!cookiesEnabled()) throw new CookieNotStoredError()
  const { kinds, sealedByServer } = await (await sealer()).records()
  const here = (await callEndpoint<typeof exportData>('get', '/privacy/export')).records as unknown as Rows
  const key = ownKeyState() === 'none' ? null : await openKey()
  if (ownKeyState() === 'locked')
    throw new ApiError(
      401,
      JSON.stringify({ message: 'Your diary is locked in this browser. Open it first, then import.' }),
    )
  const done: Imported = { kept: 0, known: 0, left: broken }
  const importAll = async <Own extends ImportableRecords>(
    own: Own,
    keep: (own: Own, fresh: Fresh[]) => Promise<number>,
  ) => {
    const { exportKey } = own.kind
    const [rows, stored] = [records[exportKey] ?? [], here[exportKey] ?? []]
    const adopted = rows.length > 0 ? own.kind.sealedByServer?.adopt(rows, stored, readSessionId()) : undefined
    const { fresh, known, left } = sortOut(own, adopted?.records ?? rows, stored)
    const kept = await keep(own, fresh)
    if (adopted) keepSessionId(adopted.sessionId)
    done.kept += kept
    done.known += known + fresh.length - kept
    done.left += left
  }
  const seal = key && ((own: SealableRecords, fresh: Fresh[]) => addRecords(key, fresh.map(toOpened(own))))
  for (const own of kinds) await importAll(own, seal ?? send)
  for (const own of sealedByServer) await importAll(own, send)
  const imported = new Set([...kinds, ...sealedByServer].map(({ kind }) => kind.exportKey))
  for (const [kind, rows] of Object.entries(records)) if (!imported.has(kind)) done.left += rows.length
  return done
}
