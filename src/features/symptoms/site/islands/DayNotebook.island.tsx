'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { defineWindowEvent } from '@/shared/browser/windowEvent'

import type { DiaryTexts } from '../../content/diaryTexts'
import type { DayKey } from '../../domain/days'
import type { DayDialogProps } from './DayDialog'

const loadDialog = () => import('./DayDialog')

/** Opens the dialog on a day; null for today. */
const openEvent = defineWindowEvent<DayKey | null>('power-years:note-day')

/** The dialog of a day. Renders nothing until a `OpenDayButton` is pressed; composed into every page that has one. */
export function DayNotebook({ texts }: { texts: DiaryTexts }) {
  const [asked, setAsked] = useState<{ day: DayKey | null; times: number } | null>(null)
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<DayDialogProps> | null>(null)

  useEffect(
    () =>
      openEvent.listen((day) => {
        setAsked((before) => ({ day, times: (before?.times ?? 0) + 1 }))
        setOpen(true)
        loadDialog().then(
          (loaded) => setDialog(() => loaded.DayDialog),
          () => {
            setOpen(false)
            notify({
              title: 'It did not open',
              description: 'The form didn’t arrive. Please check the connection and try again.',
              tone: 'destructive',
            })
          },
        )
      }),
    [],
  )

  return (
    Dialog && asked && <Dialog key={asked.times} open={open} onOpenChange={setOpen} texts={texts} day={asked.day} />
  )
}

type NoteDayProps = { day?: DayKey; className: string; children: ReactNode }

/** A button that opens a day, today without one; styled by its page. */
export function OpenDayButton({ day, className, children }: NoteDayProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      {...loadOnIntent(loadDialog)}
      onClick={(event) => {
        // Safari does not focus a button on click, but the focus returns here when the dialog closes.
        event.currentTarget.focus()
        openEvent.dispatch(day ?? null)
      }}
    >
      {children}
    </button>
  )
}
