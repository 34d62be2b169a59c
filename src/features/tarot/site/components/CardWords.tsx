import { ExternalIcon } from '@/shared/ui/art/icons'

export function CardQuestion({ prompt }: { prompt: string }) {
  return (
    <div className="border-l-[3px] border-marigold pl-5">
      <p className="caps">A question to carry about</p>
      <p className="mt-2 font-serif text-2xl leading-tight text-balance">{prompt}</p>
    </div>
  )
}

/** A note that the cards are for play, with the owner's tarot site if one is set. */
export function PlayNote({ tarotSite }: { tarotSite: string | null }) {
  return (
    <div className="max-w-136 text-soft-ink">
      <p>
        <strong className="text-ink">This is play.</strong> A card knows nothing about your body, your future or your
        test results. It is a picture with a question, and questions are useful. For anything medical, the library has
        sources and a doctor has a degree.
      </p>
      {tarotSite && (
        <p className="mt-3">
          <a
            href={tarotSite}
            target="_blank"
            rel="noopener noreferrer external"
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold"
          >
            More tarot, on our own tarot site
            <ExternalIcon size={16} />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </div>
  )
}
