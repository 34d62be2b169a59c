import { useState, type FormEvent, type ReactNode } from 'react'

import { downloadFile } from '@/shared/browser/downloadFile'
import { serverNow } from '@/shared/browser/serverClock'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { Field, Input } from '@/shared/ui/Field'
import { NothingKept } from '@/shared/ui/NothingKept'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { StoredAppointment, StoredMedicine } from '../../contract'
import { makeReminder } from '../../domain/calendarFile'
import { dayOf } from '../../domain/days'
import { maxDose, maxMedicineName, maxPlace, maxQuestion, mostQuestions } from '../../domain/medicine'
import { formatDay } from '../components/SeverityMoon'
import { useAppointments, useMedicines } from './useCare'

/** What the visitor takes, and what she wants to ask whom. No advice. */
export function CareDialog({ onClose }: { onClose: () => void }) {
  return (
    <QueryProvider>
      <Dialog open onOpenChange={onClose} caption="Kept sealed" title="Medicines and visits">
        <NothingKept className="mb-8" />
        <Medicines />
        <Visits />
      </Dialog>
    </QueryProvider>
  )
}

/** The hour of a reminder; a calendar changes it with one press. */
const reminderHour = 8

/** Neutral on purpose: a lock screen is read by everybody. */
const reminderTitle = 'A minute for myself'

function remindOf({ id, from, until }: StoredMedicine): void {
  const now = serverNow()
  const today = dayOf(now)
  const reminder = { id, title: reminderTitle, from: from > today ? from : today, until, hour: reminderHour, now }
  downloadFile('reminder.ics', 'text/calendar', [makeReminder(reminder)])
}

function Medicines() {
  const { data = [], saving, removing } = useMedicines()
  const [editing, setEditing] = useState<StoredMedicine | 'new' | null>(null)
  const close = () => setEditing(null)
  return (
    <section aria-labelledby="medicines">
      <h3 id="medicines">What you take</h3>
      <ul className="mt-2">
        {data.map((medicine) => {
          const { id, name, dose, from, until } = medicine
          if (typeof editing === 'object' && editing?.id === id)
            return (
              <li key={id} className="border-t border-line py-3">
                <MedicineForm
                  medicine={medicine}
                  onCancel={close}
                  onSave={(thing) => saving.mutate({ id, thing }, { onSuccess: close })}
                />
              </li>
            )
          return (
            <Line
              key={id}
              named={name}
              onChange={() => setEditing(medicine)}
              onDelete={() => removing.mutate(medicine)}
              more={
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Reminder for the calendar: ${name}`}
                  onClick={() => remindOf(medicine)}
                >
                  Reminder
                </Button>
              }
            >
              <p className="font-semibold">{[name, dose].filter(Boolean).join(', ')}</p>
              <p className="text-sm text-soft-ink">
                From {formatDay(from, 'full')}
                {until && ` until ${formatDay(until, 'full')}`}
              </p>
            </Line>
          )
        })}
      </ul>
      {editing === 'new' ? (
        <MedicineForm onCancel={close} onSave={(thing) => saving.mutate({ id: null, thing }, { onSuccess: close })} />
      ) : (
        <Button variant="quiet" size="small" className="mt-3" onClick={() => setEditing('new')}>
          Add a medicine
        </Button>
      )}
      <p className="mt-3 text-sm text-soft-ink">
        The reminder is a file for your calendar. It says “{reminderTitle}” and nothing else.
      </p>
    </section>
  )
}

type MedicineFormProps = {
  medicine?: StoredMedicine
  onSave: (medicine: Omit<StoredMedicine, 'id'>) => void
  onCancel: () => void
}

function MedicineForm({ medicine, onSave, onCancel }: MedicineFormProps) {
  const [name, setName] = useState(medicine?.name ?? '')
  const [dose, setDose] = useState(medicine?.dose ?? '')
  const [from, setFrom] = useState(medicine?.from ?? dayOf(serverNow()))
  const [until, setUntil] = useState(medicine?.until ?? '')
  const [tried, setTried] = useState(false)
  const isBackwards = until !== '' && until < from
  return (
    <Form
      onCancel={onCancel}
      onSubmit={() => {
        setTried(true)
        if (name.trim() && from && !isBackwards) onSave({ name, dose, from, until: until || null })
      }}
    >
      <Field label="Name" labelStyle="plain" error={tried && !name.trim() && 'What is it called?'}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={maxMedicineName}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Dose, as you would say it" labelStyle="plain">
        {(control) => (
          <Input {...control} value={dose} maxLength={maxDose} onChange={(event) => setDose(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap gap-4">
        <Field label="From" labelStyle="plain" error={tried && !from && 'Choose a day'}>
          {(control) => (
            <Input {...control} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          )}
        </Field>
        <Field label="Until, if it ended" labelStyle="plain" error={isBackwards && 'That comes before the first day'}>
          {(control) => (
            <Input {...control} type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          )}
        </Field>
      </div>
    </Form>
  )
}

function Visits() {
  const { data = [], saving, removing } = useAppointments()
  const [editing, setEditing] = useState<StoredAppointment | 'new' | null>(null)
  const close = () => setEditing(null)
  return (
    <section aria-labelledby="visits" className="mt-10">
      <h3 id="visits">Visits, and what you want to ask</h3>
      <ul className="mt-2">
        {data.map((visit) => {
          const { id, day, place, questions } = visit
          if (typeof editing === 'object' && editing?.id === id)
            return (
              <li key={id} className="border-t border-line py-3">
                <VisitForm
                  visit={visit}
                  onCancel={close}
                  onSave={(thing) => saving.mutate({ id, thing }, { onSuccess: close })}
                />
              </li>
            )
          return (
            <Line
              key={id}
              named={`the visit on ${formatDay(day)}`}
              onChange={() => setEditing(visit)}
              onDelete={() => removing.mutate(visit)}
            >
              <p className="font-semibold">{[formatDay(day, 'full'), place].filter(Boolean).join(', ')}</p>
              <ol className="list-decimal pl-5">
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ol>
            </Line>
          )
        })}
      </ul>
      {editing === 'new' ? (
        <VisitForm onCancel={close} onSave={(thing) => saving.mutate({ id: null, thing }, { onSuccess: close })} />
      ) : (
        <Button variant="quiet" size="small" className="mt-3" onClick={() => setEditing('new')}>
          Add a visit
        </Button>
      )}
    </section>
  )
}

type VisitFormProps = {
  visit?: StoredAppointment
  onSave: (visit: Omit<StoredAppointment, 'id'>) => void
  onCancel: () => void
}

function VisitForm({ visit, onSave, onCancel }: VisitFormProps) {
  const [day, setDay] = useState(visit?.day ?? '')
  const [place, setPlace] = useState(visit?.place ?? '')
  const [questions, setQuestions] = useState(() =>
    Array.from({ length: mostQuestions }, (_, at) => visit?.questions[at] ?? ''),
  )
  const [tried, setTried] = useState(false)
  return (
    <Form
      onCancel={onCancel}
      onSubmit={() => {
        setTried(true)
        if (day) onSave({ day, place, questions })
      }}
    >
      <Field label="Day" labelStyle="plain" error={tried && !day && 'Choose a day'}>
        {(control) => <Input {...control} type="date" value={day} onChange={(event) => setDay(event.target.value)} />}
      </Field>
      <Field label="With whom, or where" labelStyle="plain">
        {(control) => (
          <Input {...control} value={place} maxLength={maxPlace} onChange={(event) => setPlace(event.target.value)} />
        )}
      </Field>
      {questions.map((question, at) => (
        <Field key={at} label={`Question ${at + 1}`} labelStyle="plain">
          {(control) => (
            <Input
              {...control}
              value={question}
              maxLength={maxQuestion}
              onChange={(event) => setQuestions(questions.with(at, event.target.value))}
            />
          )}
        </Field>
      ))}
    </Form>
  )
}

type FormProps = { onSubmit: () => void; onCancel: () => void; children: ReactNode }

function Form({ onSubmit, onCancel, children }: FormProps) {
  return (
    <form
      noValidate
      className="mt-3 space-y-4 border border-line p-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Save it
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </form>
  )
}

type LineProps = { named: string; onChange: () => void; onDelete: () => void; more?: ReactNode; children: ReactNode }

function Line({ named, onChange, onDelete, more, children }: LineProps) {
  return (
    <li className="border-t border-line py-3 wrap-anywhere">
      {children}
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" aria-label={`Change: ${named}`} onClick={onChange}>
          Change
        </Button>
        <Button variant="quiet" size="small" aria-label={`Delete: ${named}`} onClick={onDelete}>
          Delete
        </Button>
        {more}
      </p>
    </li>
  )
}
