import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the page is taken over by the browser: false on the server and while React takes over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
