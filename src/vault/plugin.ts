import { defineRoom } from '@/shared/cms/defineRoom'

import { forgetUntouchedTask } from './forgetUntouched'
import { vaultRecords } from './recordsTable'
import { visitorRateLimitKey } from './visitor'

/** The vault's part of the CMS: its table, and the job that forgets. */
export const vaultPlugin = defineRoom({
  tables: [vaultRecords],
  tasks: [forgetUntouchedTask],
  rateLimitKey: visitorRateLimitKey,
})
