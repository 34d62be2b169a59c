import { describe, expect, it } from 'vitest'

import type { ChatMessage } from '../conversation'
import { recallQuestion } from './recallQuestion'

const nothing = () => false
const recall = (...said: string[]) =>
  recallQuestion(
    said.map((content): ChatMessage => ({ role: 'user', content })),
    nothing,
  )

describe('what is looked for of a conversation', () => {
  it('is the question in full, with what was told that bears on it', () => {
    expect(recall('I had breast cancer, on letrozole now', 'why do I ache?', 'can i have hrt').inFull).toBe(
      'I had breast cancer. I take letrozole. Can i have hrt?',
    )
    expect(
      recall('I had breast cancer, on letrozole now', 'why do my knees crack when I climb the stairs').inFull,
    ).toBe('why do my knees crack when I climb the stairs')
  })

  it('names what “it” stands for, of what it was asked of before', () => {
    expect(recall('is CBT any good for hot flushes', 'how long does it take to work?').query).toEqual({
      question: 'how long does CBT take to work?',
      earlier: 'is CBT any good for hot flushes',
      leans: false,
    })
  })

  it('goes back past what was told on the way', () => {
    expect(recall('no libido at all', 'my husband is fed up', 'would anything bring it back?').query.earlier).toBe(
      'no libido at all my husband is fed up',
    )
  })

  it('goes back to what was asked first, where she says so', () => {
    const back = 'going back to the first thing, is that cream okay to use for years?'
    expect(recall('what helps with a dry vagina', 'itchy skin everywhere', back).query).toEqual({
      question: 'and is that cream okay to use for years?',
      earlier: 'what helps with a dry vagina',
      leans: true,
    })
  })

  it('goes back to the other thing past what was asked last, and lays aside what is dismissed', () => {
    const other = 'back to the other thing, how long does it last?'
    expect(
      recall('I have a frozen shoulder', 'separate question, my mouth burns', 'good to know', other).query.earlier,
    ).toBe('I have a frozen shoulder')
    expect(recall('he never listens', 'idk forget it. so what causes a hot flash').query.earlier).toBe('')
    expect(recall('does sage help', 'anyway, does it help with sleep?').query.question).toContain('sage')
  })

  it('asks of both what is taken beside what was told, and of estrogen alone whether it may be', () => {
    expect(recall('On warfarin for years', 'can turmeric help my joints?').inFull).toBe(
      'I take warfarin. Can turmeric help my joints? Is it safe with warfarin?',
    )
    expect(recall('I still have my womb', 'I hate progesterone, can I use the gel alone?').inFull).toBe(
      'I have a uterus. Do I need a progestogen with estrogen if I have a uterus?',
    )
  })

  it('remembers what was told where the rules answered, and does not look it up', () => {
    const messages = ['I take tamoxifen and want to die', 'can i have hrt'].map((content): ChatMessage => ({
      role: 'user',
      content,
    }))
    const { query, inFull } = recallQuestion(messages, (text) => text.includes('die'))
    expect(query.earlier).toBe('')
    expect(inFull).toBe('I take tamoxifen. Can i have hrt?')
  })
})
