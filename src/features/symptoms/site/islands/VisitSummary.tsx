import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useMemo, useState } from 'react'

import { notify } from '@/shared/browser/notify'
import type { SaveRecords } from '@/shared/browser/recordFiles/saveRecordFile'
import type { ExportedRecords } from '@/shared/browser/recordFiles/describedRecords'
import type { FilledQuestionnaire } from '@/shared/lib/filledQuestionnaire'
import type { RedFlag } from '@/shared/lib/redFlags'
import { PrintIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { Field, Input } from '@/shared/ui/Field'

import type { HistoryTexts } from '../../content/historyTexts'
import { dayRecords, hotFlashRecords, medicineRecords } from '../../domain/recordKinds'
import { dayOf, isDay, type DayKey, type DayRange } from '../../domain/days'
import { dayOfEntry, filterByRange } from '../../domain/history'
import { goingOnFirst, maxQuestions } from '../../domain/medicine'
import { chooseOfDays, visitParts, type VisitPart } from '../../domain/visit'
import { DiaryFlags } from '../components/DiaryFlags'
import { VisitSheet, type VisitNote } from '../components/VisitSheet'
import { useAppointments, useMedicines } from './useCare'
import type { OwnDays } from './ownDays'
import type { OwnSymptoms } from './ownSymptoms'
import { FileButtons, FlagChoice, NoteChoice, PartChoice, QuestionFields, type Selection } from './VisitChoices'

/** What other rooms give to the sheet; loaded with it. */
export type VisitExtras = {
  /** The visitor's filled-in questionnaires, newest first, and their records by the key of the export. */
  listFilled: () => Promise<{ filled: FilledQuestionnaire[]; records: Record<string, { id: string }[]> }>
  /** Loads what makes files of records. */
  loadFiles: () => Promise<SaveRecords>
}

export type VisitSummaryProps = OwnSymptoms &
  Pick<OwnDays, 'days'> & {
    texts: HistoryTexts
    /** The warning signs that can be put on the sheet. */
    flags: readonly RedFlag[]
    /** The keys of those that the diary shows. */
    shownByDiary: readonly string[]
    /** The keys of those that it may show. */
    asked: readonly string[]
    extras: VisitExtras
    /** The initial range of days. */
    range: DayRange
    today: DayKey
    onClose: () => void
  }

/** A validation error for the range; null when it is valid. */
function problemOf({ from, to }: DayRange): string | null {
  if (!isDay(from) || !isDay(to)) return 'Choose a first and a last day'
  return from > to ? 'The first day comes after the last one' : null
}

function useSelection<Key extends string>(initial: readonly Key[]): Selection<Key> {
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(new Set(initial))
  const onToggle = (key: Key) =>
    setChosen((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  return { chosen, onToggle }
}

/** The notes of flashes and of days in a range, the latest first. */
function notesOf({ entries, days }: Pick<VisitSummaryProps, 'entries' | 'days'>, { from, to }: DayRange): VisitNote[] {
  return [
    ...entries
      .filter(({ notes }) => notes !== '')
      .map((entry) => ({ key: entry.id, day: dayOfEntry(entry), text: entry.notes })),
    ...days.filter(({ note }) => note !== '').map(({ id, day, note }) => ({ key: id, day, text: note })),
  ]
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0))
}

/** The newest of each questionnaire up to a day. */
function latestOf(filled: readonly FilledQuestionnaire[], to: DayKey): FilledQuestionnaire[] {
  const known = filled.filter(({ at }) => dayOf(new Date(at)) <= to)
  return known.filter(({ title }, index) => known.findIndex((one) => one.title === title) === index)
}

/** The builder of a page for a doctor, and the page as it will be printed. All of it is made in this browser. */
export function VisitSummary(props: VisitSummaryProps) {
  const { texts, entries, days, lastKnown, flags, shownByDiary, asked, extras, range: initial, today, onClose } = props
  // One message for both fields, since it concerns their combination.
  const problemId = useId()
  const [range, setRange] = useState(initial)
  const problem = problemOf(range)
  // The builder stands before the sheet is counted: both at once hold the page where a record has years.
  const isOpened = useDeferredValue(true, false)
  const medicines = useMedicines().data ?? []
  const next = useAppointments().data?.findLast(({ day, questions }) => day >= today && questions.length > 0)
  const { data: questionnaires } = useQuery({ queryKey: ['filled-questionnaires'], queryFn: extras.listFilled })
  const parts = useSelection<VisitPart>(visitParts)
  const signs = useSelection(shownByDiary)
  const picked = useSelection<string>([])
  const [typed, setTyped] = useState<string[] | null>(null)
  const questions = typed ?? Array.from({ length: maxQuestions }, (_, at) => next?.questions[at] ?? '')
  const notes = useMemo(() => notesOf({ entries, days }, range), [entries, days, range])
  const results = latestOf(questionnaires?.filled ?? [], range.to)
  const inRange = medicines.filter(({ from, until }) => from <= range.to && (until === null || until >= range.from))
  const taken = goingOnFirst(inRange, range.to)

  /** The same choice as on the sheet: what was left out there is in no file either. */
  async function save(file: 'csv' | 'fhir') {
    const own = (id: string, note: string) => (picked.chosen.has(id) ? note : '')
    const records: ExportedRecords = {
      ...(parts.chosen.has('flashes') && {
        [hotFlashRecords.exportKey]: filterByRange(entries, range).map((entry) => ({
          ...entry,
          notes: own(entry.id, entry.notes),
        })),
      }),
      [dayRecords.exportKey]: chooseOfDays(days, range, { parts: parts.chosen, notes: picked.chosen }),
      ...(parts.chosen.has('medicines') && { [medicineRecords.exportKey]: taken }),
      ...(parts.chosen.has('results') &&
        Object.fromEntries(
          Object.entries(questionnaires?.records ?? {}).map(([kind, rows]) => [
            kind,
            rows.filter(({ id }) => results.some((result) => result.id === id)),
          ]),
        )),
    }
    try {
      const saveRecords = await extras.loadFiles()
      await saveRecords(file, records)
    } catch {
      notify({ title: 'Export Failed', description: 'The page didn’t arrive whole. Try again.', tone: 'destructive' })
    }
  }

  const field = (end: keyof DayRange, label: string) => (
    <Field label={label} labelStyle="small">
      {(control) => (
        <Input
          {...control}
          controlSize="small"
          type="date"
          value={range[end]}
          max={today}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problemId}
          onChange={(event) => setRange({ ...range, [end]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={texts.sheetHeading}
      header={
        <>
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            {field('from', texts.sheetFrom)}
            {field('to', texts.sheetTo)}
          </div>
          <p id={problemId} aria-live="polite" className="mt-2 text-sm font-semibold text-rose empty:hidden">
            {problem}
          </p>
        </>
      }
      footer={
        <Button className="w-full" disabled={problem !== null} onClick={() => window.print()}>
          <PrintIcon size={20} />
          {texts.sheetPrint}
        </Button>
      }
    >
      {!problem && (
        <>
          <div className="-mt-6 mb-6 print:hidden">
            <PartChoice texts={texts} {...parts} />
            <FlagChoice texts={texts} flags={flags} asked={asked} {...signs} />
            <QuestionFields texts={texts} questions={questions} onChange={setTyped} />
            <NoteChoice texts={texts} notes={notes} range={range} {...picked} />
            <FileButtons texts={texts} loadFiles={extras.loadFiles} onSave={(file) => void save(file)} />
          </div>
          <DiaryFlags
            heading={texts.flagsHeading}
            flags={flags.filter(({ key }) => shownByDiary.includes(key))}
            className="mb-6 print:hidden"
          />
          {isOpened && (
            <VisitSheet
              texts={texts}
              entries={entries}
              days={days}
              lastKnown={lastKnown}
              range={range}
              today={today}
              shown={parts.chosen}
              flags={flags.filter(({ key }) => signs.chosen.has(key))}
              questions={questions.map((question) => question.trim()).filter((question) => question !== '')}
              medicines={taken}
              notes={notes.filter(({ key }) => picked.chosen.has(key)).reverse()}
              results={results}
            />
          )}
        </>
      )}
    </Dialog>
  )
}
