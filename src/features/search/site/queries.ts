import 'server-only'

import { findDocuments } from '@/shared/search/searchDocuments'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import type { SearchResult } from '@/shared/lib/siteSearch'
import { maxSearchLength } from '@/shared/lib/searchKinds'

import { searchTexts } from '../content/searchTexts'

/** The words of the search page. */
export const getSearchTexts = pageTextsQuery(slugs.searchPage, searchTexts)

/** Search results, best first. Never cached. */
export const findResults = async (search: string): Promise<SearchResult[]> =>
  findDocuments(await payloadClient(), search.slice(0, maxSearchLength))
