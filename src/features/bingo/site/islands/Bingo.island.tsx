'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useRef } from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { askOrRecall } from '@/shared/browser/offline/keptAnswers'
import { CallsProvider } from '@/shared/ui/CallsProvider'

import type { Board, listBoards } from '../../contract'
import { BoardList } from './BoardList'
import { BoardPlay } from './BoardPlay'
import { Loading, WentWrong } from './Waiting'

const path = '/self-care-bingo'

const askBoards = () => askOrRecall('/bingo/boards', () => callEndpoint<typeof listBoards>('get', '/bingo/boards'))

/** The boards, or the one that the address names, so that Back leads from a board to the list. */
export function Bingo() {
  return (
    <CallsProvider>
      <Suspense fallback={<Loading />}>
        <Boards />
      </Suspense>
    </CallsProvider>
  )
}

function Boards() {
  const asked = useSearchParams().get('board')
  const {
    data: boards,
    isPending,
    isFetching,
    refetch,
  } = useQuery<Board[]>({
    queryKey: ['/api/bingo/boards'],
    queryFn: askBoards,
  })
  const board = boards?.find(({ slug }) => slug === asked)
  const cameFrom = useRef<string | null>(null)
  const opened = board?.slug ?? null

  // Whoever comes back from a board stands where she left the list.
  useEffect(() => {
    if (opened) cameFrom.current = opened
    else if (cameFrom.current) {
      document.getElementById(`start-${cameFrom.current}`)?.focus()
      cameFrom.current = null
    }
  }, [opened])

  if (isPending || (!boards && isFetching)) return <Loading />
  if (!boards)
    return <WentWrong sentence="We couldn't load your bingo boards right now." onTryAgain={() => void refetch()} />
  if (board) return <BoardPlay key={board.id} board={board} onBack={() => window.history.pushState(null, '', path)} />
  return (
    <BoardList
      boards={boards}
      missed={asked !== null}
      onStart={({ slug }) => {
        window.history.pushState(null, '', `${path}?${new URLSearchParams({ board: slug })}`)
        window.scrollTo({ top: 0 })
      }}
    />
  )
}
