import { DraftBanner } from '@/shared/ui/DraftBanner'
import { SiteLink } from '@/shared/ui/SiteLink'

import { CardQuestion, PlayNote } from './components/CardWords'
import { DeckList } from './components/DeckList'
import { TarotCardFace } from './components/TarotCard'
import { drawings } from './drawings'
import { ShareCard } from './islands/ShareCard.island'
import type { CardView } from './view'
import type { TarotTexts } from '../content/tarotTexts'

type TarotCardScreenProps = {
  texts: TarotTexts
  card: CardView
  cards: CardView[]
  preview: boolean
  owner: { productName: string; tarotSite: string | null }
}

/** A card as a page, readable without JavaScript. */
export function TarotCardScreen({ texts, card, cards, preview, owner }: TarotCardScreenProps) {
  const art = drawings[card.number]!
  return (
    <>
      {preview && <DraftBanner path={`/tarot/${card.number}`} />}
      <div className="page-width pt-10 pb-6 md:pt-14">
        <div className="grid items-center gap-10 md:grid-cols-[minmax(0,21rem)_1fr] md:gap-16">
          <div className="mx-auto w-full max-w-84">
            <TarotCardFace card={card} art={art} Name="h1" />
          </div>
          <div className="space-y-8">
            <CardQuestion heading={texts.questionHeading} prompt={card.prompt} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <ShareCard texts={texts} card={card} art={art} signature={`${owner.productName} · ${texts.aCardADay}`} />
              <SiteLink href="/tarot" className="inline-flex min-h-11 items-center font-semibold">
                {texts.todayLink}
              </SiteLink>
            </div>
            <PlayNote texts={texts} tarotSite={owner.tarotSite} />
          </div>
        </div>
        <DeckList heading={texts.deckHeading} cards={cards} current={card.number} />
      </div>
    </>
  )
}
