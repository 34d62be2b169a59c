'use client'

import { SymptomHistory } from '@/features/symptoms/site/islands/SymptomHistory.island'
import type { RedFlag } from '@/shared/lib/redFlags'

import { loadRecordFiles } from '../loadRecordFiles'

const extras = {
  listFilled: async () => (await import('@/features/assessments/site/islands/filledQuestionnaires')).listFilled(),
  loadFiles: loadRecordFiles,
}

/** The visitor's own history; its sheet for a doctor holds assessments as well, which are another room's. */
export const OwnHistory = ({ flags }: { flags: readonly RedFlag[] }) => <SymptomHistory flags={flags} extras={extras} />
