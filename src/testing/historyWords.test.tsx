import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { historyTexts } from '@/features/symptoms/content/historyTexts'
import { bleedings, energyLevels, moodLevels, sleepQualities } from '@/features/symptoms/domain/dayEntry'
import { emptyDay } from '@/features/symptoms/domain/emptyDay'
import { daySymptoms } from '@/features/symptoms/domain/daySymptoms'
import { addDays } from '@/features/symptoms/domain/days'
import { durations, reliefMethods, severities, triggers } from '@/features/symptoms/domain/hotFlash'
import { stageNames, whatWouldChange } from '@/features/symptoms/domain/stage'
import { visitParts, type VisitPart } from '@/features/symptoms/domain/visit'
import { DayEntries } from '@/features/symptoms/site/components/DayEntries'
import { VisitSheet } from '@/features/symptoms/site/components/VisitSheet'
import { CareDialog } from '@/features/symptoms/site/islands/CareDialog'
import { MostFrequent, History } from '@/features/symptoms/site/islands/History'
import { NoteChoice } from '@/features/symptoms/site/islands/VisitChoices'
import { VisitSummary } from '@/features/symptoms/site/islands/VisitSummary'
import type { FilledQuestionnaire } from '@/shared/lib/filledQuestionnaire'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import { mark, marked } from './markedViews'
import { countWords, textsIn, wordsInCode } from './wordsInCode'

const today = '2026-11-20'
vi.mock('@/shared/browser/useToday', () => ({ useToday: () => new Date(2026, 10, 20) }))
vi.mock('@/shared/browser/serverClock', () => ({ serverNow: () => new Date(2026, 10, 20) }))
// A portal draws nothing on the server; what a dialog says is what it is given.
vi.mock('@/shared/ui/Dialog', () => ({
  Dialog: ({ title, caption, description, header, footer, children }: Record<string, ReactNode>) => (
    <>
      {title}|{caption}|{description}|{header}|{children}|{footer}
    </>
  ),
}))
const kept = vi.hoisted(() => ({ data: {} as Record<string, unknown> }))
vi.mock('@tanstack/react-query', async (load) => ({
  ...(await load<object>()),
  useQuery: ({ queryKey }: { queryKey: readonly unknown[] }) => ({
    data: kept.data[String(queryKey[0])],
    isFetched: true,
  }),
}))

const nothing = () => {}
const texts = marked(historyTexts)
const flag = { key: 'k', urgency: 'now' as const, sign: mark, who: mark, action: mark }

/** Three months: something on each day, more flashes at first, a bad night with each, two periods far apart. */
const days = Array.from({ length: 95 }, (_, ago) => ({
  ...emptyDay(addDays(today, -ago)),
  id: `d${ago}`,
  flashes: ago % 2 === 0 ? (ago > 30 ? 5 : 1) : 0,
  sweats: ago % 3,
  sleep: ago % 2 === 0 ? 1 : 4,
  mood: 1 + (ago % 5),
  energy: 1 + (ago % 4),
  bleeding: ([90, 5].includes(ago) ? 'medium' : 'none') as 'medium' | 'none',
  symptoms: [daySymptoms[ago % 2]],
  taken: [mark],
  note: mark,
  ownWords: '',
})) as never[]
const entryOf = (ago: number, more: object = {}) => ({
  id: `f${ago}`,
  severity: 1 + (ago % 5),
  duration: 3,
  triggers: [triggers[0]],
  reliefMethods: [reliefMethods[0]],
  notes: mark,
  timestamp: new Date(2026, 10, 20 - ago, 23, 15).toISOString(),
  ...more,
})
const entries = [
  ...Array.from({ length: 12 }, (_, ago) => entryOf(ago)),
  entryOf(2, { id: 'w', waits: true }),
] as never[]
const medicine = { id: 'm', name: mark, dose: mark, from: addDays(today, -30), until: null }
const visit = { id: 'v', day: addDays(today, 5), place: mark, questions: [mark] }
const extras = { listFilled: async () => ({ filled: [], records: {} }), loadFiles: async () => nothing as never }
const filled = {
  id: 'r',
  title: mark,
  at: '2026-11-10T08:00:00.000Z',
  results: [{ name: mark, value: mark }],
} as unknown as FilledQuestionnaire
const range = { from: addDays(today, -29), to: today } as const

const history = { texts, entries, days, lastKnown: null, flags: [flag], extras, tryAgain: null }
const summary = { ...history, shownByDiary: ['k'], asked: [], range, today, onClose: nothing } as const
const sheet = {
  ...{ texts, entries, days, lastKnown: null, range, today, flags: [flag], questions: [mark] },
  ...{ medicines: [medicine, { ...medicine, id: 'o', until: today }], notes: [{ key: 'd1', day: today, text: mark }] },
  results: [filled],
  shown: new Set<VisitPart>(visitParts),
}
const named = (count: number) => ({ named: count, ranking: null })

const views: Record<string, () => ReactNode> = {
  'the history': () => <History {...history} />,
  'without a network': () => <History {...history} lastKnown={Date.UTC(2026, 10, 20)} />,
  'flashes alone': () => <History {...history} days={[]} />,
  'days alone, too few for a stage': () => <History {...history} entries={[]} days={days.slice(0, 20)} />,
  'one day alone': () => <History {...history} entries={[]} days={days.slice(0, 1)} />,
  'a day': () => <DayEntries texts={texts} day={today} entries={entries} own={days[0]} />,
  'a day without': () => <DayEntries texts={texts} day={today} entries={[]} own={undefined} />,
  ...Object.fromEntries(
    [0, 1, 2].map((count) => [
      `${count} named`,
      () => <MostFrequent texts={texts} title={mark} few={[mark, mark, mark]} commonest={named(count)} />,
    ]),
  ),
  'medicines and visits': () => <CareDialog texts={texts} onClose={nothing} />,
  'the summary': () => <VisitSummary {...summary} />,
  'many notes': () => (
    <NoteChoice
      texts={texts}
      notes={Array.from({ length: 60 }, (_, key) => ({ key: `${key}`, day: today, text: mark.repeat(900) }))}
      range={{ from: today, to: today }}
      chosen={new Set(['0'])}
      onToggle={nothing}
    />
  ),
  'the sheet': () => <VisitSheet {...sheet} />,
  'a sheet of little': () => (
    <VisitSheet
      {...sheet}
      entries={entries.slice(0, 1)}
      lastKnown={Date.UTC(2026, 10, 20)}
      flags={[]}
      questions={[]}
      medicines={[]}
      notes={[]}
    />
  ),
  'many medicines': () => (
    <VisitSheet {...sheet} medicines={Array.from({ length: 20 }, (_, id) => ({ ...medicine, id: `${id}` }))} />
  ),
}

const months = ['January', 'September', 'October', 'November', 'December', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** What is stored of a flash and a day, dates, and the stages, which rest on their source. */
const fixed = textsIn([
  [...severities, ...durations, ...sleepQualities, ...moodLevels, ...energyLevels, ...bleedings].map(
    (one) => one.label,
  ),
  [triggers, reliefMethods, daySymptoms, stageNames, whatWouldChange],
  [
    'Hot flashes',
    'Night sweats',
    'Sleep',
    'Mood',
    'Energy',
    'Bleeding',
    'Took',
    'Also',
    'A bad night',
    'at',
    'AM',
    'PM',
  ],
  [
    'A gap of 85 days between two periods.',
    'One cycle is noted; it takes 4.',
    'No whole cycle is noted yet; it takes 4.',
    'No period is noted yet.',
    'Now:',
  ],
  ...[months, weekdays, weekdays.map((name) => name.slice(0, 2))],
]).toSorted((one, other) => other.length - one.length)

kept.data = {
  '/api/medicines': [medicine],
  '/api/appointments': [visit],
  'filled-questionnaires': { filled: [filled], records: {} },
}

describe('the history of the diary', () => {
  it.each(Object.entries(views))('every word of %s is an editor’s', (_, view) => {
    expect(wordsInCode(<QueryProvider>{view()}</QueryProvider>, fixed)).toEqual([])
  })

  it('is told with a stage above, whose own words rest on a source', () => {
    const words = wordsInCode(<QueryProvider>{views['the history']!()}</QueryProvider>).join(' ')
    expect(words).toContain('Late transition')
    expect(countWords(textsIn(historyTexts))).toBeGreaterThan(700)
  })
})
