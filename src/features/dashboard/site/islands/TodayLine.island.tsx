'use client'

import { useToday } from '@/shared/browser/useToday'

import { evening, moonAt } from '../../domain/moonTonight'

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** Today's date; on phones with the moon phase, which larger screens show as a picture. */
export function TodayLine() {
  const today = useToday()
  return (
    <span className="inline-block min-h-lh">
      {today && (
        <>
          {day.format(today)}
          <span className="md:hidden"> · {moonAt(evening(today)).name}</span>
        </>
      )}
    </span>
  )
}
