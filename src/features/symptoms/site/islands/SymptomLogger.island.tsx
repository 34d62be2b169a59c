'use client'

import { useEffect, useState, type ComponentType } from 'react'

import { notify } from '@/shared/browser/notify'
import { onOpenSymptomLogger } from '@/shared/browser/openSymptomLogger'

import type { HotFlashDialogProps } from './HotFlashDialog'

const loadDialog = () => import('./HotFlashDialog')

/**
 * The hot flash logger. It draws nothing until it is called (src/shared/browser/openSymptomLogger.ts) and stands on
 * every page that can call it. Once open it stays, closed, so that what was noted and not yet saved is still there.
 */
export function SymptomLogger() {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<HotFlashDialogProps> | null>(null)

  useEffect(
    () =>
      onOpenSymptomLogger(
        () => {
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
        },
        () => {
          // A failure shows when the button is pressed; coming near it is no reason to speak up.
          loadDialog().catch(() => {})
        },
      ),
    [],
  )

  return Dialog && <Dialog open={open} onOpenChange={setOpen} />
}
