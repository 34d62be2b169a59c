import { useSyncExternalStore } from 'react'

import type { AssessmentTexts } from '../../content/assessmentTexts'
import type { Responses } from '../../domain/questions'
import type { SourceView } from '../view'

/**
 * What she has done since the page was loaded. In memory alone: answers about her health are put nowhere that the next
 * person at this device could look. It outlives the way to another page of the site and back.
 */
export type Visit = {
  /** The universal answers, finished or not, and the question she is at. */
  responses: Responses
  step: number
  universalDone: boolean
  /** Ids of the selected lipedema symptoms. */
  selected: string[]
  lipedemaDone: boolean
  /** Whether the profile has opened: it does so by itself once. */
  profileSeen: boolean
  /** Whether the results or the form of lipedema are open. */
  lipedemaResults: boolean
}

const fresh: Visit = {
  responses: {},
  step: 0,
  universalDone: false,
  selected: [],
  lipedemaDone: false,
  profileSeen: false,
  lipedemaResults: false,
}

let visit = fresh
const listeners = new Set<() => void>()

/** Notes what changed. */
export function changeVisit(change: Partial<Visit>): void {
  visit = { ...visit, ...change }
  listeners.forEach((listener) => listener())
}

function onVisit(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The visit as it stands. */
export const useVisit = (): Visit =>
  useSyncExternalStore(
    onVisit,
    () => visit,
    () => fresh,
  )

export const views = ['selection', 'universal', 'lipedema', 'step-by-step', 'complete', 'plan'] as const
export type View = (typeof views)[number]

export type ViewProps = {
  texts: AssessmentTexts
  sources: SourceView[]
  onView: (view: View) => void
}
