import 'server-only'

import type { PostgresAdapter } from '@payloadcms/db-postgres'

import { payloadClient } from '@/shared/server/payloadClient'

import type { SearchResult } from '../contract'
import { longestSearch } from '../domain/longestSearch'
import { searchStatement } from '../domain/searchStatement'

/** What answers a search, best first. Asked anew for every visitor and kept nowhere; the index holds no drafts. */
export async function findResults(search: string): Promise<SearchResult[]> {
  const statement = searchStatement(search.slice(0, longestSearch))
  if (!statement) return []
  const { db } = await payloadClient()
  const { rows } = await (db as unknown as PostgresAdapter).pool.query<SearchResult>(statement)
  return rows
}
