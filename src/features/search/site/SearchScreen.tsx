import type { SearchResult } from '../contract'
import { describeCount, ResultGroups } from './components/ResultGroups'
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
        <SearchForm search={search} />
        {search && <p className="mt-5 text-soft-ink">{describeCount(results.length, search)}</p>}
        <ResultGroups results={results} level="h2" />
      </div>
    </div>
  )
}
