'use client'

import { useEffect, useRef } from 'react'

/** Delay before a tooltip opens (ms). */
const openDelay = 700
/** Within this time (ms) after a tooltip closed, the next opens without delay. */
const skipDelay = 300
/** Grace period while the pointer moves from the trigger to its tooltip (ms). */
const crossing = 120
/** Distance between trigger, tooltip and viewport edge (px). */
const gap = 8

/** The classes of a tooltip, wherever it stands. */
export const tooltipClass = 'm-0 max-w-64 bg-ink px-3 py-1.5 text-sm text-paper print:hidden'

/**
 * Tooltips for the whole page: any element with `data-tip` shows its accessible name, so no name depends on a tooltip.
 * Escape closes it, the pointer may rest on it, and keyboard focus opens it without delay.
 */
export function Tooltips() {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tip = box.current
    if (!tip?.showPopover) return
    let timer: ReturnType<typeof setTimeout>
    let shownFor: HTMLElement | null = null
    let closedAt = 0

    const show = (owner: HTMLElement) => {
      shownFor = owner
      tip.textContent = owner.innerText.trim()
      tip.showPopover()
      const at = owner.getBoundingClientRect()
      const { offsetWidth: width, offsetHeight: height } = tip
      const left = Math.min(at.left + at.width / 2 - width / 2, document.documentElement.clientWidth - width - gap)
      const below = at.bottom + gap
      tip.style.left = `${Math.max(gap, left)}px`
      tip.style.top = `${below + height < innerHeight ? below : at.top - height - gap}px`
    }
    const hide = () => {
      clearTimeout(timer)
      if (!shownFor) return
      tip.hidePopover()
      shownFor = null
      closedAt = Date.now()
    }
    const ownerOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null

    const pointed = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      const owner = ownerOf(event)
      clearTimeout(timer)
      if (event.target === tip || (owner && owner === shownFor)) return
      if (shownFor && !owner) timer = setTimeout(hide, crossing)
      else if (owner) {
        hide()
        timer = setTimeout(() => show(owner), Date.now() - closedAt < skipDelay ? 0 : openDelay)
      }
    }
    const focused = (event: FocusEvent) => {
      const owner = ownerOf(event)
      hide()
      if (owner?.matches(':focus-visible')) show(owner)
    }
    const keyed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }

    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerover', pointed, { signal })
    document.addEventListener('focusin', focused, { signal })
    document.addEventListener('focusout', hide, { signal })
    document.addEventListener('pointerdown', hide, { signal })
    document.addEventListener('keydown', keyed, { signal })
    document.addEventListener('scroll', hide, { signal, capture: true, passive: true })
    return () => {
      hide()
      stop.abort()
    }
  }, [])

  return <div ref={box} popover="manual" role="tooltip" className={`fixed inset-auto ${tooltipClass}`} />
}
