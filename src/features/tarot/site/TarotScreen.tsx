import { DraftBanner } from '@/shared/ui/DraftBanner'

import { PlayNote } from './components/CardWords'
import { DeckList } from './components/DeckList'
import { backDrawing, drawings } from './drawings'
import { DailyCard } from './islands/DailyCard.island'
import type { CardView } from './view'
import type { TarotTexts } from '../content/tarotTexts'

type TarotScreenProps = {
  texts: TarotTexts
  cards: CardView[]
  preview: boolean
  owner: { productName: string; tarotSite: string | null }
}

function Intro({ texts }: { texts: TarotTexts }) {
  return (
    <>
      <p className="caps">{texts.eyebrow}</p>
      <h1 className="mt-1 md:mt-2">{texts.headline}</h1>
      <p className="mt-2 max-w-112 text-soft-ink md:mt-4 md:text-lg">{texts.introduction}</p>
    </>
  )
}

export function TarotScreen({ texts, cards, preview, owner }: TarotScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/tarot" />}
      <div className="page-width pt-5 pb-6 md:pt-14">
        <DailyCard
          texts={texts}
          cards={cards}
          drawings={drawings}
          back={backDrawing}
          intro={<Intro texts={texts} />}
          signature={`${owner.productName} · ${texts.aCardADay}`}
        />
        <div className="mt-14 border-t border-line pt-8">
          <PlayNote texts={texts} tarotSite={owner.tarotSite} />
        </div>
        <DeckList heading={texts.deckHeading} cards={cards} />
      </div>
    </>
  )
}
