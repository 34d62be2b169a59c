import clsx from 'clsx'

import { ReadPage } from '@/shared/ui/art/ReadPage'
import type { LibraryTexts } from '../../content/libraryTexts'

type LibraryProgressProps = {
  texts: LibraryTexts
  done: number
  total: number
  /** Accessible name of the progress bar. */
  label: string
  /** The variant for the whole library: with a drawing and a wider bar. */
  overall?: boolean
}

/** The number of completed modules, as text and as a bar. */
export function LibraryProgress({ texts, done, total, label, overall = false }: LibraryProgressProps) {
  const words = `${done}/${total} ${texts.completed}`
  return (
    <div className={clsx('flex items-center gap-4', overall && 'max-w-xl')}>
      {overall && <ReadPage share={total ? done / total : 0} size={46} className="shrink-0 text-marigold" />}
      <div className={overall ? 'flex-1' : 'flex flex-1 items-center gap-4'}>
        <p className={clsx('text-soft-ink tabular', overall ? 'text-base' : 'text-sm whitespace-nowrap')}>
          {overall ? `${done} of ${total} ${texts.modulesCompleted}` : words}
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          aria-valuetext={words}
          className={clsx('bg-line', overall ? 'mt-2 h-[5px]' : 'h-[3px] flex-1')}
        >
          <div className="h-full bg-sage" style={{ width: `${total ? (100 * done) / total : 0}%` }} />
        </div>
      </div>
    </div>
  )
}
