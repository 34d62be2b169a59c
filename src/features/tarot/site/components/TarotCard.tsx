import clsx from 'clsx'

import type { CardView } from '../view'

/** The frame that all cards share: three by five, dark in both themes. */
const sheet =
  'relative flex aspect-[3/5] w-full flex-col items-center overflow-hidden rounded-[0.6rem] bg-linear-to-b from-night-1 to-night-2 text-moonlight dark:ring-1 dark:ring-edge'

const frame =
  'before:pointer-events-none before:absolute before:inset-[0.45rem] before:rounded-[0.35rem] before:border before:border-glow/70'

type FaceProps = {
  card: CardView
  /** The URL of the drawing. */
  art: string
  /** The element of the name: a heading, or plain text. */
  Name?: 'h1' | 'h2' | 'p'
  nameId?: string
}

export function TarotCardFace({ card, art, Name = 'p', nameId }: FaceProps) {
  return (
    <div className={clsx(sheet, frame, 'px-4 pt-6 pb-6')}>
      <p aria-hidden="true" className="font-serif text-lg leading-none tracking-widest">
        {card.numeral}
      </p>
      {/* A plain img: a small SVG needs no image optimization. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img src={art} alt="" width={240} height={300} className="mt-1 min-h-0 w-full flex-1 object-contain" />
      <Name id={nameId} tabIndex={-1} className="mt-2 font-serif text-2xl leading-tight outline-offset-4">
        {card.name}
      </Name>
      <p className="mt-1.5 px-1 text-center text-sm leading-snug text-balance">{card.reflection}</p>
    </div>
  )
}

export function TarotCardBack({ art, lazy = false }: { art: string; lazy?: boolean }) {
  return (
    <span className={sheet}>
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img src={art} alt="" width={240} height={400} loading={lazy ? 'lazy' : undefined} className="size-full" />
    </span>
  )
}
