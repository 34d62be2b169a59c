'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'

import { useToday } from '@/shared/browser/useToday'

import { indexOfDay } from '../../domain/rotation'

/**
 * One of several things, by the day of the month. All of them lie in the same place, so that it is as large as the
 * largest and nothing moves when the day is known. Without scripts the first one stands. In a preview all of them stand,
 * one below the other: what an editor has just written need not wait for its day.
 */
export function OfTheDay({ things, preview }: { things: ReactNode[]; preview: boolean }) {
  const today = useToday()
  if (preview) return <div className="space-y-8">{things}</div>
  const shown = today && indexOfDay(today.getDate(), things.length)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {things.map((thing, index) => (
        <div
          key={index}
          data-of-the-day={index === shown || undefined}
          className={clsx(
            'col-start-1 row-start-1 transition-opacity duration-300',
            index === shown ? 'opacity-100' : 'invisible opacity-0 print:hidden',
            shown === null && index === 0 && 'noscript:visible noscript:opacity-100',
          )}
        >
          {thing}
        </div>
      ))}
    </div>
  )
}
