'use client'

import { useEffect, useState, type ComponentType } from 'react'

import { onNotice, type Notice } from '@/shared/browser/notify'

import type { ToastProps } from './Toast'

/** Says it in the shell's own element where the toast's script does not arrive, as it may not without a network. */
function showPlainly({ title, description = '' }: Notice) {
  const plain = document.getElementById('plain-notice')!
  plain.textContent = `${title}\n${description}`
  // Where the browser knows no popovers, it is seen as soon as it holds something.
  plain.showPopover?.()
}

/** Shows the latest toast until it is closed or replaced. */
export function Toaster() {
  const [shown, setShown] = useState<{ notice: Notice; id: number } | null>(null)
  const [Toast, setToast] = useState<ComponentType<ToastProps> | null>(null)

  useEffect(() => {
    let id = 0
    return onNotice((notice) => {
      id += 1
      setShown({ notice, id })
      import('./Toast').then(
        (loaded) => setToast(() => loaded.Toast),
        () => showPlainly(notice),
      )
    })
  }, [])

  return shown && Toast && <Toast key={shown.id} notice={shown.notice} onGone={() => setShown(null)} />
}
