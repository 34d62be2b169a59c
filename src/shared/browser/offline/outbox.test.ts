import { describe, expect, it } from 'vitest'

import { ApiError } from '../callEndpoint'
import { drainQueue } from './outbox'

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
