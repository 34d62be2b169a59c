import { SiteLink } from '@/shared/ui/SiteLink'

import { backDrawing } from '../drawings'
import { TarotCardBack } from './TarotCard'

/** Today's card face down, a little askew as if somebody had just put it there. */
export function CardOfTheDayLink({ heading, note }: { heading: string; note: string }) {
  return (
    <SiteLink href="/tarot" className="group block text-balance text-ink no-underline max-md:text-center">
      <span className="block rotate-3 transition-transform duration-200 ease-slow group-hover:rotate-0">
        <TarotCardBack art={backDrawing} lazy />
      </span>
      <span className="mt-5 block font-serif text-xl">{heading}</span>
      <span className="block text-sm text-soft-ink">{note}</span>
    </SiteLink>
  )
}
