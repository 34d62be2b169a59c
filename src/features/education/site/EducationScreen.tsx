import type { ReactNode } from 'react'

import { EmptyShelfScene } from '@/shared/ui/art/Scenes'
import { DraftBanner } from '@/shared/ui/DraftBanner'

import { routes } from '../content/routes'
import { Library } from './islands/Library.island'
import type { CardView } from './view'

type EducationScreenProps = {
  cards: CardView[]
  preview: boolean
  /** Rendered at the end of the page: the quote of the day. */
  closing: ReactNode
}

function Intro({ count }: { count: number }) {
  return (
    <>
      <h1 className="sm:text-5xl">Contents</h1>
      <p className="mt-3 mb-6 text-soft-ink">
        {count} short reads, each with its sources and the day we last checked them. <strong>Free Access</strong> to
        every one. What you read is remembered by this browser and nobody else.
      </p>
    </>
  )
}

export function EducationScreen({ cards, preview, closing }: EducationScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/education" />}
      <div className="page-width pt-6 pb-6 md:pt-10">
        <Library
          modules={cards}
          routeChoices={routes.map(({ key, label, first }) => ({ key, label, first }))}
          intro={<Intro count={cards.length} />}
          emptyScene={<EmptyShelfScene className="h-auto max-w-full" />}
        />
        {closing}
      </div>
    </>
  )
}
