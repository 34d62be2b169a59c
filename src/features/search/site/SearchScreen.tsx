import type { PageTexts } from '@/shared/lib/pageTexts'
import type { SearchResult } from '@/shared/lib/siteSearch'

import type { searchTexts } from '../content/searchTexts'
import { SearchAnswer } from './components/SearchAnswer'
import { SearchForm } from './components/SearchForm'

type SearchScreenProps = { texts: PageTexts<typeof searchTexts>; search: string; results: SearchResult[] }

/** Two columns where there is room, so that what was found is seen at a glance; each group below its heading in one. */
const foundClass = 'gap-x-16 lg:columns-2'

/** The search as a page: works without JavaScript, and results have a URL. */
export function SearchScreen({ texts, search, results }: SearchScreenProps) {
  return (
    <div className="page-width pt-6 pb-6 md:pt-10">
      <p className="slanted text-xl text-marigold-ink">{texts.eyebrow}</p>
      <h1 className="mt-1 sm:text-5xl">{texts.headline}</h1>
      <div className="mt-5">
        <SearchForm texts={texts} search={search || undefined} />
        <p className="mt-3 max-w-measure text-sm text-soft-ink">{texts.introduction}</p>
        {search ? (
          <div className={foundClass}>
            <SearchAnswer search={search} results={results} />
          </div>
        ) : (
          // The production server fills it for each search (`src/server/searchPage.tsx`); React leaves it as it arrives.
          <div id="found" className={foundClass} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        )}
      </div>
    </div>
  )
}
