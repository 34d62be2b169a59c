/** Kinds of lines in the wisdom library, by where they are shown. */
export const wisdomKinds = [
  { value: 'reframe', label: 'Reframe of a symptom', page: '/dashboard' },
  { value: 'practice', label: 'Practice wisdom', page: '/practice' },
  { value: 'education', label: 'Education wisdom', page: '/dashboard' },
  { value: 'community-prompt', label: 'Community prompt', page: '/community' },
  { value: 'boundary', label: 'Boundary wisdom', page: '/boundary-magic' },
  { value: 'relationship', label: 'Relationship wisdom', page: '/community' },
] as const

export type WisdomKind = (typeof wisdomKinds)[number]['value']

/** The path of the page that shows a kind. */
export const pageOfKind = (kind: unknown): string =>
  wisdomKinds.find(({ value }) => value === kind)?.page ?? '/dashboard'
