import { useState, type ReactNode } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import type { RedFlag } from '@/shared/lib/redFlags'
import { Button } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'
import { Field, Input } from '@/shared/ui/Field'

import { maxQuestion } from '../../domain/medicine'
import { linesOf, mostLines, visitParts, type VisitPart } from '../../domain/visit'
import { formatDay } from '../components/SeverityMoon'
import type { VisitNote } from '../components/VisitSheet'

/** Some of a set, and what turns one of them on or off. */
export type Selection<Key extends string> = { chosen: ReadonlySet<Key>; onToggle: (key: Key) => void }

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

/** Which parts stand on the sheet. */
export function PartChoice({ chosen, onToggle }: Selection<VisitPart>) {
  return (
    <Folded title={`What to show (${chosen.size} of ${visitParts.length})`}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What to show</legend>
        {visitParts.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            variant="chip"
            checked={chosen.has(value)}
            onChange={() => onToggle(value)}
          >
            {label}
          </Choice>
        ))}
      </fieldset>
    </Folded>
  )
}

/** Warning signs of the last weeks: those the diary shows are ticked, others the visitor ticks. */
export function FlagChoice({ flags, chosen, onToggle }: { flags: readonly RedFlag[] } & Selection<string>) {
  if (flags.length === 0) return null
  return (
    <Folded title={`Warning signs of the last weeks (${chosen.size})`}>
      <fieldset>
        <legend className="text-sm text-soft-ink">Tick what happened. It stands at the top of the sheet.</legend>
        {flags.map(({ key, who, sign }) => (
          <Choice
            key={key}
            type="checkbox"
            variant="plain"
            marked
            checked={chosen.has(key)}
            onChange={() => onToggle(key)}
          >
            <span className="min-w-0">
              {who && <span className="block text-sm text-soft-ink">{who}</span>}
              {sign}
            </span>
          </Choice>
        ))}
      </fieldset>
    </Folded>
  )
}

type QuestionFieldsProps = { questions: string[]; onChange: (questions: string[]) => void }

/** The questions, as they stand with the next visit or are typed here. */
export function QuestionFields({ questions, onChange }: QuestionFieldsProps) {
  const asked = questions.filter((question) => question.trim() !== '').length
  return (
    <Folded title={`My three questions (${asked})`}>
      <div className="space-y-3">
        {questions.map((question, at) => (
          <Field key={at} label={`Question ${at + 1}`} labelStyle="small">
            {(control) => (
              <Input
                {...control}
                value={question}
                maxLength={maxQuestion}
                autoComplete="off"
                onChange={(event) => onChange(questions.with(at, event.target.value))}
              />
            )}
          </Field>
        ))}
        <p className="text-sm text-soft-ink">
          Typed here they stand on this sheet and are kept nowhere. To keep them, note them with the visit.
        </p>
      </div>
    </Folded>
  )
}

type FileButtonsProps = { loadFiles: () => Promise<unknown>; onSave: (file: 'csv' | 'fhir') => void }

/** The same choice as files, made in this browser. */
export function FileButtons({ loadFiles, onSave }: FileButtonsProps) {
  return (
    <Folded title="The same as a file">
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" {...loadOnIntent(loadFiles)} onClick={() => onSave('csv')}>
          Table (CSV)
        </Button>
        <Button variant="quiet" size="small" {...loadOnIntent(loadFiles)} onClick={() => onSave('fhir')}>
          Clinic (FHIR)
        </Button>
      </div>
    </Folded>
  )
}

/** Notes drawn at a time: a diary of years has thousands, and a page of them takes a phone seconds. */
const pageOfNotes = 50

/** Which notes go on the sheet, the latest first; none does unless it is chosen. */
export function NoteChoice({ notes, chosen, onToggle }: { notes: VisitNote[] } & Selection<string>) {
  const [shown, setShown] = useState(pageOfNotes)
  if (notes.length === 0) return null
  const lines = notes.reduce((sum, { key, text }) => sum + (chosen.has(key) ? linesOf(text) : 0), 0)
  return (
    <Folded title={`Choose notes for the sheet (${chosen.size} of ${notes.length})`}>
      <fieldset className="max-h-64 overflow-y-auto">
        <legend className="sr-only">Notes for the sheet</legend>
        {notes.slice(0, shown).map(({ key, day, text }) => (
          <Choice
            key={key}
            type="checkbox"
            variant="plain"
            marked
            checked={chosen.has(key)}
            disabled={!chosen.has(key) && lines > 0 && lines + linesOf(text) > mostLines.notes}
            onChange={() => onToggle(key)}
          >
            <span className="min-w-0 wrap-anywhere">
              {formatDay(day, 'short')}: {text}
            </span>
          </Choice>
        ))}
        {notes.length > shown && (
          <Button variant="quiet" size="small" className="my-2" onClick={() => setShown(shown + pageOfNotes)}>
            Earlier notes
          </Button>
        )}
      </fieldset>
      <p aria-live="polite" className="mt-2 text-sm text-soft-ink">
        {lines > mostLines.notes / 2 &&
          'The sheet is nearly full: a note that no longer fits on two pages can’t be ticked.'}
      </p>
    </Folded>
  )
}
