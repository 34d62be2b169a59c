import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { backDrawing } from '../drawings'
import { TarotCardBack } from './TarotCard'
import type { TarotTexts } from '../../content/tarotTexts'

/** Today's card face down, as a link to the tarot page. No JavaScript. */
export function DailyCardTeaser({ texts }: { texts: TarotTexts }) {
  return (
    <section
      aria-labelledby="daily-card-teaser"
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-6 large-text:grid-cols-1"
    >
      <TarotCardBack art={backDrawing} lazy />
      <div>
        <p className="caps">{texts.eyebrow}</p>
        <h2 id="daily-card-teaser" className="mt-1 text-2xl">
          {texts.teaserHeading}
        </h2>
        <p className="mt-2 mb-4 text-soft-ink">{texts.teaserText}</p>
        <SiteLink href="/tarot" className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {texts.teaserButton}
        </SiteLink>
      </div>
    </section>
  )
}
