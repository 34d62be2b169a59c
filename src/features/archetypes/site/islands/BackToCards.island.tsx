'use client'

import { Button } from '@/shared/ui/Button'

/** Scrolls to the cards and moves the focus to the selected one. */
export function BackToCards({ children }: { children: string }) {
  function scroll() {
    const cards = document.getElementById('archetypes')
    cards?.scrollIntoView({ behavior: 'smooth', block: 'start' })
    cards?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }
  return (
    <Button onClick={scroll} variant="quiet" className="noscript:hidden">
      {children}
    </Button>
  )
}
