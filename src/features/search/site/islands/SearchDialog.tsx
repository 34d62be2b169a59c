import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'
import { Dialog } from '@/shared/ui/Dialog'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { searchSite } from '@/shared/lib/siteSearch'
import { NoSearchResults, SearchUnanswered } from '../components/EmptyAnswers'
import { describeCount, ResultGroups } from '../components/ResultGroups'
import { SearchForm } from '../components/SearchForm'

const searchAway = 'The network is away, or the site is. What you typed is still in the field.'

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
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', search],
    queryFn: () => callEndpoint<typeof searchSite>('get', '/search', { query: { q: search } }),
    enabled: asked,
    placeholderData: keepPreviousData,
    // Search terms may be health data, so the cached results are removed when the dialog closes.
    gcTime: 0,
  })
  const results = asked && data && !isError ? data.results : []
  const answered = asked && data && !isError && !isPlaceholderData
  const isEmpty = answered && results.length === 0
  const failed = asked && isError

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
        {/* What is said large below it is not said twice to the eye. */}
        <p role="status" className={isEmpty || failed ? 'sr-only' : 'mt-4 min-h-7 text-sm text-soft-ink'}>
          {failed
            ? 'The search did not answer.'
            : answered
              ? describeCount(results.length, search)
              : 'We don’t save your searches.'}
        </p>
        {isEmpty && <NoSearchResults search={search} level="h3" link={SiteLink} onFollow={onClose} />}
        {failed && (
          // Plain links: the router would ask the network first.
          <SearchUnanswered message={describeFailedCall(error, searchAway)} level="h3" link="a">
            <Button variant="quiet" size="small" disabled={isFetching} onClick={() => void refetch()}>
              Search again
            </Button>
          </SearchUnanswered>
        )}
        <ResultGroups results={results} link={SiteLink} onFollow={onClose} level="h3" />
      </div>
    </Dialog>
  )
}
