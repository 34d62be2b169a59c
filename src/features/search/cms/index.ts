import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { defineRoom } from '@/shared/cms/defineRoom'
import { findDocuments, searchDocumentsTable } from '@/shared/search/searchDocuments'

import { searchSite } from '@/shared/lib/siteSearch'

export const searchRoom = defineRoom({
  endpoints: [
    defineEndpoint({
      contract: searchSite,
      access: 'anyone',
      limit: 'read',
      shared: true,
      handler: async ({ req, query }) => ({ results: await findDocuments(req.payload, query.q) }),
    }),
  ],
  tables: [searchDocumentsTable],
})
