/** The starting words of Corrections. */
export const correctionsTexts = {
  headline: 'Corrections',
  introduction:
    'What we published, found wrong and put right: what it said, what it says now, and why. Spelling is not listed.',
  noneHeading: 'None yet.',
  none: 'The first one will appear here on the day we publish it.',
  ofRelease: 'This was in the texts that the site came with.',
  before: 'It said',
  nothingBefore: 'Nothing that had to go. Something was missing.',
  after: 'It says',
  why: 'Why',
  sources: 'Source',
  feedLink: 'Corrections as a feed (RSS)',
  checkingLink: 'How we check',
} as const
