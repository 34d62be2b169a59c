import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

const schedule = z.object({
  id: z.number().int(),
  collection: z.string(),
  documentId: z.number().int(),
  title: z.string(),
  type: z.enum(['publish', 'unpublish']),
  /** When, as an ISO moment. */
  at: z.string(),
})

export const listSchedules = defineContract({
  method: 'get',
  path: '/schedules',
  summary: 'For those who are signed in: what will be published or unpublished by itself, the soonest first',
  query: z.object({
    collection: z.string().max(60).optional(),
    documentId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  }),
  status: 200,
  response: z.object({ schedules: z.array(schedule) }),
  errors: [400, 401, 403, 503],
})

export const cancelSchedule = defineContract({
  method: 'delete',
  path: '/schedules/:id',
  summary: 'For those who are signed in: takes back what was scheduled',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  status: 200,
  response: z.object({ message: z.string() }),
  errors: [400, 401, 403, 404, 503],
})
