import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import type { Contract } from '@/shared/lib/contract'
import type { RecordKind } from '@/shared/lib/recordKind'

import { remove, replace } from './records'
import { ensureVisitor, findVisitor } from './visitor'

/** Another visitor's record, or one that is deleted: the answer does not tell which. */
const unknownRecord = () => new HttpError(404, 'There is no such entry any more.')

type RecordParams = z.ZodType<{ id: string }>

/** The visitor of a request about a record that exists; its cookie lives on. @throws HttpError 404 without a cookie */
function visitorOf(req: PayloadRequest) {
  if (!findVisitor(req)) throw unknownRecord()
  return ensureVisitor(req)
}

/** Creates the endpoint that replaces one of the visitor's records as a whole and responds with it. */
export function updateRecordEndpoint<Body extends z.ZodType, ResponseBody extends z.ZodType, Stored extends object>({
  contract,
  kind,
  toRecord,
  toResponse,
}: {
  contract: Contract<Body, ResponseBody, RecordParams>
  kind: RecordKind
  /** @throws HttpError 400 when the record is invalid */
  toRecord: (body: z.output<Body>) => Stored
  toResponse: (id: string, record: Stored) => z.input<ResponseBody>
}): Endpoint {
  return defineEndpoint({
    contract,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, params: { id }, body }) => {
      const record = toRecord(body)
      if (!(await replace(req, visitorOf(req), kind.name, id, record))) throw unknownRecord()
      return toResponse(id, record)
    },
  })
}

/** Creates the endpoint that deletes one of the visitor's records. */
export function deleteRecordEndpoint({
  contract,
  kind,
}: {
  contract: Contract<z.ZodType, z.ZodType<unknown, { id: string }>, RecordParams>
  kind: RecordKind
}): Endpoint {
  return defineEndpoint({
    contract,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, params: { id } }) => {
      if ((await remove(req, visitorOf(req), kind.name, [id])) === 0) throw unknownRecord()
      return { id }
    },
  })
}
