import { useId, type ReactNode } from 'react'

import { Choice } from '@/shared/ui/Choice'

import type { StoredAppointment, StoredDay, StoredMedicine } from '../../contract'
import { bleedings } from '../../domain/dayEntry'
import type { DayKey, DayRange } from '../../domain/days'
import { estimateStage, stageNames } from '../../domain/stage'
import { formatDay } from '../components/SeverityMoon'

/** A note that may go on the sheet. */
export type VisitNote = { key: string; day: DayKey; text: string }

/** The notes of flashes and of days in a range, the earliest first. */
export function notesOf(
  entries: readonly { id: string; timestamp: string; notes: string }[],
  days: readonly StoredDay[],
  { from, to }: DayRange,
  dayOf: (time: Date) => DayKey,
): VisitNote[] {
  return [
    ...entries.map(({ id, timestamp, notes }) => ({ key: id, day: dayOf(new Date(timestamp)), text: notes })),
    ...days.map(({ id, day, note }) => ({ key: id, day, text: note })),
  ]
    .filter(({ day, text }) => text !== '' && day >= from && day <= to)
    .sort((one, other) => one.day.localeCompare(other.day))
}

type NoteChoiceProps = { notes: VisitNote[]; chosen: ReadonlySet<string>; onToggle: (key: string) => void }

/** Which notes go on the sheet; none does unless it is chosen. */
export function NoteChoice({ notes, chosen, onToggle }: NoteChoiceProps) {
  if (notes.length === 0) return null
  return (
    <details className="print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">
        Choose notes for the sheet ({chosen.size} of {notes.length})
      </summary>
      <fieldset className="max-h-64 overflow-y-auto">
        <legend className="sr-only">Notes for the sheet</legend>
        {notes.map(({ key, day, text }) => (
          <Choice
            key={key}
            type="checkbox"
            variant="plain"
            marked
            checked={chosen.has(key)}
            onChange={() => onToggle(key)}
          >
            <span className="min-w-0 wrap-anywhere">
              {formatDay(day, 'short')}: {text}
            </span>
          </Choice>
        ))}
      </fieldset>
    </details>
  )
}

type VisitPartsProps = {
  days: StoredDay[]
  medicines: StoredMedicine[]
  visits: StoredAppointment[]
  notes: VisitNote[]
  range: DayRange
  today: DayKey
}

/** What else a doctor asks for: medicines with dates, bleeding, the stage, chosen notes, the questions. */
export function VisitParts({ days, medicines, visits, notes, range, today }: VisitPartsProps) {
  const inRange = days.filter(({ day }) => day >= range.from && day <= range.to)
  const taken = medicines.filter(({ from, until }) => from <= range.to && (until === null || until >= range.from))
  const bleeding = bleedings
    .map(({ value, label }) => ({ label, days: inRange.filter((day) => day.bleeding === value).length }))
    .filter((count) => count.days > 0)
  const stage = bleeding.length > 0 ? estimateStage(days, today) : null
  const next = visits.findLast(({ day, questions }) => day >= today && questions.length > 0)
  return (
    <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-2">
      {taken.length > 0 && (
        <Part title="Medicines and treatments">
          {taken.map(({ id, name, dose, from, until }) => (
            <li key={id}>
              {[name, dose].filter(Boolean).join(', ')}: since {formatDay(from, 'full')}
              {until && `, until ${formatDay(until, 'full')}`}
            </li>
          ))}
        </Part>
      )}
      {bleeding.length > 0 && (
        <Part title="Bleeding, in days noted">
          <li>{bleeding.map(({ label, days: count }) => `${label}: ${count}`).join(' · ')}</li>
          {stage?.stage && (
            <li>
              {stageNames[stage.stage]} by STRAW+10, estimated from these notes: {stage.reason}
            </li>
          )}
        </Part>
      )}
      {notes.length > 0 && (
        <Part title="In her words">
          {notes.map(({ key, day, text }) => (
            <li key={key}>
              {formatDay(day, 'short')}: {text}
            </li>
          ))}
        </Part>
      )}
      {next && (
        <Part title="Her questions">
          {next.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Part>
      )}
      <div className="col-span-full hidden space-y-3 print:block">
        {[
          ...(taken.length > 0 ? [] : ['Medicines and supplements I take']),
          ...(next ? [] : ['What I want to ask']),
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id} className="border-b border-ink pb-1 font-sans text-base font-semibold">
        {title}
      </h3>
      <ul className="mt-1 space-y-0.5 wrap-anywhere">{children}</ul>
    </section>
  )
}
