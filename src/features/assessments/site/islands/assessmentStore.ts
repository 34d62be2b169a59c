import { useSyncExternalStore } from 'react'

import { onStorageCleared } from '@/shared/browser/storage'
import { readDraft, writeDraft } from '@/shared/browser/tabDrafts'

import type { AssessmentTexts } from '../../content/assessmentTexts'
import type { Responses } from '../../domain/questions'
import { questionsVersion } from '../../domain/questionsVersion'
import type { RedFlag } from '@/shared/lib/redFlags'
import type { SourceView } from '../view'

/**
 * The visitor's answers in this tab. Not in lasting storage: these are health data, and the next person at a shared
 * device must not find them. Survives navigation and a reload.
 */
export type AssessmentState = {
  /** The universal answers, finished or not, and the index of the current question. */
  responses: Responses
  step: number
  universalDone: boolean
  /** The stored assessment whose results are shown; null while it is not stored. */
  universalStored: StoredResult | null
  /** Ids of the selected lipedema symptoms. */
  selected: string[]
  lipedemaDone: boolean
  lipedemaStored: StoredResult | null
  /** Whether the profile has opened automatically, which it does once. */
  profileSeen: boolean
  /** Whether the lipedema results or the form are shown. */
  lipedemaResults: boolean
}

/** The id of a stored assessment, and when it was stored (ISO); null for right now. */
type StoredResult = { id: string; at: string | null }

const fresh: AssessmentState = {
  responses: {},
  step: 0,
  universalDone: false,
  universalStored: null,
  selected: [],
  lipedemaDone: false,
  lipedemaStored: null,
  profileSeen: false,
  lipedemaResults: false,
}

let visit = fresh
const listeners = new Set<() => void>()

const draftName = `assessments-${questionsVersion}`

/** Merges a change into the state and notifies the components. */
export function updateAssessment(change: Partial<AssessmentState>): void {
  visit = { ...visit, ...change }
  writeDraft(draftName, visit)
  listeners.forEach((listener) => listener())
}

/**
 * What this tab kept over a reload, unless it no longer fits the questions. They are loaded only when there
 * is something to check.
 */
async function restore(): Promise<void> {
  if (visit !== fresh || !readDraft(draftName)) return
  const { fitQuestions } = await import('../../domain/checkAnswers')
  // Read after the import: everything may have been deleted while it loaded.
  const draft = readDraft<AssessmentState>(draftName)
  if (visit !== fresh || !draft) return
  const kept = { ...fresh, ...draft }
  if (!fitQuestions(kept)) return
  visit = kept
  listeners.forEach((listener) => listener())
}

onStorageCleared(() => {
  visit = fresh
  listeners.forEach((listener) => listener())
})

function onVisit(listener: () => void) {
  listeners.add(listener)
  restore().catch(() => {
    // Without the questions nothing can be shown of them either.
  })
  return () => {
    listeners.delete(listener)
  }
}

/** The answers in this tab; empty on the server and during hydration. */
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
  /** Red flags that the results show. */
  flags: readonly RedFlag[]
  /**
   * Fetches a view and shows it.
   * @param onArrive called once the view has loaded
   */
  onView: (view: View, onArrive?: () => void) => void
}
