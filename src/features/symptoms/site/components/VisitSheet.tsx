import type { ReactNode } from 'react'

import type { FilledQuestionnaire } from '@/shared/lib/filledQuestionnaire'
import type { RedFlag } from '@/shared/lib/redFlags'

import type { StoredDay, StoredHotFlash, StoredMedicine } from '../../contract'
import type { DayKey, DayRange } from '../../domain/days'
import { filterByRange, groupByDay, summarizeForVisit } from '../../domain/history'
import { estimateStage, stageNames } from '../../domain/stage'
import type { Share } from '../../domain/statistics'
import { filterDays, fitting, mostLines, summarizeDays, type VisitPart } from '../../domain/visit'
import { SeverityChart } from '../islands/SeverityChart'
import { formatDay, formatMoment } from './SeverityMoon'
import { Counts, Named, Part } from './SheetParts'

/** A note that may go on the sheet. */
export type VisitNote = { key: string; day: DayKey; text: string }

type VisitSheetProps = {
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

const columns = 'grid gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-2'

const share = ({ n, of }: Share) => `${n} of ${of}`

/** The page for a doctor: what cannot wait first, then the questions, then counts. No conclusions. */
export function VisitSheet(props: VisitSheetProps) {
  const { entries, days, lastKnown, range, today, shown, flags, questions, medicines, notes, results } = props
  const told = summarizeDays({ flashes: entries, days }, range)
  const single = summarizeForVisit(entries, range)
  const facts: [name: string, value: string][] = [
    ...(shown.has('flashes')
      ? [
          ['Hot flashes noted', String(told.flashes)] as [string, string],
          ['Days with one', share({ n: told.daysWithFlashes, of: told.noted.n })] as [string, string],
        ]
      : []),
    ['Days with a note', share(told.noted)],
    ...(shown.has('days') && told.nights.of > 0
      ? [['Nights with a flash or sweat', share(told.nights)] as [string, string]]
      : []),
  ]
  return (
    <div className="space-y-6 print:space-y-3 print:text-sm print:leading-snug">
      <p>
        <strong>
          {formatDay(range.from, 'full')} to {formatDay(range.to, 'full')}.
        </strong>{' '}
        Noted by the patient herself. Not a diagnosis. A day without a note may still have had a symptom.
        {lastKnown !== null && ` Without a network: as of ${formatMoment(lastKnown)}.`}
      </p>
      {flags.length > 0 && (
        <section aria-label="Warning signs" className="break-inside-avoid border-[1.5px] border-ink px-4 py-2">
          <p className="font-semibold">Warning signs of the last weeks, in her words or by her notes</p>
          <ul className="mt-1 list-disc pl-5">
            {flags.map(({ key, sign }) => (
              <li key={key}>{sign}</li>
            ))}
          </ul>
        </section>
      )}
      {shown.has('questions') && questions.length > 0 && (
        <Part title="Her questions">
          {questions.map((question, index) => (
            <li key={index}>
              {index + 1}. {question}
            </li>
          ))}
        </Part>
      )}
      <dl className="grid grid-cols-2 gap-4 border-y-[1.5px] border-ink py-3 sm:grid-cols-4 print:grid-cols-4 print:py-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-soft-ink">{name}</dt>
            <dd className="font-serif text-2xl tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={columns}>
        {shown.has('medicines') && medicines.length > 0 && (
          <Medicines medicines={medicines} days={days} range={range} />
        )}
        {shown.has('bleeding') && told.bleeding.length > 0 && (
          <Bleeding counts={told.bleeding} days={days} today={today} />
        )}
        {shown.has('days') && <OtherNotes told={told} />}
      </div>
      {shown.has('flashes') && single.entries > 0 && (
        <>
          <div className={columns}>
            <Counts title="How strong" counts={single.bySeverity} />
            <Counts title="How long" counts={single.byDuration} />
            <Named title="Possible triggers she named" commonest={single.triggers} />
            <Named title="What she says brought relief" commonest={single.reliefMethods} />
          </div>
          <section className="break-inside-avoid">
            <h3 className="text-lg print:text-sm">By day and severity</h3>
            <div className="mt-2 print:mt-1">
              <SeverityChart days={groupByDay(filterByRange(entries, range))} range={range} withTable={false} />
            </div>
          </section>
        </>
      )}
      {shown.has('results') && results.map((result) => <Result key={result.id} result={result} />)}
      {notes.length > 0 && (
        <Part title="In her words" className="">
          {notes.map(({ key, day, text }) => (
            <li key={key}>
              {formatDay(day, 'short')}: {text}
            </li>
          ))}
        </Part>
      )}
      <div className="hidden break-inside-avoid space-y-3 print:block">
        {[
          ...(medicines.length > 0 ? [] : ['Medicines and supplements I take']),
          ...(questions.length > 0 ? [] : ['What I want to ask']),
          'What I want to happen next',
        ].map((line) => (
          <p key={line} className="border-b border-line pb-5">
            {line}:
          </p>
        ))}
      </div>
    </div>
  )
}

/** Medicines with their dates; as many as leave a page a page, and the rest counted. */
function Medicines({ medicines, days, range }: { medicines: StoredMedicine[]; days: StoredDay[]; range: DayRange }) {
  const inRange = filterDays(days, range)
  const told = fitting(medicines, ({ name, dose }) => `${name}, ${dose}`, mostLines.medicines)
  const left = medicines.length - told.length
  return (
    <Part title="Medicines and treatments" className="col-span-full">
      {told.map(({ id, name, dose, from, until }) => {
        const taken = inRange.filter((day) => day.taken.includes(name)).length
        return (
          <li key={id}>
            {[name, dose].filter(Boolean).join(', ')}: since {formatDay(from, 'full')}
            {until && `, until ${formatDay(until, 'full')}`}
            {taken > 0 && `; noted as taken on ${taken === 1 ? 'one day' : `${taken} days`}`}
          </li>
        )
      })}
      {left > 0 && <li>And {left} more.</li>}
    </Part>
  )
}

type BleedingProps = { counts: { label: string; entries: number }[]; days: StoredDay[]; today: DayKey }

function Bleeding({ counts, days, today }: BleedingProps) {
  const stage = estimateStage(days, today)
  return (
    <Part title="Bleeding, in days noted">
      <li>{counts.map(({ label, entries }) => `${label}: ${entries}`).join(' · ')}</li>
      {stage.stage && (
        <li>
          {stageNames[stage.stage]} by STRAW+10, estimated from these notes: {stage.reason}
        </li>
      )}
    </Part>
  )
}

/** What the days say beside flashes and bleeding; nothing where they say nothing. */
function OtherNotes({ told }: { told: ReturnType<typeof summarizeDays> }) {
  const shares: [string, Share][] = [
    ['Bad nights', told.badSleep],
    ['Low mood', told.lowMood],
    ['Little energy', told.littleEnergy],
  ]
  const lines: ReactNode[] = shares.flatMap(([name, said]) =>
    said.of > 0
      ? [
          <li key={name}>
            {name}: {share(said)} days
          </li>,
        ]
      : [],
  )
  return (
    <>
      {lines.length > 0 && <Part title="Of the days that say it">{lines}</Part>}
      {told.symptoms.length > 0 && <Counts title="Other symptoms, in days" counts={told.symptoms} />}
    </>
  )
}

const writtenOn = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })

function Result({ result: { title, at, results } }: { result: FilledQuestionnaire }) {
  return (
    <Part title={`${title}, ${writtenOn.format(new Date(at))}`}>
      <li>
        {results.map(({ name, value }) => `${name}: ${value}`).join(' · ')}. A questionnaire of this site that she
        answered herself; not a validated instrument.
      </li>
    </Part>
  )
}
