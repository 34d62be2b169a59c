import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { findDocuments, searchDocumentsTable } from '@/shared/search/searchDocuments'

import { searchSite } from '@/shared/lib/siteSearch'
import { slugs } from '@/slugs'

import { searchTexts } from '../content/searchTexts'

export const searchRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.searchPage,
      label: 'Search page',
      description: 'The words above the search.',
      page: '/search',
      defaults: searchTexts,
    }),
  ],
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
