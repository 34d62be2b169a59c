import { MoonRule } from '@/shared/ui/art/MoonRule'

import { QuoteOfTheDay } from './islands/QuoteOfTheDay.island'

/** The quote of the day, for the end of the education page. */
export function DailyQuote({ heading, quotes }: { heading: string; quotes: string[] }) {
  if (quotes.length === 0) return null
  return (
    <section aria-labelledby="daily-quote" className="mt-20">
      <MoonRule />
      <h2 id="daily-quote" className="mt-10 text-center font-sans caps">
        {heading}
      </h2>
      {/* Three lines are reserved, so that the day's quote causes no layout shift. */}
      <blockquote className="mx-auto mt-3 flex min-h-[3.6em] max-w-2xl items-center justify-center text-center font-serif text-[clamp(1.4rem,1rem+2vw,2rem)] leading-tight text-balance">
        <QuoteOfTheDay quotes={quotes} />
      </blockquote>
    </section>
  )
}
