// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'

import { jumpToWords, selectedWords } from './jumpToWords'

const cited = '<span data-lexical-decorator="true" contenteditable="false">[1]</span>'

beforeEach(() => {
  // Nothing is laid out here.
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.checkVisibility = () => true
  document.body.innerHTML = `<div data-lexical-editor="true" contenteditable="true">
    <p><span>It comes first. </span><strong>It lasts</strong><span> about eight years.</span>${cited}<span> Then it goes.</span></p>
  </div>`
})

it('selects the sentence it jumps to, across what divides it, and no more', async () => {
  expect(await jumpToWords('It lasts about eight years.')).toBe(true)
  expect(selectedWords()).toBe('It lasts about eight years.')
})

it('selects the line where it knows no more than the beginning of the words', async () => {
  expect(await jumpToWords('It lasts\nof another line')).toBe(true)
  expect(selectedWords()).toContain('It comes first.')
  expect(await jumpToWords('Nowhere')).toBe(false)
})
