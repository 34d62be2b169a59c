import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'

import { ApiError } from '@/shared/browser/callEndpoint'
import { useDialogOnIntent } from '@/shared/browser/loadOnIntent'
import { notify } from '@/shared/browser/notify'
import { sendOrQueue } from '@/shared/browser/offline/outbox'
import { describeOnlineSendTime } from '@/shared/browser/offline/describeSendTime'
import { readSessionId } from '@/shared/browser/storage'
import { Button } from '@/shared/ui/Button'
import { Pill } from '@/shared/ui/Pill'

import type { Board, Cell, completeCell } from '../../contract'
import { cellCount, completedLines, isMastered, progressOf } from '../../domain/board'
import { DifficultyBadge, ThemeBadge } from '../components/Badges'
import { BoardMap } from '../components/BoardMap'
import { fetchCells, fetchProgress, completionPath } from './boardRequests'
import { PhoneBoard } from './PhoneBoard'
import { Reward, type RewardShown } from './Reward'
import { Squares } from './Squares'
import { Loading, LoadError } from './LoadStates'
import type { BingoTexts } from '../../content/bingoTexts'

type Progress = { completedCells: number[] }

type BoardPlayProps = {
  texts: BingoTexts
  board: Board
  /** The cells of an editor's preview; completing one then sends no request. */
  drafted: Cell[] | undefined
  onBack: () => void
}

const loadRestart = () => import('./RestartDialog').then(({ RestartDialog }) => RestartDialog)

const cellsQuery = (boardId: number) => ({
  queryKey: ['/api/bingo/boards', boardId, 'cells'],
  queryFn: (): Promise<Cell[]> => fetchCells(boardId),
})

const progressQuery = (boardId: number, sessionId: string) => ({
  queryKey: ['/api/bingo/progress', sessionId, boardId],
  queryFn: (): Promise<Progress> => fetchProgress(sessionId, boardId),
})

/** Fetches what a board is played with, before it takes the place of the list. */
export const fetchBoard = (client: QueryClient, boardId: number) =>
  Promise.all([
    client.ensureQueryData(cellsQuery(boardId)),
    client.ensureQueryData(progressQuery(boardId, readSessionId())),
  ])

const nothingYet: Progress = { completedCells: [] }

/** One board: its squares, the progress, and the completed lines. */
export function BoardPlay({ texts, board, drafted, onBack }: BoardPlayProps) {
  const client = useQueryClient()
  const [sessionId] = useState(readSessionId)
  const cells = useQuery({ ...cellsQuery(board.id), enabled: !drafted })
  const itsProgress = progressQuery(board.id, sessionId)
  const progress = useQuery({ ...itsProgress, enabled: !drafted })
  const squares = drafted ?? cells.data
  const known = drafted ? nothingYet : progress.data
  /** Pressed, but not confirmed by the server yet. */
  const [underway, setUnderway] = useState<number[]>([])
  const [reward, setReward] = useState<RewardShown | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const restart = useDialogOnIntent(loadRestart, () =>
    notify({ title: 'It did not open', description: 'The network may be away. Please try again.' }),
  )

  const completing = useMutation({
    // Sequential: the first request sets the visitor's cookie, which the others have to carry.
    scope: { id: 'bingo' },
    mutationFn: ({ position }: Cell) =>
      sendOrQueue<typeof completeCell>(completionPath, {
        params: { sessionId, boardId: board.id, position },
      }),
    onMutate: ({ position }) => setUnderway((now) => [...now, position]),
    onSuccess: (completed, { position, activity, rewardMessage }) => {
      const completedCells = 'queued' in completed ? [position] : completed.response.completedCells
      if ('queued' in completed) notify({ title: 'Saved on this phone', description: describeOnlineSendTime() })
      // Completion is never undone, so the union of server and local state is correct.
      client.setQueryData<Progress>(itsProgress.queryKey, (before) => ({
        completedCells: [...new Set([...(before?.completedCells ?? []), ...completedCells])],
      }))
      if (rewardMessage) setReward({ position, activity, message: rewardMessage })
    },
    onError: (error) =>
      notify({
        title: 'Failed to complete cell',
        description:
          (error instanceof ApiError && error.serverMessage) || 'The square is open again. Please try once more.',
        tone: 'destructive',
      }),
    onSettled: (_, __, { position }) => setUnderway((now) => now.filter((other) => other !== position)),
  })

  const ready = Boolean(squares && known)
  useEffect(() => {
    if (ready) heading.current?.focus({ preventScroll: true })
  }, [ready])

  const closeReward = useCallback(() => setReward(null), [])

  if (!squares || !known) {
    const again = [cells, progress].filter(({ data, isFetching }) => !data && !isFetching)
    if (again.length === 0) return <Loading texts={texts} />
    return (
      <LoadError
        sentence="We couldn't load this board right now."
        onTryAgain={() => again.forEach(({ refetch }) => void refetch())}
      />
    )
  }

  /** In a preview a press only shows the reward. */
  const press = (cell: Cell) => {
    if (!drafted) return completing.mutate(cell)
    const { position, activity, rewardMessage } = cell
    setUnderway((now) => [...now, position])
    if (rewardMessage) setReward({ position, activity, message: rewardMessage })
  }
  const positions = [...new Set([...known.completedCells, ...underway])]
  const done = new Set(positions)
  const lines = completedLines(positions)
  const counted = (text: string) =>
    text.replaceAll('{count}', String(done.size)).replaceAll('{total}', String(cellCount))
  const words = counted(texts.completedCount)

  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-plum underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {texts.backButton}
      </button>
      <header className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-136">
          <h1 ref={heading} tabIndex={-1} className="outline-none max-md:text-2xl">
            {board.name}
          </h1>
          <p className="mt-3 hidden text-lg text-soft-ink md:block">{board.description}</p>
          <p className="mt-4 hidden flex-wrap gap-2 md:flex">
            <ThemeBadge theme={board.theme} />
            <DifficultyBadge difficulty={board.difficulty} />
          </p>
        </div>
      </header>

      {isMastered(positions) && (
        <section
          aria-label={texts.masteryLabel}
          className="mt-8 border border-line bg-linear-to-b from-night-1 to-night-2 px-6 py-9 text-center text-moonlight outline outline-offset-4 outline-line"
        >
          <div role="status">
            <h2 className="text-3xl">{texts.masteryHeading}</h2>
          </div>
          <p className="mx-auto mt-3 max-w-136">{texts.masteryText}</p>
        </section>
      )}

      <div className="mt-4 md:hidden">
        <PhoneBoard texts={texts} cells={squares} done={done} lines={lines} onComplete={press} />
      </div>
      <div className="mt-6 grid gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-10">
        <aside
          aria-label={texts.progressHeading}
          className="grid gap-5 border border-line bg-leaf p-5 md:grid-cols-[auto_minmax(0,1fr)] lg:col-start-2 lg:row-start-1 lg:grid-cols-1 lg:self-start"
        >
          <BoardMap done={done} lines={lines} size={186} className="hidden h-auto w-31 shrink-0 md:block lg:w-full" />
          <div className="self-center">
            <p className="font-serif text-2xl tabular">{counted(texts.squareCount)}</p>
            <div
              role="progressbar"
              aria-label={texts.progressLabel}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={progressOf(positions)}
              aria-valuetext={words}
              className="mt-2 h-[5px] bg-line"
            >
              <div className="h-full bg-sage" style={{ width: `${progressOf(positions)}%` }} />
            </div>
            <p role="status" className="sr-only">
              {words}
              {lines.length > 0 && `, ${lines.join(', ')}`}
            </p>
          </div>
          <div className="col-span-full">
            <h2 className="font-sans caps">{texts.achievements}</h2>
            {lines.length === 0 ? (
              <p className="mt-1 text-sm text-soft-ink">{texts.noLine}</p>
            ) : (
              <ul className="mt-2 flex flex-wrap gap-1.5">
                {lines.map((line) => (
                  <li key={line}>
                    <Pill kind="sage" className="bg-paper">
                      {line}
                    </Pill>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="col-span-full border-t border-line pt-4">
            <Button variant="quiet" size="small" {...restart.triggerProps}>
              {texts.newBoardButton}
            </Button>
          </div>
        </aside>
        <div className="hidden md:block">
          <Squares texts={texts} cells={squares} done={done} lines={lines} onComplete={press} name={texts.boardLabel} />
        </div>
        <details className="md:hidden">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">{texts.listButton}</summary>
          <div className="mt-3">
            <Squares
              texts={texts}
              cells={squares}
              done={done}
              lines={lines}
              onComplete={press}
              name={texts.listLabel}
            />
          </div>
        </details>
      </div>
      <p className="mx-auto mt-12 max-w-136 text-center font-serif text-xl text-balance">{texts.closing}</p>
      <Reward texts={texts} shown={reward} onClose={closeReward} />
      {restart.Dialog && restart.isOpen && (
        <restart.Dialog
          texts={texts}
          board={board}
          sessionId={sessionId}
          found={done.size}
          onClose={() => restart.setIsOpen(false)}
        />
      )}
    </>
  )
}
