'use client'

import clsx from 'clsx'
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'

type Tab = { value: string; label: string; content: ReactNode }

type TabsProps = {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly Tab[]
  /** The query parameter that names the chosen tab, so that it can be linked to; without it, nothing is kept. */
  param?: string
}

/**
 * Tabs over panels made on the server, the first chosen. Arrow keys, Home and End go from tab to tab. All panels are in
 * the page: without scripts they stand below each other.
 */
export function Tabs({ label, tabs, param }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]!.value)
  const id = useId()

  // The page is made once for every address, so the query is read here and not on the server.
  useEffect(() => {
    if (!param) return
    const follow = () => {
      const named = new URLSearchParams(window.location.search).get(param)
      setChosen(tabs.find(({ value }) => value === named)?.value ?? tabs[0]!.value)
    }
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
    // The tabs of a page do not change while it is open, only their objects do.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [param])

  function choose(value: string) {
    setChosen(value)
    if (!param) return
    const query = value === tabs[0]!.value ? '' : `?${new URLSearchParams({ [param]: value })}`
    window.history.replaceState(null, '', window.location.pathname + query)
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ value }) => value === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const tab = tabs.at(to % tabs.length)!
    choose(tab.value)
    document.getElementById(`${id}-tab-${tab.value}`)?.focus()
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-2 print:hidden noscript:hidden"
      >
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            aria-selected={value === chosen}
            aria-controls={`${id}-panel-${value}`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => choose(value)}
            className={clsx(
              'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors duration-200',
              value === chosen ? 'border-ink bg-ink text-paper' : 'border-edge hover:bg-leaf',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          className={clsx('mt-8', value !== chosen && 'hidden noscript:block')}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
