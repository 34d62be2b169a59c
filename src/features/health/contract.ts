import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

/** For operators alone, with `HEALTH_TOKEN`. */
const deepHealth = z.object({
  database: z.object({
    milliseconds: z.number(),
    connections: z.object({ open: z.number(), idle: z.number(), waitedFor: z.number() }),
  }),
  jobs: z.object({
    due: z.number(),
    failed: z.number(),
    /** What failed, by the names of its tasks: `probe-auntie` means that a cry for help found nobody to call. */
    failedTasks: z.array(z.string()),
    oldestDueSeconds: z.number().nullable(),
  }),
  process: z.object({ uptimeSeconds: z.number(), residentMegabytes: z.number(), eventLoopDelayMs: z.number() }),
})

export const checkHealth = defineContract({
  method: 'get',
  path: '/health',
  summary: 'Whether the site and its database are up',
  query: z.object({ deep: z.string().max(10).optional() }),
  status: 200,
  response: z.object({ status: z.literal('ok'), deep: deepHealth.optional() }),
  errors: [401, 503],
})
