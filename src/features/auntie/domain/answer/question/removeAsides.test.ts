import { describe, expect, it } from 'vitest'

import { removeAsides, removeSimiles } from './removeAsides'

describe('what only stands around a question', () => {
  it.each([
    [
      'does the patch thicken the blood or not, the paper says one thing and my aunt another',
      'does the patch thicken the blood or not',
    ],
    ['do hormones help a sore hip, because everyone at choir swears they do', 'do hormones help a sore hip'],
    [
      'my neighbor puts it on her porridge, is flaxseed any good for hot flushes',
      'is flaxseed any good for hot flushes',
    ],
  ])('is left out: %s', (question, asked) => expect(removeAsides(question)).toBe(asked))

  it.each([
    // What she has, takes, is or was told by a doctor changes the answer.
    'can I start patches, I have lupus and two grown sons',
    'can I start patches, I am 63 with a garden to run',
    'can I start patches, as I had a clot on the pill',
    'what do I ask next, the doctor laughed',
    'is it hormones',
    'all this heat, and the cat as well',
  ])('is nothing: %s', (question) => expect(removeAsides(question)).toBeUndefined())

  it('is a comparison', () => {
    expect(removeSimiles('do hot flushes stop at once or fade out slowly like an old radio')).toBe(
      'do hot flushes stop at once or fade out slowly',
    )
    expect(removeSimiles('why do I wake at four as if someone rang a bell without fail?')).toBe(
      'why do I wake at four without fail?',
    )
  })

  it.each([
    'is it normal that it feels like an electric shock',
    'what do I do, my skin looks like a lizard',
    'are things like the patch safe',
    'why am I like a bear in the morning',
    'ants on my skin like a march of them',
  ])('is no comparison that is asked about: %s', (question) => expect(removeSimiles(question)).toBeUndefined())
})
