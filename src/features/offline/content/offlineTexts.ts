/** The starting words of the page for no network. */
export const offlineTexts = {
  headline: 'No network, no matter',
  introduction: 'This page isn’t kept in this browser, so it has to wait. These work without a line to anywhere.',
  signIn:
    'Connected, and still nothing? A hotel or a train may want you to sign in first. Open its page in your Wi-Fi settings, then try again here.',
  works: [
    {
      name: 'What you have read',
      href: '/education',
      text: 'Every module you opened here, and all of them if you kept them.',
    },
    { name: 'Practice', href: '/practice', text: 'The timer, the pacer and the bell need no network.' },
    { name: 'The hot flash logger', href: '/tracking', text: 'An entry waits on this phone and goes out later.' },
    { name: 'Self-care bingo', href: '/self-care-bingo', text: 'Boards you have opened. Squares wait as well.' },
    { name: 'When not to wait', href: '/warning-signs', text: 'The signs to call about, and whom to call.' },
  ],
  againButton: 'Try again',
} as const
