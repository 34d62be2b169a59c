import { expect, it } from 'vitest'

import { formatDateTimeUtc } from './adminDateFormats'

it('tells a moment as an American reads it, with its year and its time zone', () => {
  // Newer data of the languages have a narrow space before PM.
  const told = (moment: string) => formatDateTimeUtc(new Date(moment)).replaceAll(/\s/g, ' ')
  expect(told('2026-11-21T15:30:59.000Z')).toBe('Nov 21, 2026, 3:30 PM UTC')
  expect(told('2026-01-02T00:05:00.000Z')).toBe('Jan 2, 2026, 12:05 AM UTC')
})
