import { findCategory, tabCategories, type Category } from './categories'

/** The chosen tab: a category that has one, or all. */
export type LibraryTab = 'all' | Category

/** What the library shows: the tab and what stands in the search box. */
export type LibraryView = { tab: LibraryTab; search: string }

type Findable = { title: string; description: string; category: Category }

/**
 * The modules of a tab whose title or description contains the words searched for, in the order given.
 * @param search compared without regard to case and to space around it
 */
export function findModules<Module extends Findable>(
  modules: readonly Module[],
  { tab, search }: LibraryView,
): Module[] {
  const wanted = search.trim().toLowerCase()
  return modules.filter(
    ({ title, description, category }) =>
      (tab === 'all' || category === tab) &&
      (title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted)),
  )
}

/**
 * Reads the library's address. `filter` picks the tab, `search` fills the box, `module` fills it with the title of that
 * module. What is unknown is left out. A link may name a category its module has left since: where only other
 * categories have the words, all of them are shown.
 */
export function readLibraryAddress(
  params: Pick<URLSearchParams, 'get'>,
  modules: readonly (Findable & { slug: string })[],
): LibraryView {
  const category = findCategory(params.get('filter'))?.value
  const named = modules.find(({ slug }) => slug === params.get('module'))
  const view: LibraryView = {
    tab: tabCategories.some(({ value }) => value === category) ? category! : 'all',
    search: params.get('search') ?? named?.title ?? '',
  }
  const everywhere: LibraryView = { ...view, tab: 'all' }
  const strayed =
    view.search.trim() && findModules(modules, view).length === 0 && findModules(modules, everywhere).length > 0
  return strayed ? everywhere : view
}

/** The query of the address that shows the same again, with its question mark; empty where nothing is chosen. */
export function libraryQuery({ tab, search }: LibraryView): string {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('filter', tab)
  if (search.trim()) params.set('search', search.trim())
  const query = params.toString()
  return query && `?${query}`
}
