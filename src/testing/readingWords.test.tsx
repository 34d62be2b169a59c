import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { diaryTexts } from '@/features/symptoms/content/diaryTexts'
import { energyLevels, sleepQualities } from '@/features/symptoms/domain/dayEntry'
import { emptyDay } from '@/features/symptoms/domain/emptyDay'
import { severities, triggers } from '@/features/symptoms/domain/hotFlash'
import { EnergyReading, SleepReading, WeekAtAGlance } from '@/features/symptoms/site/islands/WeekReadings.island'
import type { OwnData } from '@/features/symptoms/site/islands/ownReadings'

import { marked } from './markedViews'
import { countWords, textsIn, wordsInCode } from './wordsInCode'

const now = new Date(2026, 10, 20, 12)
vi.mock('@/shared/browser/useToday', () => ({ useToday: () => now }))
vi.mock('@/shared/browser/serverClock', () => ({ serverNow: () => now }))

/** What the visitor noted, told as soon as a reading asks for it. */
let noted: Partial<OwnData> | { symptoms: 'unknown'; days: 'unknown' }
vi.mock('@/features/symptoms/site/islands/watchOwnRecord', () => ({
  watchOwnRecord: (listener: (change: typeof noted) => void) => {
    listener(noted)
    return () => {}
  },
}))

// On a server nobody has noted anything: here a view is drawn as in a browser, again with each change.
const store = vi.hoisted(() => ({
  changed: () => {},
  stops: [] as (() => void)[],
}))
vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useSyncExternalStore: (subscribe: (listener: () => void) => () => void, known: () => unknown) => {
    store.stops.push(subscribe(() => store.changed()))
    return known()
  },
}))

const texts = marked(diaryTexts)
const readings = (
  <>
    <WeekAtAGlance texts={texts} />
    <SleepReading texts={texts} />
    <EnergyReading texts={texts} />
  </>
)

const flash = (hour: number, more: object = {}) => ({
  id: `f${hour}`,
  severity: 3,
  triggers: [triggers[0]],
  reliefMethods: [],
  timestamp: new Date(2026, 10, 20, hour).toISOString(),
  ...more,
})
const flashes = (...entries: object[]) => ({ entries, lastKnown: null }) as unknown as OwnData['symptoms']
const days = (...noted: object[]) => ({ days: noted, lastKnown: null }) as unknown as OwnData['days']
const manyFlashes = Array.from({ length: 12 }, (_, index) => flash(index))

const states: Record<string, OwnData> = {
  'a week of flashes': { symptoms: flashes(...manyFlashes), days: days() },
  'a week of flashes, some by night': {
    symptoms: flashes(flash(2), flash(14)),
    days: days(),
  },
  'flashes of two strengths': {
    symptoms: flashes(flash(9), flash(10, { severity: 1 })),
    days: days(),
  },
  'flashes of another week': {
    symptoms: flashes(flash(9, { timestamp: new Date(2026, 9, 1).toISOString() })),
    days: days(),
  },
  'a day alone': {
    symptoms: flashes(),
    days: days({ ...emptyDay('2026-11-19'), sleep: 1, energy: 4 }),
  },
  'a day without a level': {
    symptoms: flashes(),
    days: days(emptyDay('2026-11-19')),
  },
  'without a network': {
    symptoms: {
      ...flashes(flash(9))!,
      lastKnown: Date.UTC(2026, 10, 20, 11, 5),
    },
    days: days(),
  },
}

/** Drawn once to ask for what was noted, and again when that is known. */
async function withKnown<Result>(state: OwnData, draw: () => Result): Promise<Result> {
  noted = state
  const known = new Promise<void>((resolve) => (store.changed = resolve))
  renderToStaticMarkup(readings)
  await known
  expect(renderToStaticMarkup(readings)).toContain('data-week="own"')
  const result = draw()
  store.stops.splice(0).forEach((stop) => stop())
  return result
}

const drawn = (state: OwnData, fixed?: readonly string[]) => withKnown(state, () => wordsInCode(readings, fixed))

/** Days, the time of day, and what is stored of a flash and a day. */
const fixed = textsIn([
  ...[severities, sleepQualities, energyLevels].map((levels) => levels.map(({ label }) => label)),
  triggers,
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'November 20 at 11:05 AM'],
]).toSorted((one, other) => other.length - one.length)

/** Stands beside the names of strength, which are stored and the same everywhere. */
const inCode = ['Mixed']

describe('what home and the dashboard say of her own week, night and energy', () => {
  it.each(Object.entries(states))('every word after %s is an editor’s, but for what is listed', async (_, state) => {
    expect((await drawn(state, fixed)).filter((text) => !inCode.includes(text))).toEqual([])
  })

  it('is drawn from what she noted', async () => {
    expect(await drawn(states['flashes of two strengths']!)).toContain('Mixed')
    expect(await drawn(states['a week of flashes']!)).toContain(triggers[0])
  })

  it('is an example only once it is known that there is nothing', async () => {
    for (const [asked, week] of [
      [{}, 'asking'],
      [{ symptoms: flashes() }, 'asking'],
      [{ symptoms: flashes(), days: days() }, 'example'],
      [{ symptoms: 'unknown', days: 'unknown' }, 'example'],
    ] as const) {
      noted = asked as typeof noted
      const known = new Promise<void>((resolve) => (store.changed = resolve))
      expect(renderToStaticMarkup(readings), 'before it is asked for').toContain('data-week="asking"')
      await known
      const html = renderToStaticMarkup(readings)
      store.stops.splice(0).forEach((stop) => stop())
      expect(html).toContain(`data-week="${week}"`)
      expect(html.match(/data-example="asking"/g)?.length ?? 0).toBe(week === 'asking' ? 3 : 0)
    }
  })

  it('never shows a night with a hot flash as sleep', async () => {
    const html = await withKnown(states['a week of flashes, some by night']!, () =>
      renderToStaticMarkup(<SleepReading texts={diaryTexts} />),
    )
    expect(html).toMatch(/>Not noted<\/p>.*>1 night with a hot flash, in the last seven<\/p>/)
    expect(html).not.toContain(diaryTexts.ownMark)
  })

  it('keeps at most 2 % of its words in code', () => {
    expect(countWords(inCode) / countWords(textsIn(diaryTexts))).toBeLessThanOrEqual(0.02)
  })
})
