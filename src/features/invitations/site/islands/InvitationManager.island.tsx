'use client'

import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useRef, useState, type KeyboardEvent } from 'react'

import { CallsProvider } from '@/shared/ui/CallsProvider'

import { InviteForm } from './InviteForm'
import { ShareForm } from './ShareForm'

type InvitationManagerProps = {
  productName: string
  siteUrl: string
  modules: { slug: string; title: string }[]
}

// For founders alone; nobody else fetches it.
const BatchPanel = dynamic(() => import('./BatchPanel').then(({ BatchPanel }) => BatchPanel), {
  ssr: false,
  loading: () => <p role="status">One moment…</p>,
})

const tabs = [
  { value: 'single-invitation', label: 'Invite a friend' },
  { value: 'share-module', label: 'Share a module' },
  { value: 'batch-invitations', label: 'Founder’s letters' },
] as const

type Tab = (typeof tabs)[number]['value']

/** The three ways to invite. Arrow keys, Home and End go from tab to tab, as screen readers announce it. */
export function InvitationManager({ productName, siteUrl, modules }: InvitationManagerProps) {
  const [chosen, setChosen] = useState<Tab>('single-invitation')
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ value }) => value === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const tab = tabs.at(to % tabs.length)!
    setChosen(tab.value)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.value}`)?.focus()
  }

  return (
    <CallsProvider>
      <div
        ref={list}
        role="tablist"
        aria-label="Ways to invite"
        onKeyDown={move}
        className="mt-10 flex flex-wrap gap-2 border-b border-line pb-4"
      >
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`tab-${value}`}
            aria-selected={value === chosen}
            aria-controls={`panel-${value}`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => setChosen(value)}
            className={clsx(
              'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors duration-200',
              value === chosen ? 'border-ink bg-ink text-paper' : 'border-edge hover:bg-leaf',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value }) => (
        <section
          key={value}
          role="tabpanel"
          id={`panel-${value}`}
          aria-labelledby={`tab-${value}`}
          hidden={value !== chosen}
          className="pt-8"
        >
          {value === 'single-invitation' && <InviteForm productName={productName} siteUrl={siteUrl} />}
          {value === 'share-module' && <ShareForm siteUrl={siteUrl} modules={modules} />}
          {value === 'batch-invitations' && chosen === value && <BatchPanel />}
        </section>
      ))}
    </CallsProvider>
  )
}
