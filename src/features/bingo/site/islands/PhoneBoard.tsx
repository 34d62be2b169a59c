import clsx from 'clsx'
import { useState } from 'react'

import { CheckIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'

import type { BingoTexts } from '../../content/bingoTexts'
import type { Cell } from '../../contract'
import { lineStroke } from '../components/BoardMap'

type PhoneBoardProps = {
  texts: BingoTexts
  cells: Cell[]
  done: ReadonlySet<number>
  lines: string[]
  onComplete: (cell: Cell) => void
}

/** The board itself, five by five on any phone, each square with its words. A press opens the square below it, where it is marked as done. */
export function PhoneBoard({ texts, cells, done, lines, onComplete }: PhoneBoardProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const cell = cells.find(({ position }) => position === opened)
  return (
    <>
      {/* With text at twice its size the words of a square need more room than a fifth of a phone. */}
      <div className="large-text:overflow-x-auto">
        <div
          role="group"
          aria-label={texts.boardLabel}
          className="relative grid auto-rows-fr grid-cols-5 border-t border-l border-edge large-text:w-[18rem]"
        >
          {cells.map(({ position, activity }) => {
            const isDone = done.has(position)
            return (
              <button
                key={position}
                type="button"
                aria-pressed={isDone}
                aria-expanded={position === opened}
                aria-controls="open-square"
                onClick={() => setOpened(position === opened ? null : position)}
                className={clsx(
                  'flex min-h-20 min-w-11 flex-col items-center justify-center gap-0.5 overflow-hidden px-0.5 py-1 border-r border-b border-edge transition-colors duration-200 focus-visible:outline-offset-[-4px]',
                  isDone ? 'bg-sage text-on-sage focus-visible:outline-on-sage' : 'text-marigold',
                  !isDone && position === opened && 'bg-leaf',
                  position === opened && 'outline-3 outline-offset-[-4px] outline-current',
                )}
              >
                {isDone && <CheckIcon size={18} className="shrink-0" />}
                <span
                  className={clsx(
                    'line-clamp-5 w-full text-[0.76rem] leading-[1.15] tracking-tight break-words hyphens-auto max-[23.5rem]:text-[0.7rem] max-[21rem]:text-[0.62rem]',
                    !isDone && 'text-ink',
                  )}
                >
                  {activity}
                </span>
              </button>
            )
          })}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="pointer-events-none absolute inset-0 size-full fill-none stroke-gold"
            strokeLinecap="round"
            strokeWidth={1.6}
          >
            <path d={lines.map(lineStroke).join('')} />
          </svg>
        </div>
      </div>
      <div id="open-square" aria-live="polite" className="mt-3 min-h-40 border border-line bg-leaf p-4">
        {cell ? (
          <>
            <p className="flex justify-between gap-4">
              <span className="font-serif text-xl leading-tight">{cell.activity}</span>
              <span className="text-sm whitespace-nowrap text-soft-ink tabular">{cell.estimatedTime} min</span>
            </p>
            <p className="mt-1.5 text-soft-ink">
              {done.has(cell.position) && cell.rewardMessage ? cell.rewardMessage : cell.description}
            </p>
            {done.has(cell.position) ? (
              <p className="mt-3 flex items-center gap-2 font-semibold text-sage">
                <CheckIcon size={18} />
                {texts.squareDone}
              </p>
            ) : (
              <Button size="small" className="mt-3" onClick={() => onComplete(cell)}>
                {texts.squareButton}
              </Button>
            )}
          </>
        ) : (
          <p className="text-soft-ink">{texts.squareHint}</p>
        )}
      </div>
    </>
  )
}
