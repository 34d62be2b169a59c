import { defineRoom } from '@/shared/cms/defineRoom'

import { invitationBatches } from './batches'
import { sendBatchTask } from './batchSending'
import { invitationEndpoints } from './endpoints'
import { influencers } from './influencers'
import { seedInfluencers } from './seed'
import { batchRecipients, invitedAddresses } from './tables'
import { sendLetterTask } from './visitorLetters'

export const invitationsRoom = defineRoom({
  collections: [influencers, invitationBatches],
  endpoints: invitationEndpoints,
  tables: [invitedAddresses, batchRecipients],
  tasks: [sendBatchTask, sendLetterTask],
  seed: { run: seedInfluencers },
  adminComponents: { beforeDashboard: ['/features/invitations/cms/Outbox#Outbox'] },
})
