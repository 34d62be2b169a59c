/** The archetypes that have an emblem; the first is selected initially. */
export const archetypeIds = [
  'corporate-warrior',
  'creative-visionary',
  'sandwich-matriarch',
  'reinvention-queen',
  'wellness-skeptic',
] as const

export type ArchetypeId = (typeof archetypeIds)[number]
