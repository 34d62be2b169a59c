import { describe, expect, it } from 'vitest'

import { practiceTimer, readyTimer, staleAfter } from './practiceTimer'
import { defaultMood, highestMood, lowestMood, moodLabel, serializeTimer, resumeTimer } from './runningPractice'

const noon = 1_763_726_400_000
const minute = 60_000
const running = practiceTimer(readyTimer(10), { type: 'start', now: noon })
const paused = practiceTimer(running, { type: 'pause', now: noon + 4 * minute })
const remembered = serializeTimer('clear-morning-sit', running, 2, noon)!

describe('a page that was thrown away', () => {
  it('resumes at the time of the clock', () => {
    const found = resumeTimer(remembered, 10, noon + 3 * minute)
    expect(found).toMatchObject({ phase: 'running', elapsed: 3 * minute })
  })

  it('comes back finished when the time is over', () => {
    expect(resumeTimer(remembered, 10, noon + 11 * minute)).toMatchObject({ phase: 'finished', late: minute })
  })

  it('comes back paused, however long that was', () => {
    const stored = serializeTimer('clear-morning-sit', paused, 3, noon + 4 * minute)!
    expect(resumeTimer(stored, 10, noon + 90 * minute)).toEqual(paused)
  })

  it('is let go after half a day, and when it does not fit the session any more', () => {
    expect(resumeTimer(remembered, 10, noon + staleAfter + 1)).toBeNull()
    expect(resumeTimer({ ...remembered, elapsed: 11 * minute }, 10, noon)).toBeNull()
    expect(resumeTimer({ ...remembered, elapsed: -1 }, 10, noon)).toBeNull()
  })
})

it('remembers nothing before the start and after the end', () => {
  expect(serializeTimer('a', readyTimer(10), 3, noon)).toBeNull()
  expect(serializeTimer('a', practiceTimer(paused, { type: 'end-early', now: noon }), 3, noon)).toBeNull()
})

it.each([
  [1, 'Very Low'],
  [2, 'Low'],
  [3, 'Neutral'],
  [4, 'Good'],
  [5, 'Excellent'],
])('%d is %s', (mood, label) => expect(moodLabel(mood)).toBe(label))

it('goes from 1 to 5 and starts in the middle', () => expect([lowestMood, defaultMood, highestMood]).toEqual([1, 3, 5]))
