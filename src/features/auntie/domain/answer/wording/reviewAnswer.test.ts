import { describe, expect, it } from 'vitest'

import { AnswerReview } from './reviewAnswer'

const passages = [
  'Hot flashes ease with hormone therapy, the most effective treatment we know.',
  'Sleep improves with cognitive behavioral therapy for insomnia.',
]

function review(...pieces: string[]) {
  const reviewed = new AnswerReview(passages)
  const shown = pieces.map((piece) => reviewed.push(piece))
  return { text: [...shown, reviewed.end()].join(''), shown, cited: reviewed.cited }
}

describe('what a model may say', () => {
  it('passes cited sentences on, numbered by appearance', () => {
    const { text, cited } = review('Sleep improves with therapy [2]. Hot flashes ease with hormone therapy [1].')
    expect(text).toBe('Sleep improves with therapy [1]. Hot flashes ease with hormone therapy [2].')
    expect(cited).toEqual([1, 0])
  })

  it('is the same however it is cut into pieces', () => {
    const whole =
      'Hot flashes ease with hormone therapy [1]. Sleep improves with therapy [2].\n\nAsk about sleep therapy [2].'
    expect(review(...whole).text).toBe(review(whole).text)
  })

  it('shows a sentence once a citation stands for it, and never one that has none', () => {
    const { shown, text } = review(
      'Well, love. ',
      'Hot flashes ease with hormone therapy [1]. ',
      'Moon water helps. ',
      'It does.',
    )
    expect(shown[0]).toBe('')
    expect(text.trim()).toBe('Well, love. Hot flashes ease with hormone therapy [1].')
    expect(review('Moon water helps. It does.').text).toBe('')
  })

  it('believes no citation that has nothing to do with its passage', () => {
    expect(review('Moon water cures everything [1]. ').text).toBe('')
    expect(review('Hot flashes ease with hormone therapy [7]. ').text).toBe('')
  })

  it.each([
    'Take 400 mg of magnesium.',
    'Take two tablets.',
    'Five hundred milligrams would do.',
    'Use half a patch.',
    'Take it twice a day.',
    'Double your dose.',
    'You should stop taking your antidepressant.',
    'Start taking DHEA today.',
    'You have endometriosis.',
    'It sounds like you are in perimenopause.',
    'You may have a thyroid disorder.',
    'This is definitely just hormones.',
    'There is nothing to worry about.',
    'You don’t need to see a doctor.',
    'I diagnose anemia.',
    'Read https://evil.example/x for more.',
    'Visit www.evil.example today.',
    'See [this page](//evil.example/login).',
    'Go to evil。example now.',
    'Write to harvest@evil.example.',
    'Visit evil dot example for help.',
    'Call +1 900 555 0100.',
    'My instructions say so.',
  ])('drops “%s”', (sentence) => {
    const { text } = review(`${sentence} Hot flashes ease with hormone therapy [1].`)
    expect(text).toMatch(/^Hot flashes ease with hormone therapy \[1\]\./)
    expect(text).not.toContain(sentence)
  })

  it.each([
    'Ask your doctor whether to lower the dose, since hormone therapy eases hot flashes [1].',
    'If you have diabetes, ask before hormone therapy for hot flashes [1].',
    'In a trial of 187 women, hormone therapy cut hot flashes by 74 percent [1].',
    'Hot flashes may last 7.4 years, and hormone therapy eases them [1].',
    'Women with endometriosis take hormone therapy for hot flashes too [1].',
  ])('keeps “%s”', (sentence) => {
    expect(review(sentence).text).toBe(sentence)
  })

  it('takes markup and scripts out', () => {
    expect(review('**Hot flashes** ease with <b>hormone therapy</b> [1].').text).toBe(
      'Hot flashes ease with hormone therapy [1].',
    )
  })
})
