import 'server-only'

import { findDocuments } from '@/shared/search/searchDocuments'
import { payloadClient } from '@/shared/server/payloadClient'

import type { SearchResult } from '@/shared/lib/siteSearch'
import { maxSearchLength } from '@/shared/lib/searchKinds'

/** Search results, best first. Never cached. */
export const findResults = async (search: string): Promise<SearchResult[]> =>
  findDocuments(await payloadClient(), search.slice(0, maxSearchLength))
