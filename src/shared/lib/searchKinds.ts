/** How many results a search answers at most. */
export const maxSearchResults = 20

/** What the search over the whole site finds, in the order in which its results are grouped. */
export const searchKinds = [
  { kind: 'module', name: 'Education modules' },
  { kind: 'stack', name: 'Smart stacks' },
  { kind: 'practice', name: 'Practice sessions' },
  { kind: 'ingredient', name: 'Ingredients' },
  { kind: 'expert', name: 'Wisdom council' },
] as const

export type SearchKind = (typeof searchKinds)[number]['kind']
