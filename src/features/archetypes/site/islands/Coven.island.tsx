'use client'

import clsx from 'clsx'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'

import { Choice } from '@/shared/ui/Choice'

import { archetypeIds, type ArchetypeId } from '../../domain/archetypes'

type Member = {
  id: ArchetypeId
  persona: string
  tagline: string
  tier: string
  emblem: ReactNode
  portrait: ReactNode
}

/** The five cards and the portrait of the selected one. Without JavaScript all portraits are listed. */
export function Coven({ question, members }: { question: string; members: Member[] }) {
  const [chosen, setChosen] = useState<ArchetypeId>(
    () => (members.find(({ id }) => id === archetypeIds[0]) ?? members[0])?.id ?? archetypeIds[0],
  )
  const portraits = useRef<HTMLDivElement>(null)
  /** On phones the portrait is below the cards, so a tap scrolls to it. Arrow keys only select. */
  const show = ({ detail }: MouseEvent) => {
    const there = portraits.current
    if (detail > 0 && there && there.getBoundingClientRect().top > window.innerHeight * 0.5) there.scrollIntoView()
  }
  return (
    <>
      <fieldset id="archetypes" className="scroll-mt-6">
        <legend className="slanted text-2xl">{question}</legend>
        <div className="mt-4 grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-5 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
          {members.map(({ id, persona, tagline, tier, emblem }) => (
            <Choice
              key={id}
              type="radio"
              variant="cell"
              grid
              name="archetype"
              checked={id === chosen}
              onChange={() => setChosen(id)}
              onClick={show}
              className="grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:flex sm:flex-col"
            >
              <span className="row-span-3 text-marigold">{emblem}</span>
              <span className="font-serif text-xl leading-tight sm:mt-3">{persona}</span>
              <span className="mt-1 mb-3 text-sm text-soft-ink sm:mt-2 sm:mb-4">{tagline}</span>
              <span className="mt-auto text-xs text-soft-ink">{tier}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <div ref={portraits} className="scroll-mt-4">
        {members.map(({ id, persona, portrait }) => (
          <section key={id} aria-label={persona} className={clsx('mt-12', id !== chosen && 'hidden noscript:block')}>
            {portrait}
          </section>
        ))}
      </div>
    </>
  )
}
