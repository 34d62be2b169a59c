'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type MouseEvent,
  type ReactNode,
} from 'react'

import { TabList } from '@/shared/ui/Tabs.island'

import { categories, tabCategories } from '../../domain/categories'
import { findModules, formatLibraryQuery, parseLibraryQuery, type LibraryView } from '../../domain/findModules'
import { startWith } from '../../domain/nextReading'
import { rankOfferedModules } from '../../domain/routes'
import type { CardView, RouteChoiceView } from '../view'
import { Chapter } from './Chapter'
import { LibraryProgress } from './LibraryProgress'
import { ModuleLine } from './ModuleLine'
import { NoResults } from './NoResults'
import { RouteChoice } from './RouteChoice'
import { useRoutes } from './routeStore'
import { SearchBox } from './SearchBox'
import { noReadings, subscribeToReadings, readings } from './readingStore'
import { StartHere } from './StartHere'
import { useSearchedModules } from './useSearchedModules'
import type { LibraryTexts } from '../../content/libraryTexts'

/** Debounce of URL updates while typing (ms): Safari allows 100 history changes in 30 seconds. */
const addressDelay = 300

const libraryPath = '/education'
/** How many modules stand above the list, to start with. */
const startCount = 3
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const
const tabId = (tab: LibraryView['tab']) => `tab-${tab}`

/** The categories with a tab, by the names that editors gave them. */
const namedTabs = ({ categories: named }: LibraryTexts) =>
  tabCategories.map((category) => ({ ...category, ...named[categories.indexOf(category)] }))

type LibraryProps = {
  texts: LibraryTexts
  modules: CardView[]
  routeChoices: RouteChoiceView[]
  intro: ReactNode
  /** Shown when the list is empty. */
  emptyScene: ReactNode
}

/**
 * The library as a table of contents: search, tabs, chapters that fold. A client component as a whole: a server-rendered list would be sent twice, as
 * HTML and as RSC payload with all its markup; this way only plain data is sent.
 */
export function Library({ texts, modules, routeChoices, intro, emptyScene }: LibraryProps) {
  const [view, setView] = useState<LibraryView>({ tab: 'all', search: '' })
  const known = useSyncExternalStore(subscribeToReadings, readings, noReadings)
  const { routes, toggle } = useRoutes()
  const start = startWith(modules, known, startCount, rankOfferedModules(routeChoices, routes))
  const router = useRouter()
  const pathname = usePathname()
  const [opening, startOpening] = useTransition()
  const [opened, setOpened] = useState<string | null>(null)
  const openedCard = useRef<HTMLElement | null>(null)
  const written = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const follow = useCallback(
    (params: URLSearchParams) => {
      // The router tells of an address late: what this component wrote itself, and what has been left since, is older
      // than what is chosen now.
      if (params.toString() === written.current) return
      if (params.toString() !== new URLSearchParams(window.location.search).toString()) return
      written.current = null
      clearTimeout(timer.current)
      setView(parseLibraryQuery(params, modules))
    },
    [modules],
  )

  const writeAddress = useCallback((next: LibraryView) => {
    clearTimeout(timer.current)
    const query = formatLibraryQuery(next)
    written.current = query.slice(1)
    if (window.location.search !== query) window.history.replaceState(null, '', libraryPath + query)
  }, [])

  const show = (next: LibraryView, { atOnce = false } = {}) => {
    setView(next)
    clearTimeout(timer.current)
    // The initial query is read after hydration; input typed before that wins.
    written.current ??= new URLSearchParams(window.location.search).toString()
    if (atOnce) writeAddress(next)
    else timer.current = setTimeout(writeAddress, addressDelay, next)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // Radix restores the focus itself, unless the visitor went on to another module inside the dialog.
  useEffect(() => {
    if (pathname !== libraryPath || !openedCard.current) return
    openedCard.current.focus({ preventScroll: true })
    openedCard.current = null
  }, [pathname])

  function openCard(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-module]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Safari does not focus a link on click, but the focus returns here when the dialog closes.
    link.focus({ preventScroll: true })
    openedCard.current = link
    writeAddress(view)
    setOpened(link.dataset.module ?? null)
    startOpening(() => router.push(link.pathname, { scroll: false }))
  }

  const search = view.search.trim()
  const also = useSearchedModules(view.search)
  const isDone = ({ slug }: CardView) => known[slug]?.completed ?? false
  const found = findModules(modules, view)
  const done = modules.filter(isDone).length
  const chapters = categories
    .map((category, index) => ({
      ...category,
      ...texts.categories[index],
      all: modules.filter((module) => module.category === category.value),
    }))
    .filter(({ all }) => all.length > 0)
  // The numbers run through the chapters and stay with their modules, whatever is filtered.
  const numbers = new Map(chapters.flatMap(({ all }) => all).map(({ slug }, index) => [slug, index + 1]))
  const everywhere = findModules(modules, { ...view, tab: 'all' })
  const elsewhere = search ? everywhere.filter(({ category }) => view.tab !== 'all' && category !== view.tab) : []
  const alsoFound = (also ?? [])
    .flatMap((slug) => modules.find((module) => module.slug === slug) ?? [])
    .filter((module) => !everywhere.includes(module))

  const line = (module: CardView) => (
    <ModuleLine
      texts={texts}
      key={module.slug}
      module={module}
      number={numbers.get(module.slug)!}
      reading={known[module.slug]}
      opening={opening && opened === module.slug}
      isAbove={!search && start.includes(module)}
      isListed={!search}
    />
  )

  return (
    <div className="grid gap-x-16 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:gap-x-24" onClick={openCard}>
      <Suspense>
        <FollowAddress follow={follow} />
      </Suspense>
      <div className="lg:sticky lg:top-6 lg:self-start">
        {intro}
        <div className="noscript:hidden">
          <SearchBox texts={texts} search={view.search} onSearch={(search) => show({ ...view, search })} />
        </div>
        {/* On phones what was found stands right below the search. */}
        <div className={search ? 'mt-8 hidden lg:block' : 'mt-8'}>
          <StartHere texts={texts} modules={start} />
          <div className="mt-6">
            <LibraryProgress texts={texts} done={done} total={modules.length} label="Overall progress" overall />
          </div>
          <RouteChoice texts={texts} choices={routeChoices} chosen={routes} onToggle={toggle} />
        </div>
      </div>
      <div className="mt-8 min-w-0 lg:mt-0 lg:border-l lg:border-line lg:pl-10 xl:pl-14">
        <TabList
          label="Categories"
          tabs={[{ value: 'all' as const, label: texts.allTab }, ...namedTabs(texts)]}
          chosen={view.tab}
          onChoose={(tab) => show({ ...view, tab }, { atOnce: true })}
          tabId={tabId}
          panelId={() => 'library-panel'}
          // On phones the tabs scroll sideways, and fade where more of them come.
          className="-mx-4 [scrollbar-width:none] overflow-x-auto px-4 py-1.5 max-sm:[mask-image:linear-gradient(to_right,#000_82%,transparent)] max-sm:pr-16 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 noscript:hidden large-text:-mx-3 large-text:px-3"
        />
        <p role="status" className="sr-only">
          {found.length === 1 ? '1 module' : `${found.length} modules`}
        </p>
        {/* Without JavaScript there are no tabs, and the tabpanel role does no harm. */}
        <div id="library-panel" role="tabpanel" aria-labelledby={tabId(view.tab)} className="mt-4">
          {chapters.map(({ value, name, description, all }, at) => {
            const shown = found.filter((module) => module.category === value)
            if (shown.length === 0) return null
            return (
              <Chapter
                texts={texts}
                key={value}
                id={value}
                numeral={numerals[at]!}
                name={name}
                description={description}
                done={all.filter(isDone).length}
                total={all.length}
                // A chapter that was asked for is open; of the whole library, the first one.
                open={at === 0 || view.tab !== 'all' || search !== ''}
              >
                {shown.map(line)}
              </Chapter>
            )
          })}
          {found.length === 0 && (also !== null || elsewhere.length > 0) && (
            <NoResults
              texts={texts}
              view={view}
              elsewhere={elsewhere.length}
              also={alsoFound.length}
              scene={emptyScene}
              onShow={(next) => show(next, { atOnce: true })}
            />
          )}
          {found.length === 0 && elsewhere.length === 0 && also === null && (
            <p className="py-4 text-soft-ink">{texts.looking}</p>
          )}
          {found.length === 0 && elsewhere.length > 0 && <ul>{elsewhere.map(line)}</ul>}
          {alsoFound.length > 0 && (
            <section aria-labelledby="also-found" className="mt-10">
              <h2 id="also-found" className="text-2xl">
                {texts.alsoHeading}
              </h2>
              <ul className="mt-3">{alsoFound.map(line)}</ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

/** Syncs the filter with the URL, except while a module's dialog is open: the URL is then the module's. */
function FollowAddress({ follow }: { follow: (params: URLSearchParams) => void }) {
  const pathname = usePathname()
  const params = useSearchParams()
  useEffect(() => {
    if (pathname === libraryPath) follow(new URLSearchParams(params))
  }, [pathname, params, follow])
  return null
}
