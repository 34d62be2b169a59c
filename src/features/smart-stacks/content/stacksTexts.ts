/** The starting words of the Smart Stacks page and of the protocols. */
export const stacksTexts = {
  eyebrow: 'Smart protocols',
  headline: 'Smart Stacks',
  introduction:
    'Habits first, capsules last. Every supplement comes with its grade, its cautions and its sources, and with a plain no where the studies say no.',
  freeMark: 'Free',
  openLink: 'View Protocol',
  timeline: 'Timeline:',
  more: 'more',
  warningHeading: 'Before you buy anything',
  warning:
    'No supplement here is a treatment for hot flashes. Amounts are what studies used, given so you can ask about them, not as advice. With any medicine, a pregnancy, a cancer behind you or a liver, kidney, heart or thyroid disease, ask a pharmacist or a clinician first.',
  ledger: '[Supplements: The Honest Ledger](/education/supplements-the-honest-ledger) has the whole account.',
  facts: [{ name: 'For' }, { name: 'Timing' }, { name: 'How long' }, { name: 'Difficulty' }, { name: 'To read' }],
  difficulty: '{difficulty} out of {most}',
  printButton: 'Print',
  protocolHeading: 'The protocol',
  instructionsHeading: 'Instructions',
  coreProductsHeading: 'Core products',
  supportsHeading: 'Additional supports',
  lifestyleHeading: 'Lifestyle integration',
  timelineHeading: 'Expected timeline',
  supplementsHeading: 'Supplements',
  notForHotFlashes: 'Not recommended for hot flashes',
  supplementParts: [
    { name: 'What was studied, not what to take' },
    { name: 'Cautions' },
    { name: 'Interactions' },
    { name: 'Sources' },
  ],
  leftOutHeading: 'Left out on purpose',
  leftOut: 'Things you may meet elsewhere. This stack does without, and here is why.',
  restsOnHeading: 'What the protocol rests on',
  closing:
    'Take a screenshot of the part you need or print all of it, and consult a healthcare provider before you start anything new.',
} as const
