'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useRef, useState } from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import { writeStored } from '@/shared/browser/storage'
import { usePendingLoad } from '@/shared/ui/pendingLoad'
import { lazyPart } from '@/shared/ui/lazyPart'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { Board, listBoards } from '../../contract'
import type { DraftBoard } from '../view'
import { BoardList, BoardListLoading } from './BoardList'
import { Loading, LoadError } from './LoadStates'
import type { BingoTexts } from '../../content/bingoTexts'

const path = '/self-care-bingo'

// The list alone is there at first; a board is fetched when somebody reaches for one.
const loadPlay = () => import('./BoardPlay')
const BoardPlay = lazyPart(
  () => loadPlay().then((loaded) => loaded.BoardPlay),
  () => <LoadError sentence="We couldn't load this board right now." onTryAgain={() => location.reload()} />,
)

const askBoards = () => fetchOrCached('/bingo/boards', () => callEndpoint<typeof listBoards>('get', '/bingo/boards'))

type BingoProps = {
  texts: BingoTexts
  /** What the page was served with; null where they could not be read, and the API is asked. */
  boards: Board[] | null
  /** The boards of an editor's preview, used instead of the API. */
  drafts: DraftBoard[] | null
}

/** The list of boards, or the one that the URL names, so that Back leads to the list. */
export function Bingo(props: BingoProps) {
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <QueryProvider>
      <Suspense>
        <FollowAddress follow={setAsked} />
      </Suspense>
      <Boards {...props} asked={asked} onAsk={setAsked} />
    </QueryProvider>
  )
}

/**
 * Below a Suspense boundary of its own, because what reads the query is not part of the served page. A press before the
 * router listens changes the address unseen by it, so the address itself is read.
 */
function FollowAddress({ follow }: { follow: (board: string | null) => void }) {
  const told = useSearchParams()
  useEffect(() => {
    const read = () => follow(new URLSearchParams(window.location.search).get('board'))
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [told, follow])
  return null
}

type BoardsProps = BingoProps & {
  asked: string | null
  onAsk: (board: string | null) => void
}

function Boards({ texts, boards: served, drafts, asked, onAsk }: BoardsProps) {
  const known = drafts ?? served
  const client = useQueryClient()
  const { arriving, fetchThen } = usePendingLoad<number>()
  const { data, isPending, isFetching, refetch } = useQuery<Board[]>({
    queryKey: ['/api/bingo/boards'],
    queryFn: askBoards,
    enabled: !known,
  })
  const boards = known ?? data
  const board = boards?.find(({ slug }) => slug === asked)
  const cameFrom = useRef<string | null>(null)
  const opened = board?.slug ?? null

  useEffect(() => {
    // Beside the list of boards, which says whether there is one of this name.
    if (asked) loadPlay().catch(() => {})
  }, [asked])

  // Restores the focus in the list after a board was left, and has the list lead with it.
  useEffect(() => {
    if (opened) {
      cameFrom.current = opened
      if (!drafts) writeStored('power-years-bingo-board', opened)
    } else if (cameFrom.current) {
      document.getElementById(`start-${cameFrom.current}`)?.focus()
      cameFrom.current = null
    }
  }, [opened, drafts])

  if (!boards && (isPending || isFetching))
    return asked ? <Loading texts={texts} /> : <BoardListLoading texts={texts} />
  if (!boards)
    return <LoadError sentence="We couldn't load your bingo boards right now." onTryAgain={() => void refetch()} />
  if (board)
    return (
      <Suspense fallback={<Loading texts={texts} />}>
        <BoardPlay
          texts={texts}
          key={board.id}
          board={board}
          drafted={drafts?.find(({ id }) => id === board.id)?.cells}
          onBack={() => {
            window.history.pushState(null, '', path)
            onAsk(null)
          }}
        />
      </Suspense>
    )
  return (
    <BoardList
      texts={texts}
      boards={boards}
      loadBoard={loadPlay}
      missed={asked !== null}
      arriving={arriving}
      onStart={({ id, slug }) => {
        const fetching = loadPlay().then(({ fetchBoard }) => (drafts ? undefined : fetchBoard(client, id)))
        fetchThen(id, fetching, () => {
          window.history.pushState(null, '', `${path}?${new URLSearchParams({ board: slug })}`)
          onAsk(slug)
          window.scrollTo({ top: 0 })
        })
      }}
    />
  )
}
