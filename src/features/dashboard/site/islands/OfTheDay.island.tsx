'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'

import { useToday } from '@/shared/browser/useToday'

import { indexOfDay, indexOfTogether } from '../../domain/rotation'

type OfTheDayProps = {
  things: ReactNode[]
  preview: boolean
  /** Which of several lists shown together it is, so that their combination does not repeat within a month. */
  nth?: number
}

/**
 * Shows one of several items, by the day of the month. Until the day is known all are stacked in one grid cell, so that
 * the page is long enough for any of them; then the others go, and no air of a longer one stays. It stands below what
 * fits into a window, so nobody sees the page become shorter. Without JavaScript the first one is shown; in a preview all
 * of them, one below the other.
 */
export function OfTheDay({ things, preview, nth }: OfTheDayProps) {
  const today = useToday()
  if (preview) return <div className="space-y-8">{things}</div>
  const shown =
    today &&
    (nth === undefined ? indexOfDay(today.getDate(), things.length) : indexOfTogether(today, things.length, nth))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {things.map((thing, index) => (
        <div
          key={index}
          data-of-the-day={index === shown || undefined}
          className={clsx(
            'col-start-1 row-start-1 transition-opacity duration-300',
            index === shown && 'opacity-100',
            index !== shown && (shown === null ? 'invisible opacity-0 print:hidden' : 'hidden'),
            shown === null && (index === 0 ? 'noscript:visible noscript:opacity-100' : 'noscript:hidden'),
          )}
        >
          {thing}
        </div>
      ))}
    </div>
  )
}
