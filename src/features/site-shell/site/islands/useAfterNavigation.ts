import { useEffect, useRef } from 'react'

/**
 * Calls `act` when `path` has changed. Not at hydration: a menu opened natively before the page listened stays open.
 * @param path the address's path, of `usePathname`
 */
export function useAfterNavigation(path: string, act: () => void): void {
  const actedOn = useRef(path)
  useEffect(() => {
    if (actedOn.current === path) return
    actedOn.current = path
    act()
  }, [path, act])
}
