'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { defineWindowEvent } from '@/shared/browser/windowEvent'

import type { DiaryTexts } from '../../content/diaryTexts'
import type { StoredHotFlash } from '../../contract'
import type { HotFlashDialogProps } from './HotFlashDialog'

/** Loaded on intent. */
export const loadDialog = () => import('./HotFlashDialog')

/** A stored entry to correct; or a new one, its strength chosen or not. */
type Opened = { entry: StoredHotFlash | null; severity?: HotFlashDialogProps['severity'] }

const openEvent = defineWindowEvent<Opened>('power-years:log-symptom')

/** Opens the dialog to correct a stored entry. */
export const openEntry = (entry: StoredHotFlash): void => openEvent.dispatch({ entry })

/** Opens the dialog for a new entry with its strength chosen. */
export const openLoggerWithSeverity = (severity: Opened['severity']): void =>
  openEvent.dispatch({ entry: null, severity })

/**
 * The hot flash dialog. Renders nothing until a `LogHotFlash` is pressed, and is composed into every page that has one.
 * Stays mounted once opened, so that unsaved input is kept.
 */
export function SymptomLogger({ texts }: { texts: DiaryTexts }) {
  const [open, setOpen] = useState(false)
  const [{ entry, severity }, setOpened] = useState<Opened>({ entry: null })
  const [Dialog, setDialog] = useState<ComponentType<HotFlashDialogProps> | null>(null)

  useEffect(
    () =>
      openEvent.listen((opened) => {
        setOpened(opened)
        setOpen(true)
        loadDialog().then(
          (loaded) => setDialog(() => loaded.HotFlashDialog),
          () => {
            setOpen(false)
            notify({
              title: 'Logging Failed',
              description: 'The form didn’t arrive. Please check the connection and try again.',
              tone: 'destructive',
            })
          },
        )
      }),
    [],
  )

  return (
    Dialog && (
      <Dialog
        key={entry?.id ?? 'new'}
        open={open}
        onOpenChange={setOpen}
        texts={texts}
        entry={entry}
        severity={severity}
      />
    )
  )
}

/** A button that opens the hot flash dialog; styled by its page. */
export function LogHotFlash({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      {...loadOnIntent(loadDialog)}
      onClick={(event) => {
        // Safari does not focus a button on click, but the focus returns here when the dialog closes.
        event.currentTarget.focus()
        openEvent.dispatch({ entry: null })
      }}
    >
      {children}
    </button>
  )
}
