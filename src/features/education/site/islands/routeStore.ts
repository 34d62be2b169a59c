import { useSyncExternalStore } from 'react'

import { onStorageCleared, readStored, writeStored } from '@/shared/browser/storage'

const key = 'power-years-routes'
const changedHere = 'power-years:routes'
const none: readonly string[] = []

/** The last known choice; without storage it lives as long as the page. */
let known: readonly string[] | null = null

onStorageCleared(() => choose([]))

const chosen = () => (known ??= readStored(key) ?? none)

function choose(routes: readonly string[]) {
  known = routes
  writeStored(key, [...routes])
  window.dispatchEvent(new Event(changedHere))
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    known = null
    listener()
  }
  window.addEventListener(changedHere, listener)
  window.addEventListener('storage', elsewhere)
  return () => {
    window.removeEventListener(changedHere, listener)
    window.removeEventListener('storage', elsewhere)
  }
}

/** The routes chosen in this browser, by key, and how to choose or leave one. */
export function useRoutes(): { routes: readonly string[]; toggle: (route: string) => void } {
  const routes = useSyncExternalStore(subscribe, chosen, () => none)
  return {
    routes,
    toggle: (route) => choose(routes.includes(route) ? routes.filter((one) => one !== route) : [...routes, route]),
  }
}
