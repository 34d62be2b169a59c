import type { AuntieLink } from '../../conversation'

type Resource = { words: RegExp; link: AuntieLink }

const toSearch = (search: string, title: string, description: string): AuntieLink => ({
  title,
  description,
  path: `/education?search=${encodeURIComponent(search)}`,
  icon: 'book',
})

/** The specification's keywords, and where in the library each leads. */
const resources: Resource[] = [
  {
    words: /\b(?:hot[ -]?flash\w*|flash(?:es)?|flush\w*|sweat\w*)\b/i,
    link: toSearch('hot flash', 'Hot flashes in the library', 'What cools them, and what was tested and fell short'),
  },
  {
    words: /\b(?:brain[ -]?fog\w*|foggy|memor\w+|focus\w*)\b/i,
    link: toSearch('brain', 'Brain fog in the library', 'Why words vanish, and what helps'),
  },
  {
    words: /\b(?:supplement\w*|vitamins?|herb\w*)\b/i,
    link: toSearch('supplements', 'Supplements in the library', 'What the trials showed, bottle by bottle'),
  },
  {
    words: /\b(?:relationship\w*|angry|anger|irritat\w+|irritable)\b/i,
    link: toSearch('partners', 'Living with others, in the library', 'What to say to the people you live with'),
  },
  {
    words: /\b(?:ceremon\w+|rituals?|celebrat\w+)\b/i,
    link: toSearch('ceremony', 'Ceremonies in the library', 'Mark the crossing your way'),
  },
]

/** The links to the library that the browser adds to a reply, by what the visitor wrote. */
export const resourceLinks = (message: string): AuntieLink[] =>
  resources.filter(({ words }) => words.test(message)).map(({ link }) => link)

/**
 * The links under a reply: the server's, then those by keyword that lead somewhere new. A reply that names a line to
 * call stands alone: nothing to read beside it.
 */
export function mergeLinks(given: readonly AuntieLink[], message: string): AuntieLink[] {
  if (given.some(({ icon }) => icon === 'phone')) return [...given]
  const paths = new Set(given.map(({ path }) => path))
  return [...given, ...resourceLinks(message).filter(({ path }) => !paths.has(path))]
}
