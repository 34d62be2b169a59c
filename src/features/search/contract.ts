import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import { searchKinds } from '@/shared/lib/searchKinds'

import { longestSearch } from './domain/longestSearch'
import { mostResults } from './domain/searchStatement'

const searchResult = z.object({
  kind: z.enum(searchKinds.map(({ kind }) => kind)),
  title: z.string(),
  summary: z.string(),
  /** Where it stands on this site. */
  href: z.string(),
})

export type SearchResult = z.output<typeof searchResult>

export const searchSite = defineContract({
  method: 'get',
  path: '/search',
  summary: 'What of the published site answers a search, best first; nothing for one that is empty or too short',
  query: z.object({
    q: z.string().max(longestSearch, `A search may have up to ${longestSearch} characters.`).default(''),
  }),
  status: 200,
  response: z.object({ results: z.array(searchResult).max(mostResults) }),
  errors: [400, 429, 503],
})
