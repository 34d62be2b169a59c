import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import type { OutboxEntry } from '@/shared/browser/offline/outboxEntry'
import { listOutbox } from '@/shared/browser/offline/outbox'

import type { listCells, readProgress } from '../../contract'

/** The path of the request that completes a cell. */
export const completionPath = '/bingo/progress/:sessionId/:boardId/:position'

/** The cells of a board; offline, the ones cached last. */
export const fetchCells = (boardId: number) =>
  fetchOrCached(`/bingo/boards/${boardId}/cells`, () =>
    callEndpoint<typeof listCells>('get', '/bingo/boards/:boardId/cells', { params: { boardId } }),
  )

/** Whether a queued request completes a cell of a board. */
export const isQueuedFor =
  (sessionId: string, boardId: number) =>
  ({ path, params }: OutboxEntry): boolean =>
    path === completionPath && params?.sessionId === sessionId && params.boardId === boardId

/** The completed cells of a board, including those queued in the outbox. */
export async function fetchProgress(sessionId: string, boardId: number): Promise<{ completedCells: number[] }> {
  const { completedCells } = await fetchOrCached(`/bingo/progress/${sessionId}/${boardId}`, () =>
    callEndpoint<typeof readProgress>('get', '/bingo/progress/:sessionId/:boardId', { params: { sessionId, boardId } }),
  )
  const waiting = (await listOutbox())
    .filter(isQueuedFor(sessionId, boardId))
    .map(({ params }) => Number(params?.position))
  return { completedCells: [...new Set([...completedCells, ...waiting])] }
}
