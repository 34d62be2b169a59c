import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { backDrawing } from '../drawings'
import { TarotCardBack } from './TarotCard'

/** Today's card face down, as a link to the tarot page. No JavaScript. */
export function DailyCardTeaser() {
  return (
    <section aria-labelledby="daily-card-teaser" className="grid grid-cols-[6.5rem_1fr] items-center gap-6">
      <TarotCardBack art={backDrawing} lazy />
      <div>
        <p className="caps">Daily tarot</p>
        <h2 id="daily-card-teaser" className="mt-1 text-2xl">
          Your card is waiting
        </h2>
        <p className="mt-2 mb-4 text-soft-ink">One card a day, and one question with it. Play, not prophecy.</p>
        <SiteLink href="/tarot" className={buttonClass({ variant: 'quiet', size: 'small' })}>
          Turn your card
        </SiteLink>
      </div>
    </section>
  )
}
