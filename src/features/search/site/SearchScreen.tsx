import type { SearchResult } from '@/shared/lib/siteSearch'

import { SearchAnswer } from './components/SearchAnswer'
import { SearchForm } from './components/SearchForm'

/** The search as a page: works without JavaScript, and results have a URL. */
export function SearchScreen({ search, results }: { search: string; results: SearchResult[] }) {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <p className="caps">Somewhere in here</p>
      <h1 className="mt-2">Search</h1>
      <p className="mt-4 max-w-136 text-lg text-soft-ink">
        Modules, stacks, practices, ingredients and experts. Write it the way you say it: flush or flash, HRT or MHT.
        What you look for is not kept.
      </p>
      <div className="mt-7 max-w-2xl">
        <SearchForm search={search || undefined} />
        {search ? (
          <SearchAnswer search={search} results={results} />
        ) : (
          // The production server fills it for each search (`src/server/searchPage.tsx`); React leaves it as it arrives.
          <div id="found" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </div>
    </div>
  )
}
