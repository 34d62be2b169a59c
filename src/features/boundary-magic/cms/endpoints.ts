import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { append, enterVisitor, findVisitor, list } from '@/vault'

import { applyShield, listShields, type StoredShield } from '../contract'

export const shieldEndpoints = [
  defineEndpoint({
    contract: applyShield,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body }) => {
      const { id } = await append(req, enterVisitor(req), 'shield', body)
      return { id, ...body }
    },
  }),
  defineEndpoint({
    contract: listShields,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req }) => {
      const { entries } = await list<Omit<StoredShield, 'id'>>(req, findVisitor(req), 'shield')
      return entries.map(({ id, record }) => ({ id, ...record }))
    },
  }),
]
