import clsx from 'clsx'
import { useSyncExternalStore, type ReactNode } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { readStored } from '@/shared/browser/storage'
import { type PendingLoad, LoadStatus } from '@/shared/ui/pendingLoad'
import { Button } from '@/shared/ui/Button'
import { StorageBlockedNotice } from '@/shared/ui/StorageBlockedNotice'

import type { Board } from '../../contract'
import { DifficultyBadge } from '../components/Badges'
import { ThemeEmblem } from '../components/ThemeEmblem'
import type { BingoTexts } from '../../content/bingoTexts'

type BoardListProps = {
  texts: BingoTexts
  boards: Board[]
  /** Whether the URL names an unknown board. */
  missed: boolean
  /** Loads what a board is played with. */
  loadBoard: () => Promise<unknown>
  /** The board, by its id, that was chosen and is not here yet. */
  arriving: PendingLoad<number>
  onStart: (board: Board) => void
}

/** The heading, what is chosen from, and the instructions. */
function ListFrame({ texts, children }: { texts: BingoTexts; children: ReactNode }) {
  return (
    <>
      <h1 className="max-md:text-3xl">{texts.headline}</h1>
      {children}
      <section aria-labelledby="how-it-works" className="mt-16 bg-leaf p-6 md:p-10">
        <h2 id="how-it-works">{texts.howHeading}</h2>
        <p className="mt-3 max-w-136 text-lg text-soft-ink">{texts.howText}</p>
        <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-10">
          {texts.steps.map(({ title: name, text }, index) => (
            <li key={name} className="flex gap-4 large-text:flex-col large-text:gap-1">
              <span aria-hidden="true" className="w-6 shrink-0 font-serif text-3xl leading-none text-marigold tabular">
                {index + 1}
              </span>
              <div>
                <h3 className="text-xl">{name}</h3>
                <p className="mt-1 text-soft-ink">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="mt-8 max-w-measure text-sm text-soft-ink">{texts.sealed}</p>
      </section>
    </>
  )
}

const neverChanges = () => () => {}

/**
 * Whether the browser has her at this board already, and which of the boards the list leads with: that one, else the
 * first. Without the browser, and until it answers, she is at none.
 */
function useLead(boards: Board[]): { lead: Board | undefined; isBegun: boolean } {
  const last = useSyncExternalStore(
    neverChanges,
    () => readStored('power-years-bingo-board'),
    () => null,
  )
  const begun = boards.find(({ slug }) => slug === last)
  return { lead: begun ?? boards[0], isBegun: begun !== undefined }
}

const listClass = 'mt-4 grid gap-x-12 border-t-[1.5px] border-ink md:grid-cols-2 lg:grid-cols-3 lg:gap-x-10'
const boardClass =
  'flex flex-col items-start border-b border-line py-5 md:last:odd:col-span-2 lg:border-b-0 lg:border-l lg:py-8 lg:pl-10 lg:last:odd:col-span-1 lg:nth-[3n+1]:border-l-0 lg:nth-[3n+1]:pl-0'
/** Of the boards that the list does not lead with: as high, so that nothing moves when it turns out which one she is at. */
const quietClass = 'max-md:border-transparent max-md:px-0 max-md:underline max-md:underline-offset-4'
/** As many as there are at first: what comes is as high as what stands in its place. */
const EXPECTED = 3

/** The list while it is on its way: its words are there, and its boards are outlines of their size. */
export function BoardListLoading({ texts }: { texts: BingoTexts }) {
  return (
    <ListFrame texts={texts}>
      <p role="status" className="sr-only noscript:hidden">
        {texts.loading}
      </p>
      <ul aria-hidden="true" className={clsx(listClass, 'noscript:hidden')}>
        {Array.from({ length: EXPECTED }, (_, index) => (
          <li key={index} className={boardClass}>
            <span className="size-14 animate-pulse rounded-full bg-leaf" />
            <span className="mt-3 w-1/2 animate-pulse bg-leaf font-serif text-xl leading-[1.12] md:mt-5 md:text-2xl">
              &nbsp;
            </span>
            <span className="mt-2 mb-3 w-full md:mb-5">
              <span className="block w-11/12 animate-pulse bg-leaf">&nbsp;</span>
              <span className="block w-2/3 animate-pulse bg-leaf">&nbsp;</span>
            </span>
            <span className="mt-auto mb-3 w-2/3 animate-pulse bg-leaf caps md:mb-5">&nbsp;</span>
            <span className="h-12 w-48 animate-pulse rounded-full border-[1.5px] border-line" />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

/** The boards to choose from, and the instructions. */
export function BoardList({ texts, boards, missed, loadBoard, arriving, onStart }: BoardListProps) {
  const { lead, isBegun } = useLead(boards)
  return (
    <ListFrame texts={texts}>
      <StorageBlockedNotice className="mt-4" />
      {missed && (
        <p role="status" className="mt-6 border-l-[3px] border-marigold pl-4">
          {texts.boardMissing}
        </p>
      )}
      <ul className={listClass}>
        {boards.map((board) => (
          <li key={board.id} className={boardClass}>
            <div className="flex w-full items-start justify-between gap-4 large-text:flex-wrap">
              <ThemeEmblem theme={board.theme} size={56} className="text-marigold" />
              <DifficultyBadge difficulty={board.difficulty} />
            </div>
            <h2 className="mt-3 text-xl md:mt-5 md:text-2xl">{board.name}</h2>
            <p className="mt-2 mb-3 max-w-measure text-soft-ink md:mb-5">{board.description}</p>
            <p className="mt-auto mb-3 flex flex-wrap gap-x-4 caps md:mb-5">
              <span>
                {board.theme} {texts.journey}
              </span>
              <span>{texts.activities}</span>
            </p>
            <Button
              id={`start-${board.slug}`}
              variant={board === lead ? 'primary' : 'quiet'}
              className={clsx('noscript:hidden', board !== lead && quietClass)}
              {...loadOnIntent(loadBoard)}
              onClick={() => onStart(board)}
            >
              {isBegun && board === lead ? texts.carryOnButton : texts.startButton}
              <span className="sr-only"> {texts.startWith.replaceAll('{board}', () => board.name)}</span>
            </Button>
            {arriving?.key === board.id && <LoadStatus isLost={arriving.isLost} className="mt-4" />}
          </li>
        ))}
      </ul>
      {boards.length === 0 && <p className="border border-line p-8 text-soft-ink">{texts.noBoards}</p>}
    </ListFrame>
  )
}
