import { readDraft, removeDraft, writeDraft } from '@/shared/browser/tabDrafts'

/** A practice that has ended, and whose mood and notes are not saved yet: its session, time (ms) and first mood. */
type EndedPractice = { key: string; elapsed: number; mood: number }

const endedDraft = 'practice-ended'

/** What is entered after a practice, until it is saved. */
export const notesDraft = 'practice-notes'

/** Keeps an ended practice in this tab, so that a reload leads back to its mood and notes. */
export const keepEnded = (ended: EndedPractice): void => writeDraft(endedDraft, ended)

/** The practice that ended in this tab; null when there is none, or its notes are saved. */
export function readEnded(): EndedPractice | null {
  const { key, elapsed, mood } = readDraft<EndedPractice>(endedDraft) ?? {}
  return key !== undefined && elapsed !== undefined && mood !== undefined ? { key, elapsed, mood } : null
}

/** Forgets the ended practice with what was entered after it. */
export function forgetEnded(): void {
  removeDraft(endedDraft)
  removeDraft(notesDraft)
}
