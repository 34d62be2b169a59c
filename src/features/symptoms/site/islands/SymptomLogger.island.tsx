'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { defineWindowEvent } from '@/shared/browser/windowEvent'

import type { HotFlashDialogProps } from './HotFlashDialog'

const loadDialog = () => import('./HotFlashDialog')

const openEvent = defineWindowEvent('power-years:log-symptom')

/**
 * The hot flash logger. It draws nothing until a `LogHotFlash` is pressed, and stands on every page that has one. Once
 * open it stays, closed, so that what was noted and not yet saved is still there.
 */
export function SymptomLogger() {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<HotFlashDialogProps> | null>(null)

  useEffect(
    () =>
      openEvent.listen(() => {
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

  return Dialog && <Dialog open={open} onOpenChange={setOpen} />
}

/** A button that opens the hot flash logger; the look is its page's. */
export function LogHotFlash({ className, children }: { className: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={className}
      {...loadOnIntent(loadDialog)}
      onClick={(event) => {
        // Not every browser focuses what is clicked, and the focus comes back here when the dialog closes.
        event.currentTarget.focus()
        openEvent.dispatch()
      }}
    >
      {children}
    </button>
  )
}
