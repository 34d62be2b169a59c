import type { PageTexts } from '@/shared/lib/pageTexts'
import type { SearchResult } from '@/shared/lib/siteSearch'

import type { searchTexts } from '../content/searchTexts'
import { SearchAnswer } from './components/SearchAnswer'
import { SearchForm } from './components/SearchForm'

type SearchScreenProps = { texts: PageTexts<typeof searchTexts>; search: string; results: SearchResult[] }

/** The search as a page: works without JavaScript, and results have a URL. */
export function SearchScreen({ texts, search, results }: SearchScreenProps) {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <p className="caps">{texts.eyebrow}</p>
      <h1 className="mt-2">{texts.headline}</h1>
      <p className="mt-4 max-w-136 text-lg text-soft-ink">{texts.introduction}</p>
      <div className="mt-7 max-w-2xl">
        <SearchForm texts={texts} search={search || undefined} />
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
