'use client'

import { buttonClass } from '@/shared/ui/button'

/** Scrolls to the cards and leaves the keyboard on the chosen one. */
export function BackToCards() {
  function scroll() {
    const cards = document.getElementById('archetypes')
    cards?.scrollIntoView({ behavior: 'smooth', block: 'start' })
    cards?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" onClick={scroll} className={buttonClass({ look: 'quiet' }, 'noscript:hidden')}>
      Meet another archetype
    </button>
  )
}
