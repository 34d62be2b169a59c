/** The starting words of the Smart Stacks page. */
export const stacksTexts = {
  eyebrow: 'Smart protocols',
  headline: 'Smart Stacks',
  introduction:
    'Habits first, capsules last. Every supplement comes with its grade, its cautions and its sources, and with a plain no where the studies say no.',
  freeMark: 'Free',
  warningHeading: 'Before you buy anything',
  warning:
    'No supplement here is a treatment for hot flashes. Amounts are what studies used, told so that you can ask about them; they are no advice for you. With any medicine, a pregnancy, a cancer behind you or a liver, kidney, heart or thyroid disease, ask a pharmacist or a clinician first.',
  ledger: '[Supplements: The Honest Ledger](/education/supplements-the-honest-ledger) has the whole account.',
} as const
