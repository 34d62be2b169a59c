'use client'

import clsx from 'clsx'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { pillClass } from './Button'

type TabListProps<Value extends string> = {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Called on intent, to prefetch a tab's panel. */
  onNear?: (value: Value) => void
  /** The ids of a tab and the panel it controls; the panel refers to the tab by `aria-labelledby`. */
  tabId: (value: Value) => string
  panelId: (value: Value) => string
  className?: string
}

/**
 * A tab list with roving tabindex: arrow keys, Home and End select. A row that overflows scrolls the selected tab into
 * view.
 */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { label, tabs, chosen, onChoose, onNear, tabId, panelId, className } = props
  const list = useRef<HTMLDivElement>(null)
  const chosenTab = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!list.current || !chosenTab.current || list.current.scrollWidth <= list.current.clientWidth) return
    const { left, right } = chosenTab.current.getBoundingClientRect()
    const row = list.current.getBoundingClientRect()
    if (left < row.left || right > row.right) list.current.scrollLeft += left - row.left - row.width / 3
  }, [chosen])

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ value }) => value === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const { value } = tabs.at(to % tabs.length)!
    onNear?.(value)
    onChoose(value)
    document.getElementById(tabId(value))?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={clsx('flex gap-2', className)}>
      {tabs.map(({ value, label }) => (
        <button
          key={value}
          ref={value === chosen ? chosenTab : undefined}
          type="button"
          role="tab"
          id={tabId(value)}
          aria-selected={value === chosen}
          aria-controls={panelId(value)}
          tabIndex={value === chosen ? 0 : -1}
          onPointerEnter={() => onNear?.(value)}
          onFocus={() => onNear?.(value)}
          onClick={() => onChoose(value)}
          className={pillClass(value === chosen)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

type TabsProps = {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly { value: string; label: string; content: ReactNode }[]
  /**
   * The query parameter that holds the selected tab, so that it can be linked to; without it the URL does not change.
   */
  param?: string
  /** Called on intent, to prefetch a tab's panel. */
  onNear?: (value: string) => void
  onChoose?: (value: string) => void
  className?: string
  listClassName?: string
  panelClassName?: string
}

/**
 * Tabs with their panels, the first selected. All panels are rendered: without JavaScript they are visible one below
 * the other.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, param, onNear, onChoose, className, listClassName, panelClassName = 'mt-8' } = props
  const [chosen, setChosen] = useState(tabs[0]!.value)
  const id = useId()
  const tabId = (value: string) => `${id}-tab-${value}`
  const panelId = (value: string) => `${id}-panel-${value}`

  // The page is prerendered for all queries, so the query is read in the browser.
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
    onChoose?.(value)
    if (!param) return
    const query = value === tabs[0]!.value ? '' : `?${new URLSearchParams({ [param]: value })}`
    window.history.replaceState(null, '', window.location.pathname + query)
  }

  return (
    <div className={className}>
      <TabList
        label={label}
        tabs={tabs}
        chosen={chosen}
        onChoose={choose}
        onNear={onNear}
        tabId={tabId}
        panelId={panelId}
        className={clsx(
          'flex-wrap print:hidden noscript:hidden',
          // On a phone three share a row evenly: the third would stand alone below the others.
          tabs.length === 3 &&
            'min-[22rem]:max-sm:grid min-[22rem]:max-sm:grid-cols-3 min-[22rem]:max-sm:*:px-1 min-[22rem]:max-sm:*:leading-tight',
          listClassName,
        )}
      />
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={panelId(value)}
          aria-labelledby={tabId(value)}
          className={clsx(panelClassName, value !== chosen && 'hidden noscript:block')}
        >
          {content}
        </div>
      ))}
    </div>
  )
}
