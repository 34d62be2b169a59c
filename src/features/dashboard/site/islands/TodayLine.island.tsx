'use client'

import { useToday } from '@/shared/browser/useToday'

import { evening, moonAt } from '../../domain/moonTonight'

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** The day's date, as an almanac's page is headed; on phones with the moon that elsewhere has its own picture. */
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
