import { expect, it } from 'vitest'

import { sayTold } from './sayTold'
import { toldFacts } from './toldFacts'

const none = { answers: [] }
const say = (response: string, ...said: string[]) => sayTold(response, { facts: toldFacts(said), another: null }, none)

it('says back what was told in her words, and what to ask where the answer passes over it', () => {
  expect(say('Large doses can bring kidney stones.', 'Hi, I have kidney disease, stage 4')).toBe(
    [
      'You told me: “I have kidney disease, stage 4”. What I found doesn’t speak of it.',
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

it('says what a question goes back to, and what of it is not said', () => {
  const told = { facts: [], another: null, goneBackTo: ['got mine Tuesday'], asking: 'for Tuesday, do I need to fast?' }
  expect(sayTold('Ask for a scan.', told, none)).toMatch(
    /^You go back to “got mine Tuesday”\.\n\nAsk.*How to get ready/s,
  )
  const asked = { facts: [], another: null, asking: 'is the gel ok, and what about cranberry juice?' }
  expect(sayTold('The gel is fine.', asked, none)).toMatch(/About cranberry juice I found nothing/)
  expect(sayTold('The gel, and cranberry.', asked, none)).toBe('The gel, and cranberry.')
})

it('asks for another form for skin that bears no patch, of no plaster in it', () => {
  const response = say('A patch may itch. Gel goes on daily.', 'I’m allergic to plasters, I get a rash from them')
  expect(response).toMatch(/Is a gel or a spray right for me\?”$/)
  expect(response).not.toContain('any plasters')
})

it('is sorry for what is hard to tell, and names an illness as one', () => {
  expect(say('Estrogen.', 'I had my womb out, I cried for days')).toMatch(/I’m sorry, that is no small thing/)
  const beside = { kind: 'beside', text: 'I am diabetic.', words: 'diabetic' } as const
  expect(sayTold('Nails split.', { facts: [beside], another: null }, none)).toContain('to do with diabetes,')
})

it('has in mind only what is spoken of, and says of the rest that it is not', () => {
  const both = say('With an antidepressant, ask first.', 'I take citalopram every day', 'I have lupus')
  expect(both).toMatch(
    /^You told me: “I take citalopram every day”\. I have that in mind\. You also told me: “I have lupus”\. What I found doesn’t speak of it\./,
  )
  expect(say('Walk daily.', 'I am 62.')).toBe('Walk daily.')
  expect(say('Starting past 60 is another matter.', 'I am 62.')).toMatch(
    /^You told me: “I am 62”\. I have that in mind/,
  )
})

it('takes nothing for spoken of that is only said to be not found', () => {
  expect(
    say('Ask for a scan.\n\nAbout lupus I found nothing for this, which is no all-clear.', 'I have lupus'),
  ).toMatch(/^You told me: “I have lupus”\. What I found doesn’t speak of it\./)
})
