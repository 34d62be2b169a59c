'use client'

import { useEffect, useState, type ComponentType } from 'react'

import { onNotice } from '@/shared/browser/notify'
import { CloseIcon } from '@/shared/ui/art/icons'

import type { ToastProps } from './Toast'

/** How long a dismissed toast is kept before removal (ms), as specified. */
const removalDelay = 1_000_000

/** A toast whose script did not arrive, as it may not without a network: plain, and there until it is closed. */
function PlainToast({ notice, onOpenChange }: ToastProps) {
  const { title, description, action } = notice
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-6 z-60 mx-auto flex max-w-[420px] items-start border border-l-[3px] border-line bg-paper py-2 pr-1 pl-5 text-ink print:hidden"
    >
      <div className="min-w-0 flex-1 py-2">
        <p className="font-serif text-lg leading-snug">{title}</p>
        {description && <p className="mt-1 text-sm text-soft-ink">{description}</p>}
        {action && (
          <button
            type="button"
            className="mt-1 min-h-11 font-semibold text-plum underline underline-offset-4"
            onClick={() => {
              action.onPress()
              onOpenChange(false)
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center rounded-full"
        onClick={() => onOpenChange(false)}
      >
        <CloseIcon size={20} />
      </button>
    </div>
  )
}

/** Shows the latest toast until it is closed or replaced. */
export function Toaster() {
  const [shown, setShown] = useState<(ToastProps['notice'] & { id: number; open: boolean }) | null>(null)
  const [Toast, setToast] = useState<ComponentType<ToastProps> | null>(null)

  useEffect(() => {
    let count = 0
    return onNotice((notice) => {
      count += 1
      setShown({ ...notice, id: count, open: true })
      import('./Toast').then(
        (loaded) => setToast(() => loaded.Toast),
        () => setToast(() => PlainToast),
      )
    })
  }, [])

  const dismissed = shown !== null && !shown.open
  useEffect(() => {
    if (!dismissed) return
    const timer = setTimeout(() => setShown(null), removalDelay)
    return () => clearTimeout(timer)
  }, [dismissed])

  if (!shown || !Toast || (dismissed && Toast === PlainToast)) return null
  return (
    <Toast
      key={shown.id}
      notice={shown}
      open={shown.open}
      onOpenChange={(open) => setShown((now) => (now?.id === shown.id ? { ...now, open } : now))}
    />
  )
}
