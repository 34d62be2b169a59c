import 'server-only'

import { findDocuments } from '@/shared/search/searchDocuments'
import { payloadClient } from '@/shared/server/payloadClient'

import type { SearchResult } from '../contract'
import { maxSearchLength } from '../domain/searchLimits'

/** What answers a search, best first. Asked anew for every visitor and cached nowhere. */
export const findResults = async (search: string): Promise<SearchResult[]> =>
  findDocuments(await payloadClient(), search.slice(0, maxSearchLength))
