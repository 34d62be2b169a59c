import { useSyncExternalStore } from 'react'

import type { AssessmentTexts } from '../../content/assessmentTexts'
import type { Responses } from '../../domain/questions'
import type { SourceView } from '../view'

/**
 * The visitor's answers since the page was loaded. Held in memory only, not in storage: these are health data, and the
 * next person at a shared device must not find them. Survives client-side navigation.
 */
export type AssessmentState = {
  /** The universal answers, finished or not, and the index of the current question. */
  responses: Responses
  step: number
  universalDone: boolean
  /** Ids of the selected lipedema symptoms. */
  selected: string[]
  lipedemaDone: boolean
  /** Whether the profile has opened automatically, which it does once. */
  profileSeen: boolean
  /** Whether the lipedema results or the form are shown. */
  lipedemaResults: boolean
}

const fresh: AssessmentState = {
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

/** Merges a change into the state and notifies the components. */
export function updateAssessment(change: Partial<AssessmentState>): void {
  visit = { ...visit, ...change }
  listeners.forEach((listener) => listener())
}

function onVisit(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useAssessment = (): AssessmentState =>
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
