import { useState } from 'react'

import { downloadFile } from '@/shared/browser/downloadFile'
import { serverNow } from '@/shared/browser/serverClock'
import { removeDraft } from '@/shared/browser/tabDrafts'
import { useDraft } from '@/shared/browser/useDraft'
import { withValues } from '@/shared/lib/pageTexts'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { Field, Input } from '@/shared/ui/Field'
import { LockedNotice } from '@/shared/ui/LockedNotice'
import { StorageBlockedNotice } from '@/shared/ui/StorageBlockedNotice'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { HistoryTexts } from '../../content/historyTexts'
import type { StoredAppointment, StoredMedicine } from '../../contract'
import { makeReminder } from '../../domain/calendarFile'
import { dayOf } from '../../domain/days'
import {
  goingOnFirst,
  hasEnded,
  maxDose,
  maxMedicineName,
  maxPlace,
  maxQuestion,
  maxQuestions,
} from '../../domain/medicine'
import { formatDay } from '../components/SeverityMoon'
import { Form, Line, type Words } from './CareParts'
import { useAppointments, useMedicines } from './useCare'

export type CareDialogProps = Words & { onClose: () => void }

/** The visitor's medicines, and appointments with their questions. No advice. */
export function CareDialog({ texts, onClose }: CareDialogProps) {
  return (
    <QueryProvider>
      <Dialog open onOpenChange={onClose} caption={texts.careCaption} title={texts.careHeading}>
        <StorageBlockedNotice className="mb-8" />
        <LockedNotice className="mb-8" />
        <Medicines texts={texts} />
        <Visits texts={texts} />
      </Dialog>
    </QueryProvider>
  )
}

/** What has ended needs no reminder. */
const isTaken = (medicine: StoredMedicine) => !hasEnded(medicine, dayOf(serverNow()))

/** One that goes on is taken since a day; one that is still to begin, from it. */
function describeTaking(texts: HistoryTexts, { from, until }: StoredMedicine): string {
  if (until) return withValues(texts.takenUntil, { from: formatDay(from, 'full'), until: formatDay(until, 'full') })
  const words = from > dayOf(serverNow()) ? texts.takenFrom : texts.takenNow
  return withValues(words, { from: formatDay(from, 'full') })
}

/** The hour of a reminder; a calendar changes it with one press. */
const reminderHour = 8

function remindOf({ id, from, until }: StoredMedicine, title: string): void {
  const now = serverNow()
  const today = dayOf(now)
  const reminder = { id, title, from: from > today ? from : today, until, hour: reminderHour, now }
  downloadFile('reminder.ics', 'text/calendar', [makeReminder(reminder)])
}

/** What is being edited, and what ends it: what was typed then ends with it. */
function useEditing<Stored extends { id: string }>(what: string) {
  const [editing, setEditing] = useState<Stored | 'new' | null>(null)
  const close = () => {
    removeDraft(draftName(what, editing === 'new' ? undefined : editing))
    setEditing(null)
  }
  return { editing, setEditing, close }
}

const draftName = (what: string, stored: { id: string } | null | undefined) => `${what}-${stored?.id ?? 'new'}`

function Medicines({ texts }: Words) {
  const { data = [], save, remove } = useMedicines()
  const { editing, setEditing, close } = useEditing<StoredMedicine>('medicine')
  return (
    <section aria-labelledby="medicines">
      <h3 id="medicines">{texts.medicinesHeading}</h3>
      <ul className="mt-2">
        {goingOnFirst(data, dayOf(serverNow())).map((medicine) => {
          const { id, name, dose, waits } = medicine
          if (typeof editing === 'object' && editing?.id === id)
            return (
              <li key={id} className="border-t border-line py-3">
                <MedicineForm
                  texts={texts}
                  medicine={medicine}
                  onCancel={close}
                  onSave={(thing) => save(medicine, thing, close)}
                />
              </li>
            )
          return (
            <Line
              key={id}
              texts={texts}
              named={name}
              onChange={() => setEditing(medicine)}
              onDelete={() => remove(medicine)}
              more={
                isTaken(medicine) && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={withValues(texts.reminderLabel, { name })}
                    onClick={() => remindOf(medicine, texts.reminderTitle)}
                  >
                    {texts.reminderButton}
                  </Button>
                )
              }
            >
              <p className="font-semibold">{[name, dose].filter(Boolean).join(', ')}</p>
              <p className="text-sm text-soft-ink">{describeTaking(texts, medicine)}</p>
              {waits && <p className="text-sm text-soft-ink">{texts.waits}</p>}
            </Line>
          )
        })}
      </ul>
      {editing === 'new' ? (
        <MedicineForm texts={texts} onCancel={close} onSave={(thing) => save(null, thing, close)} />
      ) : (
        <Button variant="quiet" size="small" className="mt-3" onClick={() => setEditing('new')}>
          {texts.addMedicine}
        </Button>
      )}
      {data.some(isTaken) && (
        <p className="mt-3 text-sm text-soft-ink">{withValues(texts.reminderNote, { title: texts.reminderTitle })}</p>
      )}
    </section>
  )
}

type MedicineFormProps = Words & {
  medicine?: StoredMedicine
  onSave: (medicine: Omit<StoredMedicine, 'id'>) => void
  onCancel: () => void
}

function MedicineForm({ texts, medicine, onSave, onCancel }: MedicineFormProps) {
  const [{ name, dose, from, until }, change] = useDraft(draftName('medicine', medicine), {
    name: medicine?.name ?? '',
    dose: medicine?.dose ?? '',
    from: medicine?.from ?? dayOf(serverNow()),
    until: medicine?.until ?? '',
  })
  const [tried, setTried] = useState(false)
  const isBackwards = until !== '' && until < from
  return (
    <Form
      texts={texts}
      onCancel={onCancel}
      onSubmit={() => {
        setTried(true)
        if (name.trim() && from && !isBackwards) onSave({ name, dose, from, until: until || null })
      }}
    >
      <Field label={texts.nameField} labelStyle="plain" error={tried && !name.trim() && 'What is it called?'}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={maxMedicineName}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={texts.doseField} labelStyle="plain" hint={medicine && texts.doseHint}>
        {(control) => (
          <Input
            {...control}
            value={dose}
            maxLength={maxDose}
            onChange={({ target }) => change({ dose: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-4">
        <Field label={texts.fromField} labelStyle="plain" error={tried && !from && 'Choose a day'}>
          {(control) => (
            <Input {...control} type="date" value={from} onChange={({ target }) => change({ from: target.value })} />
          )}
        </Field>
        <Field label={texts.untilField} labelStyle="plain" error={isBackwards && 'That comes before the first day'}>
          {(control) => (
            <Input {...control} type="date" value={until} onChange={({ target }) => change({ until: target.value })} />
          )}
        </Field>
      </div>
    </Form>
  )
}

function Visits({ texts }: Words) {
  const { data = [], save, remove } = useAppointments()
  const { editing, setEditing, close } = useEditing<StoredAppointment>('visit')
  return (
    <section aria-labelledby="visits" className="mt-10">
      <h3 id="visits">{texts.visitsHeading}</h3>
      <ul className="mt-2">
        {data.map((visit) => {
          const { id, day, place, questions, waits } = visit
          if (typeof editing === 'object' && editing?.id === id)
            return (
              <li key={id} className="border-t border-line py-3">
                <VisitForm texts={texts} visit={visit} onCancel={close} onSave={(thing) => save(visit, thing, close)} />
              </li>
            )
          return (
            <Line
              key={id}
              texts={texts}
              named={withValues(texts.visitOn, { day: formatDay(day) })}
              onChange={() => setEditing(visit)}
              onDelete={() => remove(visit)}
            >
              <p className="font-semibold">{[formatDay(day, 'full'), place].filter(Boolean).join(', ')}</p>
              <ol className="list-decimal pl-5">
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ol>
              {waits && <p className="text-sm text-soft-ink">{texts.waits}</p>}
            </Line>
          )
        })}
      </ul>
      {editing === 'new' ? (
        <VisitForm texts={texts} onCancel={close} onSave={(thing) => save(null, thing, close)} />
      ) : (
        <Button variant="quiet" size="small" className="mt-3" onClick={() => setEditing('new')}>
          {texts.addVisit}
        </Button>
      )}
    </section>
  )
}

type VisitFormProps = Words & {
  visit?: StoredAppointment
  onSave: (visit: Omit<StoredAppointment, 'id'>) => void
  onCancel: () => void
}

function VisitForm({ texts, visit, onSave, onCancel }: VisitFormProps) {
  const [{ day, place, questions }, change] = useDraft(draftName('visit', visit), {
    day: visit?.day ?? '',
    place: visit?.place ?? '',
    questions: Array.from({ length: maxQuestions }, (_, at) => visit?.questions[at] ?? ''),
  })
  const [tried, setTried] = useState(false)
  return (
    <Form
      texts={texts}
      onCancel={onCancel}
      onSubmit={() => {
        setTried(true)
        if (day) onSave({ day, place, questions })
      }}
    >
      <Field label={texts.dayField} labelStyle="plain" error={tried && !day && 'Choose a day'}>
        {(control) => (
          <Input {...control} type="date" value={day} onChange={({ target }) => change({ day: target.value })} />
        )}
      </Field>
      <Field label={texts.placeField} labelStyle="plain">
        {(control) => (
          <Input
            {...control}
            value={place}
            maxLength={maxPlace}
            onChange={({ target }) => change({ place: target.value })}
          />
        )}
      </Field>
      {questions.map((question, at) => (
        <Field key={at} label={withValues(texts.questionField, { number: at + 1 })} labelStyle="plain">
          {(control) => (
            <Input
              {...control}
              value={question}
              maxLength={maxQuestion}
              onChange={({ target }) => change({ questions: questions.with(at, target.value) })}
            />
          )}
        </Field>
      ))}
    </Form>
  )
}
