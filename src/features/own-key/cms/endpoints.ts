import type { PayloadRequest } from 'payload'

import { roomData } from '@/shared/cms/defineRoom'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import { markKind } from '@/shared/lib/sealing'
import {
  countRecords,
  endMove,
  findSealed,
  findVisitor,
  keepBox as keepBoxOf,
  keepSealed,
  keepStaged,
  readBox as readBoxOf,
  visitorWithOwnKey,
} from '@/vault'

import { endMoving, keepBox, moveRecords, readBox, readMoved, readOwnKey } from '../contract'

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
      const counts = [...(await countRecords(req, visitor))].filter(([kind]) => kinds.has(kind))
      return { records: counts.reduce((sum, [, rows]) => sum + rows, 0), ownKey: visitor?.hasOwnKey ?? false }
    },
  }),
  defineEndpoint({
    contract: moveRecords,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { visitor, records, stage, first } }) => {
      const kinds = sealableKinds(req)
      const unknown = records.find(({ kind }) => kind !== markKind && !kinds.has(kind))
      if (unknown) throw new HttpError(400, 'Records of that kind are not sealed by browsers.')
      const kept =
        stage === undefined
          ? keepSealed(req, visitorWithOwnKey(visitor), records, true)
          : keepStaged(req, stage, records, first)
      return { kept: (await kept).length }
    },
  }),
  defineEndpoint({
    contract: readMoved,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { visitor, ids, stage } }) => {
      const whose = stage === undefined ? visitorWithOwnKey(visitor) : findVisitor(req)
      return whose ? findSealed(req, whose, ids) : []
    },
  }),
  defineEndpoint({
    contract: endMoving,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { visitor, ...move } }) => ({
      done: await endMove(req, visitorWithOwnKey(visitor), move),
    }),
  }),
  defineEndpoint({
    contract: keepBox,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body }) => {
      await keepBoxOf(req, body)
      return { kept: true as const }
    },
  }),
  defineEndpoint({
    contract: readBox,
    access: 'anyone',
    limit: 'read',
    handler: ({ req }) => readBoxOf(req),
  }),
]
