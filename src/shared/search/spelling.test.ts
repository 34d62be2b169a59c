import { expect, it } from 'vitest'

import { createSpelling } from './spelling'

const spell = createSpelling(['menopause', 'weight', 'osteoporosis', 'flushes', 'hormones'], (word) =>
  ['harmony', 'mention', 'weigh', 'flush'].includes(word),
)

it.each([
  ['is menapause making me put on wieght?', 'is menopause making me put on weight?'],
  ['Osteperosis, and flushs', 'osteoporosis, and flushes'],
  ['wot helps u at nite', 'what helps you at night'],
  ['how long b4 a shower', 'how long before a shower'],
  ['harmony, mention, weigh', 'harmony, mention, weigh'],
  ['don’t hurmony 3am menu', 'don’t hurmony 3am menu'],
])('reads “%s” as “%s”', (written, meant) => expect(spell(written)).toBe(meant))
