'use client'

import { useToday } from '@/shared/browser/useToday'
import { circlePath, litMoonPath } from '@/shared/ui/art/geometry'

import { evening, moonAt } from '../../domain/moonTonight'

type Disc = { x: number; y: number; radius: number }

/** The lit part of tonight's moon in a drawing; nothing until the browser's date is known, nor at new moon. */
export function MoonLight({ x, y, radius }: Disc) {
  const today = useToday()
  const moon = today && moonAt(evening(today))
  if (!moon || moon.lit <= 0.01) return null
  return (
    <path
      d={moon.lit > 0.985 ? circlePath(x, y, radius) : litMoonPath(x, y, radius, moon.lit, moon.waning)}
      fill="var(--color-glow)"
      stroke="none"
    />
  )
}

/** What tonight's phase is called; empty until the browser's date is known. */
export function MoonName() {
  const today = useToday()
  return today && `Tonight: ${moonAt(evening(today)).name}`
}
