/** Maximum number of search results. */
export const maxSearchResults = 20

/** Maximum length of a search, in characters. */
export const maxSearchLength = 100

/** The kinds of search results, in the order of their groups. */
export const searchKinds = [
  { kind: 'module', name: 'Education modules' },
  { kind: 'stack', name: 'Smart stacks' },
  { kind: 'practice', name: 'Practice sessions' },
  { kind: 'ingredient', name: 'Ingredients' },
  { kind: 'expert', name: 'Wisdom council' },
  { kind: 'page', name: 'Pages' },
] as const

export type SearchKind = (typeof searchKinds)[number]['kind']
