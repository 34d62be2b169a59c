'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'

import { ChevronDownIcon } from '@/shared/ui/art/icons'

import { isActive } from '../navigation'

/** Delay before the menu closes after the pointer left it (ms), so that a diagonal path into it works. */
const closeDelay = 300

type MoreMenuProps = { label: string; hrefs: string[]; className: string; children: ReactNode }

/**
 * The header's More menu: a native `details`, so it works before hydration and without JavaScript. The code adds hover,
 * arrow keys, Escape, and closing when the focus or a click goes elsewhere.
 */
export function MoreMenu({ label, hrefs, className, children }: MoreMenuProps) {
  const path = usePathname()
  const menu = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByPointer = useRef(false)

  const open = () => menu.current?.setAttribute('open', '')
  const close = () => menu.current?.removeAttribute('open')
  const summary = () => menu.current?.querySelector('summary')

  // Before the next address, and not at hydration: what was opened before it stays open.
  useEffect(() => close, [path])

  useEffect(() => {
    const pressed = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', pressed)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      clearTimeout(timer.current)
    }
  }, [])

  function pointerEntered(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (menu.current?.open) return
    openedByPointer.current = true
    open()
  }

  function pointerLeft(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    openedByPointer.current = false
    clearTimeout(timer.current)
    timer.current = setTimeout(close, closeDelay)
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.key === 'Escape' && menu.current?.open) {
      event.preventDefault()
      close()
      summary()?.focus()
      return
    }
    const links = [...(menu.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const next = {
      ArrowDown: Math.min(at + 1, links.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: at < 0 ? undefined : 0,
      End: at < 0 ? undefined : links.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    open()
    links[next]?.focus()
  }

  function focusLeft(event: FocusEvent) {
    if (event.relatedTarget && !menu.current?.contains(event.relatedTarget as Node)) close()
  }

  return (
    <details
      ref={menu}
      className="group relative"
      onPointerEnter={pointerEntered}
      onPointerLeave={pointerLeft}
      onKeyDown={keyPressed}
      onBlur={focusLeft}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) close()
      }}
    >
      <summary
        className={className}
        data-active={hrefs.some((href) => isActive(href, path)) || undefined}
        onClick={(event) => {
          // Hover has just opened it, so the click that follows must not close it.
          if (openedByPointer.current && event.detail > 0 && menu.current?.open) event.preventDefault()
          openedByPointer.current = false
        }}
      >
        {label}
        <ChevronDownIcon size={16} className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
