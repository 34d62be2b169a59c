import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Notice } from '@/shared/browser/notify'
import { queryClient } from '@/shared/browser/queryClient'
import { serverNow } from '@/shared/browser/serverClock'

import { deleteEntry, logEntry } from './changeEntries'

const rightNow = '2026-03-17T10:00:00.000Z'

/** What the server has kept, by id. */
let kept: { id: string; timestamp: string }[]

beforeEach(() => {
  kept = []
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const headers = { 'Server-Time': rightNow }
    if (method === 'DELETE') {
      if (!kept.some(({ id }) => address.endsWith(`/${id}`)))
        return Response.json({ message: 'There is no such entry any more.' }, { status: 404, headers })
      kept = kept.filter(({ id }) => !address.endsWith(`/${id}`))
      return Response.json({ success: true }, { headers })
    }
    if (method === 'GET') return Response.json(kept, { headers })
    const entry = { id: 'a', ...(JSON.parse(String(body)) as { timestamp: string }) }
    if (Date.parse(entry.timestamp) > Date.parse(rightNow) + 24 * 60 * 60_000)
      return Response.json({ message: 'The time lies in the future.' }, { status: 400, headers })
    kept = [entry]
    return Response.json(entry, { headers })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const flash = (timestamp: string) => ({ symptomType: 'hot_flash', severity: 3, duration: 3, timestamp }) as const

it.each([
  '2026-03-12T08:00:00.000Z',
  '2026-03-17T09:00:00.000Z',
  '2026-03-17T13:00:00.000Z',
  '2026-03-23T21:00:00.000Z',
])(
  'what is kept right now has the server’s time, though no call before has told it and the device’s clock says %s',
  async (device) => {
    vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] })
    await logEntry(() => flash(serverNow().toISOString()), true)
    expect(kept.map(({ timestamp }) => timestamp)).toEqual([rightNow])
  },
)

it('a time that was typed stands, whatever the device’s clock says', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-12T08:00:00.000Z'), toFake: ['Date'] })
  await logEntry(() => flash('2026-03-11T20:00:00.000Z'), true)
  expect(kept.map(({ timestamp }) => timestamp)).toEqual(['2026-03-11T20:00:00.000Z'])
})

it('an entry that another tab has deleted meanwhile is said to be deleted, and is on no list any more', async () => {
  const notices: Notice[] = []
  window.addEventListener('power-years:notice', (event) => notices.push((event as CustomEvent<Notice>).detail))
  await logEntry(() => flash('2026-03-17T09:00:00.000Z'), true)
  const shown = { ...flash('2026-03-17T09:00:00.000Z'), triggers: [], reliefMethods: [], notes: '' }
  const refetch = vi.spyOn(queryClient(), 'invalidateQueries')
  kept = []
  await deleteEntry({ id: 'a', ...shown })
  expect(notices.map(({ title, action }) => [title, action])).toEqual([['Entry Deleted', undefined]])
  expect(refetch).toHaveBeenCalledWith({ queryKey: ['/api/symptoms'] })
})

it('an entry that waited when the list was drawn, and has gone out since, is deleted where it is kept', async () => {
  await logEntry(() => flash('2026-03-17T09:00:00.000Z'), true)
  expect(kept).toHaveLength(1)
  const shown = { ...flash('2026-03-17T09:00:00.000Z'), triggers: [], reliefMethods: [], notes: '' }
  await deleteEntry({ id: 'its key in the queue', waits: true, ...shown })
  expect(kept).toEqual([])
})
