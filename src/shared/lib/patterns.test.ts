import { describe, expect, it } from 'vitest'

import { anyOf, withMeetingPoints } from './patterns'

describe('several patterns', () => {
  const either = anyOf('late bird', 'a (?:very )?(?:late|early)', 'a')

  it.each([
    ['a late bird', 0, 'a late'],
    ['the late bird and a very early one', 4, 'late bird'],
    ['that', 2, 'a'],
  ])('of “%s” are found as one pattern of them would be', (text, index, words) => {
    const found = either.exec(text)
    expect([found?.index, found?.[0]]).toEqual([index, words])
    expect(either.test(text)).toBe(true)
    expect(found?.[0]).toBe(/late bird|a (?:very )?(?:late|early)|a/.exec(text)?.[0])
  })

  it('find nothing where none of them stands', () => {
    expect(either.exec('none')).toBeNull()
    expect(either.test('none')).toBe(false)
  })
})

it('marks where ways meet, but for brackets that stand for themselves', () => {
  expect(withMeetingPoints(String.raw`(?:a|b)? (?:c){0,2}?d(?:e|f)[)(?:]\)?(?:g)*`)).toBe(
    String.raw`(?:a|b)?(?=) (?:c){0,2}?(?=)d(?:e|f)(?=)[)(?:]\)?(?:g)*`,
  )
})
