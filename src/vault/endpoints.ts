import type { Endpoint } from 'payload'
import type { z } from 'zod'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import type { Contract } from '@/shared/lib/contract'
import type { RecordKind } from '@/shared/lib/recordKind'

import { append, appendOnce, list, put, type Entry } from './records'
import { ensureVisitor, findVisitor } from './visitor'

/** Validates the Idempotency-Key. @throws HttpError 400 for a malformed key */
function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key !== null && !/^[\w-]{16,64}$/.test(key))
    throw new HttpError(400, 'The Idempotency-Key is 16 to 64 letters, digits, - or _')
  return key
}

/** Creates the endpoint that encrypts and stores a record of the visitor and responds with it. */
export function createRecordEndpoint<Body extends z.ZodType, ResponseBody extends z.ZodType, Stored extends object>({
  contract,
  kind,
  toRecord,
  toResponse,
  idempotent = false,
}: {
  contract: Contract<Body, ResponseBody>
  kind: RecordKind
  /** @throws HttpError 400 when the record is invalid */
  toRecord: (body: z.output<Body>) => Stored
  toResponse: (id: string, record: Stored) => z.input<ResponseBody>
  /** Whether an Idempotency-Key prevents storing a repeated request twice. */
  idempotent?: boolean
}): Endpoint {
  return defineEndpoint({
    contract,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body }) => {
      const key = idempotent ? readIdempotencyKey(req.headers) : null
      const record = toRecord(body)
      if (key === null) {
        const { id } = await append(req, ensureVisitor(req), kind.name, record)
        return toResponse(id, record)
      }
      const stored = await appendOnce(req, ensureVisitor(req), kind.name, key, record)
      return toResponse(stored.id, stored.record)
    },
  })
}

/** Creates the endpoint that keeps the one record there is of a key, such as a day; a later one takes its place. */
export function putRecordEndpoint<Body extends z.ZodType, ResponseBody extends z.ZodType>({
  contract,
  kind,
  keyOf,
  toResponse,
}: {
  contract: Contract<Body, ResponseBody>
  kind: RecordKind
  /** What the record is about, and what it is that is stored. */
  keyOf: (body: z.output<Body>) => string
  toResponse: (id: string, record: z.output<Body>) => z.input<ResponseBody>
}): Endpoint {
  return defineEndpoint({
    contract,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body }) =>
      toResponse(await put(req, ensureVisitor(req), kind.name, keyOf(body), body as object), body),
  })
}

/** Creates the endpoint that lists the visitor's own records of a kind, newest first. */
export function listRecordsEndpoint<Stored extends object, ResponseBody extends z.ZodType>({
  contract,
  kind,
  toResponse,
}: {
  contract: Contract<z.ZodType, ResponseBody>
  kind: RecordKind
  toResponse: (entries: Entry<Stored>[]) => z.input<ResponseBody>
}): Endpoint {
  return defineEndpoint({
    contract,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req }) => toResponse((await list<Stored>(req, findVisitor(req), kind.name)).entries),
  })
}
