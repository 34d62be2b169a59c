import type { DashboardFocus, PatternCard } from '@/payload-types'
import type { PlacedClaim } from '@/shared/evidence/readClaims'
import { typeset } from '@/shared/lib/typeset'
import { byUrgency, toRedFlag, type RedFlag } from '@/shared/lib/redFlags'
import { toInternalPath } from '@/shared/lib/internalPath'
import { toShortSources, type ShortSource } from '@/shared/ui/ShortSources'

import { moments, type Moment } from '../domain/rotation'

export type PatternView = {
  title: string
  /** As stored: `brain_fog`. */
  symptoms: string[]
  whatItOftenMeans: string
  tryFirst: string[]
  redFlags: RedFlag[]
  modules: { slug: string; title: string }[]
  sources: ShortSource[]
}

export type FocusView = { text: string; note: string; path: string | null }

/** The lines of Today's Focus by part of the day. */
export type FocusByMoment = { moment: Moment; label: string; lines: FocusView[] }[]

/** A related article that is missing or not published is left out. */
export function toPatternView(doc: PatternCard, claims: readonly PlacedClaim[] = []): PatternView {
  return {
    title: doc.title ?? '',
    symptoms: doc.symptoms ?? [],
    whatItOftenMeans: doc.whatItOftenMeans ?? '',
    tryFirst: doc.tryFirst ?? [],
    redFlags: byUrgency((doc.redFlags ?? []).flatMap((flag) => (typeof flag === 'object' ? [toRedFlag(flag)] : []))),
    modules: (doc.relatedModules ?? []).flatMap((module) =>
      typeof module === 'object' && module?.slug && module.title && module._status !== 'draft'
        ? [{ slug: module.slug, title: typeset(module.title) }]
        : [],
    ),
    sources: toShortSources(doc.references, claims),
  }
}

type FocusSource = Pick<DashboardFocus, 'moment' | 'text' | 'note' | 'path'>

/** Groups the lines of Today's Focus by part of the day; parts without lines are left out. */
export function toFocusByMoment(docs: readonly FocusSource[]): FocusByMoment {
  return moments
    .map(({ value, label }) => ({
      moment: value,
      label,
      lines: docs
        .filter(({ moment, text }) => moment === value && text)
        .map(({ text, note, path }) => ({ text, note: note ?? '', path: toInternalPath(path) ?? null })),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** Formats a stored symptom: `brain_fog` becomes "brain fog". */
export const formatSymptom = (symptom: string): string => symptom.replaceAll('_', ' ')
