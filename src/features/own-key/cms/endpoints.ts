import { roomData } from '@/shared/cms/defineRoom'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import { endMove, findSealed, keepSealed, visitorWithOwnKey } from '@/vault'

import { endMoving, markKind, moveRecords, readMoved } from '../contract'

export const ownKeyEndpoints = [
  defineEndpoint({
    contract: moveRecords,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { visitor, records } }) => {
      const kinds = new Set(
        roomData(req.payload.config).recordKinds.flatMap(({ name, sealedByServer }) => (sealedByServer ? [] : [name])),
      )
      const unknown = records.find(({ kind }) => kind !== markKind && !kinds.has(kind))
      if (unknown) throw new HttpError(400, 'Records of that kind are not sealed by browsers.')
      return { kept: (await keepSealed(req, visitorWithOwnKey(visitor), records, true)).length }
    },
  }),
  defineEndpoint({
    contract: readMoved,
    access: 'anyone',
    limit: 'write',
    handler: ({ req, body: { visitor, ids } }) => findSealed(req, visitorWithOwnKey(visitor), ids),
  }),
  defineEndpoint({
    contract: endMoving,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { visitor, moved, unopened } }) => ({
      done: await endMove(req, visitorWithOwnKey(visitor), moved, unopened),
    }),
  }),
]
