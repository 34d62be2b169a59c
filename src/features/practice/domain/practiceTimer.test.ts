import { describe, expect, it } from 'vitest'

import {
  percentDone,
  practiceTimer,
  readyTimer,
  secondsLeft,
  type PracticeTimer,
  type TimerEvent,
} from './practiceTimer'

const noon = 1_763_726_400_000
const minute = 60_000

/** A ten-minute timer after these events. */
const after = (...events: TimerEvent[]): PracticeTimer => events.reduce(practiceTimer, readyTimer(10))
const start: TimerEvent = { type: 'start', now: noon }
const at = (type: TimerEvent['type'], minutes: number): TimerEvent => ({
  type,
  now: noon + minutes * minute,
})

describe('before the start', () => {
  it('stands at duration times 60 seconds', () => {
    expect(secondsLeft(readyTimer(20))).toBe(1200)
    expect(percentDone(readyTimer(20))).toBe(0)
  })

  it.each([at('tick', 1), at('pause', 1), at('resume', 1), at('end-early', 1)])('$type changes nothing', (event) =>
    expect(after(event)).toEqual(readyTimer(10)),
  )
})

describe('running', () => {
  it('follows the clock, however rarely it is looked at', () => {
    expect(secondsLeft(after(start, at('tick', 1)))).toBe(540)
    expect(secondsLeft(after(start, at('tick', 1), at('tick', 7)))).toBe(180)
  })

  it('counts the time that a sleeping tab or a locked phone slept through', () => {
    expect(secondsLeft(after(start, { type: 'tick', now: noon + 250 }, at('tick', 9)))).toBe(60)
  })

  it('ends at its end, not before', () => {
    expect(after(start, { type: 'tick', now: noon + 10 * minute - 1 }).phase).toBe('running')
    expect(after(start, at('tick', 10))).toMatchObject({ phase: 'finished', elapsed: 10 * minute, late: 0 })
  })

  it('knows how late it is when it slept past its end', () => {
    const finished = after(start, at('tick', 3), at('tick', 55))
    expect(finished).toEqual({
      phase: 'finished',
      total: 10 * minute,
      elapsed: 10 * minute,
      endedEarly: false,
      late: 45 * minute,
    })
    expect(secondsLeft(finished)).toBe(0)
    expect(percentDone(finished)).toBe(100)
  })

  it('loses nothing and gains nothing when the clock is set back', () => {
    const back = after(start, at('tick', 4), at('tick', -60))
    expect(secondsLeft(back)).toBe(360)
    expect(secondsLeft(practiceTimer(back, at('tick', -59)))).toBe(300)
  })

  it('starts only once', () => {
    expect(secondsLeft(after(start, at('tick', 4), { type: 'start', now: noon + 5 * minute }))).toBe(360)
  })
})

describe('pausing', () => {
  it('stops the time, for as long as it takes', () => {
    const paused = after(start, at('pause', 2))
    expect(paused).toEqual({ phase: 'paused', total: 10 * minute, elapsed: 2 * minute })
    expect(practiceTimer(paused, at('tick', 500))).toBe(paused)
    expect(secondsLeft(after(start, at('pause', 2), at('resume', 500), at('tick', 501)))).toBe(420)
  })

  it('can be done again and again', () => {
    const events = [at('pause', 1), at('resume', 5), at('pause', 6), at('resume', 20), at('tick', 21)]
    expect(secondsLeft(after(start, ...events))).toBe(420)
  })

  it('comes too late when the session slept past its end', () => {
    expect(after(start, at('pause', 11))).toMatchObject({ phase: 'finished', endedEarly: false })
  })

  it('minds no clock set back meanwhile', () => {
    expect(secondsLeft(after(start, at('pause', 2), at('resume', -90), at('tick', -89)))).toBe(420)
  })
})

describe('ending', () => {
  it('early keeps what was done', () => {
    expect(after(start, at('end-early', 4))).toMatchObject({ phase: 'finished', endedEarly: true, elapsed: 4 * minute })
  })

  it('early works from a pause', () => {
    expect(after(start, at('pause', 4), at('end-early', 50))).toMatchObject({
      phase: 'finished',
      endedEarly: true,
      elapsed: 4 * minute,
    })
  })

  it('is not early when the time was over already', () => {
    expect(after(start, at('end-early', 12))).toMatchObject({ phase: 'finished', endedEarly: false })
  })

  it('is final but for a reset', () => {
    const finished = after(start, at('tick', 10))
    for (const event of [at('tick', 20), at('resume', 20), at('pause', 20), start])
      expect(practiceTimer(finished, event)).toBe(finished)
    expect(practiceTimer(finished, at('reset', 30))).toEqual(readyTimer(10))
  })
})

it('resets from anywhere', () => {
  for (const timer of [after(start), after(start, at('pause', 1)), after(start, at('end-early', 1))])
    expect(practiceTimer(timer, at('reset', 30))).toEqual(readyTimer(10))
})
