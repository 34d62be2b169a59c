import { defineRoom } from '@/shared/cms/defineRoom'

import { deleteUntouchedTask } from './deleteUntouchedRecords'
import { vaultRecords } from './recordsTable'
import { visitorRateLimitKey } from './visitor'

/** The Payload plugin of the vault: its table, and the retention job. */
export const vaultPlugin = defineRoom({
  tables: [vaultRecords],
  tasks: [deleteUntouchedTask],
  rateLimitKey: visitorRateLimitKey,
})
