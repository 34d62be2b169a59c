import { SiteLink } from '@/shared/ui/SiteLink'

import { drawings } from '../drawings'
import type { CardView } from '../view'

/** Every card as a small picture with its name. Pictures load as they come near, so the page's own card is first. */
export function DeckList({ heading, cards, current }: { heading: string; cards: CardView[]; current?: number }) {
  return (
    <section aria-labelledby="deck" className="mt-16">
      <h2 id="deck">{heading}</h2>
      <ol className="mt-6 grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-5 sm:gap-x-5 lg:grid-cols-8 large-text:grid-cols-2">
        {cards.map(({ number, numeral, name }) => (
          <li key={number} className="max-sm:last:nth-[3n+1]:col-start-2">
            <SiteLink
              href={`/tarot/${number}`}
              aria-current={number === current ? 'page' : undefined}
              className="group block text-center text-sm leading-snug text-ink no-underline aria-[current=page]:font-semibold aria-[current=page]:text-plum"
            >
              <span className="flex aspect-3/4 items-center justify-center rounded-md bg-linear-to-b from-night-1 to-night-2 p-2 outline-2 outline-offset-3 outline-transparent transition-[outline-color] duration-200 group-hover:outline-edge group-aria-[current=page]:outline-plum dim:border dim:border-line">
                {/* A plain img: a small SVG needs no image optimization. */}
                {/* eslint-disable-next-line @next/next/no-img-element */}
                <img src={drawings[number]} alt="" width={240} height={300} loading="lazy" className="h-full w-auto" />
              </span>
              <span className="mt-2.5 block">
                <span className="font-serif text-soft-ink">{numeral}</span> {name}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
