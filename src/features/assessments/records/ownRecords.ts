import type { OwnRecords } from '@/shared/lib/ownRecords'

import {
  listHealthAssessments,
  listLipedemaAssessments,
  saveHealthAssessment,
  saveLipedemaAssessment,
} from '../contract'
import { healthAssessmentRecords, lipedemaAssessmentRecords } from '../domain/recordKinds'
import { type LipedemaResult, scoreLipedema } from '../domain/lipedemaScore'
import type { Responses } from '../domain/questions'
import { questionsVersion } from '../domain/questionsVersion'
import { overallScore, scoreCategories, type Scores } from '../domain/universalScore'

type HealthRecord = { version: number; responses: Responses; scores: Scores; overall: number }
type LipedemaRecord = { version: number; selected: string[] } & Pick<
  LipedemaResult,
  'riskScore' | 'level' | 'categories'
>

/** Scores are counted here, whatever is sent along. */
export const healthAssessments: OwnRecords<
  NonNullable<(typeof saveHealthAssessment)['body']>,
  HealthRecord,
  (typeof saveHealthAssessment)['response'],
  (typeof listHealthAssessments)['response']['element']
> = {
  kind: healthAssessmentRecords,
  add: saveHealthAssessment,
  list: listHealthAssessments,
  toRecord: ({ responses }) => {
    const scores = scoreCategories(responses)
    return { version: questionsVersion, responses, scores, overall: overallScore(scores) }
  },
  toBody: ({ responses }) => ({ assessmentType: 'universal_health', responses }),
  toResponse: (id, { scores, overall }) => ({ id, scores, overall }),
  toList: (entries) => entries.map(({ id, at, record }) => ({ id, at, ...record })),
}

export const lipedemaAssessments: OwnRecords<
  NonNullable<(typeof saveLipedemaAssessment)['body']>,
  LipedemaRecord,
  (typeof saveLipedemaAssessment)['response'],
  (typeof listLipedemaAssessments)['response']['element']
> = {
  kind: lipedemaAssessmentRecords,
  add: saveLipedemaAssessment,
  list: listLipedemaAssessments,
  toRecord: ({ symptoms }) => {
    const selected = [...new Set(symptoms.selected)]
    const { riskScore, level, categories } = scoreLipedema(selected)
    return { version: questionsVersion, selected, riskScore, level, categories }
  },
  toBody: ({ selected }) => ({ symptoms: { selected } }),
  toResponse: (id, { riskScore, level, categories }) => ({ id, riskScore, level, categories }),
  toList: (entries) => entries.map(({ id, at, record }) => ({ id, at, ...record })),
}
