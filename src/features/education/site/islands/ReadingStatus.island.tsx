'use client'

import { FillingPage } from '@/shared/ui/FillingPage'

import { formatClock } from '../../domain/readingProgress'
import { useReader } from './ReadingProvider.island'

/** The reading progress as a page that fills, text and a bar. */
export function ReadingStatus() {
  const { texts, duration, seconds, percent, status, running } = useReader()
  const completed = status === 'Completed'
  const words = { 'Not Started': texts.notStarted, 'In Progress': texts.inProgress, Completed: texts.done }
  return (
    <div className="flex items-center gap-3 print:hidden noscript:hidden">
      <FillingPage
        begun={running}
        share={percent / 100}
        size={30}
        className={completed ? 'shrink-0 text-sage' : 'shrink-0 text-marigold'}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-soft-ink tabular">
          <span className="font-semibold text-ink">{words[status]}</span>
          {duration !== null && !completed && (
            <span role="timer" aria-label={texts.timeRead}>
              {formatClock(seconds)} {texts.of} {duration} {texts.minutes} · {percent}%
            </span>
          )}
        </p>
        <div
          role="progressbar"
          aria-label={texts.progressLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="mt-1.5 h-[5px] bg-line"
        >
          <div className={completed ? 'h-full bg-sage' : 'h-full bg-marigold'} style={{ width: `${percent}%` }} />
        </div>
      </div>
    </div>
  )
}
