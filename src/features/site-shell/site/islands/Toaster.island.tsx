'use client'

import { useEffect, useState, type ComponentType } from 'react'

import { onNotice } from '@/shared/browser/notify'

import type { ToastProps } from './Toast'

/** How long a dismissed toast is kept before removal (ms), as specified. */
const removalDelay = 1_000_000

/** Shows the latest toast until it is closed or replaced. */
export function Toaster() {
  const [shown, setShown] = useState<(ToastProps['notice'] & { id: number; open: boolean }) | null>(null)
  const [Toast, setToast] = useState<ComponentType<ToastProps> | null>(null)

  useEffect(() => {
    let count = 0
    return onNotice((notice) => {
      count += 1
      setShown({ ...notice, id: count, open: true })
      void import('./Toast').then((loaded) => setToast(() => loaded.Toast))
    })
  }, [])

  const dismissed = shown !== null && !shown.open
  useEffect(() => {
    if (!dismissed) return
    const timer = setTimeout(() => setShown(null), removalDelay)
    return () => clearTimeout(timer)
  }, [dismissed])

  if (!shown || !Toast) return null
  return (
    <Toast
      key={shown.id}
      notice={shown}
      open={shown.open}
      onOpenChange={(open) => setShown((now) => (now?.id === shown.id ? { ...now, open } : now))}
    />
  )
}
