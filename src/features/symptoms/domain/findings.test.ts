import { describe, expect, it } from 'vitest'

import { addDays, daysIn, lastDays, type DayKey } from './days'
import type { DayEntry } from './dayEntry'
import { emptyDay } from './emptyDay'
import { daySymptoms } from './daySymptoms'
import {
  compareAroundTreatment,
  compareWeeks,
  countFlashes,
  countNights,
  findCompanions,
  treatmentsBeside,
  type Diary,
} from './findings'
import { chanceOfLargerShare, rankDifference } from './statistics'

const today: DayKey = '2026-11-20'
const flashAt = (day: DayKey, hour = 12) => ({
  severity: 3,
  duration: 3,
  triggers: [],
  reliefMethods: [],
  timestamp: new Date(`${day}T${String(hour).padStart(2, '0')}:00:00`).toISOString(),
})

/** A small generator (mulberry32), so that every run makes the same diaries. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Sixty days in which nothing depends on anything: some women have many flashes, some note rarely, in clusters too. */
function randomDiary(
  seed: number,
  shape: (day: DayEntry, ago: number, random: () => number) => DayEntry = (day) => day,
) {
  const random = generator(seed)
  const [rate, noted, liking] = [random() * 4, 0.5 + random() * 0.5, random() * 0.5]
  const days: DayEntry[] = []
  for (let ago = 59; ago >= 0; ago -= 1) {
    if (random() > noted) continue
    const burst = random() < 0.2 ? 3 : 0.8
    const day: DayEntry = {
      ...emptyDay(addDays(today, -ago)),
      flashes: Math.min(6, Math.floor(-Math.log(1 - random()) * rate * burst)),
      sleep: 1 + Math.floor(random() * 5),
      mood: 1 + Math.floor(random() * 5),
      energy: 1 + Math.floor(random() * 5),
      symptoms: daySymptoms.slice(0, 8).filter(() => random() < liking),
    }
    days.push(shape(day, ago, random))
  }
  return { flashes: [], days } satisfies Diary
}

const treatmentStart = addDays(today, -30)
const findings = (diary: Diary) => [
  compareWeeks(diary, today)?.change ?? null,
  compareAroundTreatment(diary, { from: treatmentStart, until: null }, today)?.change ?? null,
  ...findCompanions(diary, today).map(({ name }) => name),
]

describe('two thousand diaries', () => {
  it('in which nothing hangs together get a statement once in twenty at most', () => {
    let told = 0
    for (let seed = 0; seed < 2_000; seed += 1)
      if (findings(randomDiary(seed)).some((found) => found !== null)) told += 1
    expect(told / 2_000).toBeLessThanOrEqual(0.05)
  })

  // Everything of a day is optional, so how much is said changes with the woman's habits, which are no finding.
  it.each<[string, (day: DayEntry, ago: number, random: () => number) => DayEntry]>([
    ['are in a hurry on some days', (day, _, random) => (random() < 0.4 ? { ...emptyDay(day.day), sleep: 3 } : day)],
    ['say nothing of flashes from some day on', (day, ago) => (ago < 25 ? { ...day, flashes: null } : day)],
    ['say nothing of flashes until some day', (day, ago) => (ago >= 35 ? { ...day, flashes: null } : day)],
  ])('get none either of women who %s', (_, shape) => {
    let told = 0
    for (let seed = 0; seed < 2_000; seed += 1)
      if (findings(randomDiary(seed, shape)).some((found) => found !== null)) told += 1
    expect(told / 2_000).toBeLessThanOrEqual(0.05)
  })

  // Of whoever logs one by one nobody knows a day without a log from a day without a flash.
  it.each<[string, (ago: number) => boolean]>([
    ['stop logging', (ago) => ago < 25],
    ['stop in the middle of a week', (ago) => ago < 4],
    ['stop, and log one in passing', (ago) => ago < 28 && ago !== 9],
  ])('get none either of women who log one by one and %s', (_, isUnlogged) => {
    let told = 0
    const count = 600
    for (let seed = 0; seed < count; seed += 1) {
      const { days } = randomDiary(seed)
      const flashes = days.flatMap(({ day, flashes }) =>
        isUnlogged(daysIn({ from: day, to: today }) - 1)
          ? []
          : Array.from({ length: flashes! }, (_, hour) => flashAt(day, 9 + hour)),
      )
      const diary = { flashes, days: days.map((day) => ({ ...day, flashes: null })) }
      if (findings(diary).some((found) => found !== null)) told += 1
    }
    expect(told / count).toBeLessThanOrEqual(0.05)
  })

  // Some of them have too few noted days to tell anything.
  it('mostly tell what was put in: a companion, and a treatment that halves', () => {
    let companions = 0
    let treatments = 0
    const count = 300
    for (let seed = 0; seed < count; seed += 1) {
      const withBrainFog = randomDiary(seed, (day, _, random) => {
        const flashes = random() < 0.5 ? 2 : 0
        return { ...day, flashes, symptoms: random() < (flashes ? 0.85 : 0.1) ? ['Brain fog'] : [] }
      })
      if (findCompanions(withBrainFog, today).some(({ name }) => name === 'Brain fog')) companions += 1
      const treated = randomDiary(seed, (day, ago, random) => ({
        ...day,
        flashes: Math.round((ago >= 31 ? 4 : 1.5) + random() * 2),
      }))
      const compared = compareAroundTreatment(treated, { from: treatmentStart, until: null }, today)
      if (compared === null || compared.change === 'fewer') treatments += 1
    }
    expect(companions / count).toBeGreaterThan(0.7)
    expect(treatments / count).toBeGreaterThan(0.95)
  })
})

describe('what is said', () => {
  const daily = (from: number, to: number, flashes: number): DayEntry[] =>
    Array.from({ length: from - to + 1 }, (_, index) => ({ ...emptyDay(addDays(today, index - from)), flashes }))

  it('of two weeks are both numbers, and a change only where chance hardly makes it', () => {
    expect(compareWeeks({ flashes: [], days: [...daily(13, 7, 4), ...daily(6, 0, 1)] }, today)).toEqual({
      before: { flashes: { count: 28, orMore: false }, days: 7 },
      after: { flashes: { count: 7, orMore: false }, days: 7 },
      change: 'fewer',
    })
    const little = [...daily(13, 7, 2), ...daily(6, 1, 2), ...daily(0, 0, 3)]
    expect(compareWeeks({ flashes: [], days: little }, today)?.change).toBeNull()
  })

  it('is nothing of a week with three noted days, nor of thirteen beside a treatment', () => {
    expect(compareWeeks({ flashes: [], days: [...daily(13, 11, 4), ...daily(6, 0, 1)] }, today)).toBeNull()
    const days = [...daily(42, 30, 5), ...daily(29, 0, 1)]
    expect(compareAroundTreatment({ flashes: [], days }, { from: addDays(today, -29), until: null }, today)).toBeNull()
    const more = [...daily(43, 30, 5), ...daily(29, 0, 1)]
    expect(
      compareAroundTreatment({ flashes: [], days: more }, { from: addDays(today, -29), until: null }, today),
    ).toMatchObject({
      before: { days: 14 },
      after: { days: 30 },
      change: 'fewer',
    })
  })

  it('counts flashes logged one by one and the day’s own number once', () => {
    const flashes = [flashAt(today), flashAt(today, 14), flashAt(addDays(today, -8))]
    const days = [...daily(13, 7, 1), ...daily(6, 0, 1)]
    expect(compareWeeks({ flashes, days }, today)).toMatchObject({
      before: { flashes: { count: 7 } },
      after: { flashes: { count: 8 } },
    })
  })

  it('is nothing where no day of either week had one', () => {
    expect(compareWeeks({ flashes: [], days: [...daily(13, 7, 0), ...daily(6, 0, 0)] }, today)).toBeNull()
    const moods = daily(13, 0, 0).map((day) => ({ ...day, flashes: null, mood: 3 }))
    expect(compareWeeks({ flashes: [], days: moods }, today)).toBeNull()
  })

  it('is of the days that say how many, unless every flash was logged by itself', () => {
    const moods = daily(43, 0, 0).map((day) => ({ ...day, flashes: null, mood: 3 }))
    const treatment = { from: addDays(today, -29), until: null }
    const until = [...daily(43, 30, 5), ...moods.slice(14)]
    expect(compareAroundTreatment({ flashes: [], days: until }, treatment, today), 'no word since').toBeNull()
    const logged = Array.from({ length: 14 }, (_, index) => flashAt(addDays(today, index - 43)))
    expect(compareAroundTreatment({ flashes: logged, days: moods }, treatment, today), 'none logged since').toBeNull()
    const goesOn = [28, 21, 14, 7, 1].map((ago) => flashAt(addDays(today, -ago)))
    expect(compareAroundTreatment({ flashes: [...logged, ...goesOn], days: moods }, treatment, today)).toMatchObject({
      before: { days: 14 },
      after: { flashes: { count: 5 }, days: 29 },
      change: 'fewer',
    })
  })

  it('is never “fewer” of whoever stopped logging, or logged one in passing since', () => {
    const moods = daily(43, 0, 0).map((day) => ({ ...day, flashes: null, mood: 3 }))
    const treatment = { from: addDays(today, -29), until: null }
    const logged = (from: number, to: number) =>
      daily(from, to, 0).flatMap(({ day }) => [flashAt(day, 9), flashAt(day, 15)])
    const stopped = [...logged(43, 28)]
    expect(compareAroundTreatment({ flashes: stopped, days: moods }, treatment, today), 'two days on it').toBeNull()
    const inPassing = [...stopped, flashAt(addDays(today, -12)), flashAt(today)]
    expect(compareAroundTreatment({ flashes: inPassing, days: moods }, treatment, today), 'two since').toBeNull()
    const thisWeek = [...logged(13, 5)]
    expect(
      compareWeeks({ flashes: thisWeek, days: moods }, today)?.change ?? null,
      'in the middle of a week',
    ).toBeNull()
  })

  it('of an ended treatment counts no day after its last', () => {
    const days = [...daily(43, 30, 5), ...daily(29, 15, 1), ...daily(14, 0, 6)]
    const treatment = { from: addDays(today, -29), until: addDays(today, -15) }
    expect(compareAroundTreatment({ flashes: [], days }, treatment, today)).toMatchObject({
      after: { flashes: { count: 15, orMore: false }, days: 15 },
      change: 'fewer',
    })
    const short = { ...treatment, until: addDays(today, -20) }
    expect(compareAroundTreatment({ flashes: [], days }, short, today), 'ten days of it').toBeNull()
  })

  it('names what else began or ended in the days that are compared', () => {
    const patch = { name: 'patch', from: addDays(today, -20), until: null }
    const ended = { name: 'ended before', from: addDays(today, -300), until: addDays(today, -30) }
    const local = { name: 'began after', from: addDays(today, -14), until: null }
    const long = { name: 'for years', from: addDays(today, -3000), until: null }
    const gone = { name: 'long gone', from: addDays(today, -300), until: addDays(today, -60) }
    const later = { name: 'to come', from: addDays(today, 3), until: null }
    expect(treatmentsBeside([patch, ended, local, long, gone, later], patch, today)).toEqual([ended, local])
  })

  it('is “or more” with a day of six or more, unless that many were logged one by one', () => {
    const range = lastDays(7, today)
    expect(countFlashes({ flashes: [], days: daily(2, 0, 6) }, range)).toEqual({ count: 18, orMore: true })
    const eight = Array.from({ length: 8 }, (_, hour) => flashAt(today, 8 + hour))
    expect(countFlashes({ flashes: eight, days: daily(0, 0, 6) }, range)).toEqual({ count: 8, orMore: false })
  })

  it('is no number of flashes where no day says a word of them', () => {
    const moods = daily(2, 0, 0).map((day) => ({ ...day, flashes: null, mood: 3 }))
    expect(countFlashes({ flashes: [], days: moods }, lastDays(7, today))).toBeNull()
    expect(countFlashes({ flashes: [], days: daily(2, 0, 0) }, lastDays(7, today))).toMatchObject({ count: 0 })
  })

  it('of nights counts the one a late flash belongs to', () => {
    const flashes = [flashAt(addDays(today, -1), 23), flashAt(today, 3), flashAt(addDays(today, -3), 12)]
    const days = [
      { ...emptyDay(addDays(today, -2)), sweats: 0 },
      { ...emptyDay(addDays(today, -1)), sweats: 2 },
    ]
    expect(countNights({ flashes, days }, lastDays(30, today))).toEqual({ n: 2, of: 3 })
  })
})

describe('the statistics', () => {
  // Fisher’s tea: four of four against none of four is 1 in 70.
  it('know chance', () => {
    expect(chanceOfLargerShare({ n: 4, of: 4 }, { n: 0, of: 4 })).toBeCloseTo(1 / 70)
    expect(chanceOfLargerShare({ n: 3, of: 4 }, { n: 1, of: 4 })).toBeCloseTo(17 / 70)
    expect(chanceOfLargerShare({ n: 0, of: 9 }, { n: 0, of: 9 })).toBe(1)
  })
  it('rank', () => {
    expect(rankDifference([1, 2, 3], [1, 2, 3])).toBe(0)
    expect(rankDifference([2, 2], [2, 2])).toBe(0)
    expect(rankDifference([1, 2, 3, 4, 5, 6, 7], [11, 12, 13, 14, 15, 16, 17])).toBeCloseTo(3.13, 2)
  })
})

it('reads the clock of each hot flash once, however often and of whatever days nights are counted', () => {
  let reads = 0
  const flashes = Array.from({ length: 100 }, (_, ago) => {
    const { timestamp, ...flash } = flashAt(addDays(today, -ago), 3)
    return Object.defineProperty({ ...flash, timestamp }, 'timestamp', {
      get: () => {
        reads += 1
        return timestamp
      },
    })
  })
  for (const count of [100, 100, 90]) expect(countNights({ flashes, days: [] }, lastDays(count, today)).n).toBe(count)
  expect(reads).toBe(flashes.length)
})
