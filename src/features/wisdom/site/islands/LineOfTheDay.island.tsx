'use client'

import clsx from 'clsx'
import type { ReactNode } from 'react'

import { useToday } from '@/shared/browser/useToday'

import { quoteOfTheDay } from '../../domain/quoteOfTheDay'

/**
 * One of several lines, chosen where the day is known: in the browser. Until then they lie in one place, as high as the
 * longest; the day's own takes only what it needs. Nothing follows it but the footer. Without scripts the first one
 * stands. In a preview all of them do, one below the other.
 */
export function LineOfTheDay({ lines, preview }: { lines: ReactNode[]; preview: boolean }) {
  const today = useToday()
  const shown = today && quoteOfTheDay(today, lines.length)
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
