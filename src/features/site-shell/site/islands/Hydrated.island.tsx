'use client'

import { useEffect } from 'react'

/** The loader in every page (`src/server/deferScripts.ts`) waits for this. */
const eventName = 'power-years:hydrated'

/**
 * Announces that the page is hydrated, so that events recorded before are replayed. The attribute on `<html>` is for
 * code that checks later; it stays until the document is unloaded.
 */
function announceHydration(): void {
  document.documentElement.dataset.hydrated = ''
  window.dispatchEvent(new Event(eventName))
}

/** Announces that the page is hydrated. Renders nothing. */
export function Hydrated() {
  useEffect(announceHydration, [])
  return null
}
