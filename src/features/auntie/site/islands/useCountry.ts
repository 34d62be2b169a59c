import { useSyncExternalStore } from 'react'

import { findCountry } from '../../domain/safety/findCountry'

/** What she chose in this tab, wherever she did: a reload has forgotten it. */
let chosen: string | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The code of the country that the browser's language speaks of; an empty one when it speaks of none. */
const guessCountry = (): string => /^[a-z]{2,3}-(?:[A-Za-z]{4}-)?([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? ''

function choose(code: string) {
  chosen = code
  for (const listener of listeners) listener()
}

/** The visitor's country among those with lines to call, as she chose it or as her browser's language has it, and its code. */
export function useCountry<Any extends { code: string }>(countries: readonly Any[]) {
  const code = useSyncExternalStore(
    subscribe,
    () => chosen ?? guessCountry(),
    () => '',
  )
  return [findCountry(countries, code), choose, code] as const
}
