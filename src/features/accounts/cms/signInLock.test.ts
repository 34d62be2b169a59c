import { setImmediate as nextTurn } from 'node:timers/promises'

import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'

import { acquireSignInLock, releaseSignInLock } from './signInLock'

const from = (network: string | null) =>
  ({
    headers: new Headers(network === null ? {} : { 'x-socket-address': network }),
    context: {},
  }) as unknown as PayloadRequest

function desk() {
  const begun: string[] = []
  const come = (name: string, network: string | null) => {
    const req = from(network)
    void acquireSignInLock(req).then(() => begun.push(name))
    return req
  }
  return { begun, come }
}

it('looks at one sign-in of a network at a time, in order, and at those of others at once', async () => {
  const { begun, come } = desk()
  const first = come('first', '203.0.113.5')
  const second = come('second', '203.0.113.5')
  come('third', '203.0.113.5')
  come('of another', '198.51.100.7')
  come('of this process', null)
  await nextTurn()
  expect(begun.toSorted()).toEqual(['first', 'of another', 'of this process'])
  releaseSignInLock(first)
  releaseSignInLock(first)
  await nextTurn()
  expect(begun.slice(3)).toEqual(['second'])
  releaseSignInLock(second)
  await nextTurn()
  expect(begun.slice(4)).toEqual(['third'])
})

it('goes on where nobody said that one has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { begun, come } = desk()
  come('lost', '192.0.2.1')
  come('next', '192.0.2.1')
  await nextTurn()
  expect(begun).toEqual(['lost'])
  vi.advanceTimersByTime(20_000)
  await nextTurn()
  expect(begun).toEqual(['lost', 'next'])
  vi.useRealTimers()
})
