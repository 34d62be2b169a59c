import type { Brand, Ingredient } from '@/payload-types'
import type { PlacedClaim } from '@/shared/evidence/readClaims'
import { orderByMention } from '@/shared/lib/sourceMarks'
import { toShortSources, type ShortSource } from '@/shared/ui/ShortSources'

import { scoreTone } from '../domain/score'

export type IngredientView = {
  name: string
  honestRating: string
  alsoListedAs: string[]
  found: string[]
  hormoneEffect: string
  perimenopauseImpact: string
  alternatives: string[]
  avoidance: string[]
  evidenceNote: string
  sources: ShortSource[]
}

export type BrandView = {
  name: string
  category: string
  score: number
  tone: ReturnType<typeof scoreTone>
  highlights: string[]
  products: string[]
  reason: string
  website: string | null
  isSample: boolean
}

/** Fields that a draft lacks become empty. */
export function toIngredientView(doc: Ingredient, claims: readonly PlacedClaim[] = []): IngredientView {
  const cited = orderByMention(
    {
      hormoneEffect: doc.hormoneEffect ?? '',
      perimenopauseImpact: doc.perimenopauseImpact ?? '',
      evidenceNote: doc.evidenceNote ?? '',
    },
    toShortSources(doc.references, claims),
  )
  return {
    name: doc.name ?? '',
    honestRating: doc.honestRating ?? '',
    alsoListedAs: doc.alsoListedAs ?? [],
    found: doc.found ?? [],
    alternatives: doc.alternatives ?? [],
    avoidance: doc.avoidance ?? [],
    ...cited.texts,
    sources: cited.sources,
  }
}

/** Fields that a draft lacks become empty. */
export function toBrandView(doc: Brand): BrandView {
  const score = doc.yukaScore ?? 0
  return {
    name: doc.name ?? '',
    category: doc.category ?? '',
    score,
    tone: scoreTone(score),
    highlights: doc.highlights ?? [],
    products: doc.products ?? [],
    reason: doc.reason ?? '',
    website: doc.website ?? null,
    isSample: doc.isSample ?? false,
  }
}
