import { describe, expect, it } from 'vitest'

import { readExcerpt } from './readExcerpt'

const passage = {
  slug: 'contraception',
  title: 'Contraception',
  description: '',
  summary: '',
  anchor: 'on-methods',
  heading: 'On methods',
  body: [
    'Pick what you can forget.',
    'Pregnancies among 100 women in a year',
    'Nothing. How much it helps: 12. Harms: A pregnancy. Who should not: Anyone who does not want one.',
    `Ring. How much it helps: 9. Harms: ${'A clot, a headache, a sore breast and a long list besides. '.repeat(8)}Who should not: From 50 on. Not with aura.`,
    'A gift from the table.',
  ].join('\n'),
}

describe('a row of a table of treatments', () => {
  it('is read whole, under what its figures count', () => {
    const read = readExcerpt({ passage, start: 'Ring. How much', readsOn: false }, 300).join(' ')
    expect(read).toMatch(/^Pregnancies among 100 women in a year\. Ring\. How much it helps: 9\./)
    expect(read).toMatch(/Not with aura\.$/)
  })

  it('is read from its beginning, wherever a place begins', () => {
    const read = readExcerpt({ passage, start: 'Harms: A pregnancy', readsOn: true }).join(' ')
    expect(read).toBe(
      'Pregnancies among 100 women in a year. Nothing. How much it helps: 12. Harms: A pregnancy. Who should not: Anyone who does not want one.',
    )
  })
})

it('reads the answer to what is asked in a passage, though there is no more room', () => {
  const body = `${'Good up to fifty, for women with no reason against it. '.repeat(5)}Smoke? Aura? High pressure? Then it is a no. Ask about the rest of it, which is a long list that nobody would want to hear read out at this hour of the night.`
  const asks = { ...passage, body }
  expect(readExcerpt({ passage: asks, start: 'Good up to', readsOn: false }, 290).at(-1)).toBe('Then it is a no.')
})

it('reads a paragraph to its end, where a short sentence is all that is left', () => {
  const body = `${'These shots slow the stomach, so what you swallow may not get through. '.repeat(4)}Patches are likely untouched by the shot.`
  const read = (text: string) =>
    readExcerpt({ passage: { ...passage, body: text }, start: 'These shots', readsOn: false }, 300)
  expect(read(body).at(-1)).toBe('Patches are likely untouched by the shot.')
  expect(read(`${body} And more.`).at(-1)).toMatch(/^These shots/)
})

describe('what says nothing without what stands before it', () => {
  const told = (body: string, start: string) =>
    readExcerpt({ passage: { ...passage, heading: 'The first three months', body }, start, readsOn: false }).join(' ')

  it('is read with the sentence that it leans on', () => {
    const body = 'Over 45, your story is enough. The shortcut is for women over 45. Younger than that, ask for tests.'
    expect(told(body, 'The shortcut is')).toMatch(/^Over 45, your story is enough\. The shortcut/)
    expect(told(body, 'Younger than that')).toBe('Younger than that, ask for tests.')
  })

  it.each([
    ['“Menopause” sounds like a season. Strictly, it is your final period.', 'Strictly, it is'],
    ['Then there is testosterone. A worldwide panel of experts found just one use in women.', 'A worldwide panel'],
    ['Migraine has its years. For many women it does get better.', 'For many women it does'],
  ])('is read with what it speaks of: %s', (body, start) => expect(told(body, start)).toBe(body))

  it('is read under its heading, where that is all that stands before it', () => {
    expect(told('It can take a few weeks to feel the good of it.', 'It can take')).toBe(
      'The first three months. It can take a few weeks to feel the good of it.',
    )
    expect(told('For many women it does get better.', 'For many women')).toMatch(/^The first three months\. For many/)
    expect(told('Start low.\nIt can take a few weeks.', 'It can take')).toBe('It can take a few weeks.')
  })
})

it('leaves out with a dose what is said of it', () => {
  const read = (body: string) =>
    readExcerpt({ passage: { ...passage, body }, start: 'For four weeks', readsOn: false }).join(' ')
  expect(read('For four weeks at most. Take two tablets of it. If that helps, stop. Ask for a plan.')).toBe(
    'For four weeks at most. Ask for a plan.',
  )
  const warning =
    'For four weeks at most. Some walk in their sleep, even after one pill. If that ever happened, never again.'
  expect(read(warning)).toBe(warning)
})
