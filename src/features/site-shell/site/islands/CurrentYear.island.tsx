'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** This year: first the one the page was made in, then the visitor's own, however long the page was kept. */
export function CurrentYear({ madeIn }: { madeIn: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => madeIn,
  )
}
