import { describe, expect, it } from 'vitest'

import { askOfPair } from './askOfPair'

describe('a short turn that asks whether two things go together', () => {
  it.each([
    [['I take sertraline', 'can I take black cohosh'], 'and with that?', 'black cohosh', 'sertraline'],
    [
      ['I take sertraline. can I take St Johns wort for my mood'],
      'can I take it with that',
      'St Johns wort',
      'sertraline',
    ],
    [
      ['can I take St John’s wort', 'I’m on the combined pill'],
      'would that matter?',
      'St John’s wort',
      'combined pill',
    ],
    [
      ['is st johns wort any good for low mood', 'thanks'],
      'I’m on tamoxifen, is that ok with it',
      'st johns wort',
      'tamoxifen',
    ],
    [['does st johns wort help flushes', 'I take warfarin'], 'so can I take it', 'st johns wort', 'warfarin'],
    [['is ginkgo worth it', 'i’m on apixaban', 'ok'], 'is it safe together', 'ginkgo', 'apixaban'],
    [['can I try ashwagandha', 'I take thyroxine'], 'does that clash?', 'ashwagandha', 'thyroxine'],
    [['would magnesium help me sleep', 'I take alendronate'], 'and with mine?', 'magnesium', 'alendronate'],
  ])('after %j names both: “%s”', (before, question, one, other) =>
    expect(askOfPair(question, before)).toBe(`Can I take ${one} with ${other}?`),
  )

  it.each([
    [['can I take St John’s wort'], 'and at night?'],
    [['can I take St John’s wort'], 'and with that?'],
    [['what helps sleep', 'I take sertraline'], 'what about exercise'],
    [['I take sertraline', 'can I take black cohosh'], 'how long does it take'],
    [['my husband snores', 'and I sweat'], 'does that matter?'],
    [['is the patch safe'], 'can I swim with it'],
    [['does vaginal estrogen work', 'I’m on letrozole'], 'is that ok with it'],
    [['I take sertraline', 'can I take black cohosh'], 'thanks, and what helps hair'],
  ])('after %j asks nothing of two: “%s”', (before, question) => expect(askOfPair(question, before)).toBeUndefined())
})
