import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { withValues } from '@/shared/lib/pageTexts'
import { ArrowLeftIcon, ArrowRightIcon } from '@/shared/ui/art/icons'

import type { HistoryTexts } from '../../content/historyTexts'
import { addDays, addMonths, type DayKey, monthsBetween, noonOf, weeksOf, weeksUpTo } from '../../domain/days'
import type { NotedDay } from '../../domain/history'
import { severities } from '../../domain/hotFlash'
import { DayEntries } from '../components/DayEntries'
import { formatDay, formatHotFlashCount, formatMonths, SeverityMoon, severityLabel } from '../components/SeverityMoon'
import type { StoredDay } from '../../contract'
import type { OwnEntry } from './ownSymptoms'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The day an arrow key moves to; undefined for other keys. */
const moves: Record<string, (day: DayKey) => DayKey> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -noonOf(day).getDay()),
  End: (day) => addDays(day, 6 - noonOf(day).getDay()),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

type MonthCalendarProps = {
  texts: HistoryTexts
  /** The days with hot flashes. */
  days: readonly NotedDay<OwnEntry>[]
  /** The days that were noted themselves. */
  ownDays: StoredDay[]
  /** The first and the last day of the record; the last is today or later. */
  first: DayKey
  last: DayKey
  today: DayKey
}

/**
 * A month grid with a moon for each day's strongest hot flash, and the selected day's entries beside it. Ranges from
 * the month of the first entry to today; the present month has the weeks before it as well, as it begins with a day.
 * Roving tabindex: one day is focusable, arrow keys move it.
 */
export function MonthCalendar({ texts, days, ownDays, first: earliest, last, today }: MonthCalendarProps) {
  const title = useId()
  const latest = [days.at(-1)?.day, ownDays[0]?.day].filter(Boolean).sort().at(-1) ?? today
  const present = weeksUpTo(last)
  const presentMonth = last.slice(0, 7)
  const monthShowing = (day: DayKey) => (day >= present[0]![0]! ? presentMonth : day.slice(0, 7))
  const [known, setKnown] = useState(latest)
  const [chosen, setChosen] = useState<DayKey>(latest)
  const [month, setMonth] = useState(monthShowing(latest))
  // What was just kept is shown; what was just deleted leaves its day where it is.
  if (latest > known) {
    setKnown(latest)
    setChosen(latest)
    setMonth(monthShowing(latest))
  }
  const moving = useRef(false)
  const focused = useRef<HTMLButtonElement>(null)

  const first = [`${earliest.slice(0, 7)}-01`, present[0]![0]!].sort()[0]!
  const weeks = month === presentMonth ? present : weeksOf(`${month}-01`)
  const firstShown = weeks[0]!.find((day) => day !== null)!
  const spansMonths = !firstShown.startsWith(month)
  const namesMonth = (day: DayKey) => spansMonths && day.endsWith('-01')
  const byDay = new Map(days.map((day) => [day.day, day]))
  const ownByDay = new Map(ownDays.map((day) => [day.day, day]))

  function choose(wanted: DayKey) {
    const day = wanted < first ? first : wanted > last ? last : wanted
    setChosen(day)
    if (!weeks.some((week) => week.includes(day))) setMonth(monthShowing(day))
  }

  function turnTo(other: string) {
    const day = addMonths(chosen, monthsBetween(chosen, other))
    setChosen(day < first ? first : day > last ? last : day)
    setMonth(other)
  }

  useEffect(() => {
    if (moving.current) focused.current?.focus()
    moving.current = false
  }, [chosen])

  function move(event: KeyboardEvent) {
    const to = moves[event.key]
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moving.current = true
    choose(to(chosen))
  }

  const turn = (label: string, months: number, possible: boolean) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!possible || undefined}
      onClick={() => possible && turnTo(addMonths(`${month}-01`, months).slice(0, 7))}
      className="grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-leaf aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {months < 0 ? <ArrowLeftIcon size={20} /> : <ArrowRightIcon size={20} />}
    </button>
  )

  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div>
        <div className="flex items-center justify-between">
          <h3 id={title} aria-live="polite">
            {spansMonths ? formatMonths(firstShown, last) : formatDay(firstShown, 'month')}
          </h3>
          <div className="flex print:hidden">
            {turn(texts.monthBefore, -1, month > first.slice(0, 7))}
            {turn(texts.monthAfter, 1, month < presentMonth)}
          </div>
        </div>
        <table role="grid" aria-labelledby={title} className="mt-3 w-full table-fixed border-collapse" onKeyDown={move}>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name} scope="col" abbr={name} className="pb-2 text-center caps tracking-normal">
                  {name.slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={index}>
                {week.map((day, weekday) => (
                  <td
                    key={weekday}
                    role="gridcell"
                    aria-selected={day ? day === chosen : undefined}
                    className="border border-line p-0 align-top"
                  >
                    {day && (
                      <button
                        type="button"
                        ref={day === chosen ? focused : undefined}
                        tabIndex={day === chosen ? 0 : -1}
                        aria-disabled={day > last || undefined}
                        aria-current={day === today ? 'date' : undefined}
                        aria-label={labelOf(
                          texts,
                          namesMonth(day) ? formatDay(day, 'short') : formatDay(day),
                          byDay.get(day),
                          ownByDay.has(day),
                        )}
                        onClick={() => day <= last && choose(day)}
                        className={clsx(
                          'flex h-15 w-full flex-col items-center gap-1 pt-1 text-sm leading-tight transition-colors duration-200 focus-visible:outline-offset-[-3px] sm:h-17',
                          day > last ? 'cursor-default text-soft-ink' : 'hover:bg-leaf',
                          day === chosen && 'bg-leaf shadow-[inset_0_0_0_2px_var(--color-plum)]',
                          day === today && 'font-bold',
                        )}
                      >
                        <span
                          className={clsx(
                            namesMonth(day) && 'max-[23rem]:text-xs',
                            day === today && 'underline decoration-2 underline-offset-2',
                          )}
                        >
                          {namesMonth(day) ? formatDay(day, 'short') : Number(day.slice(8))}
                        </span>
                        <DayMark noted={byDay.get(day)} isOwn={ownByDay.has(day)} />
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul
          aria-label={texts.moonsLabel}
          className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft-ink min-[23rem]:max-sm:grid min-[23rem]:max-sm:grid-cols-5 min-[23rem]:max-sm:gap-x-0"
        >
          {days.length > 0 &&
            severities.map(({ value, label }) => (
              <li
                key={value}
                className="flex items-center gap-1.5 min-[23rem]:max-sm:flex-col min-[23rem]:max-sm:gap-0"
              >
                <SeverityMoon severity={value} size={14} className="text-marigold" />
                {label}
              </li>
            ))}
          {ownDays.length > 0 && (
            <li className="flex items-center gap-1.5 min-[23rem]:max-sm:col-span-full">
              <span className="w-4 border-t-2 border-sage" />
              {days.length > 0 ? texts.lineLabelFlashes : texts.lineLabel}
            </li>
          )}
        </ul>
      </div>
      <div aria-live="polite" className="min-w-0 lg:max-h-132 lg:overflow-y-auto">
        <DayEntries texts={texts} day={chosen} entries={byDay.get(chosen)?.entries ?? []} own={ownByDay.get(chosen)} />
      </div>
    </div>
  )
}

/** The accessible name of a day, which begins with what is written of it: whoever speaks to the device says that. */
function labelOf(texts: HistoryTexts, written: string, noted: NotedDay | undefined, isOwn: boolean): string {
  const date = isOwn ? [written, texts.dayNoted] : [written]
  if (!noted) return (isOwn ? date : [...date, texts.dayNothing]).join(', ')
  const count = noted.entries.length
  const strength = severityLabel(noted.strongest)
  return [
    ...date,
    formatHotFlashCount(texts, count),
    count > 1 ? withValues(texts.dayStrongest, { strength }) : strength,
  ].join(', ')
}

function DayMark({ noted, isOwn }: { noted: NotedDay | undefined; isOwn: boolean }) {
  if (!noted) return isOwn ? <span className="w-4 border-t-2 border-sage" /> : null
  return (
    <span className="flex flex-col items-center">
      <SeverityMoon severity={noted.strongest} size={18} className="text-marigold" />
      {noted.entries.length > 1 && <span className="text-xs text-soft-ink">×{noted.entries.length}</span>}
    </span>
  )
}
