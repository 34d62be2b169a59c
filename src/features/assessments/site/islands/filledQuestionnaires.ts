import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import type { FilledQuestionnaire } from '@/shared/lib/filledQuestionnaire'

import type { listHealthAssessments, listLipedemaAssessments } from '../../contract'
import { healthAssessmentRecords, lipedemaAssessmentRecords } from '../../domain/recordKinds'
import { toFilledHealth, toFilledLipedema } from '../../records/filledQuestionnaires'

/** The visitor's assessments for the doctor's sheet, newest first; and as the export calls them, for its files. */
export async function listFilled(): Promise<{
  filled: FilledQuestionnaire[]
  records: Record<string, { id: string }[]>
}> {
  const [health, lipedema] = await Promise.all([
    fetchOrCached('/health-assessment', () => callEndpoint<typeof listHealthAssessments>('get', '/health-assessment')),
    fetchOrCached('/lipedema-assessment', () =>
      callEndpoint<typeof listLipedemaAssessments>('get', '/lipedema-assessment'),
    ),
  ])
  return {
    filled: [...health.map(toFilledHealth), ...lipedema.map(toFilledLipedema)].sort((one, other) =>
      other.at.localeCompare(one.at),
    ),
    records: { [healthAssessmentRecords.exportKey]: health, [lipedemaAssessmentRecords.exportKey]: lipedema },
  }
}
