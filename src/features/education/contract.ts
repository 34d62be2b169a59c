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
