import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { supportTexts } from '../content/supportTexts'
import { donations } from './donations'
import { donationEndpoints } from './endpoints'
import { stripeEvents } from './recordStripeEvent'

export const donationsRoom = defineRoom({
  collections: [donations],
  globals: [
    pageTextsGlobal({
      slug: slugs.supportPage,
      label: 'Support page',
      description: 'The words of the page that asks for gifts. The three reasons keep their drawings and their order.',
      page: '/subscribe',
      defaults: supportTexts,
      fixed: ['benefits'],
    }),
  ],
  endpoints: donationEndpoints,
  tables: [stripeEvents],
  adminComponents: { beforeDashboard: ['/features/donations/cms/DonationSummary#DonationSummary'] },
})
