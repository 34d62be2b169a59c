import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '../callEndpoint'
import { drainQueue, resendQueued } from './outbox'

/** A queue, and a server that answers each entry as told. */
function setUp(entries: string[], answers: Record<string, Error> = {}) {
  const waiting = [...entries]
  const arrived: string[] = []
  const queue = {
    first: async () => waiting[0],
    remove: async (entry: string) => {
      waiting.splice(waiting.indexOf(entry), 1)
    },
  }
  const send = async (entry: string) => {
    arrived.push(entry)
    // Taken from the queue before the answer, it would be lost with the tab.
    expect(waiting[0]).toBe(entry)
    if (answers[entry]) throw answers[entry]
  }
  return { waiting, arrived, run: () => drainQueue(queue, send) }
}

const refusal = (status: number, body = '') => new ApiError(status, body)

describe('sending what waits', () => {
  it('does nothing when nothing waits', async () => {
    expect(await setUp([]).run()).toEqual({ sent: [], refused: [], remaining: false })
  })

  it('sends each entry once, in the order they were made', async () => {
    const { waiting, arrived, run } = setUp(['first', 'second', 'third'])
    expect(await run()).toEqual({ sent: ['first', 'second', 'third'], refused: [], remaining: false })
    expect(arrived).toEqual(['first', 'second', 'third'])
    expect(waiting).toEqual([])
    await run()
    expect(arrived).toHaveLength(3)
  })

  it('stops at the first that finds no network and leaves it and what follows where they are', async () => {
    const { waiting, arrived, run } = setUp(['first', 'second', 'third'], { second: new TypeError('Failed to fetch') })
    expect(await run()).toEqual({ sent: ['first'], refused: [], remaining: true })
    expect(arrived).toEqual(['first', 'second'])
    expect(waiting).toEqual(['second', 'third'])
  })

  it.each([401, 408, 410, 425, 429, 500, 502, 503])('waits on when the server answers %i', async (status) => {
    const answer = refusal(status, '{"message":"Not now"}')
    const { waiting, run } = setUp(['first', 'second'], { first: answer })
    expect(await run()).toEqual({ sent: [], refused: [], remaining: true })
    expect(waiting).toEqual(['first', 'second'])
  })

  it('waits on when a hotel’s sign-in page answers in place of the site', async () => {
    const { waiting, run } = setUp(['first'], { first: new SyntaxError('Unexpected token <') })
    expect(await run()).toEqual({ sent: [], refused: [], remaining: true })
    expect(waiting).toEqual(['first'])
  })

  it.each([400, 403, 404, 511])(
    'waits on when something between answers %i in the place of the site',
    async (status) => {
      const { waiting, run } = setUp(['first'], { first: refusal(status, '<html><h1>Please sign in</h1>') })
      expect(await run()).toEqual({ sent: [], refused: [], remaining: true })
      expect(waiting).toEqual(['first'])
    },
  )

  it.each([400, 403, 404, 413, 499])('drops what the server refuses with %i, says so and goes on', async (status) => {
    const { waiting, run } = setUp(['first', 'second'], { first: refusal(status, '{"message":"Not like this"}') })
    expect(await run()).toEqual({
      sent: ['second'],
      refused: [{ entry: 'first', message: 'Not like this' }],
      remaining: false,
    })
    expect(waiting).toEqual([])
  })
})

describe('what waited to take the place of something', () => {
  afterEach(() => vi.unstubAllGlobals())

  const entry = {
    key: 'k',
    path: '/days',
    body: { day: '2026-11-20', sleep: 2, mood: 4, symptoms: ['Rage', 'Cramps'], note: 'Tea.' },
    upon: {
      list: '/days',
      by: 'day',
      began: { day: '2026-11-20', sleep: 2, mood: null, symptoms: ['Rage'], note: '' },
      rules: { lists: { symptoms: 3 }, texts: { note: [2_000, '\n'] as const } },
    },
    at: 0,
  } as const

  function callWith(kept: Response) {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
      if (method === 'GET') return kept
      sent.push(JSON.parse(String(body)))
      return Response.json({})
    })
    return sent
  }

  it('brings its changes alone to what another device has written there meanwhile', async () => {
    const elsewhere = {
      id: 'a',
      day: '2026-11-20',
      sleep: 5,
      mood: null,
      symptoms: ['Rage', 'Acne'],
      note: 'From the other one.',
    }
    const sent = callWith(Response.json([{ id: 'b', day: '2026-11-19' }, elsewhere]))
    await resendQueued(entry)
    expect(sent).toEqual([
      { day: '2026-11-20', sleep: 5, mood: 4, symptoms: ['Rage', 'Cramps', 'Acne'], note: 'From the other one.\nTea.' },
    ])
  })

  it('brings back nothing that was deleted there', async () => {
    const sent = callWith(Response.json([]))
    await resendQueued(entry)
    expect(sent).toEqual([{ day: '2026-11-20', mood: 4, symptoms: ['Cramps'], note: 'Tea.' }])
  })

  it('waits on while nobody says what is kept', async () => {
    const sent = callWith(Response.json({ message: 'The database is away.' }, { status: 503 }))
    await expect(resendQueued(entry)).rejects.toThrow()
    expect(sent).toEqual([])
  })
})
