'use client'

import clsx from 'clsx'
import { useMemo, useSyncExternalStore } from 'react'

import { useToday } from '@/shared/browser/useToday'

import type { OwnData, OwnReadings, readOwnRecord } from './ownReadings'

const since = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Marks a number as an example. */
function ExampleMark() {
  return (
    <span className="inline-block rounded-full border border-dashed border-edge px-2.5 py-0.5 text-xs font-semibold text-soft-ink">
      Example
    </span>
  )
}

/** Marks a number as the visitor's own. */
function OwnMark() {
  return (
    <span className="inline-block rounded-full border border-sage px-2.5 py-0.5 text-xs font-semibold text-sage">
      Yours
    </span>
  )
}

type ReadingProps = { mark: 'example' | 'own' | 'none'; value: string; note: string }

/** A read-only tile: a value and its label. */
function Reading({ mark, value, note }: ReadingProps) {
  return (
    <>
      <p className="mt-1 font-serif text-2xl leading-tight">{value}</p>
      <p className="mt-1 min-h-[2lh] text-sm text-soft-ink">{note}</p>
      <p className="mt-auto min-h-7 pt-2">
        {mark === 'example' && <ExampleMark />}
        {mark === 'own' && <OwnMark />}
      </p>
    </>
  )
}

/** Sleep: the last night that was noted; else nights with a hot flash; an example while there is no record. */
export function SleepReading() {
  const own = useOwnRecord()
  if (own?.sleep) return <Reading mark="own" value={own.sleep.level} note={`as you noted on ${own.sleep.day}`} />
  if (!own) return <Reading mark="example" value="6½ hours" note="Woke twice, once for good" />
  if (!own.hasFlashes) return <Reading mark="none" value="Not noted" note="Note today, and it stands here" />
  return (
    <Reading
      mark="own"
      value={own.week.nights === 1 ? '1 night' : `${own.week.nights} nights`}
      note="with a hot flash, in the last seven"
    />
  )
}

/** Energy: the last that was noted this week; an example while there is no record. */
export function EnergyReading() {
  const own = useOwnRecord()
  if (own?.energy) return <Reading mark="own" value={own.energy.level} note={`as you noted on ${own.energy.day}`} />
  if (!own) return <Reading mark="example" value="Fair" note="Better before lunch than after" />
  return <Reading mark="none" value="Not noted" note="Note today, and it stands here" />
}

/** Maximum number of moons in a column; the number below is exact. */
const mostMoons = 6

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
          <span aria-hidden="true" className="flex h-24 flex-col-reverse items-center gap-1">
            {Array.from({ length: Math.min(entries, mostMoons) }, (_, index) => (
              <span
                key={index}
                className={clsx('size-3 rounded-full border-[1.5px] border-current text-marigold', own && 'bg-current')}
              />
            ))}
            {entries === 0 && <span className="mb-1 w-2 border-t border-edge" />}
          </span>
          <span aria-hidden="true" className="mt-2 text-soft-ink">
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
export function WeekAtAGlance() {
  const own = useOwnRecord()
  const week = own?.week ?? null
  const { days, entries, strength, trigger } = week ?? example
  const numbers = [
    { label: 'Hot flashes', value: String(entries) },
    { label: 'Mostly', value: strength ?? 'Nothing noted' },
    { label: 'Named most', value: trigger ?? 'Too few to say' },
  ]
  return (
    <div data-week={week ? 'own' : 'example'} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans caps">The last seven days</h3>
        {week ? <OwnMark /> : <ExampleMark />}
      </div>
      <div className="@4xl:grid @4xl:grid-cols-[1.6fr_1fr] @4xl:items-end @4xl:gap-x-14">
        <Columns days={days} own={week !== null} />
        <dl className="grid grid-cols-1 gap-x-4 @md:grid-cols-3 @4xl:grid-cols-1">
          {numbers.map(({ label, value }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-3 border-b border-line py-3 @md:block @md:border-b-0 @4xl:flex @4xl:border-b"
            >
              <dt className="text-sm text-soft-ink">{label}</dt>
              <dd className="font-serif text-xl leading-tight">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-2 min-h-[2lh] text-sm text-soft-ink @4xl:min-h-[1lh]">
        {week
          ? own!.lastKnown === null
            ? 'Counted here, in your browser. What you log is kept sealed, and we keep no key to it.'
            : `The site can’t be reached just now. Yours as of ${since.format(own!.lastKnown)}.`
          : 'Made-up numbers, to show what this will look like. Log a hot flash and yours stand here.'}
      </p>
    </div>
  )
}

const nothing: OwnData = { symptoms: null, days: null }

let data = nothing
let read: typeof readOwnRecord | null = null
let stop: (() => void) | null = null
const listeners = new Set<() => void>()

const notify = () => listeners.forEach((listener) => listener())

const isEmpty = ({ symptoms, days }: OwnData) => !symptoms?.entries.length && !days?.days.length

function update(change: Partial<OwnData>): void {
  data = { ...data, ...change }
  if (read || isEmpty(data)) notify()
  else void loadReader()
}

/** What reads the record comes with the first thing in it; should it fail, the example stays. */
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
    // On failure the example stays, marked as one.
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

/** The visitor's last seven days; null while nothing is noted or known. */
function useOwnRecord(): OwnReadings | null {
  const own = useSyncExternalStore(subscribe, known, unknown)
  const today = useToday()?.getTime()
  return useMemo(() => {
    return today === undefined || isEmpty(own) || !read ? null : read(new Date(today), own)
  }, [own, today])
}
