'use client'

import { useToday } from '@/shared/browser/useToday'

import { indexOfTheDay } from '@/shared/lib/indexOfTheDay'

/** The page is prerendered and cached for days, so the day's quote is chosen in the browser. */
export function QuoteOfTheDay({ quotes }: { quotes: string[] }) {
  const today = useToday()
  return <p>{quotes[today ? indexOfTheDay(today, quotes.length) : 0]}</p>
}
