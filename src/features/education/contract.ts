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

/** Bytes of a file, 2.5 MB: base64 makes a third more of it, and a request may have 4 MB. */
const maxFileBytes = 2.5 * 1024 * 1024

export const importModule = defineContract({
  method: 'post',
  path: '/module-import',
  summary:
    'Editors only: makes a draft of a module from a Markdown file or a Word document; 409 for one that is here already, unless `another` is true',
  body: z.object({
    name: z.string().min(1).max(200),
    base64: z
      .base64('The file did not arrive whole.')
      .min(1, 'The file is empty.')
      .max(Math.ceil(maxFileBytes / 3) * 4, 'The file is larger than 2.5 MB.'),
    another: z.boolean().default(false),
  }),
  bodyLimit: 4 * 1024 * 1024,
  status: 201,
  response: z.object({
    id: z.number().int(),
    title: z.string(),
    /** What an editor has to look at, in sentences. */
    problems: z.array(z.string()),
  }),
  errors: [400, 401, 403, 409, 413, 429, 503],
})
