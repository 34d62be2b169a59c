import { useState, type ReactNode } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { splitAudience, type RedFlag } from '@/shared/lib/redFlags'
import { withValues } from '@/shared/lib/pageTexts'
import { Button } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'
import { Field, Input } from '@/shared/ui/Field'

import type { HistoryTexts } from '../../content/historyTexts'
import { needsYear, type DayRange } from '../../domain/days'
import { maxQuestion } from '../../domain/medicine'
import { linesOf, maxLines, visitParts, type VisitPart } from '../../domain/visit'
import { formatDay } from '../components/SeverityMoon'
import type { VisitNote } from '../components/VisitSheet'

type Words = { texts: HistoryTexts }

/** Some of a set, and what turns one of them on or off. */
export type Selection<Key extends string> = { chosen: ReadonlySet<Key>; onToggle: (key: Key) => void }

function Folded({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

const partNames = {
  flashes: 'partFlashes',
  days: 'partDays',
  bleeding: 'partBleeding',
  medicines: 'partMedicines',
  results: 'partResults',
  questions: 'partQuestions',
} as const satisfies Record<VisitPart, keyof HistoryTexts>

/** Which parts stand on the sheet. */
export function PartChoice({ texts, chosen, onToggle }: Words & Selection<VisitPart>) {
  return (
    <Folded title={withValues(texts.partsHeading, { count: chosen.size, of: visitParts.length })}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.partsLegend}</legend>
        {visitParts.map((part) => (
          <Choice key={part} type="checkbox" variant="chip" checked={chosen.has(part)} onChange={() => onToggle(part)}>
            {texts[partNames[part]]}
          </Choice>
        ))}
      </fieldset>
    </Folded>
  )
}

type FlagChoiceProps = Words & {
  flags: readonly RedFlag[]
  /** The keys of those that the diary may show: only she can say, so they lie open, and first. */
  asked: readonly string[]
} & Selection<string>

/** Warning signs of the last weeks: those the diary shows are ticked, others the visitor ticks. */
export function FlagChoice({ texts, flags, asked, chosen, onToggle }: FlagChoiceProps) {
  if (flags.length === 0) return null
  const isAsked = ({ key }: RedFlag) => asked.includes(key)
  const askedFirst = [...flags.filter(isAsked), ...flags.filter((flag) => !isAsked(flag))]
  return (
    <Folded title={withValues(texts.signsHeading, { count: chosen.size })} isOpen={flags.some(isAsked)}>
      <fieldset>
        <legend className="text-sm text-soft-ink">{texts.signsLegend}</legend>
        {askedFirst.map(({ key, who, sign }) => {
          const { leads, follows } = splitAudience(who)
          return (
            <Choice
              key={key}
              type="checkbox"
              variant="plain"
              marked
              className="py-1.5"
              checked={chosen.has(key)}
              onChange={() => onToggle(key)}
            >
              <span className="min-w-0">
                {leads && <span className="block text-sm text-soft-ink">{leads}</span>}
                {sign}
                {follows && <span className="block text-sm text-soft-ink">{follows}</span>}
              </span>
            </Choice>
          )
        })}
      </fieldset>
    </Folded>
  )
}

type QuestionFieldsProps = Words & { questions: string[]; onChange: (questions: string[]) => void }

/** The questions, as they stand with the next visit or are typed here. */
export function QuestionFields({ texts, questions, onChange }: QuestionFieldsProps) {
  const asked = questions.filter((question) => question.trim() !== '').length
  return (
    <Folded title={withValues(texts.questionsHeading, { count: asked })}>
      <div className="space-y-3">
        {questions.map((question, at) => (
          <Field key={at} label={withValues(texts.questionField, { number: at + 1 })} labelStyle="small">
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
        <p className="text-sm text-soft-ink">{texts.questionsNote}</p>
      </div>
    </Folded>
  )
}

type FileButtonsProps = Words & { loadFiles: () => Promise<unknown>; onSave: (file: 'csv' | 'fhir') => void }

/** The same choice as files, made in this browser. */
export function FileButtons({ texts, loadFiles, onSave }: FileButtonsProps) {
  return (
    <Folded title={texts.fileHeading}>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" {...loadOnIntent(loadFiles)} onClick={() => onSave('csv')}>
          {texts.csvButton}
        </Button>
        <Button variant="quiet" size="small" {...loadOnIntent(loadFiles)} onClick={() => onSave('fhir')}>
          {texts.fhirButton}
        </Button>
      </div>
    </Folded>
  )
}

/** Notes drawn at a time: a diary of years has thousands, and a page of them takes a phone seconds. */
const pageOfNotes = 50

/** Which notes go on the sheet, the latest first; none does unless it is chosen. */
export function NoteChoice({
  texts,
  notes,
  range,
  chosen,
  onToggle,
}: Words & { notes: VisitNote[]; range: DayRange } & Selection<string>) {
  const [shown, setShown] = useState(pageOfNotes)
  if (notes.length === 0) return null
  const lines = notes.reduce((sum, { key, text }) => sum + (chosen.has(key) ? linesOf(text) : 0), 0)
  return (
    <Folded title={withValues(texts.notesHeading, { count: chosen.size, of: notes.length })}>
      <fieldset className="max-h-64 overflow-y-auto">
        <legend className="sr-only">{texts.notesLegend}</legend>
        {notes.slice(0, shown).map(({ key, day, text }) => (
          <Choice
            key={key}
            type="checkbox"
            variant="plain"
            marked
            className="py-1.5"
            checked={chosen.has(key)}
            disabled={!chosen.has(key) && lines > 0 && lines + linesOf(text) > maxLines.notes}
            onChange={() => onToggle(key)}
          >
            <span className="min-w-0 wrap-anywhere">
              {formatDay(day, needsYear(range) ? 'dated' : 'short')}: {text}
            </span>
          </Choice>
        ))}
        {notes.length > shown && (
          <Button variant="quiet" size="small" className="my-2" onClick={() => setShown(shown + pageOfNotes)}>
            {texts.earlierNotes}
          </Button>
        )}
      </fieldset>
      <p aria-live="polite" className="mt-2 text-sm text-soft-ink">
        {lines > maxLines.notes / 2 && texts.sheetFull}
      </p>
    </Folded>
  )
}
