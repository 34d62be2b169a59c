import { describe, expect, it } from 'vitest'

import type { PatternCard } from '@/payload-types'

import { formatSymptom, toFocusByMoment, toPatternView } from './view'

const line = (moment: 'morning' | 'daytime' | 'evening', text: string, path: string | null = null) => ({
  moment,
  text,
  note: 'A note.',
  path,
})

describe('Today’s Focus', () => {
  it('goes from morning to evening, each with its lines in order', () => {
    const parted = toFocusByMoment([line('evening', 'Tea'), line('morning', 'Light'), line('evening', 'Book')])
    expect(parted.map(({ moment, lines }) => [moment, lines.map(({ text }) => text)])).toEqual([
      ['morning', ['Light']],
      ['evening', ['Tea', 'Book']],
    ])
  })

  it.each([
    ['/practice', '/practice'],
    ['//elsewhere.example', null],
    ['https://elsewhere.example', null],
    ['', null],
  ])('a line that leads to %j leads to %j', (path, shown) => {
    expect(toFocusByMoment([line('morning', 'Light', path)])[0]!.lines[0]!.path).toBe(shown)
  })
})

describe('a pattern card', () => {
  const card = {
    title: 'Fog',
    symptoms: ['brain_fog'],
    whatItOftenMeans: 'Common.',
    tryFirst: ['Sleep', 'Walk'],
    redFlags: [4, { key: 'hot-joint', urgency: 'today', sign: 'Hot.', who: null, action: 'Call.' }],
    relatedModules: [
      7,
      { id: 8, slug: 'fog', title: 'Fog', _status: 'published' },
      { id: 9, slug: 'x', _status: 'draft', title: 'X' },
    ],
    references: [3],
  } as unknown as PatternCard

  it('shows lines without holes, and only articles that can be read', () => {
    expect(toPatternView(card)).toMatchObject({
      tryFirst: ['Sleep', 'Walk'],
      modules: [{ slug: 'fog', title: 'Fog' }],
      sources: [],
    })
  })

  it('stands while a draft is half written', () => {
    expect(toPatternView({} as PatternCard)).toMatchObject({ title: '', symptoms: [], tryFirst: [], modules: [] })
  })
})

it('a symptom has a name in words', () => {
  expect(formatSymptom('sleep_disruption')).toBe('sleep disruption')
})
