import { describe, expect, it } from 'vitest'

import { removeRuledOut } from './removeRuledOut'

describe('what a letter rules out', () => {
  it('is not looked for', () => {
    expect(
      removeRuledOut('No clots, no cancer in family, I don’t smoke, womb intact. What HRT do I ask for?'),
    ).not.toMatch(/clots|cancer|smoke/)
    expect(
      removeRuledOut('Not on any birth control, tubes tied at 36, pregnancy test negative. Why so often?'),
    ).not.toMatch(/birth|tubes|pregnancy/)
    expect(removeRuledOut('I was never an anxious person in my life. Why does my heart pound?')).not.toContain(
      'anxious',
    )
    expect(removeRuledOut('I’ve never been a worrier. Now I can’t drive. Why?')).not.toContain('worrier')
    expect(removeRuledOut('Never had a depressed day. Now my heart pounds. Why?')).not.toContain('depressed')
  })

  it('stays where it is asked, where it is a complaint, and in one sentence', () => {
    for (const kept of [
      'I’m 50 and well. Is there a kind with no clots?',
      'No sleep for a week and no periods since May. What helps?',
      'I have never felt so anxious. What helps?',
      'no smoking or no drinking, what matters more',
    ])
      expect(removeRuledOut(kept)).toBe(kept)
  })
})
