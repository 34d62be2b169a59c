import { useMutation, useQueryClient } from '@tanstack/react-query'

import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { discardQueued, listOutbox } from '@/shared/browser/offline/outbox'
import { renewSessionId } from '@/shared/browser/storage'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'

import type { BingoTexts } from '../../content/bingoTexts'
import type { Board, restartBoard } from '../../contract'
import { isQueuedFor } from './boardRequests'

export type RestartDialogProps = {
  texts: BingoTexts
  board: Board
  sessionId: string
  /** Squares found on this board. */
  found: number
  onClose: () => void
}

/** Empties the board in the server and what waits for it in this browser. */
async function emptyBoard(sessionId: string, boardId: number): Promise<void> {
  const waiting = (await listOutbox()).filter(isQueuedFor(sessionId, boardId))
  for (const { key } of waiting) await discardQueued(key)
  await callEndpoint<typeof restartBoard>('delete', '/bingo/progress/:sessionId/:boardId', {
    params: { sessionId, boardId },
  })
}

/** What is lost with this board; of an empty one there is nothing to say and nothing to empty. */
function describeLoss({ restartOne, restartMany }: BingoTexts, found: number): string | undefined {
  if (found === 0) return undefined
  return found === 1 ? restartOne : restartMany.replaceAll('{count}', String(found))
}

/** Asks before squares are lost, and says which: of this board, or of all of them. */
export function RestartDialog({ texts, board, sessionId, found, onClose }: RestartDialogProps) {
  const client = useQueryClient()
  const emptying = useMutation({
    mutationFn: () => emptyBoard(sessionId, board.id),
    onSuccess: () => {
      client.setQueryData(['/api/bingo/progress', sessionId, board.id], { completedCells: [] })
      onClose()
    },
    onError: (error) =>
      notify({
        title: 'The Board Was Not Emptied',
        description: describeFailedCall(error, 'The site can’t be reached just now. Every square is still there.'),
        tone: 'destructive',
      }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      caption={board.name}
      title={texts.restartHeading}
      description={describeLoss(texts, found)}
    >
      <div className="flex flex-col items-stretch gap-3">
        {found > 0 && (
          <Button aria-disabled={emptying.isPending} onClick={() => emptying.isPending || emptying.mutate()}>
            {emptying.isPending ? texts.emptying : texts.emptyButton}
          </Button>
        )}
        <Button
          variant="danger"
          aria-describedby="every-board"
          onClick={() => {
            renewSessionId()
            window.location.reload()
          }}
        >
          {texts.emptyAllButton}
        </Button>
        <p id="every-board" className="text-sm text-soft-ink">
          {texts.emptyAllNote}
        </p>
        <Button variant="quiet" onClick={onClose}>
          {texts.keepButton}
        </Button>
      </div>
    </Dialog>
  )
}
