import type { PageTexts } from '@/shared/lib/pageTexts'

/** What the council page says until the owner says otherwise. */
export const defaultCouncil = {
  reach: '10M+',
  reachNote: 'An estimate of the site’s owner, not counted by us.',
  notice:
    'These are authors of published work. Being listed here is no endorsement by them: they have not approved this page, and nobody paid for a chair.',
}

/** The starting words of the council page. */
export const councilTexts = {
  headline: 'Wisdom Council',
  introduction:
    'People who have written well about this passage, from the clinic, the kitchen and the lab. Read them, and',
  introductionEnd: 'disagree where you must.',
  portraitNote: 'The portraits are drawn from imagination.',
  expertsLabel: 'Experts',
  booksLabel: 'Books',
  reachLabel: 'Combined reach',
  approachesLabel: 'Approaches',
  ownWords: 'In her own words at',
  worthKnowing: 'Worth knowing:',
  more: 'More',
  contributionsHeading: 'Key contributions',
  bookListHeading: 'Books',
  followers: 'Followers:',
  olderHeading: 'Older councils',
  olderText:
    'Women have talked this through around many fires. What is known of it, and what is only told, is in the library.',
  culturesLinks: [
    { label: 'Japan: konenki', href: '/education?filter=truth-telling&search=Global+Menopause+Wisdom' },
    {
      label: 'The Maya of Yucatán and Guatemala',
      href: '/education?filter=truth-telling&search=Global+Menopause+Wisdom',
    },
    { label: 'A ceremony of your own', href: '/education?filter=truth-telling&search=Power+Years+Ceremony' },
    { label: 'Rituals of care', href: '/education?filter=sacred-science&search=Sacred+Self-Care+Rituals' },
  ],
  perspectives: [
    { label: 'All Perspectives' },
    { label: 'Medical Evidence' },
    { label: 'Nutrition & Lifestyle' },
    { label: 'Brain Science' },
    { label: 'Integrative Health' },
  ],
  nobody: 'Nobody sits in this chair yet.',
} as const

export type CouncilWords = PageTexts<typeof councilTexts>
