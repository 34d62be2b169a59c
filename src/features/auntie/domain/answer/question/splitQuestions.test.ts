import { describe, expect, it } from 'vitest'

import { splitQuestions } from './splitQuestions'

const letter = 'My cholesterol went up when my periods ended. Do I need a statin, and would HRT lower it instead?'
const ownSubject = () => 'own' as const
const asked = (message: string) => splitQuestions(message, ownSubject).map((one) => one.asked)

describe('the questions of a message', () => {
  it('are two around “&”, and where the second has a condition', () => {
    expect(asked('Is the kit from the shop any good & if it is blue do I tell the nurse?')).toEqual([
      'Is the kit from the shop any good',
      'if it is blue do I tell the nurse?',
    ])
    expect(asked('Is tea & toast before bed all right?')).toHaveLength(1)
  })

  it('are its sentences that ask, and what is joined in one, each with all that is told before it', () => {
    expect(splitQuestions(letter, ownSubject)).toEqual([
      { asked: 'Do I need a statin', before: 'My cholesterol went up when my periods ended.' },
      {
        asked: 'would HRT lower it instead?',
        before: 'My cholesterol went up when my periods ended. Do I need a statin',
      },
    ])
    expect(splitQuestions('Is it my age? I am 50. What helps?', ownSubject).map(({ asked }) => asked)).toEqual([
      'Is it my age?',
      'What helps?',
    ])
    expect(splitQuestions('My sister had hers at 45. I wonder.', ownSubject)).toEqual([])
    expect(
      splitQuestions('Can I stop? And if not, is there a way to bear it?', ownSubject).map(({ asked }) => asked),
    ).toEqual(['Can I stop?', 'And if not, is there a way to bear it?'])
  })

  it('are heard in a short message without any question mark, where “or” joins two sides of one', () => {
    expect(asked('the ring at 52, when do I take it out and will my hair thin on it')).toEqual([
      'the ring at 52, when do I take it out',
      'will my hair thin on it',
    ])
    expect(asked('do I still need a bone scan, and eye tests until what age')).toEqual([
      'do I still need a bone scan',
      'eye tests until what age',
    ])
    expect(asked('can I lift on HRT and have no pain')).toHaveLength(1)
    expect(asked('how do I stop going over what I said and how they looked')).toHaveLength(1)
    expect(asked('Who asks me (do they?) what helps and who listens. Nobody.')).toEqual([])
    expect(asked('does sage help or is it all talk')).toEqual(['does sage help or is it all talk'])
    expect(asked('The cream stings. is that normal. What else is there?')).toEqual(['What else is there?'])
  })

  it('are also for another doctor, whom most questions only name', () => {
    const subjectOf = (text: string) => (/patch/.test(text) ? 'own' : 'none')
    const parts = (message: string) => splitQuestions(message, subjectOf).map((one) => one.asked)
    expect(parts('Do I need the patch, and can I see a different doctor?')).toHaveLength(2)
    expect(parts('Do I need the patch, and can I see the doctor?')).toHaveLength(1)
  })

  it('are in a letter also what she would like to know without a question mark', () => {
    const told = 'I am 55. Four infections since summer. The nurse said cranberry.'
    expect(
      asked(`${told} What I’d like to know is can these be menopause, and is there something that stops them. Help?`),
    ).toEqual(['What I’d like to know is can these be menopause', 'is there something that stops them.'])
    expect(asked(`${told} I also wondered whether I ought to tell my head, who is young. How do I begin?`)).toEqual([
      'I also wondered whether I ought to tell my head, who is young.',
      'How do I begin?',
    ])
    expect(asked('I wondered whether to tell my head. How do I begin?')).toEqual(['How do I begin?'])
  })

  it('are none where something is told with a question mark, or in front of a question', () => {
    expect(asked('There’s no way of counting, right? So how do I find out?')).toEqual(['So how do I find out?'])
    expect(asked('Boiling under a hijab and a lab coat, any tips for cooling down?')).toEqual([
      'any tips for cooling down?',
    ])
    expect(asked('Hiya, me again?? I am 44. It is loud. Do hormones mess with ADHD?')).toEqual([
      'Do hormones mess with ADHD?',
    ])
  })

  it('go together where one of them names nothing', () => {
    const subjectOf = (part: string) => (/protein/.test(part) ? ('own' as const) : ('none' as const))
    const message = 'Do I really need all this protein, and how much are we talking?'
    expect(splitQuestions(message, subjectOf).map((one) => one.asked)).toEqual([
      'Do I really need all this protein, how much are we talking?',
    ])
  })
})
