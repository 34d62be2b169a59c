/** The five archetypes that have an emblem; the first is chosen when the page opens. */
export const archetypeIds = [
  'corporate-warrior',
  'creative-visionary',
  'sandwich-matriarch',
  'reinvention-queen',
  'wellness-skeptic',
] as const

export type ArchetypeId = (typeof archetypeIds)[number]
