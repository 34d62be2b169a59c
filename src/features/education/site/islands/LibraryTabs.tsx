import clsx from 'clsx'
import { useEffect, useRef, type KeyboardEvent } from 'react'

import type { LibraryTab } from '../../domain/findModules'

type LibraryTabsProps = {
  tabs: readonly { value: LibraryTab; label: string }[]
  chosen: LibraryTab
  onChoose: (tab: LibraryTab) => void
}

/** The categories. Arrow keys, Home and End go from tab to tab, as screen readers announce it. */
export function LibraryTabs({ tabs, chosen, onChoose }: LibraryTabsProps) {
  const list = useRef<HTMLDivElement>(null)

  // On a phone the tabs are a strip, and a link may choose one that lies beyond its edge.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#tab-${chosen}`)
    if (!list.current || !tab) return
    const { left, right } = tab.getBoundingClientRect()
    const strip = list.current.getBoundingClientRect()
    if (left < strip.left || right > strip.right) list.current.scrollLeft += left - strip.left - strip.width / 3
  }, [chosen])

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ value }) => value === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const tab = tabs.at(to % tabs.length)!
    onChoose(tab.value)
    event.currentTarget.querySelector<HTMLElement>(`#tab-${tab.value}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Categories"
      onKeyDown={move}
      className="-mx-4 mt-5 flex [scrollbar-width:none] gap-2 overflow-x-auto px-4 py-1.5 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {tabs.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          role="tab"
          id={`tab-${value}`}
          aria-selected={value === chosen}
          aria-controls="library-panel"
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
          className={clsx(
            'min-h-11 shrink-0 rounded-full border px-4 text-sm font-semibold transition-colors duration-200',
            value === chosen ? 'border-ink bg-ink text-paper' : 'border-edge hover:bg-leaf',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
