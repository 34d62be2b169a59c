import { useEffect, useState } from 'react'

import { maxSearchLength } from '@/shared/lib/searchKinds'
import type { searchSite } from '@/shared/lib/siteSearch'

/** Debounce of the request while typing (ms). */
const rest = 300

type Found = { search: string; slugs: string[] }

const nothing: string[] = []

/**
 * The modules that the site's search finds, best first, by slug: by their text and by other words for the same thing,
 * where a title says "hot flashes" and a visitor "night sweats". Null while it is asked; nothing without a network.
 */
export function useSearchedModules(search: string): string[] | null {
  const asked = search.trim().slice(0, maxSearchLength)
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (asked.length < 2) return
    let current = true
    const ask = async () => {
      const { callEndpoint } = await import('@/shared/browser/callEndpoint')
      const { results } = await callEndpoint<typeof searchSite>('get', '/search', { query: { q: asked } })
      const modules = results.filter(({ kind }) => kind === 'module')
      return modules.map(({ href }) => href.slice(href.lastIndexOf('/') + 1))
    }
    const settle = (slugs: string[]) => current && setFound({ search: asked, slugs })
    // Titles and descriptions have been searched already; without an answer that is all there is.
    const timer = setTimeout(() => void ask().then(settle, () => settle(nothing)), rest)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked])
  if (asked.length < 2) return nothing
  return found?.search === asked ? found.slugs : null
}
