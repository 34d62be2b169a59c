import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import { findCategory, tabCategories, type Category } from './categories'

/** The selected tab: a category with a tab, or all. */
export type LibraryTab = 'all' | Category

/** The filter of the library: the tab and the search text. */
export type LibraryView = { tab: LibraryTab; search: string }

type Findable = { title: string; description: string; category: Category }

/**
 * The modules of a tab whose title or description contains the search text, in the given order.
 * @param search trimmed and compared without capitals; a typed apostrophe is a printed one
 */
export function findModules<Module extends Findable>(
  modules: readonly Module[],
  { tab, search }: LibraryView,
): Module[] {
  const wanted = withPlainQuotes(search.trim())
  return modules.filter(
    ({ title, description, category }) =>
      (tab === 'all' || category === tab) &&
      (withPlainQuotes(title).includes(wanted) || withPlainQuotes(description).includes(wanted)),
  )
}

/**
 * Parses the library's query. `filter` selects the tab, `search` fills the search box, `module` fills it with that
 * module's title; unknown values are ignored. The tab stays as the link names it: what only other categories have is
 * listed below as such.
 */
export function parseLibraryQuery(
  params: Pick<URLSearchParams, 'get'>,
  modules: readonly (Findable & { slug: string })[],
): LibraryView {
  const category = findCategory(params.get('filter'))?.value
  const named = modules.find(({ slug }) => slug === params.get('module'))
  return {
    tab: tabCategories.some(({ value }) => value === category) ? category! : 'all',
    search: params.get('search') ?? named?.title ?? '',
  }
}

/** The query string, with its question mark, that restores the filter; empty for the default. */
export function formatLibraryQuery({ tab, search }: LibraryView): string {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('filter', tab)
  if (search.trim()) params.set('search', search.trim())
  const query = params.toString()
  return query && `?${query}`
}
