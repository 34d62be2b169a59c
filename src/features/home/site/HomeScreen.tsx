import type { ReactNode } from 'react'

import { BookEmblem, FlameEmblem, SproutEmblem } from '@/shared/ui/art/CardEmblems'
import { buttonClass } from '@/shared/ui/Button'
import { DraftBanner } from '@/shared/ui/DraftBanner'
import { InlineText } from '@/shared/ui/InlineText'
import { SiteLink } from '@/shared/ui/SiteLink'

import { HeroArt } from './components/HeroArt'
import { WeekSpread, type SpreadParts } from './components/WeekSpread'
import type { HomeTexts } from './queries'

/** Where the cards lead, in their order. */
const cardPlaces = [
  { href: '/education', Emblem: BookEmblem },
  { href: '/tracking', Emblem: FlameEmblem },
  { href: '/smart-stacks', Emblem: SproutEmblem },
]

const cardsOf = ({ cards }: HomeTexts) =>
  cardPlaces.flatMap((place, index) => (cards[index] ? [{ ...place, ...cards[index] }] : []))

/** “Short reads …” says how many there are, once there are some. */
const withCount = (introduction: string, count: number | null) =>
  count ? introduction.replace(/^Short reads\b/, `${count} short reads`) : introduction

/** The almanac's spread of this week, and the three cards below it. */
function SecondHalf({ texts, parts }: { texts: HomeTexts; parts: SpreadParts }) {
  return (
    <>
      <WeekSpread texts={texts} {...parts} />
      <ul className="mt-12 grid gap-x-12 border-t-[1.5px] border-ink lg:grid-cols-3">
        {cardsOf(texts).map(({ href, title, text, Emblem }) => (
          <li
            key={href}
            className="grid grid-cols-[3.5rem_1fr] gap-x-4 border-b border-line py-6 lg:border-b-0 large-text:grid-cols-1"
          >
            <Emblem size={48} className="text-marigold" />
            <div>
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1.5 max-w-measure text-soft-ink">{text}</p>
              <SiteLink href={href} className="mt-1 inline-flex min-h-11 items-center font-semibold">
                {texts.cardLink}
                <span className="sr-only"> the {title}</span>
              </SiteLink>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

type HomeScreenProps = {
  texts: HomeTexts
  preview: boolean
  moduleCount: number | null
  parts: SpreadParts
  /** The owner's own blocks, below everything or in place of the second half. */
  own?: { blocks: ReactNode; instead: boolean }
}

export function HomeScreen({ texts, preview, moduleCount, parts, own }: HomeScreenProps) {
  return (
    <div className="page-width">
      {preview && <DraftBanner path="/" />}
      <section className="grid items-center gap-12 pt-10 pb-14 md:grid-cols-[1.2fr_0.8fr] md:pt-14 lg:grid-cols-[1.05fr_0.95fr] lg:gap-16 lg:pt-16 lg:pb-20">
        <div>
          <p className="caps text-balance">{texts.eyebrow}</p>
          <h1 className="mt-4 text-[clamp(2.5rem,1.6rem+4vw,4.2rem)] large-text:text-4xl">
            {texts.headline} <span className="slanted text-plum">{texts.headlineAnswer}</span>
          </h1>
          <p className="mt-6 max-w-136 text-lg text-soft-ink">
            <InlineText>{withCount(texts.introduction, moduleCount)}</InlineText>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <SiteLink href="/dashboard" className={buttonClass()}>
              {texts.startButton}
            </SiteLink>
            <SiteLink href="/privacy-dashboard" className={buttonClass({ variant: 'quiet' })}>
              {texts.privacyButton}
            </SiteLink>
          </div>
        </div>
        <HeroArt className="mx-auto max-w-88 lg:max-w-none" />
      </section>
      {!own?.instead && <SecondHalf texts={texts} parts={parts} />}
      {own && <div className="mt-14">{own.blocks}</div>}
    </div>
  )
}
