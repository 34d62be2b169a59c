import { describe, expect, it } from 'vitest'

import { askOfCommon } from './askOfCommon'

describe('what many ask in words of their own', () => {
  it.each([
    'The pharmacy has none of my patches, what now?',
    'Oestrogen gel sold out everywhere, what can I do',
    'my HRT is on back order, any ideas?',
  ])('is asked as out of stock: %s', (question) => expect(askOfCommon(question)).toMatch(/out of stock/))

  it.each([
    'Two weeks of each month on utrogestan I feel weepy, is there something else?',
    'The second half of my patches makes me so irritable. Could I change it?',
    'norethisterone in my HRT turned me into a raging bull, alternatives?',
  ])('is asked of the progestogen: %s', (question) => expect(askOfCommon(question)).toMatch(/^Progesterone makes me/))

  it.each(['Drenched again. Which nightie do people buy?', 'what sheets are best when you sweat all night'])(
    'is asked of the night: %s',
    (question) => expect(askOfCommon(question)).toMatch(/^Woken by night sweats/),
  )

  it.each([
    'why do my flushes come at the same hour every evening',
    'Hot flashes, always at 4. You could set your watch by them. How come?',
    'my sweats run like clockwork, what is it about teatime',
  ])('is asked of the body clock: %s', (question) => expect(askOfCommon(question)).toMatch(/same hour/))

  it.each([
    'do smokers hit menopause sooner',
    'I smoke ten a day. Will my change come earlier?',
    'twenty a day here, at what age will my periods stop',
  ])('is asked of smoking: %s', (question) => expect(askOfCommon(question)).toMatch(/smoking bring on early/))

  it.each(['can you drink on HRT?', 'is drinking while on estrogen patches safe'])('is of alcohol: %s', (question) =>
    expect(askOfCommon(question)).toMatch(/drink(?:ing)? alcohol/),
  )

  it('names what is meant', () => {
    expect(askOfCommon('What could my wife do?')).toBe('What could my wife do to help me through menopause?')
    expect(askOfCommon('Can I use the gel in Ramzan?')).toBe('Can I use the gel in Ramadan fast?')
  })

  it.each([
    'Does progesterone help with low mood?',
    'What can my husband do about his snoring?',
    'Which sheets suit a king size bed?',
    'Is the gel stronger than the patch?',
    'The pharmacy has none of my patches. Can I cut one? And will I bleed?',
  ])('leaves alone: %s', (question) => expect(askOfCommon(question)).toBe(question))
})

it('asks of a coil as the second hormone, of a patch that slides off and of what works in the days after sex', () => {
  for (const question of [
    'I have a Mirena, must I take progesterone too?',
    'hormonal coil in, do I still need utrogestan as well as the gel',
    'does the coil count as the progestogen',
  ])
    expect(askOfCommon(question), question).toBe('Can my coil be the progestogen half of hormone therapy?')
  for (const question of [
    'the patch peels when I swim, what now',
    'can I tape my patch on',
    'patches slide off in this heat',
  ])
    expect(askOfCommon(question), question).toContain('tape over a patch')
  for (const question of ['the condom broke, I am 47', 'can I still get the morning after pill at 51'])
    expect(askOfCommon(question), question).toContain('emergency contraception')
  expect(askOfCommon('I dread the office party, do I have to go?')).toContain('say no to an invitation')
})

it.each([
  [/^Can my coil be/, 'They say the IUS kills two birds with one stone at my age. Which birds'],
  [/^Can my coil be/, 'my coil is also part of my HRT, the nurse says. How'],
  [/hormones until 51/, 'Ovaries removed at 41, should I be on HRT?'],
  [
    /hormones until 51/,
    'I am 44. My uterus and both ovaries were removed in January. Should I be taking hormone and up to what age?',
  ],
  [/hormones until 51/, 'My periods ended at 39 after chemo and nobody explained hormones to me.'],
  [/trans man/, 'I’m a trans guy and it stings and feels raw, is that the T?'],
  [/^Sex hurts/, 'Sex is agony since last year. What helps?'],
  [/^Sex hurts/, 'sore w sex again and i met a man at choir, anything i can buy'],
  [/which signs do I report/, 'What side effects of the patch mean I ring the doctor straight away?'],
  [/lichen sclerosus/, 'vulva itches for months and canesten does nothing'],
  [/amlodipine/, 'Ankles so swollen by evening. Could it be the amlodipine? And is it my age?'],
  [/^I have HIV/, 'I live with HIV. Is the patch fine with my pills? Do the flushes come sooner?'],
])('is asked as %s: %s', (asked, question) => expect(askOfCommon(question)).toMatch(asked))

it('leaves alone what only sounds like it', () => {
  for (const question of [
    'Copper coil, does it double up as HRT?',
    'Both ovaries out and breast cancer, should I take hormones?',
    'Sex is fine but my back hurts, what helps?',
    'Does sertraline have side effects for which I call a doctor?',
    'My ankles are swollen after the flight',
    'Can I catch HIV without condoms in menopause?',
    'Does the copper coil count as progestogen?',
    'Mirena coil and low mood, is it the progestogen part?',
    'my patch gives me a rash when I sweat, it won’t stick',
    'nicotine patch falls off in the heat',
    'I love a party, should I take my patch off?',
    'condom broke years ago',
  ])
    expect(askOfCommon(question), question).toBe(question)
})
