import { describe, expect, it } from 'vitest'

import { nameAntecedent, thingsIn } from './nameAntecedent'

describe('what “it” stands for', () => {
  it.each([
    ['does it help with sleep too?', ['what does magnesium do for flushes'], 'does magnesium help with sleep too?'],
    ['how long until they work?', ['would antidepressants help?'], 'how long until antidepressants work?'],
    [
      'can I take them together?',
      ['I was given estradiol patches and progesterone tablets'],
      'can I take estradiol patches and progesterone tablets together?',
    ],
    [
      'should i worry about taking both',
      ['on sertraline for years', 'now also tamoxifen'],
      'should i worry about taking sertraline and tamoxifen',
    ],
    [
      'does it raise cancer risk though?',
      ['I get UTIs', 'would oestrogen cream stop them?'],
      'does oestrogen cream raise cancer risk though?',
    ],
    [
      'is it ok to take the second one?',
      ['saw black cohosh and st johns wort in the shop'],
      'is it ok to take st johns wort?',
    ],
    ['can I stop it after two years?', ['prolia, not progesterone'], 'can I stop prolia after two years?'],
    ['how do I stop it', ['flushes on the gel'], 'how do I stop it'],
    ['and is it safe with warfarin?', ['does ginseng do anything'], 'and is ginseng safe with warfarin?'],
    [
      'can I keep it in for HRT too?',
      ['is the coil good?', 'does it hurt having it put in'],
      'can I keep coil in for HRT too?',
    ],
    ['and the other one?', ['red clover or black cohosh?', 'does red clover help'], 'does black cohosh help'],
    [
      'right, and the pessaries, how long do they take?',
      ['he gave me vaginal oestrogen pessaries', 'my daughter is getting married'],
      'right, and the vaginal oestrogen pessaries, how long do they take?',
    ],
    [
      'my friend takes Paxil for hers. Could I ask for the same?',
      ['on tamoxifen'],
      'my friend takes Paxil for hers. Could I take Paxil?',
    ],
    ['and the other one?', ['oestrogen gel or the patches?', 'the patches roll up'], 'and oestrogen gel?'],
    ['and red clover?', ['is black cohosh bad for the liver'], 'is red clover bad for the liver'],
    [
      'magnesium then?',
      ['is there a supplement that makes you less irritable'],
      'Is magnesium something that makes you less irritable?',
    ],
    ['and sage?', ['is there anything natural for hot flushes'], 'Is sage good for hot flushes?'],
    ['ashwagandha maybe?', ['can I take something to calm me down'], 'Does ashwagandha calm me down?'],
    ['tofu then?', ['which foods are good for bones'], 'Is tofu good for bones?'],
    ['or turmeric?', ['what can I take, any herb for my joints?'], 'Is turmeric good for my joints?'],
    [
      'would st john’s wort',
      ['is there something that lifts the mood?'],
      'Is st john’s wort something that lifts the mood?',
    ],
    ['how do I bring it up', ['we have no sex any more'], 'how do I bring sex up'],
    ['could I mention it to him', ['no desire for a year'], 'could I mention sex to him'],
    ['would anything bring it back?', ['no desire for a year'], 'would anything bring it back?'],
    ['and if I just quit?', ['how long does sertraline take'], 'and if I just quit sertraline?'],
    ['and when i come off?', ['on HRT for 4 years'], 'and when i come off HRT?'],
    [
      'do I use it forever or till it’s better',
      ['is vaginal oestrogen safe'],
      'do I use vaginal oestrogen forever or till it’s better',
    ],
    ['does it matter that I start it at 61?', ['is hrt bad'], 'does it matter that I start hrt at 61?'],
    ['could it be that it hurts her?', ['my wife won’t be touched'], 'could it be that sex hurts her?'],
    ['can it be painful for him?', ['we have no intimacy now'], 'can sex be painful for him?'],
    ['any reason I shouldn’t', ['Can magnesium help sleep?', 'which kind'], 'magnesium: any reason I shouldn’t'],
    ['before food or after?', ['does ashwagandha work'], 'ashwagandha: before food or after?'],
    ['any side effects', ['tell me about venlafaxine'], 'venlafaxine: any side effects'],
    ['how long before I feel a difference', ['is the gel any good'], 'gel: how long before I feel a difference'],
    ['morning or night?', ['does black cohosh work'], 'black cohosh: morning or night?'],
    ['and how often', ['is vaginal estrogen cream safe'], 'vaginal estrogen cream: and how often'],
    ['who shouldn’t?', ['is sage worth trying'], 'sage: who shouldn’t?'],
    ['does it make you hairy', ['testosterone for women, is that a thing'], 'does testosterone make you hairy'],
    ['how do I avoid it?', ['my mother has osteoporosis, can I do weights?'], 'how do I avoid osteoporosis?'],
  ] as const)('%s', (question, before, named) => {
    expect(nameAntecedent(question, before)).toBe(named)
  })

  it.each([
    ['is it normal to take so long?', ['would antidepressants help?']],
    ['how long will it last?', ['on evorel and spotting']],
    ['does it help?', ['the patch or sertraline?']],
    ['can I take magnesium with it?', ['on sertraline']],
    ['does it get worse at night?', ['my knees ache']],
    ['do those squeezing things work?', ['on the patch']],
    ['a bottle with ginkgo in it, will it help my knees?', ['taking warfarin']],
    ['the shop has a bone powder, good idea to get it?', ['they say osteopenia']],
  ] as const)('is left open: %s', (question, before) => {
    expect(nameAntecedent(question, before)).toBe(question)
  })

  it('is named whole, in order', () => {
    expect(thingsIn('vaginal oestrogen cream, then the coil, or sertraline')).toEqual([
      'vaginal oestrogen cream',
      'coil',
      'sertraline',
    ])
  })
})

it('asks for another complaint what was asked for one', () => {
  expect(nameAntecedent('and for dry eyes?', ['I am 52', 'what is good for brittle nails?'])).toBe(
    'what is good for dry eyes?',
  )
  expect(nameAntecedent('and for my daughter?', ['what is good for brittle nails?'])).toBe('and for my daughter?')
  expect(nameAntecedent('and for dry eyes?', ['my nails are brittle'])).toBe('and for dry eyes?')
})

it.each([
  ['is it hereditary?', 'what is endometriosis', 'is endometriosis hereditary?'],
  ['how is it treated?', 'what is lichen sclerosus', 'how is lichen sclerosus treated?'],
  ['who gets it?', 'tell me about osteoporosis', 'who gets osteoporosis?'],
  ['is it hereditary?', 'I cannot sleep', 'is it hereditary?'],
])('asks of the illness that was named: %s', (question, before, asked) =>
  expect(nameAntecedent(question, [before])).toBe(asked),
)
