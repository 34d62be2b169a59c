import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

export const checkHealth = defineContract({
  method: 'get',
  path: '/health',
  summary: 'Whether the site and its database are up',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
  errors: [503],
})
