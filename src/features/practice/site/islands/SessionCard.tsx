import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { Button } from '@/shared/ui/Button'
import { ShortSources } from '@/shared/ui/ShortSources'

import { formatClockTime } from '../../domain/cues'
import type { SessionView } from '../view'

type SessionCardProps = {
  session: SessionView
  opening: boolean
  /** Prefetches the session's code. */
  load: () => Promise<unknown>
  onChoose: () => void
}

/** A session of the list. Its steps can be read without starting it, and without JavaScript. */
export function SessionCard({ session, opening, load, onChoose }: SessionCardProps) {
  const { key, name, duration, description, intensity, bestFor, safetyNote, cues, sources } = session
  return (
    <li
      id={key}
      aria-busy={opening || undefined}
      className="flex flex-col border-r border-b border-line p-6 target:bg-leaf md:p-7"
    >
      <p className="flex justify-between gap-3 caps">
        <span className="tabular">{duration} min</span>
        <span>{intensity}</span>
      </p>
      <h3 className="mt-3 text-xl">{name}</h3>
      <p className="mt-2 text-soft-ink">{description}</p>
      {bestFor.length > 0 && (
        <p className="mt-3 text-sm">
          <span className="text-soft-ink">Best for </span>
          {bestFor.join(', ')}
        </p>
      )}
      <details className="group mt-3 mb-5 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-plum underline decoration-1 underline-offset-4">
          Steps, safety and sources
        </summary>
        <ol className="mt-2 space-y-2">
          {cues.map(({ at, text }) => (
            <li key={at} className="grid grid-cols-[3.4rem_1fr]">
              <span className="text-soft-ink tabular">{formatClockTime(at)}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <p className="my-4 border-l-[3px] border-rose pl-4">{safetyNote}</p>
        <ShortSources sources={sources} />
      </details>
      <Button
        data-session={key}
        aria-haspopup="dialog"
        variant="quiet"
        className="mt-auto noscript:hidden"
        {...loadOnIntent(load)}
        onClick={onChoose}
      >
        {opening ? 'Opening…' : 'Choose'}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
