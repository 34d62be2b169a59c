import { expect, it } from 'vitest'

import { emptyDay } from './emptyDay'
import { chooseOfDays, summarizeDays, visitParts, type VisitPart } from './visit'

const day = {
  id: 'd1',
  ...emptyDay('2026-11-10'),
  sleep: 2,
  mood: 1,
  energy: 3,
  bleeding: 'heavy' as const,
  flashes: 4,
  sweats: 2,
  symptoms: ['Low libido'],
  ownWords: 'Dread',
  taken: ['Sertraline'],
  note: 'Only for me',
}
const range = { from: '2026-11-01', to: '2026-11-30' }

/** What a file of the sheet says of the day, with these parts on it. */
function inFile(parts: readonly VisitPart[], notes: string[] = []) {
  const [chosen] = chooseOfDays([day], range, { parts: new Set(parts), notes: new Set(notes) })
  if (!chosen) return null
  const said = Object.entries(chosen).filter(([, value]) => value !== null && value !== '' && String(value) !== '')
  return said.map(([field]) => field).filter((field) => field !== 'id' && field !== 'day')
}

it('holds of a day nothing of a part that was left off the sheet', () => {
  expect(inFile(['flashes'])).toEqual(['flashes'])
  expect(inFile(['bleeding'])).toEqual(['bleeding'])
  expect(inFile(['medicines'])).toEqual(['taken'])
  expect(inFile(['days'])).toEqual(['sleep', 'mood', 'energy', 'sweats', 'symptoms', 'ownWords'])
  expect(inFile(visitParts, ['d1'])).toHaveLength(10)
})

it('holds a chosen note by itself, and no day of which nothing was chosen', () => {
  expect(inFile([], ['d1'])).toEqual(['note'])
  expect(inFile(['results', 'questions'])).toBeNull()
})

it('counts no day that says nothing as one with a note', () => {
  const days = [day, { ...emptyDay('2026-11-11'), id: 'd2' }]
  expect(summarizeDays({ flashes: [], days }, range).noted).toEqual({ n: 1, of: 30 })
})
