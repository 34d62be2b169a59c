import type { Archetype } from '@/payload-types'
import { typeset } from '@/shared/lib/typeset'

import type { ArchetypeId } from '../domain/archetypes'

export type ArchetypeView = {
  id: ArchetypeId
  persona: string
  tagline: string
  description: string
  painPoints: string[]
  solutions: string[]
  modules: { slug: string; title: string }[]
  tier: string
}

/** A related module that is missing or not published is left out. */
export function toArchetypeView(doc: Archetype): ArchetypeView {
  return {
    id: doc.key,
    persona: doc.persona ?? '',
    tagline: doc.tagline ?? '',
    description: doc.description ?? '',
    painPoints: doc.painPoints ?? [],
    solutions: doc.solutions ?? [],
    modules: (doc.modules ?? []).flatMap((module) =>
      typeof module === 'object' && module?.slug && module.title
        ? [{ slug: module.slug, title: typeset(module.title) }]
        : [],
    ),
    tier: doc.tier ?? '',
  }
}
