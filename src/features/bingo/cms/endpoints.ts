import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { completeCell, listBoards, listCells, readProgress, restartBoard } from '../contract'
import { complete, listActiveBoards, listBoardCells, progressOn, restart } from './service'

export const bingoEndpoints = [
  defineEndpoint({
    contract: listBoards,
    access: 'anyone',
    limit: 'none',
    shared: true,
    handler: ({ req }) => listActiveBoards(req),
  }),
  defineEndpoint({
    contract: listCells,
    access: 'anyone',
    limit: 'none',
    shared: true,
    handler: ({ req, params }) => listBoardCells(req, params.boardId),
  }),
  defineEndpoint({
    contract: readProgress,
    access: 'anyone',
    limit: 'read',
    handler: ({ req, params }) => progressOn(req, params),
  }),
  defineEndpoint({
    contract: completeCell,
    access: 'anyone',
    limit: 'write',
    handler: ({ req, params }) => complete(req, params),
  }),
  defineEndpoint({
    contract: restartBoard,
    access: 'anyone',
    limit: 'write',
    handler: ({ req, params }) => restart(req, params),
  }),
]
