import { HttpError } from '@/shared/cms/httpError'
import { createRecordEndpoint, listRecordsEndpoint, type Entry } from '@/vault'

import {
  healthAssessmentRecords,
  lipedemaAssessmentRecords,
  listHealthAssessments,
  listLipedemaAssessments,
  saveHealthAssessment,
  saveLipedemaAssessment,
} from '../contract'
import { isLipedemaSymptom, type LipedemaResult, scoreLipedema } from '../domain/lipedemaScore'
import { questionsVersion, type Responses } from '../domain/questions'
import { overallScore, responseProblems, scoreCategories, type Scores } from '../domain/universalScore'

type HealthRecord = { version: number; responses: Responses; scores: Scores; overall: number }
type LipedemaRecord = { version: number; selected: string[] } & Pick<
  LipedemaResult,
  'riskScore' | 'level' | 'categories'
>

export const assessmentEndpoints = [
  createRecordEndpoint({
    contract: saveHealthAssessment,
    kind: healthAssessmentRecords,
    toRecord: ({ responses }): HealthRecord => {
      const problems = responseProblems(responses)
      if (problems.length > 0) throw new HttpError(400, problems[0]!.message, problems)
      const scores = scoreCategories(responses)
      return { version: questionsVersion, responses, scores, overall: overallScore(scores) }
    },
    toResponse: (id, { scores, overall }) => ({ id, scores, overall }),
  }),
  listRecordsEndpoint({
    contract: listHealthAssessments,
    kind: healthAssessmentRecords,
    toResponse: (entries: Entry<HealthRecord>[]) => entries.map(({ id, at, record }) => ({ id, at, ...record })),
  }),
  createRecordEndpoint({
    contract: saveLipedemaAssessment,
    kind: lipedemaAssessmentRecords,
    toRecord: ({ symptoms }): LipedemaRecord => {
      const problems = symptoms.selected.flatMap((id, index) =>
        isLipedemaSymptom(id) ? [] : [{ path: `symptoms.selected.${index}`, message: 'There is no such symptom.' }],
      )
      if (problems.length > 0) throw new HttpError(400, problems[0]!.message, problems)
      const selected = [...new Set(symptoms.selected)]
      const { riskScore, level, categories } = scoreLipedema(selected)
      return { version: questionsVersion, selected, riskScore, level, categories }
    },
    toResponse: (id, { riskScore, level, categories }) => ({ id, riskScore, level, categories }),
  }),
  listRecordsEndpoint({
    contract: listLipedemaAssessments,
    kind: lipedemaAssessmentRecords,
    toResponse: (entries: Entry<LipedemaRecord>[]) => entries.map(({ id, at, record }) => ({ id, at, ...record })),
  }),
]
