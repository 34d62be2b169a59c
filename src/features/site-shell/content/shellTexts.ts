import type { PageTexts } from '@/shared/lib/pageTexts'

/** The starting words of the menus and the footer. */
export const shellTexts = {
  skipLink: 'Skip to content',
  more: 'More',
  menu: 'Menu',
  closeMenu: 'Close menu',
  openMenu: 'Open menu',
  search: 'Search',
  day: 'Your Day',
  nowLink: 'It’s happening now',
  toDark: 'Switch to dark theme',
  toLight: 'Switch to light theme',
  toDim: 'It’s late. Turn the lamp down',
  light: 'Light',
  themeDay: 'Day',
  themeNight: 'Night',
  themeDim: '3 a.m.',
  kept: 'Only what you yourself save or send is kept.',
  keptLink: 'What, and for how long',
  notFoundHeading: '404 Page Not Found',
  notFoundLead: 'Did you forget to add the page to the router?',
  notFoundText:
    'That one was for us, not for you. You walked into a room with no idea why you came in, and it turns out there is no room. It happens to the best of us.',
  notFoundStart: 'Back to the start',
  notFoundLibrary: 'Visit the library',
  topLinks: [
    { href: '/', label: 'Home' },
    { href: '/education', label: 'Education' },
    { href: '/ask-auntie', label: 'Ask an Auntie' },
    { href: '/practice', label: 'Practice' },
    { href: '/tracking', label: 'Tracking' },
    { href: '/smart-stacks', label: 'Smart Stacks' },
    { href: '/wisdom-council', label: 'Wisdom Council' },
  ],
  moreLinks: [
    { href: '/health-assessment', label: 'Health Assessment' },
    { href: '/self-care-bingo', label: 'Self-Care Bingo' },
    { href: '/invitations', label: 'Send Invitations' },
    { href: '/clean-ingredients', label: 'Clean Beauty Guide' },
    { href: '/archetypes', label: 'Gen X Archetypes' },
    { href: '/boundary-magic', label: 'Boundary Magic' },
    { href: '/subscribe', label: 'Donate' },
  ],
  footerLinks: [
    { href: '/', label: 'Home' },
    { href: '/education', label: 'Education' },
    { href: '/smart-stacks', label: 'Smart Stacks' },
    { href: '/practice', label: 'Practice' },
    { href: '/tracking', label: 'Tracking' },
    { href: '/archetypes', label: 'Gen X Archetypes' },
    { href: '/boundary-magic', label: 'Boundary Magic' },
    { href: '/subscribe', label: 'Donate' },
    { href: '/privacy-dashboard', label: 'Privacy Info' },
  ],
} as const

export type ShellTexts = PageTexts<typeof shellTexts>
