import { expect, it } from 'vitest'

import { throttleChecks } from './databaseWatch'

/** A database that is there or away as told, and a clock that stands still until it is moved (ms). */
function stage() {
  const state = { away: false, now: 0, asked: 0 }
  const isAway = throttleChecks(
    async () => {
      state.asked += 1
      return state.away
    },
    () => state.now,
  )
  return { state, isAway }
}

it('asks once a second, however many want to know', async () => {
  const { state, isAway } = stage()
  await Promise.all([isAway(), isAway(), isAway()])
  state.now = 900
  await isAway()
  expect(state.asked).toBe(1)
  state.now = 1_000
  await isAway()
  expect(state.asked).toBe(2)
})

it('what fails in the second in which it went away failed for that', async () => {
  const { state, isAway } = stage()
  expect(await isAway()).toBe(false)
  Object.assign(state, { away: true, now: 500 })
  expect(await isAway()).toBe(false)
  expect(await isAway(true)).toBe(true)
})

it('so did what fails while it has just come back, and nothing later', async () => {
  const { state, isAway } = stage()
  state.away = true
  expect(await isAway()).toBe(true)
  Object.assign(state, { away: false, now: 3_000 })
  expect(await isAway()).toBe(false)
  expect(await isAway(true)).toBe(true)
  state.now = 9_000
  expect(await isAway(true)).toBe(false)
})

it('asks no more than ten times a second where everything fails', async () => {
  const { state, isAway } = stage()
  for (; state.now < 1_000; state.now += 10) await isAway(true)
  expect(state.asked).toBe(10)
})
