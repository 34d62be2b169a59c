// What a server does for its jobs, in a process that may be killed at any moment.
import { setTimeout as sleep } from 'node:timers/promises'

import { getPayload } from 'payload'

import config from '../../payload.config'
import { runDueJobs } from '../../src/shared/cms/jobRunner'

const payload = await getPayload({ config })
payload.logger.level = 'silent'
// Its own job alone, at whatever hour the test runs.
payload.config.jobs.scheduling = false
process.send?.('working')
process.once('disconnect', () => process.exit(0))
for (;;) {
  await runDueJobs(payload)
  await sleep(50)
}
