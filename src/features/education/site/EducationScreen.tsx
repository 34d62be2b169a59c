import type { ReactNode } from 'react'

import { CategoryEmblem } from '@/shared/ui/art/CategoryEmblem'
import { EmptyShelfScene } from '@/shared/ui/art/Scenes'

import { DraftBanner } from '@/shared/ui/DraftBanner'
import { StarrySky } from './components/StarrySky'
import { Library } from './islands/Library.island'
import type { CardView } from './view'

type EducationScreenProps = {
  cards: CardView[]
  preview: boolean
  /** Rendered at the end of the page: the quote of the day. */
  closing: ReactNode
}

function Intro() {
  return (
    <>
      <p className="caps">Education</p>
      <h1 className="mt-2">The Education Library</h1>
      <p className="mt-4 mb-8 max-w-136 text-lg text-soft-ink">
        Short reads, each with its sources and the day we last checked them. All of it free. What you read is remembered
        by this browser and nobody else.
      </p>
    </>
  )
}

export function EducationScreen({ cards, preview, closing }: EducationScreenProps) {
  const used = [...new Set(cards.map(({ category }) => category))]
  const emblems = Object.fromEntries(
    used.map((category) => [category, <CategoryEmblem key={category} category={category} size={48} />]),
  )
  return (
    <>
      {preview && <DraftBanner path="/education" />}
      <div className="page-width pt-10 pb-6 md:pt-14">
        <Library
          modules={cards}
          intro={<Intro />}
          sky={<StarrySky />}
          emblems={emblems}
          emptyScene={<EmptyShelfScene className="h-auto max-w-full" />}
        />
        {closing}
      </div>
    </>
  )
}
