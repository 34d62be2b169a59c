import { expect, it } from 'vitest'

import { defaultMood, highestMood, lowestMood, moodLabel } from './mood'

it.each([
  [1, 'Very Low'],
  [2, 'Low'],
  [3, 'Neutral'],
  [4, 'Good'],
  [5, 'Excellent'],
])('%d is %s', (mood, label) => expect(moodLabel(mood)).toBe(label))

it('goes from 1 to 5 and starts in the middle', () => expect([lowestMood, defaultMood, highestMood]).toEqual([1, 3, 5]))
