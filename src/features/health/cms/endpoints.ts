import { sql } from '@payloadcms/db-postgres'

import { drizzleOf } from '@/shared/database'
import { HttpError } from '@/shared/cms/httpError'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'

import { checkHealth } from '../contract'

// Shorter than the timeout of common monitors, so that they get an answer.
const timeoutMs = 3_000

export const healthEndpoints = [
  defineEndpoint({
    contract: checkHealth,
    access: 'anyone',
    limit: 'none',
    handler: async ({ req }) => {
      let timer: NodeJS.Timeout | undefined
      const tooSlow = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('no answer')), timeoutMs)
      })
      try {
        await Promise.race([drizzleOf(req.payload).execute(sql`SELECT 1`), tooSlow])
      } catch {
        throw new HttpError(503, 'The database is away.')
      } finally {
        clearTimeout(timer)
      }
      return { status: 'ok' as const }
    },
  }),
]
