import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { historyTexts } from '../../content/historyTexts'
import type { DayEntry } from '../../domain/dayEntry'
import { emptyDay } from '../../domain/emptyDay'
import { addDays } from '../../domain/days'
import { visitParts } from '../../domain/visit'
import { VisitSheet } from './VisitSheet'

const today = '2026-11-10'
type Sheet = ComponentProps<typeof VisitSheet>

const stored = (ago: number, said: Partial<DayEntry>) =>
  ({ ...emptyDay(addDays(today, -ago)), id: `d${ago}`, ...said }) as Sheet['days'][number]

const flash = (id: string, timestamp: string): Sheet['entries'][number] => ({
  id,
  symptomType: 'hot_flash',
  severity: 2,
  duration: 5,
  triggers: [],
  reliefMethods: [],
  notes: '',
  timestamp,
})

/** The words of a sheet, as a doctor reads them. */
function read(given: Partial<Sheet>): string {
  const sheet = (
    <VisitSheet
      texts={historyTexts}
      entries={[]}
      days={[]}
      lastKnown={null}
      range={{ from: addDays(today, -29), to: today }}
      today={today}
      shown={new Set(visitParts)}
      flags={[]}
      questions={[]}
      medicines={[]}
      notes={[]}
      results={[]}
      {...given}
    />
  )
  return renderToStaticMarkup(sheet)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
}

it('says nothing of hot flashes where she said nothing of them, and “0” where she said so', () => {
  const unsaid = read({ days: [stored(3, { mood: 2 }), stored(9, { note: 'Slept.' })] })
  expect(unsaid).not.toContain('Hot flashes noted')
  expect(unsaid).toContain('Days with a note|2 of 30')
  expect(unsaid).toContain('Low mood: 1 of 1 day|')
  expect(read({ days: [stored(3, { flashes: 0 })] })).toContain('Hot flashes noted|0|')
})

it('counts “6 or more” as at least six, and tells of how many it knows the strength', () => {
  const days = [stored(0, { flashes: 6 }), stored(1, { flashes: 6 })]
  const words = read({ days, entries: [flash('f', `${today}T03:20:00.000+00:00`)] })
  expect(words).toContain('Hot flashes noted|12 or more|')
  expect(words).toContain('How strong (of the 1 logged one by one)')
  expect(read({ entries: [flash('f', `${today}T03:20:00.000+00:00`)] })).toContain('|How strong|')
})

it('counts days with a flash of those that say how many, or of all where each was logged by itself', () => {
  const days = [stored(0, { flashes: 2 }), stored(1, { flashes: 0 }), stored(2, { mood: 2 }), stored(3, { mood: 3 })]
  expect(read({ days })).toContain('Days with a hot flash|1 of 2|')
  const entries = [flash('f', `${today}T13:20:00.000+00:00`)]
  expect(read({ entries, days: days.map((day) => ({ ...day, flashes: null, sleep: 3 })) })).toContain(
    'Days with a hot flash|1 of 4|',
  )
})

it('leaves out triggers and relief that were never named', () => {
  const words = read({ entries: [flash('f', `${today}T03:20:00.000+00:00`)] })
  expect(words).not.toContain('Possible triggers')
  expect(words).not.toContain('Too little to say')
})

it('counts a medicine as taken on the days of its dose alone', () => {
  const days = Array.from({ length: 10 }, (_, ago) => stored(ago, { taken: ['Estradiol patch'] }))
  const patch = { name: 'Estradiol patch', until: null }
  const medicines = [
    { ...patch, id: 'b', dose: '75', from: addDays(today, -2) },
    { ...patch, id: 'a', dose: '50', from: addDays(today, -20), until: addDays(today, -3) },
  ]
  const words = read({ days, medicines })
  expect(words).toContain('Estradiol patch, 75: since November 8, 2026; noted as taken on 3 days')
  expect(words, 'one that is over is told by both its days').toContain(
    'Estradiol patch, 50: from October 21, 2026 until November 7, 2026; noted as taken on 7 days',
  )
})

it('tells a night by the clock on the wall of its hot flash, also on a phone in another zone', () => {
  // Twenty past three in Tokyo is the evening before in UTC, where this is read.
  expect(read({ entries: [flash('f', '2026-11-10T03:20:00.000+09:00')] })).toContain(
    'Nights with a flash or sweat|1 of 1|',
  )
})

it('counts nothing for whoever kept nothing but a medicine and questions', () => {
  const medicines = [{ id: 'a', name: 'Estradiol patch', dose: '50', from: addDays(today, -20), until: null }]
  const words = read({ medicines, questions: ['How long?'] })
  expect(words).toContain('Estradiol patch, 50: since')
  expect(words).toContain('1. How long?')
  expect(words).not.toMatch(/\b0\b/)
  expect(words).not.toContain('Days with a note')
  expect(words).not.toContain('Bleeding')
})

it('says when bleeding began, which a doctor asks first, without spotting', () => {
  const bled = (...agos: number[]) => agos.map((ago) => stored(ago, { bleeding: 'medium' }))
  const cycles = [...bled(28, 27, 26, 2, 1), stored(12, { bleeding: 'spotting' }), stored(0, { bleeding: 'none' })]
  expect(read({ days: cycles })).toContain(
    'First days of bleeding noted, spotting aside: October 13, 2026; November 8, 2026|',
  )
  const before = [...bled(70, 69), stored(3, { bleeding: 'none' })]
  expect(read({ days: before }), 'the last one, where none is in the range').toContain(
    'First days of bleeding noted, spotting aside: September 1, 2026|',
  )
  expect(read({ days: [stored(3, { bleeding: 'none' })] })).not.toContain('First days of bleeding')
})

it('names the year where more than one is told', () => {
  const entries = [flash('f', `${addDays(today, -700)}T03:20:00.000+00:00`)]
  const notes = [{ key: 'n', day: addDays(today, -700), text: 'Began the patch' }]
  const range = { from: addDays(today, -720), to: today }
  const long = read({ entries, notes, range })
  expect(long).toContain('|Dec 10, 2024: Began the patch|')
  expect(long).toContain('|Nov 2026|')
  expect(read({ notes: [{ ...notes[0]!, day: today }] })).toContain('|Nov 10: Began the patch|')
})

it('ends a line of counts between two of them, and breaks only a long name', () => {
  const ownWords = 'The skin of my arms as if ants walked on it'
  const words = read({
    entries: [flash('f', `${today}T13:20:00.000+00:00`)].map((entry) => ({ ...entry, duration: 10 })),
    days: [stored(0, { symptoms: ['Brain fog'] }), stored(1, { ownWords })],
  })
  expect(words).toContain('|5+\u00a0min:\u00a01|')
  const short = read({ entries: [flash('f', `${today}T13:20:00.000+00:00`)] })
  expect(short, 'nor after its hyphen').toContain('|3-\u20605\u00a0min:\u00a01|')
  expect(words).toContain(`|Brain\u00a0fog:\u00a01\u00a0· ${ownWords}: 1|`)
})

it('has what cannot break over two pages above what can, so that no page ends half empty', () => {
  const questions = ['How long?']
  const medicines = [{ id: 'a', name: 'Estradiol patch', dose: '', from: addDays(today, -20), until: null }]
  const notes = [{ key: 'n', day: today, text: 'Began the patch' }]
  const days = [stored(3, { bleeding: 'medium', symptoms: ['Brain fog'] })]
  const entries = [flash('f', `${today}T13:20:00.000+00:00`)]
  const words = read({ questions, medicines, notes, days, entries })
  const order = [
    'Her questions',
    'Hot flashes noted',
    'By day',
    'Medicines',
    'Bleeding',
    'Brain',
    'How strong',
    'Began',
  ]
  expect(order.map((word) => words.indexOf(word))).toEqual(
    order.map((word) => words.indexOf(word)).toSorted((one, other) => one - other),
  )
  expect(words).toContain('By day')
})

it('writes thousands everywhere alike', () => {
  const range = { from: addDays(today, -1999), to: today }
  const days = Array.from({ length: 1500 }, (_, ago) => stored(ago, { flashes: 1, sleep: 1 }))
  const entries = Array.from({ length: 1200 }, (_, ago) =>
    flash(`f${ago}`, `${addDays(today, -ago)}T13:20:00.000+00:00`),
  )
  const words = read({ days, entries, range })
  expect(words).toContain('|Days with a note|1,500 of 2,000|')
  expect(words).toContain('|Bad nights: 1,500 of 1,500 days|')
  expect(words).toContain('|Moderate:\u00a01,200|')
  expect(words.match(/\d{4}/g)?.filter((year) => !/^20[12]\d$/.test(year))).toEqual([])
})
