import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { append, enterVisitor, findVisitor, list } from '@/vault'

import { listSymptoms, logSymptom, type StoredHotFlash } from '../contract'

export const symptomEndpoints = [
  defineEndpoint({
    contract: logSymptom,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body }) => {
      const { id } = await append(req, enterVisitor(req), 'symptom', body)
      return { id, ...body }
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
