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

  it('asks again with what is added that the answer depends on', () => {
    expect(applyCorrections(['can I use hrt?', 'I should say I had breast cancer']).at(-1)).toBe(
      'I should say I had breast cancer. can I use hrt?',
    )
    expect(applyCorrections(['can I use hrt?', 'and my husband snores']).at(-1)).toBe('and my husband snores')
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
