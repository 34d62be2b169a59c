'use client'

import { useEffect } from 'react'

import { announceHydration } from '@/shared/browser/hydrated'

/** Announces that the page is hydrated. Renders nothing. */
export function Hydrated() {
  useEffect(announceHydration, [])
  return null
}
