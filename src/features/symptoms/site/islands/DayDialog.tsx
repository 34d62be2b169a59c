import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'

import { describeFailedCall } from '@/shared/browser/callEndpoint'
import { CookieNotStoredError } from '@/shared/browser/cookiesEnabled'
import { notify } from '@/shared/browser/notify'
import { serverNow } from '@/shared/browser/serverClock'
import { readDraft, removeDraft, writeDraft } from '@/shared/browser/tabDrafts'
import { ArrowLeftIcon, ArrowRightIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { Input } from '@/shared/ui/Field'
import { LockedNotice } from '@/shared/ui/LockedNotice'
import { StorageBlockedNotice } from '@/shared/ui/StorageBlockedNotice'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { DiaryTexts } from '../../content/diaryTexts'
import type { DayEntry } from '../../domain/dayEntry'
import { emptyDay, saysAnything } from '../../domain/emptyDay'
import { addDays, dayOf, isDay, isPlausibleDay, type DayKey } from '../../domain/days'
import { applyChanges, type DayChanges } from '../../domain/mergeDays'
import { formatDay } from '../components/SeverityMoon'
import { saveDay } from './changeDays'
import { DayFields } from './DayFields'
import { daysQuery } from './ownDays'
import { useMedicines } from './useCare'

export type DayDialogProps = {
  texts: DiaryTexts
  open: boolean
  onOpenChange: (open: boolean) => void
  day: DayKey | null
}

/** What a day was like: twenty seconds by thumb, everything optional, any day. */
export function DayDialog({ texts, open, onOpenChange, day: asked }: DayDialogProps) {
  const formId = useId()
  const toComeId = useId()
  const today = dayOf(serverNow())
  const [day, setDay] = useState(asked ?? today)
  // A year that is typed digit by digit is none until the last of them.
  const [typed, setTyped] = useState<string | null>(null)
  const isToCome = typed !== null && isDay(typed) && typed > today
  const step = (label: string, days: number) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={addDays(day, days) > today || undefined}
      onClick={() => {
        setTyped(null)
        if (addDays(day, days) <= today) setDay(addDays(day, days))
      }}
      className="grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-leaf aria-disabled:opacity-40"
    >
      {days < 0 ? <ArrowLeftIcon size={20} /> : <ArrowRightIcon size={20} />}
    </button>
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      sharesThePage
      caption={texts.dayCaption}
      title={nameOf(texts, day, today)}
      header={
        <>
          <div className="flex items-center justify-between gap-2 large-text:flex-wrap">
            {step(texts.dayBefore, -1)}
            <Input
              aria-label={texts.anotherDay}
              type="date"
              controlSize="small"
              className="large-text:order-first large-text:basis-full"
              value={typed ?? day}
              max={today}
              onChange={({ target: { value } }) => {
                setTyped(value)
                if (isPlausibleDay(value) && value <= today) setDay(value)
              }}
              aria-invalid={isToCome || undefined}
              aria-describedby={toComeId}
              onBlur={() => isToCome || setTyped(null)}
            />
            {step(texts.dayAfter, 1)}
          </div>
          <p id={toComeId} aria-live="polite" className="mt-2 text-center text-sm font-semibold text-rose empty:hidden">
            {isToCome && texts.dayToCome}
          </p>
        </>
      }
      footer={
        <Button type="submit" form={formId} disabled={isToCome} className="w-full">
          {texts.keepDayButton}
        </Button>
      }
    >
      <StorageBlockedNotice className="mb-8" />
      <LockedNotice className="mb-8" />
      <QueryProvider>
        <DayForm key={day} texts={texts} formId={formId} day={day} onDone={() => onOpenChange(false)} />
      </QueryProvider>
    </Dialog>
  )
}

function nameOf(texts: DiaryTexts, day: DayKey, today: DayKey): string {
  if (day === today) return texts.today
  return day === addDays(today, -1) ? texts.yesterday : formatDay(day, 'full')
}

type DayFormProps = { texts: DiaryTexts; formId: string; day: DayKey; onDone: () => void }

/** The form of one day, filled in with what was kept of it and what was pressed and not kept yet. */
function DayForm({ texts, formId, day, onDone }: DayFormProps) {
  const before = useQuery(daysQuery).data?.days.find((one) => one.day === day)
  const medicines = (useMedicines().data ?? [])
    .filter(({ from, until }) => from <= day && (until === null || until >= day))
    .map(({ name }) => name)
  const draftName = `day-${day}`
  const [changes, setChanges] = useState<DayChanges>(() => ({
    began: {},
    changed: {},
    ...readDraft<DayChanges>(draftName),
  }))
  const { id: _id, ...kept } = { id: '', ...(before ?? emptyDay(day)) }
  const entry = applyChanges(kept, changes)

  const saving = useMutation({
    mutationFn: () => saveDay(day, changes),
    onSuccess: () => {
      removeDraft(draftName)
      onDone()
    },
    onError: (error) =>
      notify({
        title: 'Not Kept',
        description: error instanceof CookieNotStoredError ? error.message : describeFailedCall(error),
        tone: 'destructive',
      }),
  })

  function change(changed: Partial<DayEntry>) {
    const shown = Object.fromEntries(Object.keys(changed).map((field) => [field, kept[field as keyof DayEntry]]))
    const all = { began: { ...changes.began, ...shown }, changed: { ...changes.changed, ...changed } }
    setChanges(all)
    writeDraft(draftName, all)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    if (before || saysAnything(entry)) return saving.mutate()
    notify({ title: 'Nothing Noted', description: 'So nothing is kept of this day.' })
    onDone()
  }

  return (
    <form id={formId} noValidate onSubmit={submit} className="space-y-7">
      <DayFields texts={texts} entry={entry} medicines={medicines} onChange={change} />
    </form>
  )
}
