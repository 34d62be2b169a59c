import type { PayloadRequest } from 'payload'

import { roomData } from '@/shared/cms/defineRoom'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import { markKind } from '@/shared/lib/sealing'
import { count, endMove, findSealed, findVisitor, keepSealed, visitorWithOwnKey } from '@/vault'

import { endMoving, moveRecords, readMoved, readOwnKey } from '../contract'

/** The kinds of records that browsers seal where there is an own key. */
const sealableKinds = (req: PayloadRequest) =>
  new Set(
    roomData(req.payload.config).recordKinds.flatMap(({ name, sealedByServer }) => (sealedByServer ? [] : [name])),
  )

export const ownKeyEndpoints = [
  defineEndpoint({
    contract: readOwnKey,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req }) => {
      const visitor = findVisitor(req)
      const kinds = sealableKinds(req)
      const counts = [...(await count(req, visitor))].filter(([kind]) => kinds.has(kind))
      return { records: counts.reduce((sum, [, rows]) => sum + rows, 0), ownKey: visitor?.hasOwnKey ?? false }
    },
  }),
  defineEndpoint({
    contract: moveRecords,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { visitor, records } }) => {
      const kinds = sealableKinds(req)
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
    handler: async ({ req, body: { visitor, moved, unopened, gone } }) => ({
      done: await endMove(req, visitorWithOwnKey(visitor), moved, unopened, gone),
    }),
  }),
]
