'use client'

import { useSyncExternalStore } from 'react'

import { quoteOfTheDay } from '../../domain/quoteOfTheDay'

const never = () => () => {}

/** The page is made once and kept for days, so the day's quote is chosen where the day is known: in the browser. */
export function QuoteOfTheDay({ quotes }: { quotes: string[] }) {
  const index = useSyncExternalStore(
    never,
    () => quoteOfTheDay(new Date(), quotes.length),
    () => 0,
  )
  return <p>{quotes[index]}</p>
}
