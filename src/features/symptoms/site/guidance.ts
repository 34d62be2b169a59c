/** Four ways of tracking without this site. */
export const methods = [
  {
    title: 'Screenshot Insights',
    text: 'Read something that sounds like you? Take a screenshot. It stays in your phone, between the dog and the parking ticket.',
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
] as const

export const thingsToTrack = [
  {
    title: 'Your body',
    things: [
      'Hot flashes and night sweats',
      'Hours slept, and when you woke',
      'Periods: dates, heaviness, spotting',
      'Aches, headaches, a racing heart',
      'Dryness, bladder trouble, desire',
    ],
  },
  {
    title: 'Your head and heart',
    things: [
      'Mood, and how fast it turned',
      'Worry, dread or sudden rage',
      'Words and names that went missing',
      'Energy through the day',
      'What made you laugh',
    ],
  },
  {
    title: 'Your days',
    things: [
      'Coffee, wine, spicy food, late meals',
      'A hot room, a hard meeting, a long drive',
      'Moving, resting, seeing friends',
      'Medicines and supplements: start, change, stop',
      'What you tried, and how it felt',
    ],
  },
] as const

export const benefits = [
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
] as const
