'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { lazy, Suspense, useEffect, useRef } from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { Board, listBoards } from '../../contract'
import type { DraftBoard } from '../view'
import { BoardList, BoardListLoading } from './BoardList'
import { Loading, LoadError } from './LoadStates'
import type { BingoTexts } from '../../content/bingoTexts'

const path = '/self-care-bingo'

// The list alone is there at first; a board is fetched when somebody reaches for one.
const loadPlay = () => import('./BoardPlay')
const BoardPlay = lazy(() => loadPlay().then((loaded) => ({ default: loaded.BoardPlay })))

const askBoards = () => fetchOrCached('/bingo/boards', () => callEndpoint<typeof listBoards>('get', '/bingo/boards'))

type BingoProps = {
  texts: BingoTexts
  /** The boards of an editor's preview, used instead of the API. */
  drafts: DraftBoard[] | null
}

/** The list of boards, or the one that the URL names, so that Back leads to the list. */
export function Bingo({ texts, drafts }: BingoProps) {
  return (
    <QueryProvider>
      <Suspense fallback={<BoardListLoading texts={texts} />}>
        <Boards texts={texts} drafts={drafts} />
      </Suspense>
    </QueryProvider>
  )
}

function Boards({ texts, drafts }: BingoProps) {
  const asked = useSearchParams().get('board')
  const { data, isPending, isFetching, refetch } = useQuery<Board[]>({
    queryKey: ['/api/bingo/boards'],
    queryFn: askBoards,
    enabled: !drafts,
  })
  const boards = drafts ?? data
  const board = boards?.find(({ slug }) => slug === asked)
  const cameFrom = useRef<string | null>(null)
  const opened = board?.slug ?? null

  useEffect(() => {
    // Beside the list of boards, which says whether there is one of this name.
    if (asked) loadPlay().catch(() => {})
  }, [asked])

  // Restores the focus in the list after a board was left.
  useEffect(() => {
    if (opened) cameFrom.current = opened
    else if (cameFrom.current) {
      document.getElementById(`start-${cameFrom.current}`)?.focus()
      cameFrom.current = null
    }
  }, [opened])

  if (!boards && (isPending || isFetching))
    return asked ? <Loading texts={texts} /> : <BoardListLoading texts={texts} />
  if (!boards)
    return <LoadError sentence="We couldn't load your bingo boards right now." onTryAgain={() => void refetch()} />
  if (board)
    return (
      <BoardPlay
        texts={texts}
        key={board.id}
        board={board}
        drafted={drafts?.find(({ id }) => id === board.id)?.cells}
        onBack={() => window.history.pushState(null, '', path)}
      />
    )
  return (
    <BoardList
      texts={texts}
      boards={boards}
      loadBoard={loadPlay}
      missed={asked !== null}
      onStart={({ slug }) => {
        window.history.pushState(null, '', `${path}?${new URLSearchParams({ board: slug })}`)
        window.scrollTo({ top: 0 })
      }}
    />
  )
}
