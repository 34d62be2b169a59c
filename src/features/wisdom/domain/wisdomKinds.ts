/** What a line of the wisdom library is for, and where it stands. */
export const wisdomKinds = [
  { value: 'reframe', label: 'Reframe of a symptom', page: '/dashboard' },
  { value: 'practice', label: 'Practice wisdom', page: '/practice' },
  { value: 'education', label: 'Education wisdom', page: '/dashboard' },
  { value: 'community-prompt', label: 'Community prompt', page: '/community' },
  { value: 'boundary', label: 'Boundary wisdom', page: '/boundary-magic' },
  { value: 'relationship', label: 'Relationship wisdom', page: '/community' },
] as const

export type WisdomKind = (typeof wisdomKinds)[number]['value']

/** The page on which lines of a kind stand. */
export const pageOfKind = (kind: unknown): string =>
  wisdomKinds.find(({ value }) => value === kind)?.page ?? '/dashboard'
