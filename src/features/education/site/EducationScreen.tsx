import type { ReactNode } from 'react'

import { EmptyShelfScene } from '@/shared/ui/art/Scenes'
import { DraftBanner } from '@/shared/ui/DraftBanner'

import { routes } from '../content/routes'
import { nameRoutes } from '../domain/routes'
import { Library } from './islands/Library.island'
import type { CardView } from './view'
import type { LibraryTexts } from '../content/libraryTexts'

type EducationScreenProps = {
  texts: LibraryTexts
  cards: CardView[]
  preview: boolean
  /** Rendered at the end of the page: the quote of the day. */
  closing: ReactNode
}

function Intro({ texts, count }: { texts: LibraryTexts; count: number }) {
  return (
    <>
      <h1 className="sm:text-5xl">{texts.headline}</h1>
      <p className="mt-3 mb-6 max-w-measure text-soft-ink">
        {count} {texts.introduction} <strong>{texts.freeAccess}</strong> {texts.introductionEnd}
      </p>
    </>
  )
}

export function EducationScreen({ texts, cards, preview, closing }: EducationScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/education" />}
      <div className="page-width pt-6 pb-6 md:pt-10">
        <Library
          texts={texts}
          modules={cards}
          routeChoices={nameRoutes(routes, texts.routes).map(({ key, label, first }) => ({ key, label, first }))}
          intro={<Intro texts={texts} count={cards.length} />}
          emptyScene={<EmptyShelfScene className="h-auto max-w-full" />}
        />
        {closing}
      </div>
    </>
  )
}
