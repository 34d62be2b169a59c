// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'

import { revealText, selectedText } from './revealText'

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
  expect(await revealText('It lasts about eight years.')).toBe(true)
  expect(selectedText()).toBe('It lasts about eight years.')
})

it('selects the line where it knows no more than the beginning of the words', async () => {
  expect(await revealText('It lasts\nof another line')).toBe(true)
  expect(selectedText()).toContain('It comes first.')
  expect(await revealText('Nowhere')).toBe(false)
})
