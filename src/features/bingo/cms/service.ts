import type { PayloadRequest } from 'payload'

import type { BingoBoard } from '@/payload-types'
import { HttpError } from '@/shared/cms/httpError'
import { publishedAndActive } from '@/shared/lib/publishedFilters'
import { slugs } from '@/slugs'
import { ensureVisitor, findVisitor, listRecords, markVisitor, deleteRecords, type Visitor } from '@/vault'

import { bingoRecords, type Board, type Cell, type Mark } from '../contract'

const toBoard = ({ id, slug, name, description, theme, difficulty, colorScheme }: BingoBoard): Board => ({
  id,
  slug,
  name,
  description,
  theme,
  difficulty,
  colorScheme,
})

/** The active boards, oldest first. */
export async function listActiveBoards(req: PayloadRequest): Promise<Board[]> {
  const { docs } = await req.payload.find({
    collection: slugs.bingoBoards,
    where: publishedAndActive,
    sort: 'createdAt',
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(toBoard)
}

/** @throws HttpError 404 for a board that does not exist or is not published */
async function findBoard(req: PayloadRequest, boardId: string): Promise<BingoBoard> {
  const id = /^\d{1,9}$/.test(boardId) ? Number(boardId) : null
  const { docs } = id
    ? await req.payload.find({
        collection: slugs.bingoBoards,
        where: { and: [publishedAndActive, { id: { equals: id } }] },
        limit: 1,
        pagination: false,
        depth: 0,
        req,
      })
    : { docs: [] }
  if (!docs[0]) throw new HttpError(404, 'There is no such board.')
  return docs[0]
}

/** The 25 cells of a board, by position. */
export async function listBoardCells(req: PayloadRequest, boardId: string): Promise<Cell[]> {
  const { cells } = await findBoard(req, boardId)
  return cells
    .map(({ id, position, activity, description, category, estimatedTime, isSpecial, rewardMessage }) => ({
      id: String(id),
      position,
      activity,
      description,
      category,
      estimatedTime,
      isSpecial: isSpecial === true,
      rewardMessage: rewardMessage || null,
    }))
    .sort((one, other) => one.position - other.position)
}

type OnBoard = { sessionId: string; boardId: string }

async function marksOn(req: PayloadRequest, visitor: Visitor | null, sessionId: string, boardId: number) {
  const { entries } = await listRecords<Mark>(req, visitor, bingoRecords.name)
  return entries.filter(({ record }) => record.sessionId === sessionId && record.boardId === boardId)
}

async function completedCells(req: PayloadRequest, visitor: Visitor | null, sessionId: string, boardId: number) {
  return (await marksOn(req, visitor, sessionId, boardId))
    .map(({ record }) => record.position)
    .sort((one, other) => one - other)
}

/**
 * The cells this visitor has completed on a board in this session. Scoped to the visitor: knowing another's session id
 * reveals nothing.
 */
export async function progressOn(req: PayloadRequest, { sessionId, boardId }: OnBoard) {
  const { id } = await findBoard(req, boardId)
  return { completedCells: await completedCells(req, findVisitor(req), sessionId, id) }
}

/** Completes a cell for this visitor. Idempotent: one row, however often it is called. */
export async function complete(req: PayloadRequest, { sessionId, boardId, position }: OnBoard & { position: number }) {
  const { id } = await findBoard(req, boardId)
  const record: Mark = { sessionId, boardId: id, position }
  const visitor = ensureVisitor(req)
  await markVisitor(req, visitor, bingoRecords.name, bingoRecords.sealedByServer!.keyOf(record), record)
  return { completedCells: await completedCells(req, visitor, sessionId, id) }
}

/** Empties one board of this visitor in this session; the others stay as they are. */
export async function restart(req: PayloadRequest, { sessionId, boardId }: OnBoard) {
  const { id } = await findBoard(req, boardId)
  const visitor = findVisitor(req)
  const marks = await marksOn(req, visitor, sessionId, id)
  if (visitor && marks.length > 0)
    await deleteRecords(
      req,
      visitor,
      bingoRecords.name,
      marks.map((entry) => entry.id),
    )
  return { completedCells: [] }
}
