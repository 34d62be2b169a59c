import { defineRoom } from '@/shared/cms/defineRoom'
import { donateTexts } from '../content/donateTexts'
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
      slug: slugs.donateDialog,
      label: 'Donate button and dialog',
      description: 'The words of the donate button and of the first step of its dialog. The amounts are fixed.',
      page: '/subscribe',
      defaults: donateTexts,
      fixed: ['gifts'],
    }),

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
