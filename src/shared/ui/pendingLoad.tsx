import clsx from 'clsx'
import { useRef, useState } from 'react'

/** What was pressed and is fetched: on its way, or lost with the network. Null while nothing is. */
export type PendingLoad<Key> = { key: Key; isLost: boolean } | null

/**
 * Fetches what a visitor chose before it takes the place of what she sees: where it does not arrive, she stays where she
 * was. The next press tries again; a later choice makes an earlier one, still on its way, void.
 */
export function usePendingLoad<Key>() {
  const [arriving, setArriving] = useState<PendingLoad<Key>>(null)
  const latest = useRef(0)

  function fetchThen(key: Key, fetching: Promise<unknown>, show: () => void): void {
    const mine = ++latest.current
    setArriving({ key, isLost: false })
    const settle = (after: () => void) => () => {
      if (mine === latest.current) after()
    }
    fetching.then(
      settle(() => {
        setArriving(null)
        show()
      }),
      settle(() => setArriving({ key, isLost: true })),
    )
  }
  return { arriving, fetchThen }
}

type ArrivingWordsProps = { isLost: boolean; waiting?: string; className?: string }

/** Stands beside what was pressed. What takes but a moment is not spoken of. */
export function LoadStatus({ isLost, waiting = 'One moment…', className }: ArrivingWordsProps) {
  return isLost ? (
    <p role="alert" className={clsx('max-w-measure text-rose', className)}>
      That part did not arrive: the network may be away, or the site. You are where you were, and nothing is lost. Press
      again in a moment.
    </p>
  ) : (
    <p role="status" className={clsx('animate-[rise_200ms_400ms_backwards] text-soft-ink', className)}>
      {waiting}
    </p>
  )
}
