import { memo, useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react'

import { useToday } from '@/shared/browser/useToday'
import { mapInChunks } from '@/shared/browser/yieldToMain'
import type { RedFlag } from '@/shared/lib/redFlags'
import { withValues } from '@/shared/lib/pageTexts'
import { Choice } from '@/shared/ui/Choice'
import { InlineText } from '@/shared/ui/InlineText'

import type { HistoryTexts } from '../../content/historyTexts'
import { bleedingWithoutPeriods, diaryRedFlags, floodingOfLate } from '../../domain/diaryRedFlags'
import { dayOf, type DayKey, type DayRange, lastDays } from '../../domain/days'
import { countFlashes, flashesByDay, type Diary } from '../../domain/findings'
import {
  dayOfEntry,
  rankByFrequency,
  type FrequencyRanking,
  minEntriesToRank,
  groupByDay,
  filterByRange,
} from '../../domain/history'
import { formatCounted, formatDay, formatMoment } from '../components/SeverityMoon'
import { DiaryFlags } from '../components/DiaryFlags'
import { MonthCalendar } from './MonthCalendar'
import { SeverityChart } from './SeverityChart'
import { Findings } from './Findings'
import type { OwnDays } from './ownDays'
import type { OwnSymptoms } from './ownSymptoms'
import { VisitSheetButton } from './VisitSheetButton'
import type { VisitExtras } from './VisitSummary'

const spans = [
  { value: '30', label: 'span30', days: 30 },
  { value: '90', label: 'span90', days: 90 },
  { value: 'all', label: 'spanAll', days: null },
] as const

type HistoryProps = OwnSymptoms &
  Pick<OwnDays, 'days'> & {
    texts: HistoryTexts
    flags: readonly RedFlag[]
    extras: VisitExtras
    tryAgain: ReactNode
  }

/** Entries whose days are read at once; more would hold the page. */
const atOnce = 1_000

/* Neither changes with the span of the chart. */
const OwnFindings = memo(Findings)
const Calendar = memo(MonthCalendar)

/** The visitor’s history: what it says, calendar, chart, the most frequent items, and the summary for a doctor's visit. */
export function History(props: HistoryProps) {
  const { entries } = props
  const now = useToday()
  const [isRead, setIsRead] = useState(entries.length <= atOnce)
  // What is known once stays known, so that a later entry is read with the rest.
  useEffect(() => void mapInChunks(entries, dayOfEntry).then(() => setIsRead(true)), [entries])
  return now && isRead && <HistoryUntil {...props} today={dayOf(now)} />
}

type HistoryUntilProps = HistoryProps & { today: DayKey }

/** First and last day, and the flashes as everywhere else: logged one by one, or by the day's own number where larger. */
function countAll(diary: Diary, today: DayKey) {
  const known = [...groupByDay(diary.flashes), ...diary.days].map(({ day }) => day).sort()
  const whole = { from: known[0] ?? today, to: [today, known.at(-1) ?? today].sort()[1]! }
  return {
    first: whole.from,
    last: whole.to,
    flashes: countFlashes(diary, whole),
    withFlashes: [...flashesByDay(diary, whole).values()].filter((count) => count > 0).length,
  }
}

function HistoryUntil({ texts, entries, days: ownDays, lastKnown, flags, extras, tryAgain, today }: HistoryUntilProps) {
  const id = useId()
  const [span, setSpan] = useState<(typeof spans)[number]['value']>('30')
  // Years of entries are drawn after the press is answered.
  const shownSpan = useDeferredValue(span)
  const diary = useMemo(() => ({ flashes: entries, days: ownDays }), [entries, ownDays])
  const days = groupByDay(entries)
  // A press on a span draws all of this anew; what is counted of years is counted once.
  const { first, last, flashes, withFlashes } = useMemo(() => countAll(diary, today), [diary, today])
  const range = useMemo<DayRange>(() => {
    const shown = spans.find(({ value }) => value === shownSpan)!.days
    return shown === null ? { from: first, to: last } : { ...lastDays(shown, today), to: last }
  }, [shownSpan, first, last, today])
  const inRange = useMemo(() => filterByRange(entries, range), [entries, range])
  const [commonTriggers, commonRelief] = useMemo(
    () => [rankByFrequency(inRange, 'triggers'), rankByFrequency(inRange, 'reliefMethods')] as const,
    [inRange],
  )
  const keys = diaryRedFlags(ownDays, today)
  const counted = ownDays.length === 0 ? texts.counted : withFlashes === 0 ? texts.noted : texts.countedAndNoted
  const dayCount = (count: number) => (count === 1 ? texts.oneDay : withValues(texts.days, { count }))
  const noted = flags.filter(({ key }) => keys.includes(key))
  const mayBe = bleedingWithoutPeriods(ownDays, today)
  const possible = flags.filter(({ key }) => mayBe.includes(key) && !keys.includes(key))
  const floods = floodingOfLate(ownDays, today)

  return (
    <section id="your-history" data-record="" aria-labelledby={`${id}title`} className="pt-10 print:pt-4">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <p className="caps">{texts.historyCaption}</p>
            <h2 id={`${id}title`} className="mt-1">
              {texts.historyHeading}
            </h2>
            <p className="mt-2 text-soft-ink">
              {withValues(counted, {
                flashes:
                  flashes?.count === 1
                    ? texts.oneFlash
                    : withValues(texts.flashes, { count: flashes ? formatCounted(texts, flashes) : 0 }),
                days: dayCount(withFlashes),
                noted: dayCount(ownDays.length),
                day: formatDay(first, 'full'),
              })}
            </p>
          </div>
          {lastKnown !== null && (
            <div role="status" className="flex w-full flex-wrap items-center gap-4 border-l-[3px] border-marigold pl-4">
              <p>{withValues(texts.offlineRecord, { time: formatMoment(lastKnown) })}</p>
              {tryAgain}
            </div>
          )}
          <VisitSheetButton
            texts={texts}
            entries={entries}
            days={ownDays}
            lastKnown={lastKnown}
            flags={flags}
            shownByDiary={keys}
            asked={[...mayBe, ...floods].filter((key) => !keys.includes(key))}
            extras={extras}
            range={range}
            today={last}
          />
        </div>

        <DiaryFlags heading={texts.flagsHeading} flags={noted} className="mt-8" />
        <DiaryFlags heading={texts.flagsIfHeading} flags={possible} className="mt-8" />
        <DiaryFlags
          heading={texts.flagsIfFlooding}
          flags={flags.filter(({ key }) => floods.includes(key))}
          className="mt-8"
        />
        <OwnFindings texts={texts} diary={diary} today={today} />
        <div className="mt-12">
          <Calendar texts={texts} days={days} ownDays={ownDays} first={first} last={last} today={today} />
        </div>

        {entries.length > 0 && (
          <>
            <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <h3>{texts.strengthHeading}</h3>
              <fieldset className="flex flex-wrap gap-2 print:hidden">
                <legend className="sr-only">{texts.spanLegend}</legend>
                {spans.map(({ value, label }) => (
                  <Choice
                    key={value}
                    type="radio"
                    variant="chip"
                    name={`${id}span`}
                    checked={span === value}
                    onChange={() => setSpan(value)}
                  >
                    {texts[label]}
                  </Choice>
                ))}
              </fieldset>
            </div>
            <div className="mt-5">
              {inRange.length > 0 ? (
                <SeverityChart texts={texts} days={groupByDay(inRange)} range={range} />
              ) : (
                <p className="text-soft-ink">{texts.nothingInSpan}</p>
              )}
            </div>

            <div className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
              <MostFrequent
                texts={texts}
                title={texts.triggersHeading}
                few={[texts.triggersNone, texts.triggersOne, texts.triggersFew]}
                commonest={commonTriggers}
              />
              <MostFrequent
                texts={texts}
                title={texts.reliefHeading}
                few={[texts.reliefNone, texts.reliefOne, texts.reliefFew]}
                commonest={commonRelief}
              />
            </div>
          </>
        )}
        <p className="mt-6 max-w-measure text-soft-ink">
          <InlineText>{texts.countsNote}</InlineText>
        </p>
      </div>
    </section>
  )
}

type CommonestNamesProps = {
  texts: HistoryTexts
  title: string
  /** What is said of too few entries. */
  few: [none: string, one: string, several: string]
  commonest: FrequencyRanking
}

/** The most frequent items with their counts, or a note that there are too few entries. */
export function MostFrequent({ texts, title, few, commonest: { named, ranking } }: CommonestNamesProps) {
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
                  {withValues(tooLittle ? texts.ofEntriesTooLittle : texts.ofEntries, { count: entries, named })}
                </span>
              </p>
              {!tooLittle && (
                <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 h-1 w-full">
                  <path d={`M0 1h${(100 * entries) / named}`} stroke="var(--color-marigold)" strokeWidth={2} />
                </svg>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="pt-3 text-soft-ink">
          {withValues(few[named > 1 ? 2 : named === 1 ? 1 : 0], { count: named, least: minEntriesToRank })}
        </p>
      )}
    </section>
  )
}
