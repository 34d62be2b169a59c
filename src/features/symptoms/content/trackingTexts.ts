/** The starting words of the tracking page. */
export const trackingTexts = {
  badge: '100% Private Tracking',
  headline: 'Tracking',
  introduction: 'A scruffy little record beats a good memory. Twenty seconds, and only what you feel like.',
  noteButton: 'Note today',
  logButton: 'Log a Hot Flash',
  careButton: 'Medicines and visits',
  sealed:
    'Sealed with a key made from this browser’s cookie; we keep no copy of that key. Clear the cookies or lose this phone, and the diary is lost too.',
  privacyLink: 'How we keep our hands off it',
  methodsHeading: 'Four Ways That Work Without This Site',
  methods: [
    {
      title: 'Screenshot Insights',
      text: 'Read something that sounds like you? Take a screenshot. It goes where your pictures go, between the dog and the parking ticket.',
    },
    {
      title: 'Photo Journal',
      text: 'A picture a week: your plate, your skin, the bed at 4 a.m. Pictures remember what words leave out.',
    },
    {
      title: 'Personal Notes',
      text: 'One line a day in whatever is nearest. “Two flashes, slept five hours, cried at a commercial” is a medical record.',
    },
    {
      title: 'Save to Reading List',
      text: 'Put articles on your browser’s own reading list, for a night when you’re up anyway. We can’t see it.',
    },
  ],
  thingsHeading: 'What Is Worth a Line',
  thingsIntroduction:
    'Pick two or three, not fifteen. If counting makes you watch yourself like a pot of milk, stop for a month: [Tracking Without Obsessing](/education/tracking-without-obsessing).',
  bodyHeading: 'Your body',
  bodyThings: [
    'Hot flashes and night sweats',
    'Hours slept, and when you woke',
    'Periods: dates, heaviness, spotting',
    'Aches, headaches, a racing heart',
    'Dryness, bladder trouble, desire',
  ],
  headHeading: 'Your head and heart',
  headThings: [
    'Mood, and how fast it turned',
    'Worry, dread or sudden rage',
    'Words and names that went missing',
    'Energy through the day',
    'What made you laugh',
  ],
  daysHeading: 'Your days',
  daysThings: [
    'Coffee, wine, spicy food, late meals',
    'A hot room, a hard meeting, a long drive',
    'Moving, resting, seeing friends',
    'Medicines and supplements: start, change, stop',
    'What you tried, and how it felt',
  ],
  benefitsHeading: 'What You Get out of It',
  benefits: [
    {
      title: 'You stop relying on memory',
      text: 'Broken sleep is bad at remembering broken sleep. Paper isn’t.',
    },
    {
      title: 'You may see a pattern',
      text: 'Or you may see that there is none, which also lets you stop blaming the coffee.',
    },
    {
      title: 'The appointment gets to the point',
      text: 'One page with dates and numbers says in a minute what takes ten to explain.',
    },
    {
      title: 'You notice what changed',
      text: 'If you try something new, the weeks before it are there to compare with.',
    },
  ],
  warningHeading: 'Don’t track this, have it checked',
  warning: 'These are for a doctor, not for a notebook.',
  warningSources:
    'Why, with the sources: [Bleeding: What’s Normal, What’s Not](/education/bleeding-what-s-normal-what-s-not) and [Is It Menopause or Something Else?](/education/is-it-menopause-or-something-else). All of them: [When Not to Wait](/warning-signs).',
} as const
