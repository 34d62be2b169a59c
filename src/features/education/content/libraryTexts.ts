import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the library page. */
export const libraryTexts = {
  headline: 'Contents',
  introduction: 'short reads, each with its sources and the day we last checked them.',
  freeAccess: 'Free Access',
  introductionEnd: 'to every one. What you read is remembered by this browser and nobody else.',
  searchLabel: 'Search modules',
  searchHint: 'Search modules...',
  startHeading: 'Start with these three',
  allTab: 'All',
  reads: 'reads',
  completed: 'completed',
  modulesCompleted: 'modules completed',
  notStarted: 'Not Started',
  inProgress: 'In Progress',
  done: 'Completed',
  reviewed: 'reviewed',
  looking: 'Looking in the texts themselves…',
  alsoHeading: 'These speak of it too',
  otherWords: 'No title or description says “{search}” word for word.',
  oneElsewhere: 'No module under {category} says “{search}”, but one elsewhere does.',
  othersElsewhere: 'No module under {category} says “{search}”, but {count} others do.',
  nothingText:
    'No module says “{search}” in its title or description. A shorter word may do it: try “sleep” instead of “can’t sleep”.',
  nothingHeading: 'Nothing by those words',
  noneHeading: 'No modules available',
  noneText: 'This category doesn’t have any modules yet.',
  everywhereButton: 'Look in all categories',
  clearButton: 'Clear search',
  allButton: 'Show all modules',
  lineHeading: 'Today’s line',
  routesHeading: 'Is one of these you?',
  routesIntroduction:
    'It changes what comes first, and adds what the usual page leaves out. Kept in this browser alone.',
  routes: [
    { name: 'Menopause came early, or with an operation' },
    { name: 'I have had cancer' },
    { name: 'I have no periods to go by' },
    { name: 'I am trans or non-binary' },
  ],
  categories: [
    {
      label: 'Hormonal',
      name: 'Hormonal',
      description: 'What hormones do, what helps, and what the leaflet left out.',
    },
    {
      label: 'Sacred',
      name: 'Sacred Science',
      description: 'Old wisdom and new research, each saying which one is speaking.',
    },
    {
      label: 'Formulas',
      name: 'Formulas',
      description: 'Sleep, strength, bone and supplements, with the evidence in plain sight.',
    },
    {
      label: 'Boundary',
      name: 'Boundary Mastery',
      description: 'Saying no, asking for more, and keeping some of yourself back.',
    },
    {
      label: 'Community',
      name: 'Community',
      description: 'Friends, partners, family, and how to let them help.',
    },
    {
      label: 'Self-Care',
      name: 'Self-Care',
      description: 'Skin, joints, comfort and the subjects nobody brings up at lunch.',
    },
    {
      label: 'Practice',
      name: 'Practice',
      description: 'Breath, mind and movement, for what each is good at.',
    },
    {
      label: 'Nutrition',
      name: 'Nutrition Foundations',
      description: 'Food that holds you up, and the fine print on the rest.',
    },
    {
      label: 'Awakening',
      name: 'Awakening Practices',
      description: 'Purpose, grief, kindness, and who you are after all this.',
    },
    {
      label: 'Knowing Your Numbers',
      name: 'Knowing Your Numbers',
      description: 'Tracking without obsessing, and telling a good claim from a loud one.',
    },
  ],
  keptPlace: 'You left this one open. It kept your place, and nobody has moved the bookmark.',
  readIt: 'Read it',
  readItMinutes: 'Read it, {count} minutes',
  readOnMinute: 'Read on, 1 minute left',
  readOn: 'Read on, {count} minutes left',
  pathCount: '{done} of {count} modules completed',
  pathBegun: '{percent}% read of {count} min',
  pathBegunOwnPace: 'Begun, at your own pace',
  pathMinutes: '{count} min',
  pathOwnPace: 'At your own pace',
  pathProgress: 'How far you’ve read',
  pathStart: 'Start Learning',
  pathResume: 'Resume Learning',
  allRead: 'You’ve read the whole shelf',
  allReadNote: 'It’s there whenever you want a second look',
  allReadButton: 'Open the Library',
} as const

export type LibraryTexts = PageTexts<typeof libraryTexts>

/** The names of those that stand on home and the dashboard. */
export const nextReadNames = [
  'keptPlace',
  'readIt',
  'readItMinutes',
  'readOnMinute',
  'readOn',
  'pathCount',
  'pathBegun',
  'pathBegunOwnPace',
  'pathMinutes',
  'pathOwnPace',
  'pathProgress',
  'pathStart',
  'pathResume',
  'allRead',
  'allReadNote',
  'allReadButton',
] as const satisfies (keyof LibraryTexts)[]

/** What home and the dashboard say of what to read next. */
export type NextReadTexts = Pick<LibraryTexts, (typeof nextReadNames)[number]>
