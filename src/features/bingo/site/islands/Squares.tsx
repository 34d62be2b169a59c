import clsx from 'clsx'

import { CheckIcon } from '@/shared/ui/art/icons'

import type { BingoTexts } from '../../content/bingoTexts'
import type { Cell } from '../../contract'
import { CategoryIcon } from '../components/CategoryIcon'

type SquaresProps = {
  texts: BingoTexts
  cells: Cell[]
  done: ReadonlySet<number>
  lines: string[]
  onComplete: (cell: Cell) => void
  /** Accessible name of the group. */
  name: string
}

/** Formats minutes. */
const timeOf = (minutes: number) => (minutes < 60 || minutes % 60 !== 0 ? `${minutes} min` : `${minutes / 60} h`)

/**
 * The 25 squares, five in a row. On screens too narrow for that, each row is a list.
 */
export function Squares({ texts, cells, done, lines, onComplete, name: label }: SquaresProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className="space-y-7 md:grid md:auto-rows-fr md:space-y-0 md:border-t md:border-l md:border-line"
    >
      {[0, 1, 2, 3, 4].map((row) => {
        const name = `Row ${row + 1}`
        const squares = cells.slice(row * 5, row * 5 + 5)
        const rowLabel = texts.rowLabel
          .replaceAll('{from}', String(row * 5 + 1))
          .replaceAll('{to}', String(row * 5 + 5))
        const count = squares.filter(({ position }) => done.has(position)).length
        return (
          <div key={name} className="md:contents">
            <p aria-hidden="true" className="mb-2 flex justify-between caps tabular md:hidden">
              <span>{rowLabel}</span>
              <span className={clsx(lines.includes(name) && 'text-sage')}>{count}/5</span>
            </p>
            <ul aria-label={rowLabel} className="border-t border-l border-line md:grid md:grid-cols-5 md:border-0">
              {squares.map((cell) => (
                <li key={cell.position} className="border-r border-b border-line md:flex">
                  <Square texts={texts} cell={cell} done={done.has(cell.position)} onComplete={onComplete} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

type SquareProps = { texts: BingoTexts; cell: Cell; done: boolean; onComplete: (cell: Cell) => void }

/** One square. Once completed it keeps the focus but is inert, and keeps showing its reward text. */
function Square({ texts, cell, done, onComplete }: SquareProps) {
  const { activity, description, category, estimatedTime, rewardMessage } = cell
  return (
    <button
      type="button"
      aria-pressed={done}
      aria-disabled={done || undefined}
      onClick={() => !done && onComplete(cell)}
      className={clsx(
        'grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 p-4 text-left transition-colors duration-200',
        'focus-visible:outline-offset-[-4px] md:flex md:flex-col md:p-3 lg:p-3.5',
        done ? 'cursor-default bg-sage text-on-sage focus-visible:outline-on-sage' : 'hover:bg-leaf aria-busy:bg-leaf',
      )}
    >
      <span className="md:flex md:w-full md:items-center md:justify-between">
        <CategoryIcon category={category} size={26} className={clsx(!done && 'text-marigold')} />
        <Meta words={texts.squareDone} done={done} time={timeOf(estimatedTime)} className="hidden md:flex" />
      </span>
      <span className="md:mt-2.5 md:block">
        <span className="block font-serif text-lg leading-tight hyphens-auto md:text-base lg:text-lg lg:leading-tight">
          {activity}
        </span>
        <span className={clsx('mt-1 block text-sm leading-snug', !done && 'text-soft-ink')}>
          {done && rewardMessage ? rewardMessage : description}
        </span>
      </span>
      <Meta words={texts.squareDone} done={done} time={timeOf(estimatedTime)} className="flex md:hidden" />
    </button>
  )
}

/** The duration, or that it is done. */
function Meta({ words, done, time, className }: { words: string; done: boolean; time: string; className: string }) {
  return (
    <span className={clsx('items-center gap-1 text-sm whitespace-nowrap tabular', !done && 'text-soft-ink', className)}>
      {done ? (
        <>
          <CheckIcon size={16} />
          {words}
        </>
      ) : (
        time
      )}
    </span>
  )
}
