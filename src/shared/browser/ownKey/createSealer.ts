import type { ImportableRecords, OwnEntry, SealableRecords } from '@/shared/lib/ownRecords'

import { ApiError } from '../callEndpoint'
import type { UntypedRequest } from '../untypedRequest'
import type { OwnKey } from './derive'
import { openKey } from './keyStore'
import { openRecord, placeOf, sealRecord } from './seal'
import { isSealed, type Sealer } from './sealer'
import { noticeLocked, ownKeyState } from './state'

const locked = () =>
  new ApiError(
    401,
    JSON.stringify({
      message:
        'Your diary is locked in this browser. Open it on the Privacy page with your passkey or your 24 words, then try again.',
    }),
  )

const invalid = (issues: { path: string; message: string }[]) =>
  new ApiError(400, JSON.stringify({ message: issues[0]?.message ?? 'That does not fit.', issues }))

/** What is sealed: the record and when it was written (ms since the epoch), as the server does it. */
export type SealedContent = { at: number; record: object }

/** Records that are opened without a pause: a few milliseconds on a phone. */
const openedTogether = 100

type Options = {
  /** The call that answers everything of the visitor, by the kinds' export keys. */
  exportPath: string
  /** Brings the browser back to the visitor of its key, with whatever was written elsewhere. */
  rejoin: (key: OwnKey) => Promise<void>
  /** Kinds beside those that this browser seals. */
  sealedByServer?: readonly ImportableRecords[]
}

/** Creates the sealer of a site with these kinds of records. */
export function createSealer(
  kinds: readonly SealableRecords[],
  { exportPath, rejoin, sealedByServer = [] }: Options,
): Sealer {
  const byAdd = new Map(kinds.map((own) => [own.paths.add, own]))
  const byUpdate = new Map(kinds.flatMap((own) => (own.paths.update ? [[own.paths.update, own] as const] : [])))
  const byList = new Map(kinds.map((own) => [own.paths.list, own]))
  /** When records were written, so that a corrected one stays in its place. */
  const writtenAt = new Map<string, number>()

  async function key(): Promise<OwnKey> {
    noticeLocked()
    const open = await openKey()
    if (!open) throw locked()
    return open
  }

  async function openOne(
    { sealing }: OwnKey,
    kind: string,
    { id, sealed }: { id: string; sealed: string },
  ): Promise<OwnEntry<object> | null> {
    const content = await openRecord<SealedContent>(sealing, { kind, id }, sealed)
    if (!content) return null
    writtenAt.set(id, content.at)
    return { id, at: new Date(content.at).toISOString(), record: content.record }
  }

  async function openAll(kind: string, rows: readonly unknown[]): Promise<OwnEntry<object>[]> {
    const sealed = rows.filter(isSealed)
    if (sealed.length === 0) return []
    const open = await key()
    const opened: (OwnEntry<object> | null)[] = []
    for (let from = 0; from < sealed.length; from += openedTogether) {
      // The page answers touches in between: a diary of years is thousands of records.
      if (from > 0) await new Promise((resolve) => setTimeout(resolve))
      const some = sealed.slice(from, from + openedTogether)
      opened.push(...(await Promise.all(some.map((row) => openOne(open, kind, row)))))
    }
    return opened.filter((entry) => entry !== null).sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  }

  async function openExport(answer: { records: Record<string, unknown[]>; unreadable: number }) {
    const records: Record<string, unknown[]> = { ...answer.records }
    let { unreadable } = answer
    for (const { kind } of kinds) {
      const rows = answer.records[kind.exportKey] ?? []
      const opened = await openAll(kind.name, rows)
      unreadable += rows.filter(isSealed).length - opened.length
      records[kind.exportKey] = [
        ...opened.map(({ id, at, record }) => ({ id, writtenAt: at, ...record })),
        ...rows.filter((row) => !isSealed(row)),
      ]
    }
    return { ...answer, records, unreadable }
  }

  function recordIn(own: SealableRecords, body: unknown): object {
    const read = own.read(body)
    if ('issues' in read) throw invalid(read.issues)
    return read.record
  }

  async function sealAdded(own: SealableRecords, body: unknown): Promise<object> {
    const record = recordIn(own, body)
    const { places, sealing } = await key()
    const { name, paddedTo } = own.kind
    const id = own.once ? await placeOf(places, name, own.once(record)) : crypto.randomUUID()
    return { id, sealed: await sealRecord(sealing, { kind: name, id }, { at: Date.now(), record }, paddedTo) }
  }

  async function sealChanged(own: SealableRecords, { params, body }: UntypedRequest): Promise<object> {
    const id = String(params?.id)
    const content: SealedContent = { at: writtenAt.get(id) ?? Date.now(), record: recordIn(own, body) }
    return { sealed: await sealRecord((await key()).sealing, { kind: own.kind.name, id }, content, own.kind.paddedTo) }
  }

  return {
    kinds,
    sealedByServer,
    owns: (path) => byList.has(path),
    seal: async (method, path, request) => {
      const [added, changed] = [byAdd.get(path), byUpdate.get(path)]
      if (method === 'post' && added && !isSealed(request.body))
        return { ...request, body: await sealAdded(added, request.body) }
      if (method === 'patch' && changed) return { ...request, body: await sealChanged(changed, request) }
      return request
    },
    open: async (path, answer) => {
      if (path === exportPath) return openExport(answer as Parameters<typeof openExport>[0])
      const listed = byList.get(path)
      if (listed && Array.isArray(answer)) {
        // What the server could open stands in the list's own form already.
        const rest = (answer as unknown[]).filter((row) => !isSealed(row))
        return [...(listed.toList(await openAll(listed.kind.name, answer)) as unknown[]), ...rest]
      }
      const own = byAdd.get(path) ?? byUpdate.get(path)
      if (!own || !isSealed(answer)) return answer
      const entry = await openOne(await key(), own.kind.name, answer)
      if (!entry) throw locked()
      return own.toResponse(entry.id, entry.record)
    },
    openWaiting: async (path, body) => {
      const own = byAdd.get(path)
      if (!own || !isSealed(body)) return body as object
      const entry = await key()
        .then((open) => openOne(open, own.kind.name, body))
        .catch(() => null)
      return entry?.record ?? null
    },
    keep: async (name, answer) => sealRecord((await key()).sealing, { kind: 'answer', id: name }, answer),
    recall: async (name, kept) => {
      const open = await openKey()
      return open && openRecord<object>(open.sealing, { kind: 'answer', id: name }, kept)
    },
    recover: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 401 || ownKeyState() !== 'open') return false
      const open = await openKey()
      if (!open) return false
      await rejoin(open)
      return true
    },
  }
}
