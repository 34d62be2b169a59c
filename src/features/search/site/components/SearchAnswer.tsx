import type { SearchResult } from '@/shared/lib/siteSearch'
import { describeCount, ResultGroups } from './ResultGroups'

/** What a search found, on the page. Also rendered by the server without Next (`src/server/searchPage.tsx`). */
export function SearchAnswer({ search, results }: { search: string; results: SearchResult[] }) {
  return (
    <>
      <p className="pt-5 text-soft-ink [column-span:all]">{describeCount(results.length, search)}</p>
      <ResultGroups results={results} level="h2" link="a" />
    </>
  )
}
