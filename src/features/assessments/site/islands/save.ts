import { notify } from '@/shared/browser/notify'
import { sendOrStore } from '@/shared/browser/offline/lockedWrites'
import { discardQueued } from '@/shared/browser/offline/outbox'
import { describeSendTime } from '@/shared/browser/offline/describeSendTime'
import { queryClient } from '@/shared/browser/queryClient'
import { readSessionId } from '@/shared/browser/storage'

import type { saveHealthAssessment, saveLipedemaAssessment } from '../../contract'
import { scoreLipedema } from '../../domain/lipedemaScore'
import type { Responses } from '../../domain/questions'
import { scoreCategories } from '../../domain/universalScore'
import { updateAssessment } from './assessmentStore'

/** The results stay visible whether or not they were stored, so a failure is not shown. */
function sayNotKept(): void {
  // The message contains none of the answers.
  // eslint-disable-next-line no-console -- the specification names this failure and shows it nowhere
  console.error('Failed to save assessment')
}

const sayItWaits = (queued: string) =>
  notify({
    title: 'Saved on this phone',
    description: describeSendTime(true),
    action: { label: 'Undo', onPress: () => void discardQueued(queued) },
  })

const invalidate = (path: string) => queryClient().invalidateQueries({ queryKey: [path] })

/** Stores the finished universal assessment. Never rejects. */
export async function saveUniversal(responses: Responses): Promise<void> {
  const body = {
    sessionId: readSessionId(),
    assessmentType: 'universal_health' as const,
    responses,
    scores: scoreCategories(responses),
  }
  try {
    const kept = await sendOrStore<typeof saveHealthAssessment>('/health-assessment', { body })
    if ('queued' in kept) return sayItWaits(kept.queued)
    updateAssessment({ universalStored: { id: kept.response.id, at: null } })
    await invalidate('/api/health-assessment')
  } catch {
    sayNotKept()
  }
}

/** Stores the selected symptoms. Never rejects. */
export async function saveLipedema(selected: string[]): Promise<void> {
  const { riskScore, categories } = scoreLipedema(selected)
  const body = {
    sessionId: readSessionId(),
    riskScore,
    symptoms: { selected, categories, total: selected.length },
  }
  try {
    const kept = await sendOrStore<typeof saveLipedemaAssessment>('/lipedema-assessment', { body })
    if ('queued' in kept) return sayItWaits(kept.queued)
    updateAssessment({ lipedemaStored: { id: kept.response.id, at: null } })
    await invalidate('/api/lipedema-assessment')
  } catch {
    sayNotKept()
  }
}
