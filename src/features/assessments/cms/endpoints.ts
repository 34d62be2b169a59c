import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import { append, enterVisitor, findVisitor, list } from '@/vault'

import {
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
  defineEndpoint({
    contract: saveHealthAssessment,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { responses } }) => {
      const problems = responseProblems(responses)
      if (problems.length > 0) throw new HttpError(400, problems[0]!.message, problems)
      const scores = scoreCategories(responses)
      const record: HealthRecord = { version: questionsVersion, responses, scores, overall: overallScore(scores) }
      const { id } = await append(req, enterVisitor(req), 'health-assessment', record)
      return { id, scores, overall: record.overall }
    },
  }),
  defineEndpoint({
    contract: listHealthAssessments,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req }) => {
      const { entries } = await list<HealthRecord>(req, findVisitor(req), 'health-assessment')
      return entries.map(({ id, at, record }) => ({ id, at, ...record }))
    },
  }),
  defineEndpoint({
    contract: saveLipedemaAssessment,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, body: { symptoms } }) => {
      const problems = symptoms.selected.flatMap((id, index) =>
        isLipedemaSymptom(id) ? [] : [{ path: `symptoms.selected.${index}`, message: 'There is no such symptom.' }],
      )
      if (problems.length > 0) throw new HttpError(400, problems[0]!.message, problems)
      const selected = [...new Set(symptoms.selected)]
      const { riskScore, level, categories } = scoreLipedema(selected)
      const record: LipedemaRecord = { version: questionsVersion, selected, riskScore, level, categories }
      const { id } = await append(req, enterVisitor(req), 'lipedema-assessment', record)
      return { id, riskScore, level, categories }
    },
  }),
  defineEndpoint({
    contract: listLipedemaAssessments,
    access: 'anyone',
    limit: 'read',
    handler: async ({ req }) => {
      const { entries } = await list<LipedemaRecord>(req, findVisitor(req), 'lipedema-assessment')
      return entries.map(({ id, at, record }) => ({ id, at, ...record }))
    },
  }),
]
