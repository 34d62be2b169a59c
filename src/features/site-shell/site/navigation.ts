export type NavEntry = { href: string; label: string }

/** The header's links, in order; on phones the first of the drawer. */
export const topLinks: NavEntry[] = [
  { href: '/', label: 'Home' },
  { href: '/education', label: 'Education' },
  { href: '/ask-auntie', label: 'Ask an Auntie' },
  { href: '/practice', label: 'Practice' },
  { href: '/tracking', label: 'Tracking' },
  { href: '/smart-stacks', label: 'Smart Stacks' },
  { href: '/wisdom-council', label: 'Wisdom Council' },
]

/** The More menu; on phones a list in the drawer. */
export const moreLinks: NavEntry[] = [
  { href: '/health-assessment', label: 'Health Assessment' },
  { href: '/self-care-bingo', label: 'Self-Care Bingo' },
  { href: '/invitations', label: 'Send Invitations' },
  { href: '/clean-ingredients', label: 'Clean Beauty Guide' },
  { href: '/archetypes', label: 'Gen X Archetypes' },
  { href: '/boundary-magic', label: 'Boundary Magic' },
  { href: '/subscribe', label: 'Donate' },
]

export const footerLinks: NavEntry[] = [
  { href: '/', label: 'Home' },
  { href: '/education', label: 'Education' },
  { href: '/smart-stacks', label: 'Smart Stacks' },
  { href: '/practice', label: 'Practice' },
  { href: '/tracking', label: 'Tracking' },
  { href: '/archetypes', label: 'Gen X Archetypes' },
  { href: '/boundary-magic', label: 'Boundary Magic' },
  { href: '/subscribe', label: 'Donate' },
  { href: '/privacy-dashboard', label: 'Privacy Info' },
]

/** Whether a link is current: on its page and all below it; Home only on exactly `/`. */
export function isActive(href: string, path: string): boolean {
  if (href === '/') return path === '/'
  return path === href || path.startsWith(`${href}/`)
}
