import { describe, expect, it } from 'vitest'

import { calendarDay, deckSize, drawCard, lastCard } from './drawCard'

const id = 'session-1763712000000-abcdefghijklmnop'
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => calendarDay(new Date(2026, 0, 1 + index, 12)))

describe('the day', () => {
  it('begins and ends at local midnight', () => {
    expect(calendarDay(new Date(2026, 10, 21, 0, 0, 0))).toBe('2026-11-21')
    expect(calendarDay(new Date(2026, 10, 21, 23, 59, 59, 999))).toBe('2026-11-21')
    expect(calendarDay(new Date(2026, 10, 22))).toBe('2026-11-22')
    expect(calendarDay(new Date(2026, 0, 3))).toBe('2026-01-03')
  })
})

describe('the card of the day', () => {
  it('stays the same for a day and a visitor, whatever else happens', () => {
    expect(drawCard('2026-11-21', id)).toBe(drawCard('2026-11-21', id))
  })

  it('is always one of the 22, and every one comes up', () => {
    const drawn = new Set(days(730).map((day) => drawCard(day, id)))
    expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: deckSize }, (_, number) => number))
    expect(Math.max(...drawn)).toBe(lastCard)
  })

  it.each([id, ''])('comes again only when the whole deck has gone round (%j)', (session) => {
    const all = days(400).map((day) => drawCard(day, session))
    for (let from = 0; from + deckSize <= all.length; from += 1)
      expect(new Set(all.slice(from, from + deckSize)).size).toBe(deckSize)
  })

  it('favors none: over many visitors each comes up about as often, and orders differ', () => {
    const counts = new Array<number>(deckSize).fill(0)
    const visitors = Array.from({ length: 22 * 300 }, (_, index) => `session-${index}`)
    for (const visitor of visitors) counts[drawCard('2026-11-21', visitor)]! += 1
    // 300 expected, standard deviation 17: five of them either way.
    expect(Math.min(...counts)).toBeGreaterThan(215)
    expect(Math.max(...counts)).toBeLessThan(385)
    const orders = visitors.slice(0, 200).map((visitor) =>
      days(deckSize)
        .map((day) => drawCard(day, visitor))
        .join(),
    )
    expect(new Set(orders).size).toBe(200)
  })

  it('differs between visitors', () => {
    const drawn = new Set(Array.from({ length: 200 }, (_, index) => drawCard('2026-11-21', `session-${index}`)))
    expect(drawn.size).toBe(deckSize)
  })

  it('is the same for everybody without a session', () => {
    expect(drawCard('2026-11-21', '')).toBeGreaterThanOrEqual(0)
    expect(drawCard('2026-11-21', '')).toBe(drawCard('2026-11-21', ''))
  })
})
