import type { PayloadRequest } from 'payload'

import { roomData } from '@/shared/cms/defineRoom'
import { HttpError } from '@/shared/cms/httpError'
import { getEnv } from '@/shared/env'
import { importable } from '@/shared/lib/ownRecords'
import { countRecords, exportAll, findVisitor, restoreRecords, retentionDays, type ListedRecords } from '@/vault'

import { processors, type ProcessorId } from '../domain/processors'

/** A value for each kind of record, by the kind's `exportKey`. */
const byExportKey = <Value>(req: PayloadRequest, valueOf: (kind: string) => Value): Record<string, Value> =>
  Object.fromEntries(
    roomData(req.payload.config).recordKinds.map(({ name, exportKey }) => [exportKey, valueOf(name)] as const),
  )

function enabledProcessors(): Record<ProcessorId, boolean> {
  const { STRIPE_SECRET_KEY, OPENAI_API_KEY, OPENAI_BASE_URL, RESEND_API_KEY } = getEnv()
  return {
    stripe: Boolean(STRIPE_SECRET_KEY),
    ai: Boolean(OPENAI_API_KEY ?? OPENAI_BASE_URL),
    resend: Boolean(RESEND_API_KEY),
  }
}

/** What this deployment stores for the visitor, and its active processors. */
export async function readDashboard(req: PayloadRequest) {
  const enabled = enabledProcessors()
  const counts = await countRecords(req, findVisitor(req))
  return {
    records: byExportKey(req, (kind) => counts.get(kind) ?? 0),
    retentionDays,
    processors: processors.map(({ id, name, purpose }) => ({ name, purpose, enabled: enabled[id] })),
  }
}

/** What this server can open as it is, what the visitor's browser sealed as it came. */
const flat = ({ entries, sealed }: ListedRecords<unknown>) => [
  ...entries.map(({ id, at, record }) => ({ id, writtenAt: at, ...(record as object) })),
  ...sealed,
]

/** Everything stored for the visitor; readable, but for what was sealed with an own key. */
export async function collectExport(req: PayloadRequest, at: Date) {
  const { records, unreadable } = await exportAll(req, findVisitor(req))
  return {
    about: 'Everything this site stores for the browser that asked for it. What the browser itself keeps is not in it.',
    exportedAt: at.toISOString(),
    retentionDays,
    records: byExportKey(req, (kind) => {
      const listed = records.get(kind)
      return listed ? flat(listed) : []
    }),
    unreadable,
  }
}

type Imported = { id: string; writtenAt: string } & Record<string, unknown>

/**
 * Brings records of an export back. All are checked before the first is kept, each as if it were sent for the first time.
 * What was kept when it breaks off stays; sent again, the rest follows, and nothing doubles.
 * @param exportKey the kind's key in the export
 * @returns how many were not there yet, or say more now
 * @throws HttpError 400 for a kind that is none, or for a record that is none
 */
export async function importRecords(
  req: PayloadRequest,
  exportKey: string,
  rows: readonly Imported[],
): Promise<number> {
  const { ownRecords, recordKinds } = roomData(req.payload.config)
  const own = [...ownRecords, ...importable(recordKinds)].find(({ kind }) => kind.exportKey === exportKey)
  if (!own) throw new HttpError(400, 'There are no records of that kind.')
  const entries = rows.map(({ id, writtenAt, ...record }, index) => {
    const read = own.readStored(record)
    if ('record' in read) return { id, at: writtenAt, record: read.record }
    const issues = read.issues.map(({ path, message }) => ({ path: `records.${index}.${path}`, message }))
    throw new HttpError(400, issues[0]?.message ?? 'That is no record of that kind.', issues)
  })
  return restoreRecords(req, own, entries)
}
