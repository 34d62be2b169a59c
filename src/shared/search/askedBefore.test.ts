import { describe, expect, it } from 'vitest'

import { AskedBefore } from './askedBefore'

const asked = new AskedBefore([
  { question: 'does high blood pressure rule out HRT', place: 'heart|High pressure' },
  { question: 'can I take hormones with blood pressure tablets', place: 'heart|High pressure' },
  { question: 'is the patch better than the pill', place: 'hormones|Patch or gel' },
  { question: 'do statins hurt the muscles', place: 'heart|In 19 trials' },
])

describe('questions that others asked', () => {
  it('are compared by the words they share, whatever their endings', () => {
    const [first, ...others] = asked.placesFor('Does my blood pressure mean that HRT is ruled out?')
    expect(first!.place).toBe('heart|High pressure')
    expect(first!.share).toBeGreaterThan(0.5)
    expect([first!, ...others].reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('count what is told less than what is asked', () => {
    const told = 'The nurse wants me on a statin and my muscles hurt.'
    expect(asked.placesFor('Is the patch better?', told)[0]!.place).toBe('hormones|Patch or gel')
    expect(asked.placesFor('Is that so?', told)[0]!.place).toBe('heart|In 19 trials')
  })

  it('are the same for each, and none where no word is known', () => {
    expect(asked.placesFor('xylophone')).toEqual([])
    expect(asked.placesFor('the patch')).toEqual(asked.placesFor('the patch'))
  })
})
