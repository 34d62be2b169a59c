'use client'

import { useToday } from './useToday'

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** The day's date, as an almanac's page is headed. Its line is there before the date is. */
export function TodayLine() {
  const today = useToday()
  return <span className="inline-block min-h-lh">{today ? day.format(today) : ''}</span>
}
