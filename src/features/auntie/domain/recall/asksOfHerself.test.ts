import { describe, expect, it } from 'vitest'

import type { ChatMessage } from '../conversation'
import { recallQuestion } from './recallQuestion'

const recall = (...said: string[]) =>
  recallQuestion(
    said.map((content): ChatMessage => ({ role: 'user', content })),
    () => false,
  )

describe('a short turn that asks again of herself', () => {
  it.each([
    ['is that the same for me?'],
    ['same for me?'],
    ['and for somebody like me?'],
    ['does it apply to me too'],
    ['is it different for women my age'],
    ['what about me'],
    ['are you sure'],
    ['really?'],
  ])('asks the question before, with what she told: “%s”', (turn) => {
    const { query, inFull } = recall('I had a blood clot', 'is the patch safer than tablets', turn)
    expect(query.question).toContain('the patch')
    expect(inFull.toLowerCase()).toContain('clot')
  })

  it.each([
    ['does it work for hair'],
    ['what about magnesium'],
    ['is it normal for my legs to ache'],
    ['and for my husband?'],
    ['what is it like for me to stop'],
    ['are you a doctor'],
    ['is that true of tablets'],
    ['how do I look after me'],
  ])('asks something else: “%s”', (turn) =>
    expect(recall('is the patch safer than tablets', turn).query.question).not.toBe('is the patch safer than tablets'),
  )

  it.each([
    [['does magnesium help with sleep', 'how long though'], 'does magnesium help with sleep'],
    [['do night sweats stop by themselves', 'till when'], 'do night sweats stop by themselves'],
    [['dry eyes, is it menopause', 'what drops', 'which ones'], 'dry eyes, is it menopause'],
    [
      ['why are my joints so stiff in the morning', 'will it go', 'when though'],
      'why are my joints so stiff in the morning',
    ],
  ])('carries the subject of %j', (said, subject) => {
    const { query } = recall(...said)
    expect(query.leans).toBe(true)
    expect(query.earlier).toContain(subject)
  })

  it('goes on with how therapy is to be had', () =>
    expect(recall('does CBT work for flushes', 'by myself?').inFull).toContain('do I need a therapist'))
})
