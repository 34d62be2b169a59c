import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

import { categories } from './domain/categories'

/** A module of the list. `duration` is in minutes, null for self-paced. */
export const listedModule = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(categories.map((category) => category.value)),
  orderIndex: z.number(),
  duration: z.number().int().nullable(),
})

export const listModules = defineContract({
  method: 'get',
  path: '/education/modules',
  summary: 'The published modules, by category then order',
  status: 200,
  response: z.array(listedModule),
  errors: [503],
})

export const lookUpPublication = defineContract({
  method: 'get',
  path: '/publications/lookup',
  summary: 'For those who are signed in: what Crossref or PubMed says of a publication, by DOI or PubMed number',
  query: z.object({ identifier: z.string().trim().min(4).max(400) }),
  status: 200,
  response: z.object({
    key: z.string(),
    authors: z.string(),
    year: z.number().int().nullable(),
    title: z.string(),
    source: z.string(),
    doi: z.string().nullable(),
    kind: z.enum(['guideline', 'systematic-review', 'rct', 'book']).nullable(),
    status: z.enum(['current', 'retracted']),
  }),
  errors: [400, 401, 403, 404, 429, 502, 503],
})
