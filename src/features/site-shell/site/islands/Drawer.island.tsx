'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'

type DrawerProps = { id: string; label: string; className: string; children: ReactNode }

/**
 * The menu on phones: a native modal dialog opened by `commandfor`, so it works before hydration and without
 * JavaScript. The code closes it on navigation and when the viewport grows, and opens it in browsers without
 * `commandfor`.
 */
export function Drawer({ id, label, className, children }: DrawerProps) {
  const path = usePathname()
  const drawer = useRef<HTMLDialogElement>(null)

  // Before the next address, and not at hydration: what was opened before it stays open.
  useEffect(() => () => drawer.current?.close(), [path])

  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    const close = () => drawer.current?.close()
    const openInOlderBrowsers = (event: Event) => {
      if ('commandForElement' in HTMLButtonElement.prototype || drawer.current?.open) return
      if ((event.target as Element).closest(`[commandfor="${id}"]`)) drawer.current?.showModal()
    }
    wide.addEventListener('change', close)
    document.addEventListener('click', openInOlderBrowsers)
    return () => {
      wide.removeEventListener('change', close)
      document.removeEventListener('click', openInOlderBrowsers)
    }
  }, [id])

  function pressed(event: MouseEvent) {
    const target = event.target as Element
    // The content fills the dialog, so the dialog itself is the target only of clicks on its backdrop.
    if (target === drawer.current || target.closest('a')) drawer.current?.close()
  }

  return (
    <dialog ref={drawer} id={id} aria-label={label} className={className} onClick={pressed}>
      {children}
    </dialog>
  )
}
