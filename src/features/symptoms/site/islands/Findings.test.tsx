import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { historyTexts } from '../../content/historyTexts'
import type { StoredMedicine } from '../../contract'
import { emptyDay } from '../../domain/emptyDay'
import { addDays } from '../../domain/days'
import { Findings } from './Findings'

let medicines: StoredMedicine[]
vi.mock('./useCare', () => ({ useMedicines: () => ({ data: medicines }) }))

const today = '2026-11-20'

/** What is said of a patch that began so many days ago, and ended so many; flashes by days ago. */
function read(began: number, ended: number | null, flashesOn: (ago: number) => number): string {
  const until = ended === null ? null : addDays(today, -ended)
  medicines = [{ id: 'a', name: 'Patch', dose: '50', from: addDays(today, -began), until }]
  const days = Array.from({ length: began + 31 }, (_, ago) => ({
    ...emptyDay(addDays(today, -ago)),
    flashes: flashesOn(ago),
  }))
  return renderToStaticMarkup(<Findings texts={historyTexts} diary={{ flashes: [], days }} today={today} />)
}

it('does not call the first thirty days on a treatment all the time since it began', () => {
  const words = read(59, null, (ago) => (ago > 59 ? 5 : ago > 29 ? 1 : 4))
  expect(words).toContain(
    '150 hot flashes on 30 days with a note in the thirty days before, 30 hot flashes on 30 days in the thirty from its first day on.',
  )
  expect(words).not.toContain('since then')
})

it('speaks of a treatment from its first day to its last only where all of these days were counted', () => {
  expect(read(40, 20, (ago) => (ago > 40 ? 5 : 1))).toContain(
    '21 hot flashes on 21 days from its first day to its last.',
  )
  expect(read(60, 5, (ago) => (ago > 60 ? 5 : 1))).toContain(
    '30 hot flashes on 30 days in the thirty from its first day on.',
  )
})

it('says of a treatment that is over when it began and when it ended, and of one that goes on neither', () => {
  expect(read(60, 5, (ago) => (ago > 60 ? 5 : 1))).toContain('From September 21, 2026 until November 15, 2026. 150 hot')
  for (const ended of [null, 0]) expect(read(59, ended, (ago) => (ago > 59 ? 5 : 1))).not.toContain('From September')
})
