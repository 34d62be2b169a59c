import type { SealableRecords } from '@/shared/lib/ownRecords'
import { batchesOf, hashIds, idWithContent, jsonBytes, markKind } from '@/shared/lib/sealing'

import { postWithRetry } from '../postWithRetry'
import { sendUntyped } from '../callEndpoint'
import type { SealedContent } from './createSealer'
import type { OwnKey } from './derive'
import { openRecord, placeOf, sealRecord } from './seal'
import { isSealed } from './sealer'
import { noteMove } from './state'

/** Nothing was deleted, and everything is where it was. */
export class MoveError extends Error {
  override name = 'MoveError'
}

type Row = { id: string; writtenAt?: string } & Record<string, unknown>
type Sealed = { id: string; sealed: string }
type Moving = { kind: string; id: string; text: SealedContent; least: number | undefined }

/** @param stage of a move: looks among what is kept for its end, otherwise among what the key has */
async function findMoved({ visitor }: OwnKey, ids: readonly string[], stage?: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const some of batchesOf(ids))
    for (const { id, sealed } of await postWithRetry<Sealed[]>('/own-key/compare', { visitor, ids: some, stage }))
      found.set(id, sealed)
  return found
}

/** @param stage of a move: keeps them for its end, in the place of what an earlier attempt has left; otherwise at once */
async function keep(
  target: OwnKey,
  records: readonly Moving[],
  stage?: string,
  tell?: (kept: number) => void,
): Promise<void> {
  const { visitor } = target
  if (stage) await postWithRetry('/own-key/records', { visitor, records: [], stage, first: true })
  let kept = 0
  for (const some of batchesOf(records)) {
    const sealed = await Promise.all(
      some.map(async ({ kind, id, text, least }) => ({
        kind,
        id,
        sealed: await sealRecord(target.sealing, { kind, id }, text, least),
      })),
    )
    for (const sent of batchesOf(sealed, jsonBytes))
      await postWithRetry('/own-key/records', { visitor, records: sent, stage })
    kept += some.length
    tell?.(kept)
  }
}

/** @returns what is there, by id @throws MoveError unless each record is there and opens as what it was */
async function compare(target: OwnKey, records: readonly Moving[], stage?: string): Promise<Map<string, string>> {
  const found = await findMoved(
    target,
    records.map(({ id }) => id),
    stage,
  )
  for (const { kind, id, text } of records) {
    const opened = await openRecord<SealedContent>(target.sealing, { kind, id }, found.get(id) ?? '')
    if (JSON.stringify(opened) !== JSON.stringify(text))
      throw new MoveError('What was written is not what was read, so nothing was deleted.')
  }
  return found
}

/** The mark by which words or passkey know later that they lead somewhere. */
const markOf = async ({ places }: OwnKey): Promise<Moving> => ({
  kind: markKind,
  id: await placeOf(places, markKind, 'mark'),
  text: { at: 0, record: {} },
  least: undefined,
})

/** Marks a key as in use to which nothing had to move. */
export async function markKey(target: OwnKey): Promise<void> {
  const mark = [await markOf(target)]
  await keep(target, mark)
  await compare(target, mark)
}

/** Names a move by the key it leads to. */
const stageOf = ({ places }: OwnKey) => placeOf(places, markKind, 'moving')

/** Whether a key is marked as in use, or a move of this browser to it was begun. */
async function isMarked(target: OwnKey, stage?: string): Promise<boolean> {
  const mark = await markOf(target)
  const sealed = (await findMoved(target, [mark.id], stage)).get(mark.id)
  return sealed !== undefined && (await openRecord(target.sealing, mark, sealed)) !== null
}

/** Whether something is kept under a key; in the browser where a move to it was broken off, whether it may go on. */
export const isKeyKnown = async (target: OwnKey): Promise<boolean> =>
  (await isMarked(target)) || (await isMarked(target, await stageOf(target)))

/** What the visitor of this browser has, opened by the server or with the key it was sealed with. */
async function readEverything(kinds: readonly SealableRecords[], current: OwnKey | null) {
  const { records } = (await (await sendUntyped('get', '/privacy/export')).json()) as { records: Record<string, Row[]> }
  const opened: OpenedRecord[] = []
  const unopened: string[] = []
  /** What the server is told that it may delete. */
  const lines: string[] = []
  for (const own of kinds)
    for (const row of records[own.kind.exportKey] ?? []) {
      if (!isSealed(row)) {
        const { id, writtenAt, ...record } = row
        opened.push({ own, id, content: { at: Date.parse(writtenAt ?? ''), record } })
        lines.push(idWithContent(id, JSON.stringify(record)))
        continue
      }
      const place = { kind: own.kind.name, id: row.id }
      const content = current && (await openRecord<SealedContent>(current.sealing, place, row.sealed))
      if (content) {
        opened.push({ own, id: row.id, content })
        lines.push(idWithContent(row.id, row.sealed))
      } else unopened.push(row.id)
    }
  return { opened, unopened, lines }
}

/**
 * The same records as the target will have them: where two are about the same day, one.
 * @param asksForAll whether it is also asked for records of which the target has none, unless they were moved before
 * @returns also what the target has under their ids, by id
 */
async function toTarget(target: OwnKey, opened: readonly OpenedRecord[], asksForAll = false) {
  const placed = await Promise.all(
    opened.map(async ({ own, id, content }) => {
      const { name, paddedTo } = own.kind
      const about = own.once?.(content.record)
      const place =
        about === undefined ? placeOf(target.places, `moved ${name}`, id) : placeOf(target.places, name, about)
      return { own, one: { kind: name, id: await place, text: content, least: paddedTo } }
    }),
  )
  const there = await findMoved(
    target,
    placed.flatMap(({ own, one: { id } }) => (own.once || asksForAll ? [id] : [])),
  )
  const moving = await Promise.all(
    placed.map(async ({ own, one }): Promise<Moving> => {
      const kept = own.once && (await openRecord<SealedContent>(target.sealing, one, there.get(one.id) ?? ''))
      return kept ? { ...one, text: { at: kept.at, record: own.merge(kept.record, one.text.record) } } : one
    }),
  )
  return { moving, there }
}

/** A record of a visitor's, opened, that is to be kept under a key. */
export type OpenedRecord = { own: SealableRecords; id: string; content: SealedContent }

/**
 * Keeps records from elsewhere under a key: sealed here, counted and compared. What is there already stays as it is, and
 * two notes about one day become one. Broken off at any point it can be done again.
 * @returns how many were new, or added something
 * @throws MoveError when something differs; ApiError or the network's error
 */
export async function addRecords(target: OwnKey, opened: readonly OpenedRecord[]): Promise<number> {
  const { moving } = await toTarget(target, opened)
  const there = await findMoved(
    target,
    moving.map(({ id }) => id),
  )
  const added: Moving[] = []
  for (const [index, one] of moving.entries()) {
    const sealed = there.get(one.id)
    const before = sealed === undefined ? null : await openRecord<SealedContent>(target.sealing, one, sealed)
    const isOnce = opened[index]!.own.once !== undefined
    if (before && (!isOnce || JSON.stringify(before) === JSON.stringify(one.text))) continue
    added.push(one)
  }
  await keep(target, added)
  await compare(target, added)
  return added.length
}

/** How many records of how many are kept by now. */
export type MoveProgress = (kept: number, all: number) => void

/** How often what was written meanwhile is fetched before giving up. */
const maxRounds = 5

const linesOf = (records: ReadonlyMap<string, string>) => [...records].map(([id, sealed]) => idWithContent(id, sealed))

/**
 * Brings this browser to the visitor of a key, with all it has: sealed anew, counted, compared, and only then, by one call,
 * there instead of where it was; a key that was open before has ended then, in every browser. Broken off at any point it
 * loses nothing, and can be done again.
 * @param current the key with which the browser seals now, if any
 * @param tell called as records are kept: years of them take a minute and more
 * @returns how many records came along
 * @throws MoveError when something differs; ApiError or the network's error
 */
export async function moveTo(
  target: OwnKey,
  kinds: readonly SealableRecords[],
  current: OwnKey | null,
  tell?: MoveProgress,
): Promise<number> {
  const stage = await stageOf(target)
  const end = async (moved: readonly string[], unopened: readonly string[], upon: readonly string[]) => {
    const hashes = { moved: await hashIds(moved), upon: await hashIds(upon) }
    const body = { visitor: target.visitor, ...hashes, unopened, stage }
    return postWithRetry<{ done: boolean }>('/own-key/open', body, 'exclusive')
  }
  /** It comes along with the rest: the paper of a move that was broken off leads to no diary, empty and of its own. */
  const missingMark = async () => ((await isMarked(target)) ? [] : [await markOf(target)])
  // Nothing to bring along, or already there.
  if ((await end([], [], [])).done) return 0
  for (let round = 0; round < maxRounds; round += 1) {
    const { opened, unopened, lines } = await readEverything(kinds, current)
    const { moving, there } = await toTarget(target, opened, round > 0)
    const coming = [...(await missingMark()), ...moving]
    await keep(target, coming, stage, (kept) => tell?.(Math.min(kept, moving.length), moving.length))
    const staged = await compare(target, coming, stage)
    // From here on an answer that is lost leaves nothing here, and all of it under the key.
    if (opened.length > 0) noteMove()
    if ((await end([...lines, ...linesOf(staged)], unopened, linesOf(there))).done) return opened.length
  }
  throw new MoveError('Something is being written in another tab. Close it and try again.')
}
