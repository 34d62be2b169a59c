import type { ReactNode } from 'react'

import { Pill } from '@/shared/ui/Pill'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { HomeTexts } from '../queries'

/** What other rooms bring to the page; the route composes them. */
export type SpreadParts = {
  reading: ReactNode
  /** What opens the hot flash logger, a strength chosen or none. */
  log: ReactNode
  week: ReactNode
  card: ReactNode
}

/** Which squares of the corner of a board are done. */
const done = [true, false, false, true, true, false]

const stars = 'M96 44h.1M128 22h.1M262 18h.1M296 52h.1'

/** The second half of home: one spread of the almanac, with what this browser knows and marked examples for the rest. */
export function WeekSpread({ texts, reading, log, week, card }: { texts: HomeTexts } & SpreadParts) {
  return (
    <section aria-labelledby="this-week" className="border-t-[1.5px] border-ink pt-3">
      <h2 id="this-week" className="slanted text-xl">
        {texts.spreadHeading}
      </h2>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 md:grid-cols-[13rem_1fr] xl:grid-cols-[1.15fr_1fr_0.72fr]">
        <div className="order-2 md:col-start-2 md:row-start-2 xl:col-start-1 xl:row-start-1">{reading}</div>
        {/* No wider than an arch is: on a flatter one the first and the last of the five would stand out of its curve. */}
        <div className="relative order-1 -mx-1 w-[calc(100%+0.5rem)] max-w-104 justify-self-center overflow-hidden rounded-t-full bg-linear-to-b from-night-1 to-night-2 px-5 pt-20 pb-6 text-center text-moonlight min-[28rem]:px-10 md:col-start-2 md:row-start-1 md:mx-0 md:w-full xl:max-w-none xl:px-5 xl:pt-24 dark:ring-1 dark:ring-edge">
          <svg
            aria-hidden="true"
            viewBox="0 0 380 240"
            className="absolute inset-x-0 top-0 w-full"
            fill="none"
            stroke="currentColor"
            strokeLinecap="round"
            strokeWidth={3}
          >
            <path d={stars} />
          </svg>
          <h3 className="relative text-3xl">{texts.flashHeading}</h3>
          <div className="relative mt-3">{log}</div>
        </div>
        <div className="order-3 mx-auto w-full max-w-56 md:col-start-1 md:row-span-2 md:row-start-1 md:mx-0 xl:col-start-3 xl:row-span-1">
          {card}
        </div>
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 border-t border-line pt-8 md:grid-cols-[1.3fr_1fr]">
        <div className="min-w-0">{week}</div>
        <div className="min-w-0">
          <h3 className="flex items-baseline gap-3 large-text:flex-wrap">
            {texts.bingoHeading}
            <Pill kind="example" size="small">
              {texts.exampleMark}
            </Pill>
          </h3>
          <ul className="mt-4 grid grid-cols-[repeat(3,minmax(0,1fr))] border-t border-l border-line hyphens-auto large-text:grid-cols-[repeat(2,minmax(0,1fr))]">
            {texts.squares.map((text, index) => (
              <li
                key={text}
                data-chosen={done[index % done.length] || undefined}
                className={`grid min-h-24 place-items-center border-r border-b border-line p-2 text-center text-sm leading-snug ${done[index % done.length] ? 'bg-sage font-semibold text-on-sage dark:bg-leaf dark:text-sage dark:inset-ring-2 dark:inset-ring-sage' : ''}`}
              >
                {text}
              </li>
            ))}
          </ul>
          <SiteLink href="/self-care-bingo" className="mt-3 inline-flex min-h-11 items-center font-semibold">
            {texts.bingoLink}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
