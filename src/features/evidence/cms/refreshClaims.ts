import { createLocalReq, type TaskConfig } from 'payload'

import { refreshStates } from '@/shared/cms/claimLedger'

import { recordLateCorrections } from './starterCorrections'

/** An hourly job: claims come due and expire by the day, and the pages on which they stand say so. */
export const refreshClaimsTask: TaskConfig = {
  slug: 'refresh-claims',
  label: 'See which claims are due',
  schedule: [{ cron: '5 * * * *', queue: 'nightly' }],
  retries: 3,
  handler: async ({ req }) => {
    const own = await createLocalReq({}, req.payload)
    const changed = await refreshStates(own)
    await recordLateCorrections(own)
    if (changed > 0) req.payload.logger.info(`Claims with another state than an hour ago: ${changed}`)
    return { output: {} }
  },
}
