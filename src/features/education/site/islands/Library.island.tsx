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

import { FillingMoon } from '@/shared/ui/FillingMoon'
import { TabList } from '@/shared/ui/Tabs.island'

import { categories, tabCategories, type Category } from '../../domain/categories'
import { findModules, formatLibraryQuery, parseLibraryQuery, type LibraryView } from '../../domain/findModules'
import type { CardView } from '../view'
import { LibraryProgress } from './LibraryProgress'
import { ModuleCard } from './ModuleCard'
import { NoResults } from './NoResults'
import { SearchBox } from './SearchBox'
import { noReadings, subscribeToReadings, readings } from './readingStore'

/** Debounce of URL updates while typing (ms): Safari allows 100 history changes in 30 seconds. */
const addressDelay = 300

const libraryPath = '/education'
const tabId = (tab: LibraryView['tab']) => `tab-${tab}`

type LibraryProps = {
  modules: CardView[]
  intro: ReactNode
  /** Stars around the overall progress moon. */
  sky: ReactNode
  /** A drawing for each category. */
  emblems: Partial<Record<Category, ReactNode>>
  /** Shown when the list is empty. */
  emptyScene: ReactNode
}

/**
 * The library: search, tabs and cards. A client component as a whole: a server-rendered list would be sent twice, as
 * HTML and as RSC payload with all its markup; this way only plain data is sent.
 */
export function Library({ modules, intro, sky, emblems, emptyScene }: LibraryProps) {
  const [view, setView] = useState<LibraryView>({ tab: 'all', search: '' })
  const known = useSyncExternalStore(subscribeToReadings, readings, noReadings)
  const router = useRouter()
  const pathname = usePathname()
  const [opening, startOpening] = useTransition()
  const [opened, setOpened] = useState<string | null>(null)
  const openedCard = useRef<HTMLElement | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const written = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const follow = useCallback(
    (params: URLSearchParams) => {
      // A URL that this component wrote itself may be older than the current input.
      if (params.toString() === written.current) return
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

  const found = findModules(modules, view)
  const elsewhere = found.length === 0 && view.search.trim() ? findModules(modules, { ...view, tab: 'all' }).length : 0
  const isDone = ({ slug }: CardView) => known[slug]?.completed ?? false
  const done = modules.filter(isDone).length
  const sections = categories
    .map((category) => ({
      ...category,
      all: modules.filter((module) => module.category === category.value),
      found: found.filter((module) => module.category === category.value),
    }))
    .filter((section) => section.found.length > 0)

  return (
    <div ref={root}>
      <Suspense>
        <FollowAddress follow={follow} />
      </Suspense>
      <div className="grid items-end gap-12 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          {intro}
          <LibraryProgress done={done} total={modules.length} label="Overall progress" overall />
        </div>
        <div className="relative hidden aspect-6/7 w-60 place-items-center rounded-t-full border border-line bg-linear-to-b from-night-1 to-night-2 text-moonlight outline outline-offset-8 outline-line lg:mr-2 lg:mb-2 lg:grid">
          {sky}
          <FillingMoon
            begun={opened !== null}
            phase={modules.length ? done / modules.length : 0}
            size={104}
            className="relative mt-6"
          />
        </div>
      </div>
      <div className="mt-10 noscript:hidden">
        <SearchBox search={view.search} onSearch={(search) => show({ ...view, search })} />
        <TabList
          label="Categories"
          tabs={[{ value: 'all' as const, label: 'All' }, ...tabCategories]}
          chosen={view.tab}
          onChoose={(tab) => show({ ...view, tab }, { atOnce: true })}
          tabId={tabId}
          panelId={() => 'library-panel'}
          // On phones the tabs scroll horizontally.
          className="-mx-4 mt-5 [scrollbar-width:none] overflow-x-auto px-4 py-1.5 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
        />
        <p role="status" className="sr-only">
          {found.length === 1 ? '1 module' : `${found.length} modules`}
        </p>
      </div>
      {/* Without JavaScript there are no tabs, and the tabpanel role does no harm. */}
      <div id="library-panel" role="tabpanel" aria-labelledby={tabId(view.tab)} onClick={openCard}>
        {sections.map(({ value, name, description, all, found }) => (
          <section key={value} aria-labelledby={value} className="mt-14">
            <header className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-4 md:grid-cols-[auto_1fr_14rem]">
              <span className="text-marigold">{emblems[value]}</span>
              <div>
                <h2 id={value} className="text-2xl">
                  {name}
                </h2>
                <p className="mt-1 text-balance text-soft-ink">{description}</p>
              </div>
              <LibraryProgress done={all.filter(isDone).length} total={all.length} label={`${name}: progress`} />
            </header>
            <ul className="mt-6 grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-3">
              {found.map((module) => (
                <ModuleCard
                  key={module.slug}
                  module={module}
                  reading={known[module.slug]}
                  opening={opening && opened === module.slug}
                />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && (
          <NoResults
            view={view}
            elsewhere={elsewhere}
            scene={emptyScene}
            onShow={(next) => show(next, { atOnce: true })}
          />
        )}
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
