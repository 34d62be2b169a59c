import { clockNow, setClock } from '@/shared/lib/clock'
import type { OwnEntry, SealableRecords } from '@/shared/lib/ownRecords'

import { ApiError } from '../apiError'
import { yieldToMain } from '../yieldToMain'
import type { UntypedRequest } from '../untypedRequest'
import type { OwnKey } from './derive'
import { isSealed } from './isSealed'
import { openRecord, placeOf, sealRecord } from './seal'

/** What is sealed: the record and when it was written (ms since the epoch), as the server does it. */
export type SealedContent = { at: number; record: object }

/**
 * Seals and opens records with a key that it is given for each call and keeps nowhere. It needs no page, so that it can
 * run in a worker (serveSealer.ts). Null for the key while the diary is locked.
 */
export type RecordSealer = {
  /** The paths that answer lists of records. */
  lists: readonly string[]
  /** The paths that take a record. */
  writes: readonly string[]
  /**
   * A request as it may leave the browser: unchanged unless it holds a record, which is judged and dated by `now` (ms since the epoch).
   * @throws ApiError 400, or 401 when locked
   */
  seal: (
    key: OwnKey | null,
    method: string,
    path: string,
    request: UntypedRequest,
    now?: number,
  ) => Promise<UntypedRequest>
  /** An answer, parsed or as its bytes, as screens expect it. @throws ApiError 401 when locked */
  open: (key: OwnKey | null, path: string, answer: unknown) => Promise<unknown>
  /** A record that waits in this browser, as its form sent it; null when it cannot be opened. */
  openQueued: (key: OwnKey | null, path: string, body: unknown) => Promise<object | null>
  /** For this browser alone: an answer that is kept for hours without a network. */
  keep: (key: OwnKey | null, name: string, answer: object) => Promise<string>
  recall: (key: OwnKey | null, name: string, kept: string) => Promise<object | null>
}

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

/** @throws ApiError 401 when locked */
function unlocked(key: OwnKey | null): OwnKey {
  if (!key) throw locked()
  return key
}

/** Records that are opened without a pause: a few milliseconds on a phone. */
const openedTogether = 100

/**
 * Creates the sealer of a site with these kinds of records.
 * @param exportPath the call that answers everything of the visitor, by the kinds' export keys
 */
export function createSealer(kinds: readonly SealableRecords[], exportPath: string): RecordSealer {
  const byAdd = new Map(kinds.map((own) => [own.paths.add, own]))
  const byUpdate = new Map(kinds.flatMap((own) => (own.paths.update ? [[own.paths.update, own] as const] : [])))
  const byList = new Map(kinds.map((own) => [own.paths.list, own]))
  /** When records were written, so that a corrected one stays in its place. */
  const writtenAt = new Map<string, number>()

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

  async function openAll(key: OwnKey | null, kind: string, rows: readonly unknown[]): Promise<OwnEntry<object>[]> {
    const sealed = rows.filter(isSealed)
    if (sealed.length === 0) return []
    const open = unlocked(key)
    const opened: (OwnEntry<object> | null)[] = []
    for (let from = 0; from < sealed.length; from += openedTogether) {
      // A diary of years is thousands of records, and a browser without workers opens them in the page.
      if (from > 0) await yieldToMain()
      const some = sealed.slice(from, from + openedTogether)
      opened.push(...(await Promise.all(some.map((row) => openOne(open, kind, row)))))
    }
    // Texts of one form sort as their times do, without being read again and again.
    return opened
      .filter((entry) => entry !== null)
      .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  }

  async function openExport(key: OwnKey | null, answer: { records: Record<string, unknown[]>; unreadable: number }) {
    const records: Record<string, unknown[]> = { ...answer.records }
    let { unreadable } = answer
    for (const { kind } of kinds) {
      const rows = answer.records[kind.exportKey] ?? []
      const opened = await openAll(key, kind.name, rows)
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

  async function sealAdded(key: OwnKey | null, own: SealableRecords, body: unknown): Promise<object> {
    const record = recordIn(own, body)
    const { places, sealing } = unlocked(key)
    const { name, paddedTo } = own.kind
    const id = own.once ? await placeOf(places, name, own.once(record)) : crypto.randomUUID()
    return { id, sealed: await sealRecord(sealing, { kind: name, id }, { at: clockNow(), record }, paddedTo) }
  }

  async function sealChanged(key: OwnKey | null, own: SealableRecords, { params, body }: UntypedRequest) {
    const id = String(params?.id)
    const content: SealedContent = { at: writtenAt.get(id) ?? clockNow(), record: recordIn(own, body) }
    const { name, paddedTo } = own.kind
    return { sealed: await sealRecord(unlocked(key).sealing, { kind: name, id }, content, paddedTo) }
  }

  return {
    lists: [...byList.keys()],
    writes: [...byAdd.keys(), ...byUpdate.keys()],
    seal: async (key, method, path, request, now = Date.now()) => {
      setClock(now)
      const [added, changed] = [byAdd.get(path), byUpdate.get(path)]
      if (method === 'post' && added && !isSealed(request.body))
        return { ...request, body: await sealAdded(key, added, request.body) }
      if (method === 'patch' && changed) return { ...request, body: await sealChanged(key, changed, request) }
      return request
    },
    open: async (key, path, sent) => {
      const answer: unknown = sent instanceof ArrayBuffer ? JSON.parse(new TextDecoder().decode(sent)) : sent
      if (path === exportPath) return openExport(key, answer as Parameters<typeof openExport>[1])
      const listed = byList.get(path)
      if (listed && Array.isArray(answer)) {
        // What the server could open stands in the list's own form already.
        const rest = (answer as unknown[]).filter((row) => !isSealed(row))
        return [...(listed.toList(await openAll(key, listed.kind.name, answer)) as unknown[]), ...rest]
      }
      const own = byAdd.get(path) ?? byUpdate.get(path)
      if (!own || !isSealed(answer)) return answer
      const entry = await openOne(unlocked(key), own.kind.name, answer)
      if (!entry) throw locked()
      return own.toResponse(entry.id, entry.record)
    },
    openQueued: async (key, path, body) => {
      const own = byAdd.get(path)
      if (!own || !isSealed(body)) return body as object
      return key && ((await openOne(key, own.kind.name, body))?.record ?? null)
    },
    keep: async (key, name, answer) => sealRecord(unlocked(key).sealing, { kind: 'answer', id: name }, answer),
    recall: async (key, name, kept) => key && openRecord<object>(key.sealing, { kind: 'answer', id: name }, kept),
  }
}
