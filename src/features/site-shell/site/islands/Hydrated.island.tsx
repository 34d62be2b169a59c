'use client'

import { useEffect } from 'react'

import { announceHydration } from '@/shared/browser/hydrated'

/** Draws nothing: says when everything around it listens. */
export function Hydrated() {
  useEffect(announceHydration, [])
  return null
}
