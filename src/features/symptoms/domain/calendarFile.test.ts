import { expect, it } from 'vitest'

import { makeReminder } from './calendarFile'

const reminder = {
  id: 'one',
  title: 'For me',
  from: '2026-03-17',
  until: null,
  hour: 8,
  now: new Date('2026-03-16T10:00:00Z'),
}

it('is a daily event at a floating hour, which says nothing about what it is for', () => {
  const lines = makeReminder(reminder).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART:20260317T080000',
      'RRULE:FREQ=DAILY',
      'SUMMARY:For me',
      'DTSTAMP:20260316T100000Z',
    ]),
  )
  expect([lines[0], lines.at(-1), lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', '', 'END:VCALENDAR'])
})

it('ends with the last day', () => {
  expect(makeReminder({ ...reminder, until: '2026-04-01' })).toContain('RRULE:FREQ=DAILY;UNTIL=20260401T235959\r\n')
})

it('escapes what would break out of its line, and folds long ones by octets', () => {
  const title = `a,b;c\\d\nEND:VEVENT ${'ä'.repeat(80)}`
  const text = makeReminder({ ...reminder, title })
  expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\\nEND:VEVENT')
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain('ä'.repeat(80))
})
