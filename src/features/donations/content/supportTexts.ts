/** The starting words of the support page. */
export const supportTexts = {
  eyebrow: 'Everything stays free',
  introduction:
    'Everything here is free and stays free. If it has been worth a coffee to you, a gift keeps it going for the next woman who types “why am I so hot” at 3 a.m. If money is tight, keep it. You owe us nothing.',
  exploreButton: 'Explore',
  withoutScripts: 'The payment form needs JavaScript, which is switched off in this browser.',
  benefitsHeading: 'What a gift does',
  benefits: [
    {
      title: 'It keeps the lights on',
      text: 'A server, a domain, an hour here and there to mend what broke. Nothing here is paid by advertising.',
    },
    {
      title: 'It pays for the checking',
      text: 'The library names its sources, and somebody has to read them. And read them again next year.',
    },
    {
      title: 'It keeps the door open',
      text: 'Whoever cannot give reads exactly what you read. That is the whole idea.',
    },
  ],
  freeHeading: 'Free, with or without',
  free: [
    '[The education library, every module of it](/education)',
    '[Hot flash log and your own history](/tracking)',
    '[Health and lipedema assessments](/health-assessment)',
    '[Supplement protocols, with cautions](/smart-stacks)',
    '[Guided practice with a timer](/practice)',
    '[Self-care bingo](/self-care-bingo)',
    '[Boundary Magic](/boundary-magic)',
    '[Clean Beauty guide](/clean-ingredients)',
    '[The Sophisticated Coven](/archetypes)',
    '[Wisdom Council](/wisdom-council)',
    '[Ask an Auntie](/ask-auntie)',
  ],
  coachingHeading: 'The one thing that costs',
  coaching:
    'An hour with a real person, $75. Nobody will nudge you toward it: it is there if you want someone to think along.',
  notBookable: 'There is no appointment to book yet. The page says what an hour will be.',
  coachingButton: 'Learn About Coaching',
} as const
