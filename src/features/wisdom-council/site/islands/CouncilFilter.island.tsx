'use client'

import clsx from 'clsx'
import { useState, type ReactNode } from 'react'

import { pillClass } from '@/shared/ui/Button'

import { perspectives, includesFocus, type Focus, type Perspective } from '../../domain/perspectives'
import type { CouncilWords } from '../../content/councilTexts'

type CouncilFilterProps = {
  texts: Pick<CouncilWords, 'perspectives' | 'nobody'>
  cards: { name: string; focus: Focus; card: ReactNode }[]
}

/** The filters and the matching cards. */
export function CouncilFilter({ texts, cards }: CouncilFilterProps) {
  const [chosen, setChosen] = useState<Perspective>('all')
  const count = cards.filter(({ focus }) => includesFocus(chosen, focus)).length
  return (
    <>
      <div role="group" aria-label="Perspectives" className="flex flex-wrap gap-2 noscript:hidden">
        {perspectives.map(({ value }, index) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => setChosen(value)}
            className={pillClass(value === chosen)}
          >
            {texts.perspectives[index]?.label}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {count === 1 ? '1 expert' : `${count} experts`}
      </p>
      {count === 0 && <p className="mt-8">{texts.nobody}</p>}
      <ul
        className={clsx(
          'mt-6 grid gap-x-14 border-t-[1.5px] border-ink empty:border-0 lg:grid-cols-2',
          chosen === 'all' && 'lg:[&>:last-child:nth-child(odd)]:col-span-2',
        )}
      >
        {cards.map(({ name, focus, card }) => (
          <li key={name} hidden={!includesFocus(chosen, focus)} className="border-b border-line">
            {card}
          </li>
        ))}
      </ul>
    </>
  )
}
