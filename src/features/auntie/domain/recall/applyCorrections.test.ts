import { describe, expect, it } from 'vitest'

import { applyCorrections } from './applyCorrections'

describe('what is put right', () => {
  it.each([
    [
      [
        "I'm 57 and my periods stopped, do I still need contraception",
        "oops typo, actually I'm 47 not 57, and I still have periods",
      ],
      "I'm 47 and my periods stopped, do I still need contraception I still have periods",
    ],
    [['The patch, how do I put it on?', 'no sorry I meant the gel, not the patch'], 'The gel, how do I put it on?'],
    [['can I get pregnant at 50', 'I meant 46'], 'can I get pregnant at 46'],
    [['can I get pregnant at 50', 'oh lord, no glasses on. 40. forty'], 'can I get pregnant at 40'],
    [['how do I use the vaginal ring', 'no sorry, I meant the patch'], 'how do I use the patch'],
    [['What dose of zinc and vitamin D', 'ok', 'I meant calcium actually'], 'I meant calcium actually'],
    [['how much vitamin D should I take', 'I meant calcium actually'], 'how much calcium should I take'],
    [
      ['no periods for a year. is it menopause', "No wait, that's wrong, it's more like 7 months not a year"],
      'no periods for 7 months. is it menopause',
    ],
    [['do bladder exercises work', 'I meant for urge not stress leaks'], 'do bladder exercises work for urge?'],
    [['is letrozole bad for bones?', 'sorry, not letrozole, tamoxifen'], 'is tamoxifen bad for bones?'],
    [
      ['is letrozole bad for bones?', 'sorry, not letrozole, tamoxifen. Does it hurt?'],
      'sorry, not letrozole, tamoxifen. Does it hurt?',
    ],
    [['where does the gel go', 'sorry, patch I mean'], 'where does the patch go'],
    [
      ["I'm 51 and take the combined pill, can I go on?", 'never had bother', "no, got that wrong, it's the mini pill"],
      "I'm 51 and take the mini pill, can I go on?",
    ],
    [
      ['is the copper coil enough with a patch', 'oh wait, mine is the hormonal coil'],
      'is the hormonal coil enough with a patch',
    ],
    [
      ['is the combined pill all right', 'no, the mini pill is what my sister has'],
      'no, the mini pill is what my sister has',
    ],
    [['where does the gel go', 'sorry, patch'], 'where does the patch go'],
    [['nothing for 3 years, do I need condoms?', 'oops 3 months'], 'nothing for 3 months, do I need condoms?'],
    [['both my ovaries are out, is this it?', 'correction, one ovary'], 'one ovary are out, is this it?'],
    [['my sister has asthma, can she have hrt?', 'no it’s me, not her'], 'I have asthma, can I have hrt?'],
    [['how do I stop the pill', 'not the contraceptive one, the HRT pill'], 'how do I stop the HRT pill'],
    [
      ['how long can I take the pill', 'I mean hormone therapy, not birth control'],
      'how long can I take the hormone therapy',
    ],
    [
      ['tell me about the mirena', 'ach no, I have the copper one'],
      'tell me about the copper coil. I have a copper coil',
    ],
    [['my mum is 45 and can’t sleep', 'sorry, I mean ME'], 'I am 45 and can’t sleep'],
    [['my sister gets hot flushes', 'no wait, it’s me that gets them'], 'I get hot flushes'],
    [['how do I treat thrush', 'autocorrect! I meant rash'], 'how do I treat rash'],
    [
      ['what helps my osteoporosis', 'No I said osteoarthritis, autocorrect. it’s my knees'],
      'what helps my osteoarthritis it’s my knees',
    ],
    [
      ['does the ring help', 'not the contraceptive ring, the vaginal estrogen one'],
      'does the vaginal estrogen ring help',
    ],
    [['am I fertile at 53', 'typo! 35'], 'am I fertile at 35'],
    [
      ['I’m 45 and no period for 6 months', 'Scratch that, 35. I pressed the wrong key.'],
      'I’m 35 and no period for 6 months',
    ],
    [['I’m 45 and no period for 6 months', '*54'], 'I’m 54 and no period for 6 months'],
    [['I’m 45 and no period for 6 months', '9 sorry'], 'I’m 45 and no period for 9 months'],
    [['can I have HRT at 39?', 'oops, 49, fat fingers'], 'can I have HRT at 49?'],
    [['at 63 do I need a smear?', 'sorry 53. need my glasses'], 'at 53 do I need a smear?'],
    [
      ['on Zoloft two years, can I have veoza?', 'not zoloft, sorry, sumatriptan. I always mix them up'],
      'on sumatriptan two years, can I have veoza?',
    ],
    [
      ['on Zoloft two years, can I have veoza?', 'not zoloft, oops, zomig. the migraine one'],
      'on zomig two years, can I have veoza? the migraine one',
    ],
  ] as const)('%j is asked as %s', (said, asked) => {
    expect(applyCorrections(said).at(-1)).toBe(asked)
  })

  it('is her mother’s and no longer hers', () => {
    expect(
      applyCorrections(['i have osteoporosis, can I do weights?', 'sorry, my mother has it, not me. What can I do?']),
    ).toEqual(['my mother has osteoporosis, can I do weights?', 'What can I do?'])
    const ofHusband = "sorry I wrote that wrong, it's my husband who's diabetic, I have lupus. can I have HRT?"
    expect(applyCorrections(["I've got diabetes", ofHusband])).toEqual([
      'my husband has diabetes',
      'I have lupus. can I have HRT?',
    ])
    expect(applyCorrections(["I've got diabetes", "sorry, it's my husband who's diabetic"])[0]).toBe(
      'my husband has diabetes',
    )
  })

  it('is not taken with what another takes', () => {
    const said = ['can I take primrose with warfarin?', 'sorry it is my mother on the warfarin, not me']
    expect(applyCorrections(said)[0]).toBe('can I take primrose?')
  })

  it('asks again with what is added that the answer depends on', () => {
    expect(applyCorrections(['can I use hrt?', 'I should say I had breast cancer']).at(-1)).toBe(
      'I should say I had breast cancer. can I use hrt?',
    )
    expect(applyCorrections(['can I use hrt?', 'and my husband snores']).at(-1)).toBe('and my husband snores')
  })

  it.each([
    ['can i take black cohosh', 'I should have said. I have hepatitis'],
    ['is evening primrose safe', 'I’m on warfarin'],
    ['should I take St John’s wort', 'didn’t mention I take sertraline'],
    ['would the gel be ok for me', 'I’ve got lupus, if that makes a difference'],
    ['is the combined pill ok', 'left out that I get migraine with aura'],
    ['can I have HRT', 'wait, one thing, I had a DVT at 30'],
    ['is it bad to take ibuprofen for my joints', 'I should have told you I’m on lithium'],
    ['is sage tea any good', 'I have epilepsy by the way'],
    ['may I use red clover', 'in case it matters, I had breast cancer'],
  ])('asks again: “%s” with “%s”', (asked, told) => {
    expect(
      applyCorrections([asked, told])
        .at(-1)!
        .replace(/[.\s]*$/, ''),
    ).toBe(`${told.replace(/[.\s]*$/, '')}. ${asked}`)
  })

  it.each([
    ['can I take ginkgo', 'I love walking'],
    ['does sage help', 'my mother had breast cancer'],
    ['what helps with dry hair', 'I take sertraline'],
    ['can I take ginkgo', 'I take warfarin, is that bad?'],
  ])('asks nothing again: “%s” with “%s”', (asked, told) => {
    expect(applyCorrections([asked, told])).toEqual([asked, told])
  })

  it('is left where nothing is taken back', () => {
    for (const said of [
      ['I take tamoxifen', 'Actually I am not sleeping'],
      ['does the gel work', 'no, it did not'],
      ['I am 57', 'I feel 47 not 57'],
      ['I sweat with the patch', 'Sorry, I can’t sleep, not with this heat'],
      ['which gel?', 'and I have two boys, not that it matters'],
    ])
      expect(applyCorrections(said)).toEqual(said)
  })
})
