import { Button } from '@/shared/ui/Button'

/** A placeholder of the same size as the content. */
export function Loading() {
  return (
    <div className="grid min-h-[60vh] place-items-center text-center noscript:hidden">
      {/* The list has a visible heading of its own. */}
      <h1 className="sr-only">Self-Care Bingo</h1>
      <p role="status" className="text-lg text-soft-ink">
        Loading your self-care adventures...
      </p>
    </div>
  )
}

export function LoadError({ sentence, onTryAgain }: { sentence: string; onTryAgain: () => void }) {
  return (
    <div role="alert" className="flex min-h-[60vh] flex-col items-center justify-center text-center">
      <h1 className="text-3xl">Oops! Something went wrong</h1>
      <p className="mt-4 mb-7 text-lg text-soft-ink">{sentence}</p>
      <Button onClick={onTryAgain}>Try Again</Button>
    </div>
  )
}
