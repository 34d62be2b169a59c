import { HttpError } from '@/shared/cms/httpError'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { append, appendOnce, enterVisitor, findVisitor, list } from '@/vault'

import { listSymptoms, logSymptom, type StoredHotFlash } from '../contract'

/**
 * What a browser calls an entry that it may have to send again. @throws HttpError 400 for a key of another form
 */
function readKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key !== null && !/^[\w-]{16,64}$/.test(key))
    throw new HttpError(400, 'The Idempotency-Key is 16 to 64 letters, digits, - or _')
  return key
}

export const symptomEndpoints = [
  defineEndpoint({
    contract: logSymptom,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body }) => {
      const key = readKey(req.headers)
      if (key === null) {
        const { id } = await append(req, enterVisitor(req), 'symptom', body)
        return { id, ...body }
      }
      const { id, record } = await appendOnce(req, enterVisitor(req), 'symptom', key, body)
      return { id, ...record }
    },
  }),
  defineEndpoint({
    contract: listSymptoms,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req }) => {
      const { entries } = await list<Omit<StoredHotFlash, 'id'>>(req, findVisitor(req), 'symptom')
      return (
        entries
          .map(({ id, record }) => ({ id, ...record }))
          // By when it was, not by when it was noted: a flash may be back-dated.
          .sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp))
      )
    },
  }),
]
