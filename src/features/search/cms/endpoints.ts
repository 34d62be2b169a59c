import type { PostgresAdapter } from '@payloadcms/db-postgres'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { searchSite, type SearchResult } from '../contract'
import { searchStatement } from '../domain/searchStatement'

export const searchEndpoints = [
  defineEndpoint({
    contract: searchSite,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req, query }) => {
      const statement = searchStatement(query.q)
      if (!statement) return { results: [] }
      // The index holds nothing that is not published, so there is nothing to check row by row.
      const { pool } = req.payload.db as unknown as PostgresAdapter
      const { rows } = await pool.query<SearchResult>(statement)
      return { results: rows }
    },
  }),
]
