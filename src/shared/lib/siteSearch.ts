import { z } from 'zod'

import { defineContract } from './contract'
import { maxSearchLength, maxSearchResults, searchKinds } from './searchKinds'

const searchResult = z.object({
  kind: z.enum(searchKinds.map(({ kind }) => kind)),
  title: z.string(),
  summary: z.string(),
  /** The path on this site. */
  href: z.string(),
})

export type SearchResult = z.output<typeof searchResult>

/** The site's one search. It is shared because lists with a search box of their own ask it too. */
export const searchSite = defineContract({
  method: 'get',
  path: '/search',
  summary: 'What of the published site answers a search, best first; nothing for one that is empty or too short',
  query: z.object({
    q: z.string().max(maxSearchLength, `A search may have up to ${maxSearchLength} characters.`).default(''),
  }),
  status: 200,
  response: z.object({ results: z.array(searchResult).max(maxSearchResults) }),
  errors: [400, 429, 503],
})
