import { describe, expect, it } from 'vitest'

import { answer, library, passage } from '@/testing/sampleLibrary'

import type { FoundAnswer } from '../retrieval/foundLibrary'
import { rankByCancerHistory } from './rankByCancerHistory'

describe('to somebody who has had cancer', () => {
  const all = answer(['Ask for a scan'], { chance: 0.5 })
  const hers = answer(['Squat'], { slug: 'menopause-after-cancer', chance: 0.3 })
  const firstOf = (question: string, other = hers) => rankByCancerHistory(library(all, other), question).answers[0]

  it('what the library says to her comes first', () => {
    expect(firstOf('may I use estrogen pessaries on letrozole')).toBe(hers)
    expect(firstOf('my oncologist was vague about it')).toBe(hers)
    expect(firstOf('my mother-in-law brings me herbs, I’m just done with chemo')).toBe(hers)
    expect(firstOf('I had breast cancer at 45 and so did my mother, may I use them')).toBe(hers)
    expect(firstOf('I had breast cancer. My friend uses it and she never had cancer. May I?')).toBe(hers)
  })

  it('and to nobody else, nor what hardly answers', () => {
    expect(firstOf('may I use estrogen pessaries')).toBe(all)
    expect(firstOf('my mum had breast cancer, may I use them')).toBe(all)
    expect(firstOf('I have a sister with breast cancer, may I use them')).toBe(all)
    expect(firstOf('my husband had prostate cancer and I cannot sleep')).toBe(all)
    expect(firstOf('aunt with ovarian cancer, should I be worried')).toBe(all)
    expect(firstOf('ovaries out because of BRCA1, no cancer so far, may I take hormones')).toBe(all)
    expect(firstOf('I never had breast cancer myself, may I take hormones')).toBe(all)
    expect(firstOf('they say HRT gives you breast cancer, is it asking for trouble')).toBe(all)
    expect(firstOf('is it safe with BRCA if you have not had cancer yourself')).toBe(all)
    expect(firstOf('are night sweats always the menopause or can they be cancer')).toBe(all)
    expect(firstOf('is bloating a sign of ovarian cancer')).toBe(all)
    expect(firstOf('I had breast cancer at 45, is it the menopause or could it be cancer')).toBe(hers)
    const swapped = rankByCancerHistory(library(hers, all), 'will HRT give me breast cancer, my aunt had it')
    expect(swapped.answers[0]).toBe(all)
    // What speaks to her who asks, for her mother’s sake, comes before what holds for all.
    const forRelatives = answer(['Cardio'], { terms: ['mother', 'cancer'], chance: 0.2 })
    expect(firstOf('can I take HRT if my mother had breast cancer', forRelatives)).toBe(forRelatives)
    expect(firstOf('I am on tamoxifen', { ...hers, chance: 0.001, score: 0, coverage: 0 })).toBe(all)
  })

  it.each(['Women on hormone therapy ache a little less.', 'A doctor may use both. Sweating in spite of your patch?'])(
    'what is said of hormones to others is not read beside it: %s',
    (body) => {
      const ofHormones = answer([body], {
        excerpts: [{ passage: passage('bones', body), start: body, readsOn: false }],
      })
      const besides = (question: string) => rankByCancerHistory(library(hers, ofHormones), question).answers.length
      expect(besides('I am on letrozole and my joints ache')).toBe(1)
      expect(besides('my oncologist was vague about my joints')).toBe(2)
    },
  )

  it('nor what is far less likely than a place that is asked for after cancer, too', () => {
    const soy = answer(['Ask for a scan'], { chance: 0.9, score: 20, coverage: 1, terms: ['soi', 'cancer'] })
    const pills = answer(['Squat'], { slug: 'menopause-after-cancer', chance: 0.02, score: 3, coverage: 0.6 })
    const firstFor = (one: FoundAnswer) =>
      rankByCancerHistory(library(one, pills), 'may I eat soy, I had breast cancer').answers[0]
    expect(firstFor(soy)).toBe(soy)
    expect(firstFor({ ...soy, terms: ['soi'] })).toBe(pills)
    expect(firstFor({ ...soy, chance: 0.05, score: 4 })).toBe(pills)
  })
})
