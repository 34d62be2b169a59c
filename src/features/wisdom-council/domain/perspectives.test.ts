import { describe, expect, test } from 'vitest'

import { councilTexts } from '../content/councilTexts'
import { councilStats, focuses, perspectives, includesFocus } from './perspectives'

describe('shows', () => {
  test.each([
    ['all', focuses.map(({ value }) => value)],
    ['medical', ['medical-evidence', 'clinical-care']],
    ['nutrition', ['nutrition-lifestyle']],
    ['brain', ['neuroscience']],
    ['integrative', ['integrative-holistic']],
  ] as const)('%s shows %j and nothing else', (perspective, expected) => {
    const shown = focuses.map(({ value }) => value).filter((focus) => includesFocus(perspective, focus))
    expect([...shown].sort()).toEqual([...expected].sort())
  })
})

test('the filters are named as the owner names them', () => {
  expect(councilTexts.perspectives).toHaveLength(perspectives.length)
  expect(councilTexts.perspectives.map(({ label }) => label)).toEqual([
    'All Perspectives',
    'Medical Evidence',
    'Nutrition & Lifestyle',
    'Brain Science',
    'Integrative Health',
  ])
})

test('councilStats counts two kinds of medical work as one approach', () => {
  expect(
    councilStats([
      { focus: 'medical-evidence', books: [1, 2] },
      { focus: 'clinical-care', books: [1] },
      { focus: 'neuroscience', books: [] },
    ]),
  ).toEqual({ experts: 3, books: 3, approaches: 2 })
  expect(councilStats([])).toEqual({ experts: 0, books: 0, approaches: 0 })
})
