import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { QueryProvider } from '@/shared/ui/QueryProvider'
import { Dialog } from '@/shared/ui/Dialog'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { searchSite } from '@/shared/lib/siteSearch'
import { describeCount, ResultGroups } from '../components/ResultGroups'
import { SearchForm } from '../components/SearchForm'

/** Debounce of the search request (ms). */
const rest = 250

/** The search as a dialog. Unmounts when it closes, which discards the input. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <QueryProvider>
      <Searching onClose={onClose} />
    </QueryProvider>
  )
}

/** The debounced value. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

function Searching({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const search = useRested(typed).trimStart()
  const asked = search.trim().length > 1
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['search', search],
    queryFn: () => callEndpoint<typeof searchSite>('get', '/search', { query: { q: search } }),
    enabled: asked,
    placeholderData: keepPreviousData,
    // Search terms may be health data, so the cached results are removed when the dialog closes.
    gcTime: 0,
  })
  const results = asked && data ? data.results : []

  function keyPressed(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [input.current, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Dialog open atTop title="Search" caption="The whole site" initialFocus={input} onOpenChange={onClose}>
      <div onKeyDown={keyPressed}>
        <SearchForm
          typing={{
            inputRef: input,
            value: typed,
            onType: setTyped,
            onSend: () => {
              if (!typed.trim()) return
              onClose()
              router.push(`/search?q=${encodeURIComponent(typed.trim())}`)
            },
          }}
        />
        <p role="status" className="mt-4 min-h-7 text-sm text-soft-ink">
          {isError
            ? 'The search cannot be reached just now. Please try again in a moment.'
            : asked && data && !isPlaceholderData
              ? describeCount(results.length, search)
              : 'We don’t save your searches.'}
        </p>
        <ResultGroups results={results} link={SiteLink} onFollow={onClose} level="h3" />
      </div>
    </Dialog>
  )
}
