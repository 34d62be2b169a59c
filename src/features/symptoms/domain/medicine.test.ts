import { expect, it } from 'vitest'

import { goingOnFirst, hasEnded } from './medicine'

const today = '2026-11-20'

it('puts what is taken now before what has ended, the latest first', () => {
  const [iron, cohosh, patch, gel] = [
    { name: 'Iron', from: '2025-01-01', until: null },
    { name: 'Cohosh', from: '2026-10-01', until: '2026-11-19' },
    { name: 'Patch', from: '2026-11-01', until: today },
    { name: 'Gel', from: '2026-06-01', until: '2026-07-01' },
  ]
  expect(goingOnFirst([gel, cohosh, iron, patch], today)).toEqual([patch, iron, cohosh, gel])
})

it('counts the last day of a medicine among those it is taken on', () => {
  expect([today, '2026-11-19', null].map((until) => hasEnded({ from: '2026-01-01', until }, today))).toEqual([
    false,
    true,
    false,
  ])
})
