import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keepRunning } from './keepRunning'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that dies when told to, and notes when it was started. */
function mortal() {
  const starts: number[] = []
  const reports: number[] = []
  let die = () => {}
  let death = new Promise<void>((resolve) => (die = resolve))
  const state = { isStopping: false, comesUp: () => true }
  const kept = keepRunning({
    ended: () => death,
    start: async () => {
      starts.push(Date.now())
      if (!state.comesUp()) return false
      death = new Promise<void>((resolve) => (die = resolve))
      return true
    },
    report: (pause) => reports.push(pause),
    isStopping: () => state.isStopping,
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { starts, reports, state, kept, pass, die: () => die() }
}

describe('what dies', () => {
  it('is started again after five deaths in a row, with a growing pause', async () => {
    const { starts, reports, pass, die } = mortal()
    for (let death = 1; death <= 5; death += 1) {
      die()
      await pass(30_000)
      expect(starts).toHaveLength(death)
    }
    expect(reports).toEqual([500, 1_000, 2_000, 4_000, 8_000])
  })

  it('is started at once again after a long life', async () => {
    const { reports, pass, die } = mortal()
    for (let death = 0; death < 3; death += 1) {
      await pass(60_000)
      die()
      await pass(1_000)
    }
    expect(reports).toEqual([500, 500, 500])
  })

  it('is tried again and again while it does not come up, half a minute apart in the end', async () => {
    const { starts, state, pass, die } = mortal()
    state.comesUp = () => {
      if (starts.length < 9) throw new Error('The disk is full.')
      return true
    }
    die()
    await pass(10 * 60_000)
    expect(starts).toHaveLength(9)
    expect(starts.at(-1)! - starts.at(-2)!).toBe(30_000)
    die()
    await pass(30_000)
    expect(starts).toHaveLength(10)
  })

  it('is left alone when it is meant to end, also in the pause before a new start', async () => {
    const { starts, state, kept, pass, die } = mortal()
    die()
    await pass(100)
    state.isStopping = true
    await pass(60_000)
    await kept
    expect(starts).toEqual([])
  })
})
