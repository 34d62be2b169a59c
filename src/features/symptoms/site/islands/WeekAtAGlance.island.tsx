'use client'

import clsx from 'clsx'

import { shortDay, type Week } from '../../domain/week'
import { ExampleMark, OwnMark } from '../components/ExampleMark'
import { useOwnWeek } from './useOwnWeek'

/** A column has room for so many moons; its number tells the rest. */
const mostMoons = 6

type Shown = Omit<Week, 'days' | 'nights'> & { days: { name: string; entries: number }[] }

/** A made-up week, for whom the log is empty. */
const example: Shown = {
  days: [1, 0, 2, 1, 3, 1, 2].map((entries, index) => ({
    name: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index]!,
    entries,
  })),
  entries: 10,
  strength: 'Moderate',
  trigger: 'Work Pressure',
}

const shown = (week: Week): Shown => ({
  ...week,
  days: week.days.map(({ day, entries }) => ({ name: shortDay(day), entries })),
})

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
                className={clsx('size-3 rounded-full border-[1.5px] border-marigold', own && 'bg-marigold')}
              />
            ))}
            {entries === 0 && <span className="mb-1 h-px w-2 bg-edge" />}
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

/** The last seven days: an example, plainly marked, until she has logged something of her own; then hers. */
export function WeekAtAGlance() {
  const week = useOwnWeek()
  const { days, entries, strength, trigger } = week ? shown(week) : example
  const numbers = [
    { label: 'Hot flashes', value: String(entries) },
    { label: 'Mostly', value: strength ?? 'Nothing noted' },
    { label: 'Named most', value: trigger ?? 'Too few to say' },
  ]
  return (
    <div data-week={week ? 'own' : 'example'}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans caps">The last seven days</h3>
        {week ? <OwnMark /> : <ExampleMark />}
      </div>
      <Columns days={days} own={week !== null} />
      <dl className="grid grid-cols-1 gap-x-4 sm:grid-cols-3">
        {numbers.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-b border-line py-3 sm:block sm:border-b-0"
          >
            <dt className="text-sm text-soft-ink">{label}</dt>
            <dd className="font-serif text-xl leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 min-h-[2lh] text-sm text-soft-ink">
        {week
          ? 'Counted here, in your browser. We can’t read what you log.'
          : 'Made-up numbers, to show what this will look like. Log a hot flash and yours stand here, for your eyes only.'}
      </p>
    </div>
  )
}
