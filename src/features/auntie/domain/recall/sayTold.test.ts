import { expect, it } from 'vitest'

import { sayTold } from './sayTold'
import { toldFacts } from './toldFacts'

const none = { answers: [] }
const say = (response: string, ...said: string[]) => sayTold(response, { facts: toldFacts(said), another: null }, none)

it('says back what was told in her words, and what to ask where the answer passes over it', () => {
  expect(say('Large doses can bring kidney stones.', 'Hi, I have kidney disease, stage 4')).toBe(
    [
      'You told me: “I have kidney disease, stage 4”. I have that in mind.',
      'Large doses can bring kidney stones.',
      'What I read says nothing of what you told me, and it’s no all-clear. Ask whoever treats you for it, or your pharmacist, before you take anything new: “Is it right for somebody with kidney disease?”',
    ].join('\n\n'),
  )
  expect(say('With weak kidneys, ask first.', 'I have kidney disease')).toBe(
    'You told me: “I have kidney disease”. I have that in mind.\n\nWith weak kidneys, ask first.',
  )
  expect(say('About zinc I found nothing, which is no all-clear.', 'I have kidney disease')).toMatch(
    /\n\nName what you told me as well when you ask/,
  )
  expect(say('Patches and gels.', 'I get zigzag lights and then the headache')).toMatch(
    /Ask .* “I have migraine with aura/,
  )
})

it('passes over what was tried, and weighs nothing that it cannot', () => {
  expect(say('Hormone therapy.', 'I have tried sage and it did nothing')).toMatch(/“I have tried sage .*”.*Pass over/s)
  expect(say('Walk daily.', 'I work on a farm')).toBe(
    'Walk daily.\n\nYou told me: “I work on a farm”. I can’t weigh all that this changes, so say it to whoever you ask.',
  )
})

it('says only whom it is for where nothing was told, and nothing where it is for her', () => {
  expect(sayTold('Patches.', { facts: [], another: 'sister' }, none)).toBe(
    'You ask for your sister, so this is hers to hear.\n\nPatches.',
  )
  expect(say('Patches and gels.')).toBe('Patches and gels.')
})
