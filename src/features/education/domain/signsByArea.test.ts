import { expect, it } from 'vitest'

import { signAreas } from '@/shared/lib/signAreas'
import { starterRedFlags } from '@/shared/lib/starterRedFlags'

import { signsByArea } from './signsByArea'

it('places every sign of the list once, those to call for at once apart from the others', () => {
  const groups = signsByArea(starterRedFlags)
  expect(groups.map(({ area }) => area)).toEqual(signAreas)
  const placed = groups.flatMap(({ now, later }) => [...now, ...later])
  expect(placed.map(({ key }) => key).toSorted()).toEqual(starterRedFlags.map(({ key }) => key).toSorted())
  expect(groups.flatMap(({ now }) => now).every(({ urgency }) => urgency === 'now')).toBe(true)
  expect(groups.flatMap(({ later }) => later).some(({ urgency }) => urgency === 'now')).toBe(false)
})

it('puts the sooner first, counts them, and keeps a sign that nobody has placed', () => {
  const groups = signsByArea([
    { key: 'a', urgency: 'visit', area: 'skin' },
    { key: 'b', urgency: 'today', area: 'skin' },
    { key: 'c', urgency: 'visit', area: 'skin' },
    { key: 'd', urgency: 'now', area: null },
  ] as const)
  expect(groups.map(({ area, now, later }) => [area, now.map(({ key }) => key), later.map(({ key }) => key)])).toEqual([
    ['skin', [], ['b', 'a', 'c']],
    ['whole', ['d'], []],
  ])
  expect(groups[0]!.counts).toEqual([
    { urgency: 'today', count: 1 },
    { urgency: 'visit', count: 2 },
  ])
})
