import { expect, it } from 'vitest'

import { breakLines } from './breakLines'

const letters = (text: string) => text.length

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['one two three', 6, ['one', 'two', 'three']],
  ['one two three', 99, ['one two three']],
  ['a verylongword b', 5, ['a', 'verylongword', 'b']],
  ['  spaces   between ', 20, ['spaces between']],
  ['', 20, []],
])('"%s" within %d', (text, width, lines) => expect(breakLines(text, width, letters)).toEqual(lines))
