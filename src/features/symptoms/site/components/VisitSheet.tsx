import { useMemo, type ReactNode } from 'react'

import type { FilledQuestionnaire } from '@/shared/lib/filledQuestionnaire'
import { lazyDateFormat } from '@/shared/lib/lazyDateFormat'
import { withValues } from '@/shared/lib/pageTexts'
import type { RedFlag } from '@/shared/lib/redFlags'

import type { HistoryTexts } from '../../content/historyTexts'
import type { StoredDay, StoredHotFlash, StoredMedicine } from '../../contract'
import { needsYear, type DayKey, type DayRange } from '../../domain/days'
import { filterByRange, groupByDay, summarizeForVisit } from '../../domain/history'
import { estimateStage, stageNames } from '../../domain/stage'
import type { Share } from '../../domain/statistics'
import { beganToBleed, filterDays, takeWhatFits, maxLines, summarizeDays, type VisitPart } from '../../domain/visit'
import { SeverityChart } from '../islands/SeverityChart'
import { formatCounted, formatDay, formatMoment } from './SeverityMoon'
import { Counts, countsInLine, Named, Part, partHeadingClass } from './SheetParts'

/** A note that may go on the sheet. */
export type VisitNote = { key: string; day: DayKey; text: string }

type Words = { texts: HistoryTexts }

type VisitSheetProps = Words & {
  entries: StoredHotFlash[]
  days: StoredDay[]
  /** When the record was known last (ms since the epoch), while the site can't be reached. */
  lastKnown: number | null
  range: DayRange
  today: DayKey
  shown: ReadonlySet<VisitPart>
  /** Warning signs of the last weeks. */
  flags: readonly RedFlag[]
  questions: string[]
  /** Those taken in the range. */
  medicines: StoredMedicine[]
  notes: VisitNote[]
  results: FilledQuestionnaire[]
}

const columns = 'grid gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-3'

const share = (texts: HistoryTexts, { n, of }: Share) => withValues(texts.share, { count: n, of })

/** The page for a doctor: what cannot wait first, then the questions, then counts. No conclusions. */
export function VisitSheet(props: VisitSheetProps) {
  const { texts, entries, days, lastKnown, range, today, shown, flags, questions, medicines, notes, results } = props
  // The builder draws it anew with each press; what is counted of years is counted once.
  const told = useMemo(() => summarizeDays({ flashes: entries, days }, range), [entries, days, range])
  const single = useMemo(() => summarizeForVisit(entries, range), [entries, range])
  const charted = useMemo(() => groupByDay(filterByRange(entries, range)), [entries, range])
  const isCharted = shown.has('flashes') && single.entries > 0
  const facts: [name: string, value: string][] = [
    ...(shown.has('flashes') && told.flashes
      ? [
          [texts.factFlashes, formatCounted(texts, told.flashes)] as [string, string],
          [texts.factFlashDays, share(texts, told.withFlashes)] as [string, string],
        ]
      : []),
    // None of these days says a word: that is no count of anything.
    ...(told.noted.n > 0 ? [[texts.factNoted, share(texts, told.noted)] as [string, string]] : []),
    ...(shown.has('days') && told.nights.of > 0
      ? [[texts.factNights, share(texts, told.nights)] as [string, string]]
      : []),
  ]
  // The days' own numbers tell no strength.
  const ofSingle = (title: string) =>
    single.entries < (told.flashes?.count ?? 0)
      ? withValues(texts.sheetSingle, { title, count: single.entries })
      : title
  return (
    <div className="space-y-6 print:space-y-3 print:text-sm print:leading-snug">
      {/* By hand, as nothing here knows it; without it no practice can file the sheet. */}
      <p className="hidden border-b border-line pb-1 print:block">{texts.blankName}</p>
      <p>
        <strong>
          {withValues(texts.sheetRange, { from: formatDay(range.from, 'full'), to: formatDay(range.to, 'full') })}
        </strong>{' '}
        {texts.sheetNote}
        {lastKnown !== null && ` ${withValues(texts.sheetOffline, { time: formatMoment(lastKnown) })}`}
      </p>
      {flags.length > 0 && (
        <section aria-label={texts.sheetSignsLabel} className="break-inside-avoid border-[1.5px] border-ink px-4 py-2">
          <p className="font-semibold">{texts.sheetSigns}</p>
          <ul className="mt-1 list-disc pl-5">
            {flags.map(({ key, sign }) => (
              <li key={key}>{sign}</li>
            ))}
          </ul>
        </section>
      )}
      {shown.has('questions') && questions.length > 0 && (
        <Part title={texts.sheetQuestions}>
          {questions.map((question, index) => (
            <li key={index}>
              {index + 1}. {question}
            </li>
          ))}
        </Part>
      )}
      {facts.length > 0 && (
        <dl className="grid grid-cols-2 gap-4 border-y-[1.5px] border-ink py-3 sm:grid-cols-4 print:grid-cols-4 print:py-1.5">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-soft-ink">{name}</dt>
              <dd className="font-serif text-2xl tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* High up: it can't go on over the page's end as all that follows can. */}
      {isCharted && (
        <section className="break-inside-avoid">
          <h3 className={partHeadingClass}>{ofSingle(texts.sheetChart)}</h3>
          <div className="mt-2 print:mt-1">
            <SeverityChart texts={texts} days={charted} range={range} withTable={false} />
          </div>
        </section>
      )}
      <div className={columns}>
        {shown.has('medicines') && medicines.length > 0 && (
          <Medicines texts={texts} medicines={medicines} days={days} range={range} />
        )}
        {shown.has('bleeding') && told.bleeding.length > 0 && (
          <Bleeding texts={texts} counts={told.bleeding} days={days} range={range} today={today} />
        )}
        {shown.has('days') && <OtherNotes texts={texts} told={told} />}
      </div>
      {isCharted && (
        <>
          {/* Two rows and not a grid of both: what stands last takes all of a grid along to the next page. */}
          <div className={columns}>
            <Counts title={ofSingle(texts.sheetStrength)} counts={single.bySeverity} />
            <Counts title={ofSingle(texts.sheetLength)} counts={single.byDuration} />
          </div>
          <div className={`${columns} empty:hidden`}>
            <Named texts={texts} title={texts.sheetTriggers} commonest={single.triggers} />
            <Named texts={texts} title={texts.sheetRelief} commonest={single.reliefMethods} />
          </div>
        </>
      )}
      {shown.has('results') && results.map((result) => <Result key={result.id} texts={texts} result={result} />)}
      {notes.length > 0 && (
        <Part title={texts.sheetWords}>
          {notes.map(({ key, day, text }) => (
            <li key={key}>
              {formatDay(day, needsYear(range) ? 'dated' : 'short')}: {text}
            </li>
          ))}
        </Part>
      )}
      {/* Never alone on a second page: what stands above comes with it. */}
      <div className="hidden break-before-avoid break-inside-avoid space-y-3 print:block">
        {[
          ...(medicines.length > 0 ? [] : [texts.blankMedicines]),
          ...(questions.length > 0 ? [] : [texts.blankQuestions]),
          texts.blankNext,
        ].map((line, index) => (
          <div key={index}>
            <p className="border-b border-line pb-5">{line}</p>
            {/* Where there is no chart there is room to write. */}
            {!isCharted && [1, 2].map((blank) => <p key={blank} className="h-7 border-b border-line" />)}
          </div>
        ))}
      </div>
    </div>
  )
}

type MedicinesProps = Words & { medicines: StoredMedicine[]; days: StoredDay[]; range: DayRange }

/** Medicines with their dates; as many as leave a page a page, and the rest counted. */
function Medicines({ texts, medicines, days, range }: MedicinesProps) {
  const inRange = filterDays(days, range)
  const told = takeWhatFits(medicines, ({ name, dose }) => `${name}, ${dose}`, maxLines.medicines)
  const left = medicines.length - told.length
  return (
    <Part title={texts.sheetMedicines} className="col-span-full">
      {told.map(({ id, name, dose, from, until }) => {
        const taken = inRange.filter(
          (day) => day.taken.includes(name) && day.day >= from && (until === null || day.day <= until),
        ).length
        return (
          <li key={id}>
            {[name, dose].filter(Boolean).join(', ')}:{' '}
            {until
              ? withValues(texts.takenFromTill, { from: formatDay(from, 'full'), until: formatDay(until, 'full') })
              : withValues(texts.takenSince, { day: formatDay(from, 'full') })}
            {taken > 0 && `; ${taken === 1 ? texts.takenOnOneDay : withValues(texts.takenOnDays, { count: taken })}`}
          </li>
        )
      })}
      {left > 0 && <li>{withValues(texts.medicinesLeft, { count: left })}</li>}
    </Part>
  )
}

type BleedingProps = Words & {
  counts: { label: string; entries: number }[]
  days: StoredDay[]
  range: DayRange
  today: DayKey
}

function Bleeding({ texts, counts, days, range, today }: BleedingProps) {
  const stage = estimateStage(days, today)
  const began = beganToBleed(days, range)
  return (
    <Part title={texts.sheetBleeding}>
      <li>{countsInLine(counts)}</li>
      {began.length > 0 && (
        <li>{withValues(texts.sheetBegan, { days: began.map((day) => formatDay(day, 'full')).join('; ') })}</li>
      )}
      {stage.stage && (
        <li>
          {withValues(texts.sheetStage, { stage: stageNames[stage.stage] })} {stage.reason}
        </li>
      )}
    </Part>
  )
}

/** What the days say beside flashes and bleeding; nothing where they say nothing. */
function OtherNotes({ texts, told }: Words & { told: ReturnType<typeof summarizeDays> }) {
  const shares: [string, Share][] = [
    [texts.badNights, told.badSleep],
    [texts.lowMood, told.lowMood],
    [texts.littleEnergy, told.littleEnergy],
  ]
  const lines: ReactNode[] = shares.flatMap(([name, said]) =>
    said.of > 0
      ? [
          <li key={name}>
            {name}: {withValues(said.of === 1 ? texts.ofOneDay : texts.ofDays, { count: said.n, of: said.of })}
          </li>,
        ]
      : [],
  )
  return (
    <>
      {lines.length > 0 && <Part title={texts.sheetDays}>{lines}</Part>}
      {told.symptoms.length > 0 && <Counts title={texts.sheetSymptoms} counts={told.symptoms} />}
    </>
  )
}

const writtenOn = lazyDateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

function Result({ texts, result: { title, at, results } }: Words & { result: FilledQuestionnaire }) {
  return (
    <Part title={`${title}, ${writtenOn(new Date(at))}`}>
      <li>
        {results.map(({ name, value }) => `${name}: ${value}`).join(' · ')}. {texts.sheetResult}
      </li>
    </Part>
  )
}
