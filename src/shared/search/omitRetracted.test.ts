import { expect, it } from 'vitest'

import { omitRetracted } from './omitRetracted'

const text =
  'Soy helps a little. It tastes of beans.\nIt may do harm.\nSoy. How much it helps: A fifth fewer. Harms: Wind.'

it('leaves a text alone where everything in it stands', () => {
  expect(omitRetracted(text, new Set())).toBe(text)
  expect(omitRetracted(text, new Set(['Tea helps a little.']))).toBe(text)
})

it('leaves out a sentence, a line that is nothing else, and the row of a table', () => {
  expect(omitRetracted(text, new Set(['Soy helps a little.', 'It may do harm.']))).toBe(
    'It tastes of beans.\nSoy. How much it helps: A fifth fewer. Harms: Wind.',
  )
  expect(omitRetracted(text, new Set(['Soy · Wind · A fifth fewer']))).toBe(
    'Soy helps a little. It tastes of beans.\nIt may do harm.',
  )
})
