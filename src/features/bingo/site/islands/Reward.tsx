import { useEffect } from 'react'

import { CloseIcon } from '@/shared/ui/art/icons'
import { LeafRule } from '@/shared/ui/art/LeafRule'

import type { BingoTexts } from '../../content/bingoTexts'
import { rewardDelay } from '../../domain/board'

export type RewardShown = { position: number; activity: string; message: string }

type RewardProps = { texts: BingoTexts; shown: RewardShown | null; onClose: () => void }

/** A reward message over the board. Closes after a delay, on Escape, by its button, or on a press anywhere. */
export function Reward({ texts, shown, onClose }: RewardProps) {
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(onClose, rewardDelay)
    const keyed = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', keyed)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', keyed)
    }
  }, [shown, onClose])

  return (
    <div role="status" aria-label={texts.rewardLabel}>
      {shown && (
        <div
          onClick={onClose}
          className="fixed inset-0 z-50 grid place-items-center bg-night-1/70 p-6 transition-opacity duration-200 starting:opacity-0 print:hidden"
        >
          <div className="relative w-full max-w-88 rounded-t-full border border-moonlight/40 bg-linear-to-b from-night-1 to-night-2 px-8 pt-24 pb-10 text-center text-moonlight outline outline-offset-8 outline-moonlight/40 transition-transform duration-300 ease-slow starting:translate-y-3">
            <LeafRule className="justify-center text-glow [&]:before:hidden [&]:after:hidden" />
            <p className="mt-6 text-sm">{shown.activity}</p>
            <p className="mt-2 font-serif text-2xl leading-snug text-balance">{shown.message}</p>
            <button
              type="button"
              aria-label={texts.closeButton}
              // The focus stays on the square that was pressed: the keyboard closes it with Escape, or waits.
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={onClose}
              className="mx-auto mt-6 grid size-11 place-items-center rounded-full border border-moonlight/60 focus-visible:outline-moonlight"
            >
              <CloseIcon size={20} />
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
