'use client'

import { useToday } from '@/shared/browser/useToday'

/** This year: first the one the page was made in, then the visitor's own, however long the page was kept. */
export function CurrentYear({ madeIn }: { madeIn: number }) {
  return useToday()?.getFullYear() ?? madeIn
}
