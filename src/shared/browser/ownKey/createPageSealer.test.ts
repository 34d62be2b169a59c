import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'

import { defineRecordContracts } from '@/shared/lib/recordContracts'
import { clockNow } from '@/shared/lib/clock'
import { sealable } from '@/shared/lib/ownRecords'

import { ApiError } from '../callEndpoint'
import { noteServerTime } from '../serverClock'
import { createPageSealer } from './createPageSealer'
import { createSealer } from './createSealer'
import { deriveOwnKey } from './derive'
import { rememberKey } from './keyStore'
import { lockOwnKey, ownKeyState, removeOwnKey } from './state'

/** When the last body was judged (ms). */
let judgedAt = 0
const note = z.object({ text: z.string().max(20, 'Too long').trim() }).refine(() => {
  judgedAt = clockNow()
  return true
})
const calls = defineRecordContracts({
  name: 'notes',
  what: { one: 'a note', many: 'notes' },
  body: note,
  stored: z.object({ id: z.string(), text: z.string() }),
})
const notes = sealable({
  kind: { name: 'note', exportKey: 'notes', label: { one: 'note', many: 'notes' } },
  ...calls,
  toRecord: (record: z.output<typeof note>) => record,
  toResponse: (id, record) => ({ id, ...record }),
  toList: (entries) => entries.map(({ id, record }) => ({ id, ...record })),
})
const rejoin = vi.fn(async () => {})
const sealer = await createPageSealer({
  // As in a browser whose worker does not start.
  startWorker: () => {
    throw new ReferenceError('Worker is not defined')
  },
  loadSealer: async () => createSealer([notes], '/export'),
  loadRecords: async () => ({ kinds: [notes], sealedByServer: [] }),
  rejoin,
})

type Sealed = { id: string; sealed: string }
const add = async (text: string) => (await sealer.seal('post', '/notes', { body: { text } })).body as Sealed

beforeEach(async () => {
  rejoin.mockClear()
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] })
  await rememberKey(await deriveOwnKey(new Uint8Array(32)), 'words')
})
afterEach(() => {
  removeOwnKey()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a call of a visitor with an own key', () => {
  it('leaves as an id and something sealed, checked as the server would, and comes back as it would answer', async () => {
    const sent = await add(' Bad night ')
    expect(Object.keys(sent)).toEqual(['id', 'sealed'])
    expect(JSON.stringify(sent)).not.toContain('night')
    expect(await sealer.open('/notes', sent)).toEqual({ id: sent.id, text: 'Bad night' })
  })

  it('is judged and dated by the server’s clock where this device’s is days behind', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    })
    await rememberKey(await deriveOwnKey(new Uint8Array(32)), 'words')
    noteServerTime('2026-11-25T10:00:00Z')
    const sent = await add('now')
    expect(new Date(judgedAt).toISOString()).toBe('2026-11-25T10:00:00.000Z')
    const everything = await sealer.open('/export', { records: { notes: [sent] }, unreadable: 0 })
    expect(everything).toMatchObject({ records: { notes: [{ writtenAt: '2026-11-25T10:00:00.000Z' }] } })
  })

  it('is refused before it leaves when it is not valid', async () => {
    const refused = await add('x'.repeat(21)).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 400, serverMessage: 'Too long' })
  })

  it('that is about nobody’s records stays as it is', async () => {
    const request = { body: { q: 'sleep' } }
    expect(await sealer.seal('post', '/search', request)).toBe(request)
    expect(await sealer.open('/search', { results: [] })).toEqual({ results: [] })
  })

  it('lists newest first, a corrected one in its place, without what cannot be opened', async () => {
    const first = await add('first')
    vi.setSystemTime(Date.parse('2026-11-20T11:00:00Z'))
    const second = await add('second')
    await sealer.open('/notes', [first, second])
    const { body } = await sealer.seal('patch', '/notes/:id', { params: { id: first.id }, body: { text: 'mended' } })
    const corrected = { id: first.id, ...(body as { sealed: string }) }
    const swapped = { id: crypto.randomUUID(), sealed: second.sealed }
    expect(await sealer.open('/notes', [corrected, swapped, second])).toEqual([
      { id: second.id, text: 'second' },
      { id: first.id, text: 'mended' },
    ])
    expect(await sealer.open('/export', { records: { notes: [first, swapped], bingo: [] }, unreadable: 1 })).toEqual({
      records: { notes: [{ id: first.id, writtenAt: '2026-11-20T10:00:00.000Z', text: 'first' }], bingo: [] },
      unreadable: 2,
    })
  })

  it('opens nothing and sends nothing while it is locked, and says so', async () => {
    const sent = await add('secret')
    const kept = await sealer.keep('/notes', [{ text: 'secret' }])
    expect(await sealer.recall('/notes', kept)).toEqual([{ text: 'secret' }])
    expect(await sealer.recall('/other', kept)).toBeNull()
    lockOwnKey()
    const locked = { status: 401, serverMessage: expect.stringMatching(/^Your diary is locked in this browser/) }
    await expect(add('more')).rejects.toMatchObject(locked)
    await expect(sealer.open('/notes', [sent])).rejects.toMatchObject(locked)
    expect([await sealer.openQueued('/notes', sent), await sealer.recall('/notes', kept)]).toEqual([null, null])
  })

  it('comes back to the visitor of its key when the cookie was lost, and for no other refusal', async () => {
    expect(await sealer.recover(new ApiError(401, ''))).toBe(true)
    expect(rejoin).toHaveBeenCalledOnce()
    expect(await sealer.recover(new ApiError(429, ''))).toBe(false)
    lockOwnKey()
    expect([await sealer.recover(new ApiError(401, '')), ownKeyState()]).toEqual([false, 'locked'])
  })

  it('locks when a newer key has taken the place of its own, but not where this browser has the newer one', async () => {
    const ended = new ApiError(410, '{"message":"Your diary has a newer key."}')
    expect([await sealer.recover(ended), ownKeyState()]).toEqual([true, 'open'])
    rejoin.mockRejectedValueOnce(ended)
    expect([await sealer.recover(ended), ownKeyState()]).toEqual([false, 'locked'])
  })

  it('leaves what waits as it is while its key is open, and sends nothing that no key here opens', async () => {
    const waiting = { key: 'k', path: '/notes', body: await add('in the night'), at: 0 } as const
    expect(await sealer.sealWaiting(waiting)).toBe(waiting)
    removeOwnKey()
    await rememberKey(await deriveOwnKey(new Uint8Array(32).fill(1)), 'words')
    await expect(sealer.sealWaiting(waiting)).rejects.toMatchObject({ status: 400 })
  })
})
