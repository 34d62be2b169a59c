import type { DashboardFocus, PatternCard } from '@/payload-types'
import { ownPath } from '@/shared/lib/ownPath'
import { toShortSources, type ShortSource } from '@/shared/ui/ShortSources'

import { moments, type Moment } from '../domain/rotation'

/** Symptoms that often travel together, as the dashboard shows them. */
export type PatternView = {
  title: string
  /** As they are stored: `brain_fog`. */
  symptoms: string[]
  whatItOftenMeans: string
  tryFirst: string[]
  seeClinicianIf: string[]
  modules: { slug: string; title: string }[]
  sources: ShortSource[]
}

/** A line of Today's Focus. */
export type FocusView = { text: string; note: string; path: string | null }

/** The lines of each moment of a day. */
export type FocusByMoment = { moment: Moment; label: string; lines: FocusView[] }[]

/** Shapes a pattern card; an article that is not there, or not published, is left out. */
export function toPatternView(doc: PatternCard): PatternView {
  return {
    title: doc.title ?? '',
    symptoms: doc.symptoms ?? [],
    whatItOftenMeans: doc.whatItOftenMeans ?? '',
    tryFirst: doc.tryFirst ?? [],
    seeClinicianIf: doc.seeClinicianIf ?? [],
    modules: (doc.relatedModules ?? []).flatMap((module) =>
      typeof module === 'object' && module?.slug && module.title && module._status !== 'draft'
        ? [{ slug: module.slug, title: module.title }]
        : [],
    ),
    sources: toShortSources(doc.references),
  }
}

type FocusSource = Pick<DashboardFocus, 'moment' | 'text' | 'note' | 'path'>

/** Parts the lines of Today's Focus by their moment; a moment without any is left out. */
export function toFocusByMoment(docs: readonly FocusSource[]): FocusByMoment {
  return moments
    .map(({ value, label }) => ({
      moment: value,
      label,
      lines: docs
        .filter(({ moment, text }) => moment === value && text)
        .map(({ text, note, path }) => ({ text, note: note ?? '', path: ownPath(path) ?? null })),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** A symptom in words: `brain_fog` is "brain fog". */
export const symptomInWords = (symptom: string): string => symptom.replaceAll('_', ' ')
