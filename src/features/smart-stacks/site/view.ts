import type { Stack } from '@/payload-types'
import { retractedStatements, type PlacedClaim } from '@/shared/evidence/readClaims'
import { numberMarksIn, orderByMention, withoutMarks } from '@/shared/lib/sourceMarks'
import { omitRetracted } from '@/shared/search/omitRetracted'
import { toShortSources, type Publication, type ShortSource } from '@/shared/ui/ShortSources'

import starterSources from '../content/sources.json'
import starterStacks from '../content/stacks.json'
import { type EvidenceGrade, parseNoted, type NotedItem } from '../domain/evidence'

/** Its texts with the numbers of their sources (`sourceMarks.ts`). */
export type SupplementView = {
  name: string
  studiedDose: string
  evidenceGrade: EvidenceGrade
  evidenceNote: string
  cautions: string
  interactions: string
  notForHotFlashes: boolean
  sources: ShortSource[]
}

export type StackView = {
  slug: string
  name: string
  tagline: string
  description: string
  /** The description where it carries no mark: without what no longer stands. */
  sharedDescription: string
  /** Display form: "brain fog". */
  targetSymptoms: string[]
  supplements: SupplementView[]
  /** Deliberately excluded supplements. */
  leftOut: SupplementView[]
  instructions: string[]
  timing: string
  duration: string
  expectedTimeline: NotedItem[]
  coreProducts: NotedItem[]
  additionalSupports: NotedItem[]
  lifestyleIntegration: NotedItem[]
  difficulty: number
  safetyNote: string
  sources: ShortSource[]
}

type Texts = Pick<
  Stack,
  | 'name'
  | 'tagline'
  | 'description'
  | 'targetSymptoms'
  | 'instructions'
  | 'timing'
  | 'duration'
  | 'expectedTimeline'
  | 'coreProducts'
  | 'additionalSupports'
  | 'lifestyleIntegration'
  | 'difficulty'
  | 'safetyNote'
>

/** Fields that a draft lacks become empty. */
function toTexts(doc: Partial<Texts>) {
  return {
    name: doc.name ?? '',
    tagline: doc.tagline ?? '',
    description: withoutMarks(doc.description),
    targetSymptoms: (doc.targetSymptoms ?? []).map((symptom) => symptom.replaceAll('_', ' ')),
    instructions: doc.instructions ?? [],
    timing: doc.timing ?? '',
    duration: doc.duration ?? '',
    expectedTimeline: parseNoted(doc.expectedTimeline),
    coreProducts: parseNoted(doc.coreProducts),
    additionalSupports: parseNoted(doc.additionalSupports),
    lifestyleIntegration: parseNoted(doc.lifestyleIntegration),
    difficulty: doc.difficulty ?? 1,
    safetyNote: withoutMarks(doc.safetyNote),
  }
}

type CitedTexts = 'evidenceNote' | 'studiedDose' | 'cautions' | 'interactions'

/** What is said of a supplement, in the order of the page. */
function toCited(
  entry: Partial<Record<CitedTexts, string | null>>,
  sources: ShortSource[],
): Pick<SupplementView, CitedTexts | 'sources'> {
  const said = {
    evidenceNote: entry.evidenceNote ?? '',
    studiedDose: entry.studiedDose ?? '',
    cautions: entry.cautions ?? '',
    interactions: entry.interactions ?? '',
  }
  const cited = orderByMention(said, sources)
  return { ...cited.texts, sources: cited.sources }
}

type Parted = { leftOut?: boolean | null; supplement: SupplementView }

const part = (supplements: Parted[]) => ({
  supplements: supplements.filter(({ leftOut }) => !leftOut).map(({ supplement }) => supplement),
  leftOut: supplements.filter(({ leftOut }) => leftOut).map(({ supplement }) => supplement),
})

/** Shapes a stack; fields that a draft lacks become empty. */
export function toStackView(doc: Stack, claims: readonly PlacedClaim[] = []): StackView {
  const claimsIn = (place: string) => claims.filter(({ path }) => path.startsWith(place))
  const supplements = (doc.supplements ?? []).map(({ leftOut, ...entry }, index) => ({
    leftOut,
    supplement: {
      name: entry.name ?? '',
      evidenceGrade: entry.evidenceGrade ?? 'none-or-negative',
      notForHotFlashes: entry.notForHotFlashes ?? false,
      ...toCited(entry, toShortSources(entry.references, claimsIn(`supplements.${index}.`))),
    },
  }))
  return {
    slug: doc.slug ?? '',
    ...toTexts(doc),
    sharedDescription: omitRetracted(withoutMarks(doc.description), retractedStatements(claims)),
    ...part(supplements),
    sources: toShortSources(
      doc.references,
      claims.filter(({ path }) => !path.startsWith('supplements.')),
    ),
  }
}

const knownSources: Record<string, Publication> = starterSources

const sourcesBy = (keys: readonly string[]) => toShortSources(keys.flatMap((key) => knownSources[key] ?? []))

/** The starter stacks in the same shape: the fallback while the database is unavailable. */
export function builtInStacks(): StackView[] {
  return starterStacks.map(({ slug, supplements, referenceIds, ...doc }) => ({
    slug,
    ...toTexts(numberMarksIn(doc, referenceIds)),
    sharedDescription: withoutMarks(numberMarksIn(doc, referenceIds).description),
    ...part(
      supplements.map(({ leftOut, referenceIds: own, ...entry }) => ({
        leftOut,
        supplement: {
          ...entry,
          evidenceGrade: entry.evidenceGrade as EvidenceGrade,
          ...toCited(numberMarksIn(entry, own), sourcesBy(own)),
        },
      })),
    ),
    sources: sourcesBy(referenceIds),
  }))
}
