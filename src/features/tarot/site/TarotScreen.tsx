import { DraftBanner } from '@/shared/ui/DraftBanner'

import { PlayNote } from './components/CardWords'
import { DeckList } from './components/DeckList'
import { backDrawing, drawings } from './drawings'
import { DailyCard } from './islands/DailyCard.island'
import type { CardView } from './view'

type TarotScreenProps = {
  cards: CardView[]
  preview: boolean
  owner: { productName: string; tarotSite: string | null }
}

function Intro() {
  return (
    <>
      <p className="caps">Daily tarot</p>
      <h1 className="mt-2">Your Card for Today</h1>
      <p className="mt-4 max-w-112 text-lg text-soft-ink">
        Twenty-two old pictures, one of them a day, and a question to go with it.
      </p>
    </>
  )
}

export function TarotScreen({ cards, preview, owner }: TarotScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/tarot" />}
      <div className="page-width pt-10 pb-6 md:pt-14">
        <DailyCard
          cards={cards}
          drawings={drawings}
          back={backDrawing}
          intro={<Intro />}
          signature={`${owner.productName} · a card a day`}
        />
        <div className="mt-14 border-t border-line pt-8">
          <PlayNote tarotSite={owner.tarotSite} />
        </div>
        <DeckList cards={cards} />
      </div>
    </>
  )
}
