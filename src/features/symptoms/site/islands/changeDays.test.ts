import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Notice } from '@/shared/browser/notify'

import type { StoredDay } from '../../contract'
import { emptyDay } from '../../domain/emptyDay'
import { removeDay, saveDay } from './changeDays'

const day = '2026-03-17'

/** What the server keeps of the day, and what it was sent. */
let kept: object[]
let sent: object[]
let deleted: string[]
let answerList: () => Response

beforeEach(() => {
  kept = [{ id: 'a', ...emptyDay(day), sleep: 2, note: 'Noted in another tab.' }]
  sent = []
  deleted = []
  answerList = () => Response.json(kept)
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return answerList()
    if (method === 'DELETE') {
      const found = kept.find((one) => address.endsWith(`/${(one as StoredDay).id}`))
      if (!found) return Response.json({ message: 'There is no such entry any more.' }, { status: 404 })
      deleted.push((found as StoredDay).day)
      return Response.json({ id: (found as StoredDay).id })
    }
    sent.push(JSON.parse(String(body)))
    return Response.json({ id: 'a', ...sent.at(-1) })
  })
})
afterEach(() => vi.unstubAllGlobals())

const mood = { began: { mood: null }, changed: { mood: 4 } }

it('keeps what another tab or device has added to the day since the page asked', async () => {
  await saveDay(day, mood)
  expect(sent).toEqual([{ ...emptyDay(day), sleep: 2, mood: 4, note: 'Noted in another tab.' }])
})

it('keeps nothing while the site refuses to say what is kept', async () => {
  answerList = () => Response.json({ message: 'The database is away.' }, { status: 503 })
  await expect(saveDay(day, mood)).rejects.toThrow('The database is away.')
  expect(sent).toEqual([])
})

it('says of a day that another tab has deleted that it is deleted, with no way back to what was not its doing', async () => {
  const notices: Notice[] = []
  window.addEventListener('power-years:notice', (event) => notices.push((event as CustomEvent<Notice>).detail))
  kept = []
  await removeDay({ ...emptyDay(day), id: 'a' } as StoredDay)
  expect(notices.map(({ title, action }) => [title, action])).toEqual([['Day Deleted', undefined]])
})

it('deletes a day of which everything was taken back: one that says nothing is no day with a note', async () => {
  const taken = { began: { sleep: 2 }, changed: { sleep: null } }
  await saveDay(day, taken)
  expect([sent.length, deleted], 'another tab has noted something meanwhile').toEqual([1, []])
  kept = [{ id: 'a', ...emptyDay(day), sleep: 2 }]
  await saveDay(day, taken)
  expect([sent.length, deleted]).toEqual([1, [day]])
})
