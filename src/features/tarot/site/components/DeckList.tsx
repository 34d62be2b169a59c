import { SiteLink } from '@/shared/ui/SiteLink'

import type { CardView } from '../view'

/** Every card by name, without drawings: a page loads only the one it shows. */
export function DeckList({ cards, current }: { cards: CardView[]; current?: number }) {
  return (
    <section aria-labelledby="deck" className="mt-16">
      <h2 id="deck">The whole deck</h2>
      <ol className="mt-6 grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ number, numeral, name }) => (
          <li key={number} className="border-b border-line">
            <SiteLink
              href={`/tarot/${number}`}
              aria-current={number === current ? 'page' : undefined}
              className="flex min-h-12 items-center gap-4 text-ink no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-plum"
            >
              <span aria-hidden="true" className="w-12 font-serif text-soft-ink">
                {numeral}
              </span>
              {name}
            </SiteLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
