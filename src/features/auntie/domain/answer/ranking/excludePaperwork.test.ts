import { expect, it } from 'vitest'

import { isPaperwork } from './excludePaperwork'

it.each([
  'how do I fill in the form for attendance allowance for my father',
  'which pages of the PIP application do I have to complete? I cannot complete this form',
  'how can I claim my state pension early',
])('hears paperwork in “%s”', (question) => expect(isPaperwork(question)).toBe(true))

it.each([
  'looking after my mother wears me out, what help is there',
  'how do I ask my employer for a fan',
  'the form of the hormone, patch or pill, does it matter',
  'they claim benefits for collagen, is it true',
])('takes “%s” for a question to the library', (question) => expect(isPaperwork(question)).toBe(false))
