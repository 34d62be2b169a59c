'use client'

import { useToday } from '@/shared/browser/useToday'

import { quoteOfTheDay } from '../../domain/quoteOfTheDay'

/** The page is made once and kept for days, so the day's quote is chosen where the day is known: in the browser. */
export function QuoteOfTheDay({ quotes }: { quotes: string[] }) {
  const today = useToday()
  return <p>{quotes[today ? quoteOfTheDay(today, quotes.length) : 0]}</p>
}
