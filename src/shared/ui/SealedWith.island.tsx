'use client'

import type { ReactNode } from 'react'

import { useOwnKeyState } from '@/shared/browser/ownKey/state'

/** What is said about sealing to everybody, and in its place to whoever has a key of their own. */
export function SealedWith({ children }: { children: ReactNode }) {
  return useOwnKeyState() === 'none'
    ? children
    : 'Sealed in your browser with your own key, before it leaves; we can’t open it.'
}
