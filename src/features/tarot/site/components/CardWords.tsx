import { ExternalIcon } from '@/shared/ui/art/icons'
import type { TarotTexts } from '../../content/tarotTexts'

export function CardQuestion({ heading, prompt }: { heading: string; prompt: string }) {
  return (
    <div className="border-l-[3px] border-marigold pl-5">
      <p className="caps">{heading}</p>
      <p className="mt-2 font-serif text-2xl leading-tight text-balance">{prompt}</p>
    </div>
  )
}

/** A note that the cards are for play, with the owner's tarot site if one is set. */
export function PlayNote({ texts, tarotSite }: { texts: TarotTexts; tarotSite: string | null }) {
  return (
    <div className="max-w-measure text-soft-ink">
      <p>
        <strong className="text-ink">{texts.playLead}</strong> {texts.playText}
      </p>
      {tarotSite && (
        <p className="mt-3">
          <a
            href={tarotSite}
            target="_blank"
            rel="noopener noreferrer external"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold"
          >
            {texts.ownSite}
            <ExternalIcon size={16} />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </div>
  )
}
