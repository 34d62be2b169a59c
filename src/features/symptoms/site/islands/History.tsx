import { useId, useState, type ReactNode } from 'react'

import { useDialogOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { useToday } from '@/shared/browser/useToday'
import type { RedFlag } from '@/shared/lib/redFlags'
import { PrintIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'
import { SiteLink } from '@/shared/ui/SiteLink'

import { diaryRedFlags } from '../../domain/diaryRedFlags'
import { dayOf, type DayRange, lastDays } from '../../domain/days'
import {
  rankByFrequency,
  type FrequencyRanking,
  minEntriesToRank,
  groupByDay,
  filterByRange,
} from '../../domain/history'
import { formatDay, formatHotFlashCount, formatMoment } from '../components/SeverityMoon'
import { DiaryFlags } from '../components/DiaryFlags'
import { MonthCalendar } from './MonthCalendar'
import { SeverityChart } from './SeverityChart'
import { Findings } from './Findings'
import type { OwnDays } from './ownDays'
import type { OwnSymptoms } from './ownSymptoms'
import type { VisitExtras } from './VisitSummary'

const spans = [
  { value: '30', label: 'Last 30 days', days: 30 },
  { value: '90', label: 'Last 90 days', days: 90 },
  { value: 'all', label: 'All of it', days: null },
] as const

const loadSummary = () => import('./VisitSummary').then(({ VisitSummary }) => VisitSummary)

type HistoryProps = OwnSymptoms &
  Pick<OwnDays, 'days'> & { flags: readonly RedFlag[]; extras: VisitExtras; tryAgain: ReactNode }

/** The visitor’s history: what it says, calendar, chart, the most frequent items, and the summary for a doctor's visit. */
export function History({ entries, days: ownDays, lastKnown, flags, extras, tryAgain }: HistoryProps) {
  const id = useId()
  const [span, setSpan] = useState<(typeof spans)[number]['value']>('30')
  const summary = useDialogOnIntent(loadSummary, () =>
    notify({ title: 'The summary didn’t arrive', description: 'Please try again.', tone: 'destructive' }),
  )

  const now = useToday()
  if (!now) return null
  const today = dayOf(now)
  const days = groupByDay(entries)
  const known = [...days, ...ownDays].map(({ day }) => day).sort()
  const first = known[0] ?? today
  const last = [today, known.at(-1) ?? today].sort()[1]!
  const shown = spans.find(({ value }) => value === span)!.days
  const range: DayRange = shown === null ? { from: first, to: last } : { ...lastDays(shown, today), to: last }
  const inRange = filterByRange(entries, range)
  const keys = diaryRedFlags(ownDays, today)
  const noted = flags.filter(({ key }) => keys.includes(key))

  return (
    <section id="your-history" aria-labelledby={`${id}title`} className="mt-10 border-t border-line pt-8">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <p className="caps">Opened for this browser</p>
            <h2 id={`${id}title`} className="mt-1">
              Your Own History
            </h2>
            <p className="mt-2 text-soft-ink">
              {entries.length > 0 &&
                `${formatHotFlashCount(entries.length)} on ${days.length} ${days.length === 1 ? 'day' : 'days'}`}
              {entries.length > 0 && ownDays.length > 0 && ', and '}
              {ownDays.length > 0 && `${ownDays.length} ${ownDays.length === 1 ? 'day' : 'days'} noted`}, since{' '}
              {formatDay(first, 'full')}.
            </p>
          </div>
          {lastKnown !== null && (
            <div role="status" className="flex w-full flex-wrap items-center gap-4 border-l-[3px] border-marigold pl-4">
              <p>The site can’t be reached just now. This is your record as of {formatMoment(lastKnown)}.</p>
              {tryAgain}
            </div>
          )}
          <Button variant="quiet" {...summary.triggerProps}>
            <PrintIcon size={20} />
            Summary for a doctor’s visit
          </Button>
        </div>

        <DiaryFlags flags={noted} className="mt-8" />
        <Findings diary={{ flashes: entries, days: ownDays }} today={today} />
        <div className="mt-12">
          <MonthCalendar days={days} ownDays={ownDays} first={first} last={last} today={today} />
        </div>

        <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h3>How strong they were</h3>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">How far back</legend>
            {spans.map(({ value, label }) => (
              <Choice
                key={value}
                type="radio"
                variant="chip"
                name={`${id}span`}
                checked={span === value}
                onChange={() => setSpan(value)}
              >
                {label}
              </Choice>
            ))}
          </fieldset>
        </div>
        <div className="mt-5">
          {inRange.length > 0 ? (
            <SeverityChart days={groupByDay(inRange)} range={range} />
          ) : (
            <p className="text-soft-ink">Nothing noted in these days. That can mean a quiet month, or a busy one.</p>
          )}
        </div>

        <div className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
          <CommonestNames
            title="Triggers you named most"
            naming={['names a trigger', 'name a trigger']}
            commonest={rankByFrequency(inRange, 'triggers')}
          />
          <CommonestNames
            title="What brought relief"
            naming={['names a relief', 'name a relief']}
            commonest={rankByFrequency(inRange, 'reliefMethods')}
          />
        </div>
        <p className="mt-6 max-w-measure text-soft-ink">
          These count what you ticked, nothing more. Two things on one day don’t make one the cause of the other, and a
          hot flash ends by itself too. A day without a moon is a day without a note. Take it all with you or erase it
          on the <SiteLink href="/privacy-dashboard">Privacy Dashboard</SiteLink>.
        </p>
      </div>
      {summary.Dialog && summary.isOpen && (
        <summary.Dialog
          entries={entries}
          days={ownDays}
          lastKnown={lastKnown}
          flags={flags}
          shownByDiary={keys}
          extras={extras}
          range={range}
          today={last}
          onClose={() => summary.setIsOpen(false)}
        />
      )}
    </section>
  )
}

type CommonestNamesProps = {
  title: string
  /** Verb agreement: `names a trigger`, `name a trigger`. */
  naming: [one: string, several: string]
  commonest: FrequencyRanking
}

/** The most frequent items with their counts, or a note that there are too few entries. */
export function CommonestNames({ title, naming, commonest: { named, ranking } }: CommonestNamesProps) {
  const most = ranking?.[0]?.entries ?? 1
  return (
    <section>
      <h3 className="border-b-[1.5px] border-ink pb-2">{title}</h3>
      {ranking ? (
        <ol>
          {ranking.map(({ name, entries, tooLittle }) => (
            <li key={name} className="border-b border-line py-2.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={tooLittle ? 'text-soft-ink' : 'font-semibold'}>{name}</span>
                <span className="text-sm text-soft-ink tabular">
                  {entries} of {named} entries{tooLittle && ': too little to say'}
                </span>
              </p>
              {!tooLittle && (
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-1 w-full">
                  <path d={`M0 1h${(100 * entries) / most}`} stroke="var(--color-marigold)" strokeWidth={2} />
                </svg>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="pt-3 text-soft-ink">
          Too little to say: {named > 1 ? `${named} entries` : named === 1 ? 'one entry' : 'no entry'}{' '}
          {naming[named > 1 ? 1 : 0]} so far. From {minEntriesToRank} on, the commonest stand here.
        </p>
      )}
    </section>
  )
}
