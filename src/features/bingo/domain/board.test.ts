import { describe, expect, it } from 'vitest'

import { cellCount, completedLines, isMastered, positionProblem, progressOf, sessionIdShape } from './board'

const all = Array.from({ length: cellCount }, (_, position) => position)

describe('lines', () => {
  it.each([
    ['Row 1', [0, 1, 2, 3, 4]],
    ['Row 5', [20, 21, 22, 23, 24]],
    ['Column 1', [0, 5, 10, 15, 20]],
    ['Column 5', [4, 9, 14, 19, 24]],
    ['Diagonal \\', [0, 6, 12, 18, 24]],
    ['Diagonal /', [4, 8, 12, 16, 20]],
  ])('%s is full with its five cells, in any order, and with no four of them', (name, positions) => {
    expect(completedLines([...positions].reverse())).toEqual([name])
    for (const missing of positions)
      expect(completedLines(positions.filter((position) => position !== missing))).toEqual([])
  })

  it('are twelve on a full board and none on an empty one', () => {
    expect(completedLines(all)).toHaveLength(12)
    expect(completedLines([])).toEqual([])
  })

  it('does not wrap around the edge', () => {
    expect(completedLines([3, 4, 5, 6, 7])).toEqual([])
  })
})

describe('progress', () => {
  it.each([
    [0, 0],
    [1, 4],
    [12, 48],
    [24, 96],
    [25, 100],
  ])('of %d cells is %d per cent', (count, percent) => {
    expect(progressOf(all.slice(0, count))).toBe(percent)
    expect(isMastered(all.slice(0, count))).toBe(count === 25)
  })

  it('counts a cell once', () => {
    expect(progressOf([3, 3, 3])).toBe(4)
    expect(isMastered([...all.slice(1), 1])).toBe(false)
  })
})

describe('positions', () => {
  it('must be 25, each once', () => {
    expect(positionProblem(all)).toBeNull()
    expect(positionProblem([...all].reverse())).toBeNull()
    expect(positionProblem(all.slice(1))).toContain('this one has 24')
    expect(positionProblem([...all, 25])).toContain('this one has 26')
    expect(positionProblem([0, ...all.slice(0, 24)])).toContain('Missing: 24')
    expect(positionProblem([null, ...all.slice(1)])).toContain('Missing: 0')
  })
})

describe('session ids', () => {
  it.each([
    ['session-1795000000000-abcdefghijklmnop', true],
    ['session-1795000000000-AbC_-0123456789xyz', true],
    ['session-1795000000000-short', false],
    ['session-17950000-abcdefghijklmnop', false],
    ['session-1795000000000-abcdefghijklmn/p', false],
    ['1795000000000-abcdefghijklmnop', false],
    ['', false],
  ])('%j: %s', (id, fits) => {
    expect(sessionIdShape.test(id)).toBe(fits)
  })
})
