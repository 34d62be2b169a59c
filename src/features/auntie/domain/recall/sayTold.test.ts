import { expect, it } from 'vitest'

import { sayTold } from './sayTold'
import { toldFacts } from './toldFacts'

const told = (...said: string[]) => toldFacts(said)

it('names what was told and the answer passes over', () => {
  const facts = told('I have kidney disease, stage 4')
  expect(sayTold('Large doses can bring kidney stones.', facts)).toMatch(
    /^You told me earlier: “I have kidney disease\.”/,
  )
  expect(sayTold('With weak kidneys, ask first.', facts)).toBeNull()
  expect(sayTold('About zinc I found nothing, which is no all-clear.', facts)).toMatch(/^And you told me earlier/)
  expect(sayTold('Estrogen can lower it.', told('I take lamotrigine'), ['Lamotrigine and hormones'])).toBeNull()
})

it('says nothing of what decides nothing', () => {
  expect(sayTold('Patches and gels.', told('I am 48'))).toBeNull()
  expect(sayTold('Patches and gels.', [])).toBeNull()
  expect(sayTold('Patches and gels.', told('I get zigzag lights and then the headache'))).toMatch(/migraine with aura/)
})
