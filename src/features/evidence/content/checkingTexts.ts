/** The starting words of How We Check. The figures are counted; `{opened}` and `{abstracts}` become two of them. */
export const checkingTexts = {
  headline: 'How We Check',
  introduction:
    'Every sentence with a source can be traced to it. How many were read in their source is counted below.',
  whoReviewed: 'No clinician has reviewed these texts yet, unless a page says so.',
  stepsHeading: 'From a sentence to its source',
  steps: [
    'What rests on a study or on guidance cites it, and, where somebody has noted it, the place in it: a table, a page, a section.',
    'The site finds every cited sentence by itself and keeps a record of it. Change its words or its source, and it is a new, unchecked claim.',
    'Somebody reads the sentence in its source and says so with a name and a day. A second person, with another account, signs.',
    'A year later, or sooner, it comes due. A month after its day has passed, the page says so beside the sentence.',
    'When a study is retracted or replaced, every sentence that rests on it is marked, on every page.',
    'What was wrong and has been put right is listed under Corrections: before, after, and why.',
  ],
  alone:
    'Here whoever writes a text may publish it alone: nobody else has to have checked it. Below each article you read whether somebody did.',
  together:
    'Where two people have accounts, no article, red flag or crisis line goes on the site until somebody other than its author has checked these very words. Below each article you read when.',
  figuresHeading: 'The figures today',
  figuresCaption: 'Claims and sources by what is known of them',
  figures: [
    { name: 'Claims on the site', text: 'A claim is a sentence with a source, or a row of a table.' },
    { name: 'With a place in the source', text: 'We say where in it to look: a table, a section, the abstract.' },
    { name: 'Signed', text: 'Two people with accounts of their own have read it in its source.' },
    {
      name: 'Checked',
      text: 'Somebody has read it against its source, by itself or with the whole article. The second reading is missing.',
    },
    { name: 'Unchecked', text: 'New words, or a source nobody opened or that bears only other sentences.' },
    { name: 'Due', text: 'Its next look is less than thirty days away.' },
    { name: 'Expired', text: 'Its day has passed, or its source no longer stands.' },
    { name: 'Withdrawn', text: 'Taken back; marked where it still stands.' },
    { name: 'Sources', text: '{opened} of them were opened here, {abstracts} of these in their abstract alone.' },
    { name: 'Retracted or superseded sources', text: 'Marked wherever they are cited.' },
  ],
  wrongHeading: 'If you find something wrong',
  wrong:
    'Below the sources of an article, a stack, an ingredient, a practice session, a card, a line of the day or a warning sign are the sentences that rest on them. Press “Report this sentence”. We keep which sentence it is, and nothing about you.',
  correctionsLink: 'Corrections',
  feedLink: 'What was checked last (RSS)',
  machinesLink: 'All claims for machines (JSON)',
} as const
