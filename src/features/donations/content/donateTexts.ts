import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the donate button and dialog. */
export const donateTexts = {
  button: 'Support Perimenopause Education',
  caption: 'Everything stays free',
  title: 'Support Perimenopause Education',
  introduction: 'A gift pays for the writing and checking. It buys no extras, because there are none to buy.',
  giftsHeading: 'Choose a gift',
  amountLabel: 'Another amount, in dollars',
  oftenHeading: 'How often',
  once: 'Once',
  monthly: 'Every month',
  monthlyNote: 'Until you end it, which you can do on the Support page of this browser.',
  onceNote: 'One payment, and that is it.',
  completeButton: 'Complete Donation',
  notSetUp: 'Donations are not set up on this site. Nothing will be charged.',
  notSetUpText:
    'So there is nothing to fill in and nothing to choose. Everything here stays free, with or without a gift; the thought counts, and telling a friend helps as much.',
  backButton: 'Back to the page',
  gifts: [
    { text: 'Buy me a coffee' },
    { text: 'Nourish my brain' },
    { text: 'Help keep the lights on' },
    { text: 'Keep a roof over my head' },
  ],
  asking: 'One moment: asking whether gifts can be made here.',
  processing: 'Processing...',
  yourGift: 'Your gift: {amount}. The form below is Stripe’s; what you type there never reaches us.',
  yourMonthlyGift: 'Your gift: {amount} every month. The form below is Stripe’s; what you type there never reaches us.',
  loadingForm: 'Loading the payment form…',
  otherAmountButton: 'Choose Different Amount',
} as const

export type DonateTexts = PageTexts<typeof donateTexts>
