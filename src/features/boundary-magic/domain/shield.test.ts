import { expect, it } from 'vitest'

import { defaultMantra, toShield } from './shield'

const at = new Date('2026-11-21T08:00:00.000Z')
const typed = { protectionLevel: 'medium', moodState: 'zen', dailyMantra: '', applicationNotes: '' } as const

it('takes the stock phrase for an empty mantra and null for empty notes', () => {
  const shield = { ...typed, dailyMantra: defaultMantra, applicationNotes: null, appliedAt: '2026-11-21T08:00:00.000Z' }
  expect(toShield(typed, at)).toEqual(shield)
  expect(toShield({ ...typed, dailyMantra: '  \n', applicationNotes: '   ' }, at)).toEqual(shield)
})

it('keeps the text, trimmed', () => {
  expect(toShield({ ...typed, dailyMantra: ' No is a sentence. ', applicationNotes: ' Monday ' }, at)).toMatchObject({
    dailyMantra: 'No is a sentence.',
    applicationNotes: 'Monday',
  })
})
