'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { readSessionId, readStored, writeStored } from '@/shared/browser/storage'
import { buttonClass } from '@/shared/ui/Button'

import { calendarDay, drawCard } from '../../domain/drawCard'
import { CardQuestion } from '../components/CardWords'
import { TarotCardBack, TarotCardFace } from '../components/TarotCard'
import type { CardView } from '../view'
import { ShareCard } from './ShareCard.island'
import type { TarotTexts } from '../../content/tarotTexts'

const key = 'power-years-daily-card'
const loadTurningCard = () => import('./TurningCard').then(({ TurningCard }) => TurningCard)
/** Maximum wait for the animation's code after a press (ms); later the card turns without animation. */
const turnWait = 400
/** A route handler that redirects, so this is a plain link instead of a router link. */
const common = '/tarot/today'

type DailyCardProps = {
  texts: TarotTexts
  cards: CardView[]
  /** The drawings by card number; only the drawn card's is loaded. */
  drawings: readonly string[]
  back: string
  signature: string
  /** The page's heading: above the card on phones, beside it elsewhere. */
  intro: ReactNode
}

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The number of the card turned in this browser today, or null. */
function turnedToday(): number | null {
  const stored = readStored(key)
  return stored?.day === calendarDay(new Date()) ? stored.number : null
}

/**
 * The card of the day, face down until the visitor turns it. A turned card is stored, so that a new session id does not
 * change it. Without JavaScript the link leads to the shared card of the day.
 */
export function DailyCard({ texts, cards, drawings, back, signature, intro }: DailyCardProps) {
  const [number, setNumber] = useState<number | null>(null)
  const [up, setUp] = useState(false)
  const face = useRef<HTMLDivElement>(null)
  /** True while turning it now, false when restored from storage. */
  const turning = useRef(false)
  const [Turning, setTurning] = useState<Awaited<ReturnType<typeof loadTurningCard>> | null>(null)

  useEffect(() => {
    const look = () => {
      const turned = turnedToday()
      setNumber(turned)
      setUp(turned !== null)
    }
    look()
    // On a page left open overnight, shows the new day's card.
    const shown = () => document.visibilityState === 'visible' && look()
    document.addEventListener('visibilitychange', shown)
    return () => document.removeEventListener('visibilitychange', shown)
  }, [])

  function prepare() {
    if (!lessMotion()) loadTurningCard().catch(() => {})
  }

  async function turn(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const day = calendarDay(new Date())
    const drawn = turnedToday() ?? drawCard(day, readSessionId())
    writeStored(key, { day, number: drawn })
    setNumber(drawn)
    if (!lessMotion()) {
      const late = new Promise<null>((resolve) => setTimeout(resolve, turnWait, null))
      const loaded = await Promise.race([loadTurningCard().catch(() => null), late])
      setTurning(() => loaded)
    }
    // The face is rendered first and turned in the next frame, so that the transition runs.
    turning.current = true
    requestAnimationFrame(() => setUp(true))
  }

  useEffect(() => {
    // `inert` while face down, so that it takes no focus.
    if (!up || !turning.current) return
    turning.current = false
    face.current?.scrollIntoView({ block: 'nearest' })
    face.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [up])

  const card = cards.find((one) => one.number === number) ?? (number === null ? null : (cards[0] ?? null))
  const sides = (
    <>
      <div className="backface-hidden" inert={up}>
        <a
          href={common}
          aria-label={texts.turnButton}
          tabIndex={-1}
          className="block rounded-[0.6rem]"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={(event) => void turn(event)}
        >
          <TarotCardBack art={back} />
        </a>
      </div>
      {card && (
        <div ref={face} className="absolute inset-0 rotate-y-180 backface-hidden" inert={!up}>
          <TarotCardFace card={card} art={drawings[card.number]!} Name="h2" />
        </div>
      )}
    </>
  )
  return (
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,21rem)_1fr] md:grid-rows-[auto_1fr] md:gap-y-8 lg:gap-x-16">
      <div className="md:col-start-2 md:pt-8">{intro}</div>
      <div className="mx-auto w-3/5 max-w-84 perspective-distant md:col-start-1 md:row-span-2 md:row-start-1 md:w-full">
        {Turning ? (
          <Turning up={up}>{sides}</Turning>
        ) : (
          <div className={`relative transform-3d ${up ? 'rotate-y-180' : ''}`}>{sides}</div>
        )}
      </div>
      <div className="flex flex-col items-start md:col-start-2 md:block md:pt-4">
        {up && card ? (
          <div className="space-y-8">
            <CardQuestion heading={texts.questionHeading} prompt={card.prompt} />
            <ShareCard texts={texts} card={card} art={drawings[card.number]!} signature={signature} />
            <p className="text-soft-ink">{texts.nextCard}</p>
          </div>
        ) : (
          <>
            <h2>{texts.downHeading}</h2>
            <p className="mt-3 mb-6 max-w-112 text-soft-ink">{texts.downText}</p>
            <a
              href={common}
              className={buttonClass({}, 'max-md:-order-1 max-md:mb-6 max-md:self-center')}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={(event) => void turn(event)}
            >
              {texts.turnButton}
            </a>
          </>
        )}
      </div>
    </div>
  )
}
