'use client'

import { useState, type ReactNode } from 'react'

import { pillClass } from '@/shared/ui/Button'

import { perspectives, includesFocus, type Focus, type Perspective } from '../../domain/perspectives'

/** The filters and the matching cards. */
export function CouncilFilter({ cards }: { cards: { name: string; focus: Focus; card: ReactNode }[] }) {
  const [chosen, setChosen] = useState<Perspective>('all')
  const count = cards.filter(({ focus }) => includesFocus(chosen, focus)).length
  return (
    <>
      <div role="group" aria-label="Perspectives" className="flex flex-wrap gap-2 noscript:hidden">
        {perspectives.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => setChosen(value)}
            className={pillClass(value === chosen)}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {count === 1 ? '1 expert' : `${count} experts`}
      </p>
      {count === 0 && <p className="mt-8">Nobody sits in this chair yet.</p>}
      <ul className="mt-6 grid gap-x-14 border-t-[1.5px] border-ink empty:border-0 lg:grid-cols-2">
        {cards.map(({ name, focus, card }) => (
          <li key={name} hidden={!includesFocus(chosen, focus)} className="border-b border-line">
            {card}
          </li>
        ))}
      </ul>
    </>
  )
}
