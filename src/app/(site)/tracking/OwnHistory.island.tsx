'use client'

import type { ComponentProps } from 'react'

import { SymptomHistory } from '@/features/symptoms/site/islands/SymptomHistory.island'

import { loadRecordFiles } from '../loadRecordFiles'

const extras = {
  listFilled: async () => (await import('@/features/assessments/site/islands/filledQuestionnaires')).listFilled(),
  loadFiles: loadRecordFiles,
}

/** The visitor's own history; its sheet for a doctor holds assessments as well, which are another room's. */
export const OwnHistory = (props: Omit<ComponentProps<typeof SymptomHistory>, 'extras'>) => (
  <SymptomHistory {...props} extras={extras} />
)
