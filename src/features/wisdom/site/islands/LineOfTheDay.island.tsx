'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'

import { useToday } from '@/shared/browser/useToday'

import { indexOfTheDay } from '@/shared/lib/indexOfTheDay'

/**
 * Shows one of several lines, chosen in the browser, which knows the date. Until then all are stacked in one grid cell,
 * as high as the longest; only the footer follows, so shrinking shifts nothing. Without JavaScript the first one is
 * shown; in a preview all of them, one below the other.
 */
export function LineOfTheDay({ lines, preview }: { lines: ReactNode[]; preview: boolean }) {
  const today = useToday()
  const shown = today && indexOfTheDay(today, lines.length)
  if (preview) return <div className="mt-6 space-y-10">{lines}</div>
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-center">
      {lines.map((line, index) => (
        <div
          key={index}
          className={clsx(
            'col-start-1 row-start-1 transition-opacity duration-300',
            index !== shown && (shown === null ? 'invisible opacity-0' : 'hidden'),
            shown === null && index === 0 && 'noscript:visible noscript:opacity-100',
          )}
        >
          {line}
        </div>
      ))}
    </div>
  )
}
