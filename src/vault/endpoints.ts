import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { defineEndpoint, json } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import type { Contract } from '@/shared/lib/contract'
import type { OwnRecords } from '@/shared/lib/ownRecords'
import { sealedChange, sealedHeader, sealedRecord } from '@/shared/lib/sealedRecord'

import { listRecords } from './readRecords'
import { appendRecord, appendRecordOnce, putRecord, deleteRecords, replaceRecord } from './records'
import { keepSealed, replaceSealed, visitorOfSealed, visitorOfUnsealed } from './sealedRecords'
import { ensureVisitor, findVisitor } from './visitor'

/** Validates the Idempotency-Key. @throws HttpError 400 for a malformed key */
function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key !== null && !/^[\w-]{16,64}$/.test(key))
    throw new HttpError(400, 'The Idempotency-Key is 16 to 64 letters, digits, - or _')
  return key
}

/** An answer with records that only the visitor's browser can open. */
const sealedAnswer = (status: number, body: unknown) => json(status, body, { [sealedHeader]: 'true' })

/** A write that takes a sealed record in the place of its body, and says when the diary is locked. */
const withSealed = <Call extends Contract>(contract: Call, sealed: NonNullable<Contract['sealed']>): Call => ({
  ...contract,
  sealed,
  sealedResponse: sealedRecord,
  errors: [...contract.errors, 401, 410],
})

/** A call that is answered 410 once the records have moved to a newer key. */
const untilEnded = <Call extends Contract>(contract: Call): Call => ({
  ...contract,
  errors: [...contract.errors, 410],
})

/** Another visitor's record, or one that is deleted: the answer does not tell which. */
const unknownRecord = () => new HttpError(404, 'There is no such entry any more.')

/** Whether a request about a record comes from any visitor; the cookie lives on. @throws HttpError 404 without one */
function requireVisitor(req: PayloadRequest) {
  if (!findVisitor(req)) throw unknownRecord()
  return ensureVisitor(req)
}

/**
 * Creates the endpoints of a kind of record that visitors keep: add one, list them, and, where the kind has the calls,
 * replace one as a whole and delete one. A browser with its visitor's own key sends and gets them sealed.
 */
export function ownRecordEndpoints<
  Body extends z.ZodType,
  Stored extends object,
  Added extends z.ZodType,
  Listed extends z.ZodType,
>(own: OwnRecords<Body, Stored, Added, Listed>): Endpoint[] {
  const { kind, once, toRecord, toResponse } = own
  const limit = 'write'

  const add = defineEndpoint({
    contract: withSealed(own.add, sealedRecord),
    access: 'anyone',
    limit,
    handler: async ({ req, body, sealed }) => {
      if (sealed) {
        const sent = { ...sealedRecord.parse(sealed), kind: kind.name }
        const [kept] = await keepSealed(req, visitorOfSealed(req), [sent], once !== undefined)
        return sealedAnswer(own.add.status, kept)
      }
      // Anything may wait without a network, and go out again when only the answer was lost.
      const key = readIdempotencyKey(req.headers)
      const visitor = visitorOfUnsealed(req)
      const record = toRecord(body)
      if (once) return toResponse(await putRecord(req, visitor, kind.name, once(record), record), record)
      if (key === null) return toResponse((await appendRecord(req, visitor, kind.name, record)).id, record)
      const stored = await appendRecordOnce(req, visitor, kind.name, key, record)
      return toResponse(stored.id, stored.record)
    },
  })

  const listed = defineEndpoint({
    contract: { ...untilEnded(own.list), sealedResponse: z.array(sealedRecord) },
    access: 'anyone',
    limit: 'read',
    handler: async ({ req }) => {
      const { entries, sealed } = await listRecords<Stored>(req, findVisitor(req), kind.name)
      const answer = own.toList(entries)
      // Empty as well: a browser that has a key and no cookie any more finds out by the header that is missing.
      return findVisitor(req)?.hasOwnKey ? sealedAnswer(200, [...answer, ...sealed]) : answer
    },
  })

  const update =
    own.update &&
    defineEndpoint({
      contract: withSealed(own.update, sealedChange),
      access: 'anyone',
      limit,
      handler: async ({ req, params: { id }, body, sealed }) => {
        if (sealed) {
          const sent = { id, sealed: sealed.sealed }
          if (!(await replaceSealed(req, visitorOfSealed(req), kind.name, sent))) throw unknownRecord()
          return sealedAnswer(200, sent)
        }
        requireVisitor(req)
        const record = toRecord(body)
        if (!(await replaceRecord(req, visitorOfUnsealed(req), kind.name, id, record))) throw unknownRecord()
        return toResponse(id, record)
      },
    })

  const removed =
    own.remove &&
    defineEndpoint({
      contract: untilEnded(own.remove),
      access: 'anyone',
      limit,
      handler: async ({ req, params: { id } }) => {
        if ((await deleteRecords(req, requireVisitor(req), kind.name, [id])) === 0) throw unknownRecord()
        return { id }
      },
    })

  return [add, listed, update, removed].filter((endpoint) => endpoint !== undefined)
}
