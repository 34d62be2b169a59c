import { Button } from '@/shared/ui/Button'
import type { BingoTexts } from '../../content/bingoTexts'

/** The outlines of what comes, at its size, and a word about it. */
export function Loading({ texts }: { texts: BingoTexts }) {
  return (
    <div className="min-h-[60vh] noscript:hidden">
      {/* The list has a visible heading of its own. */}
      <h1 className="sr-only">{texts.headline}</h1>
      <p role="status" className="text-lg text-soft-ink">
        {texts.loading}
      </p>
      <div aria-hidden="true" className="mt-8 grid max-w-120 animate-pulse grid-cols-5 border-t border-l border-line">
        {Array.from({ length: 25 }, (_, position) => (
          <span
            key={position}
            className={`aspect-square border-r border-b border-line ${position % 7 ? '' : 'bg-leaf'}`}
          />
        ))}
      </div>
    </div>
  )
}

/** A failed load, with a button that retries. */
export function LoadError({ sentence, onTryAgain }: { sentence: string; onTryAgain: () => void }) {
  return (
    <div role="alert" className="flex min-h-[60vh] flex-col items-center justify-center text-center">
      <h1 className="text-3xl">Oops! Something went wrong</h1>
      <p className="mt-4 mb-7 text-lg text-soft-ink">{sentence}</p>
      <Button onClick={onTryAgain}>Try Again</Button>
    </div>
  )
}
