import { defineRoom } from '@/shared/cms/defineRoom'

import { donations } from './donations'
import { donationEndpoints } from './endpoints'
import { stripeEvents } from './recordStripeEvent'

export const donationsRoom = defineRoom({
  collections: [donations],
  endpoints: donationEndpoints,
  tables: [stripeEvents],
  adminComponents: { beforeDashboard: ['/features/donations/cms/DonationSummary#DonationSummary'] },
})
