import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { runChecks } from './checkQueue'

let said: string[]
beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => vi.restoreAllMocks())

it('ends when the last check that runs is one that others needed', async () => {
  const neverRun = vi.fn(() => Promise.resolve())
  const build = { name: 'build', run: () => Promise.reject(new Error('No room.')) }
  const journeys = { name: 'journeys', needs: ['build'], run: neverRun }
  expect(await runChecks([build, journeys])).toEqual({ passed: 0, failed: 2, skipped: 0 })
  expect(neverRun).not.toHaveBeenCalled()
  expect(said.at(-1)).toBe('✗ journeys: not run, because "build" failed')
})

it('runs what needs another behind it, and counts both', async () => {
  const order: string[] = []
  const note = (name: string) => ({ name, run: () => Promise.resolve(void order.push(name)) })
  expect(await runChecks([{ ...note('second'), needs: ['first'] }, note('first')])).toMatchObject({ passed: 2 })
  expect(order).toEqual(['first', 'second'])
})
