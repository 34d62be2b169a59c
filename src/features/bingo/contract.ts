import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import type { RecordKind } from '@/shared/lib/recordKind'

import { adoptGame } from './domain/adoptGame'
import { cellCategories, cellCount, difficulties, sessionIdShape, themes } from './domain/board'

/** A completed cell, as the vault stores it. */
const mark = z.object({
  sessionId: z.string().regex(sessionIdShape, 'The session id has another form'),
  boardId: z.number().int().positive().max(2_147_483_647),
  position: z
    .number()
    .int()
    .min(0)
    .max(cellCount - 1),
})
export type Mark = z.output<typeof mark>

export const bingoRecords: RecordKind = {
  name: 'bingo',
  exportKey: 'bingo',
  sealedByServer: {
    record: mark,
    keyOf: (record) => {
      const { sessionId, boardId, position } = record as Mark
      return `${sessionId}/${boardId}/${position}`
    },
    adopt: adoptGame,
  },
  label: { one: 'bingo square', many: 'bingo squares' },
}

const board = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  theme: z.enum(themes),
  difficulty: z.enum(difficulties),
  colorScheme: z.string(),
})

const cell = z.object({
  id: z.string(),
  position: z.number().int(),
  activity: z.string(),
  description: z.string(),
  category: z.enum(cellCategories),
  estimatedTime: z.number().int(),
  isSpecial: z.boolean(),
  rewardMessage: z.string().nullable(),
})

export type Board = z.output<typeof board>
export type Cell = z.output<typeof cell>

// Loose on purpose: a malformed board id answers 404, as an unknown one does.
const boardId = z.string().max(40)
const sessionId = z.string().regex(sessionIdShape, 'The session id has another form')
const progress = z.object({ completedCells: z.array(z.number().int()) })

export const listBoards = defineContract({
  method: 'get',
  path: '/bingo/boards',
  summary: 'The boards that can be played',
  status: 200,
  response: z.array(board),
  errors: [503],
})

export const listCells = defineContract({
  method: 'get',
  path: '/bingo/boards/:boardId/cells',
  summary: 'The 25 cells of a board, by position',
  params: z.object({ boardId }),
  status: 200,
  response: z.array(cell),
  errors: [404, 503],
})

export const readProgress = defineContract({
  method: 'get',
  path: '/bingo/progress/:sessionId/:boardId',
  summary: 'The cells this visitor has completed on a board in this session, ascending',
  params: z.object({ sessionId, boardId }),
  status: 200,
  response: progress,
  errors: [400, 404, 410, 429, 503],
})

export const completeCell = defineContract({
  method: 'post',
  path: '/bingo/progress/:sessionId/:boardId/:position',
  summary: 'Completes a cell; doing so again changes nothing',
  params: z.object({
    sessionId,
    boardId,
    position: z
      .string()
      .regex(/^\d{1,2}$/, `The position is a whole number from 0 to ${cellCount - 1}`)
      .transform(Number)
      .refine((position) => position < cellCount, `The position is a whole number from 0 to ${cellCount - 1}`),
  }),
  status: 200,
  response: progress,
  errors: [400, 403, 404, 410, 413, 429, 503],
})

export const restartBoard = defineContract({
  method: 'delete',
  path: '/bingo/progress/:sessionId/:boardId',
  summary: 'Empties one board of this visitor in this session',
  params: z.object({ sessionId, boardId }),
  status: 200,
  response: progress,
  errors: [400, 403, 404, 410, 429, 503],
})
