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
      description:
        'The words of the donate button and of its dialog. The amounts are fixed; {amount} becomes what was chosen.',
      page: '/subscribe',
      defaults: donateTexts,
      fixed: ['gifts'],
      sections: {
        'First step: the gift': [
          'title',
          'introduction',
          'giftsHeading',
          'gifts',
          'amountLabel',
          'oftenHeading',
          'once',
          'monthly',
          'monthlyNote',
          'onceNote',
          'asking',
          'completeButton',
          'processing',
        ],
        'Second step: the payment': ['yourGift', 'yourMonthlyGift', 'loadingForm', 'otherAmountButton'],
        'Where donations are not set up': ['notSetUp', 'notSetUpText', 'backButton'],
      },
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
