import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { findDocuments } from '@/shared/search/searchDocuments'

import { searchSite } from '../contract'

export const searchEndpoints = [
  defineEndpoint({
    contract: searchSite,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req, query }) => ({ results: await findDocuments(req.payload, query.q) }),
  }),
]
