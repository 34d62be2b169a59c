import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { emptyDay } from '../../domain/dayEntry'
import { saveDay } from './changeDays'

const day = '2026-03-17'

/** What the server keeps of the day, and what it was sent. */
let kept: object[]
let sent: object[]
let answerList: () => Response

beforeEach(() => {
  kept = [{ id: 'a', ...emptyDay(day), sleep: 2, note: 'Noted in another tab.' }]
  sent = []
  answerList = () => Response.json(kept)
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return answerList()
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
