import type { SearchResult } from '@/shared/lib/siteSearch'
import { NoSearchResults } from './EmptyAnswers'
import { describeCount, ResultGroups } from './ResultGroups'

/** What a search found, on the page. Also rendered by the server without Next (`src/server/searchPage.tsx`). */
export function SearchAnswer({ search, results }: { search: string; results: SearchResult[] }) {
  if (results.length === 0) return <NoSearchResults search={search} level="h2" link="a" />
  return (
    <>
      <p className="pt-5 text-soft-ink [column-span:all]">{describeCount(results.length, search)}</p>
      <ResultGroups results={results} level="h2" link="a" />
    </>
  )
}
