'use client'

import clsx from 'clsx'
import { useMemo, useSyncExternalStore } from 'react'

import { useToday } from '@/shared/browser/useToday'
import { lazyDateFormat } from '@/shared/lib/lazyDateFormat'
import { Pill } from '@/shared/ui/Pill'

import type { DiaryTexts } from '../../content/diaryTexts'
import type { OwnData, OwnReadings, readOwnRecord } from './ownReadings'

const since = lazyDateFormat({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

type Words = { texts: DiaryTexts }

/**
 * What is known of the visitor's record: null when it is empty. While it is asked for, the example is drawn and not
 * seen (globals.css): made-up numbers never stand in the place of her own, however slow the line is.
 */
type Known = OwnReadings | null | 'asking'

/** Marks a number as an example. */
function ExampleMark({ texts, asking }: Words & { asking: boolean }) {
  return (
    <Pill kind="example" size="small" data-example={asking ? 'asking' : ''}>
      {texts.exampleMark}
    </Pill>
  )
}

/** Marks a number as the visitor's own. */
function OwnMark({ texts }: Words) {
  return (
    <Pill kind="own" size="small">
      {texts.ownMark}
    </Pill>
  )
}

type ReadingProps = Words & { mark: 'example' | 'asking' | 'own' | 'none'; value: string; note: string }

/** A read-only tile: a value and its label. */
function Reading({ texts, mark, value, note }: ReadingProps) {
  return (
    <>
      <p className="mt-1 font-serif text-2xl leading-tight">{value}</p>
      <p className="mt-1 min-h-[2lh] text-sm text-soft-ink first-letter:uppercase">{note}</p>
      <p className="mt-auto min-h-7 pt-2">
        {(mark === 'example' || mark === 'asking') && <ExampleMark texts={texts} asking={mark === 'asking'} />}
        {mark === 'own' && <OwnMark texts={texts} />}
      </p>
    </>
  )
}

const Level = ({ texts, level, day }: Words & { level: string; day: string }) => (
  <Reading texts={texts} mark="own" value={level} note={texts.notedOn.replaceAll('{day}', day)} />
)

const NotNoted = ({ texts, note = texts.notNotedNote }: Words & { note?: string }) => (
  <Reading texts={texts} mark="none" value={texts.notNoted} note={note} />
)

/** Sleep: the last night that was noted; an example while there is no record. Nights with a hot flash are a note alone: they are no sleep. */
export function SleepReading({ texts }: Words) {
  const own = useOwnRecord()
  if (!own || own === 'asking')
    return <Reading texts={texts} mark={own ?? 'example'} value={texts.sleepExample} note={texts.sleepExampleNote} />
  if (own.sleep) return <Level texts={texts} {...own.sleep} />
  const { nights } = own.week
  if (!nights) return <NotNoted texts={texts} />
  const count = nights === 1 ? texts.oneNight : texts.nights.replaceAll('{count}', String(nights))
  return <NotNoted texts={texts} note={`${count} ${texts.nightsNote}`} />
}

/** Energy: the last that was noted this week; an example while there is no record. */
export function EnergyReading({ texts }: Words) {
  const own = useOwnRecord()
  if (!own || own === 'asking')
    return <Reading texts={texts} mark={own ?? 'example'} value={texts.energyExample} note={texts.energyExampleNote} />
  if (own.energy) return <Level texts={texts} {...own.energy} />
  return <NotNoted texts={texts} />
}

/** Maximum number of moons in a column; the number below is exact. */
const maxMoons = 6

type Shown = Omit<OwnReadings['week'], 'nights'>

/** The example for an empty log. */
const example: Shown = {
  days: [1, 0, 2, 1, 3, 1, 2].map((entries, index) => ({
    name: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index]!,
    entries,
  })),
  entries: 10,
  strength: 'Moderate',
  trigger: 'Work Pressure',
}

function Columns({ days, own }: { days: Shown['days']; own: boolean }) {
  return (
    <ol className="mt-5 grid grid-cols-7 border-b border-line">
      {days.map(({ name, entries }) => (
        <li key={name} className="flex flex-col items-center text-sm">
          <span className="sr-only">
            {name}: {entries}
          </span>
          <span aria-hidden="true" className="flex h-17 flex-col-reverse items-center gap-1">
            {/* A dash is no number, and gets none. */}
            {Array.from({ length: Math.min(entries as number, maxMoons) }, (_, index) => (
              <span
                key={index}
                className={clsx('h-2 w-7 border-[1.5px] border-current text-marigold', own && 'bg-current')}
              />
            ))}
            {entries === 0 && <span className="mb-1 w-2 border-t border-edge" />}
          </span>
          <span aria-hidden="true" className="mt-2 text-soft-ink large-text:text-[0.55rem]">
            {name}
          </span>
          <span aria-hidden="true" className="pb-2 font-semibold tabular">
            {entries}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The last seven days: a marked example until the visitor has logged something. */
export function WeekAtAGlance({ texts }: Words) {
  const known = useOwnRecord()
  const own = known === 'asking' ? null : known
  const week = own?.week ?? null
  const { days, entries, strength, trigger } = week ?? example
  const numbers = [
    { label: texts.weekFlashes, value: String(entries) },
    { label: texts.weekMostly, value: strength ?? (entries ? texts.notNoted : texts.weekNothing) },
    { label: texts.weekNamed, value: trigger ?? texts.weekTooFew },
  ]
  return (
    <div data-week={week ? 'own' : (known ?? 'example')} className="@container">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3>{texts.weekHeading}</h3>
        {week ? <OwnMark texts={texts} /> : <ExampleMark texts={texts} asking={known === 'asking'} />}
      </div>
      <div className="@4xl:grid @4xl:grid-cols-[1.6fr_1fr] @4xl:items-end @4xl:gap-x-14">
        <Columns days={days} own={week !== null} />
        <dl className="grid grid-cols-1 gap-x-4 @md:grid-cols-3 @4xl:grid-cols-1">
          {numbers.map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-3 border-b border-line py-3 @md:block @md:border-b-0 @4xl:flex @4xl:border-b large-text:flex-wrap"
            >
              <dt className="text-sm text-soft-ink">{label}</dt>
              <dd className="font-serif text-xl leading-tight">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-2 min-h-[2lh] max-w-measure text-sm text-soft-ink">
        {week
          ? own!.lastKnown === null
            ? texts.weekOwn
            : texts.weekOffline.replaceAll('{time}', since(own!.lastKnown))
          : texts.weekExample}
      </p>
    </div>
  )
}

/** Each kind of the record: null until it is known; `unknown` where it could not be asked for. */
type Asked = { [Kind in keyof OwnData]: OwnData[Kind] | 'unknown' }

const nothing: Asked = { symptoms: null, days: null }

let data = nothing
let read: typeof readOwnRecord | null = null
let stop: (() => void) | null = null
const listeners = new Set<() => void>()

const notify = () => listeners.forEach((listener) => listener())

const knownOf = ({ symptoms, days }: Asked): OwnData => ({
  symptoms: symptoms === 'unknown' ? null : symptoms,
  days: days === 'unknown' ? null : days,
})

const isEmpty = ({ symptoms, days }: OwnData) => !symptoms?.entries.length && !days?.days.length

function update(change: Partial<Asked>): void {
  data = { ...data, ...change }
  if (read || isEmpty(knownOf(data))) notify()
  else void loadReader()
}

/** What reads the record comes with the first thing in it; should it fail, nothing is shown. */
async function loadReader(): Promise<void> {
  try {
    ;({ readOwnRecord: read } = await import('./ownReadings'))
    // Else the readings would not see that there is something to read with.
    data = { ...data }
    notify()
  } catch {
    // As above.
  }
}

/** Shares one request among all readings of the page. TanStack Query is loaded after the page, not with it. */
async function watch(): Promise<void> {
  try {
    const { watchOwnRecord } = await import('./watchOwnRecord')
    if (listeners.size === 0 || stop) return
    stop = watchOwnRecord(update)
  } catch {
    update({ symptoms: 'unknown', days: 'unknown' })
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) void watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    // A refetch may return another visitor's entries, or none after a deletion.
    stop?.()
    stop = null
    data = nothing
  }
}

const known = () => data
const unknown = () => nothing

/** The visitor's last seven days. */
function useOwnRecord(): Known {
  const asked = useSyncExternalStore(subscribe, known, unknown)
  const today = useToday()?.getTime()
  return useMemo(() => {
    const own = knownOf(asked)
    if (!isEmpty(own)) return today === undefined || !read ? 'asking' : read(own)
    return asked.symptoms && asked.days ? null : 'asking'
  }, [asked, today])
}
