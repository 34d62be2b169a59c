/** The starting words of the home page. */
export const homeTexts = {
  eyebrow: 'An almanac for perimenopause and after',
  headline: 'Nobody handed you the map.',
  headlineAnswer: 'Here it is.',
  introduction:
    'Short reads about what your body is up to, each with its sources and the day we last checked them. Browse freely, no login required.',
  startButton: 'Start Exploring',
  privacyButton: 'What we never collect',
  spreadHeading: 'Your page for this week',
  flashHeading: 'Hot just now?',
  severities: ['Mild', 'Moderate', 'Strong', 'Severe', 'Extreme'],
  flashButton: 'Log it',
  cardHeading: 'Your card is waiting',
  cardNote: 'One a day, and a question. Play, not prophecy.',
  bingoHeading: 'Bingo, three squares in',
  exampleMark: 'Example',
  squares: [
    'Open a window',
    'Drink a glass of water',
    'Three slow breaths',
    'Say no once',
    'Free square: sit down',
    'Look at the sky',
  ],
  bingoLink: 'Begin a board',
  cardLink: 'Explore',
  cards: [
    {
      title: 'Education Hub',
      text: 'From “what is actually happening” to sleep, bone and mood, in plain words, with the sources below.',
    },
    {
      title: 'Personal Tracking',
      text: 'Log a hot flash in a few taps, for your eyes and your doctor’s. This browser’s cookie is its key: clear it or lose the phone, and the diary is gone, unless you make a key of your own.',
    },
    {
      title: 'Smart Protocols',
      text: 'Supplements with their evidence, their cautions, and the honest word when something doesn’t work.',
    },
  ],
} as const
