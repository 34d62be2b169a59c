import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import { batchSize } from '@/shared/lib/sealing'
import { derivedVisitor, lockedBox, sealedRecord } from '@/shared/lib/sealedRecord'

const ids = (most: number) => z.array(z.uuid()).max(most)

/** The most records that no key opens any more and that stay where they are. */
const maxUnopened = 5_000

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Names a move by the key it leads to, and tells nothing of it. */
const stage = z.uuid()

export const readOwnKey = defineContract({
  method: 'get',
  path: '/own-key',
  summary: 'How many records of this visitor a browser may seal, and whether it does',
  status: 200,
  response: z.object({ records: z.number().int(), ownKey: z.boolean() }),
  errors: [410, 429, 503],
})

export const moveRecords = defineContract({
  method: 'post',
  path: '/own-key/records',
  summary:
    'Keeps records that the browser has sealed anew, for the visitor its key leads to; repeating changes nothing',
  body: z.object({
    visitor: derivedVisitor,
    records: z.array(sealedRecord.extend({ kind: z.string().max(40) })).max(batchSize),
    stage: stage
      .optional()
      .describe('Keeps them for the end of a move, beside what the visitor of this browser has; otherwise at once'),
    first: z.boolean().default(false).describe('Whether what was kept for the end of a move before is given up'),
  }),
  bodyLimit: 256 * 1024,
  status: 200,
  response: z.object({ kept: z.number().int() }),
  errors: [400, 403, 410, 413, 429, 503],
})

export const readMoved = defineContract({
  method: 'post',
  path: '/own-key/compare',
  summary: 'The sealed records with these ids of the visitor a key leads to, for the browser to open and compare',
  body: z.object({ visitor: derivedVisitor, ids: ids(batchSize), stage: stage.optional() }),
  status: 200,
  response: z.array(sealedRecord),
  errors: [400, 403, 413, 429, 503],
})

export const endMoving = defineContract({
  method: 'post',
  path: '/own-key/open',
  summary: 'Makes the visitor a key leads to the one of this browser, and deletes what was moved where it was before',
  body: z.object({
    visitor: derivedVisitor,
    moved: hash.describe(
      'SHA-256 of the ids of all that was moved, and of all that is kept for the end, sorted, a line each; behind an id and a space what a browser had sealed, or the JSON of the record as the export tells it without id and time',
    ),
    unopened: ids(maxUnopened),
    stage: stage.optional(),
    upon: hash
      .optional()
      .describe('The same of what the key has already under the ids of what is kept for the end: it gives way'),
  }),
  bodyLimit: 256 * 1024,
  status: 200,
  // `done` is false, and nothing changed, when something was written meanwhile.
  response: z.object({ done: z.boolean() }),
  errors: [400, 401, 403, 404, 410, 413, 429, 503],
})

export const keepBox = defineContract({
  method: 'post',
  path: '/own-key/box',
  summary: 'Keeps what a locked browser of this key seals new entries with, for one whose storage was emptied',
  body: lockedBox,
  status: 200,
  response: z.object({ kept: z.literal(true) }),
  errors: [400, 401, 403, 410, 413, 429, 503],
})

export const readBox = defineContract({
  method: 'get',
  path: '/own-key/box',
  summary: 'What a locked browser of this key seals new entries with',
  status: 200,
  response: lockedBox,
  errors: [404, 410, 429, 503],
})
