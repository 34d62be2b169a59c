import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

import { isLipedemaSymptom } from './domain/lipedemaScore'
import { lipedemaGroups } from './domain/lipedemaSymptoms'
import { categories } from './domain/questions'
import { responseProblems } from './domain/universalScore'

const score = z.number().int().min(0).max(100)
const scores = z.object(
  Object.fromEntries(categories.map((category) => [category, score])) as Record<
    (typeof categories)[number],
    typeof score
  >,
)
const counts = z.object(
  Object.fromEntries(lipedemaGroups.map((group) => [group, z.number().int()])) as Record<
    (typeof lipedemaGroups)[number],
    z.ZodNumber
  >,
)

/** Answers by question id; ids and options are those of the questions. */
const responses = z.record(
  z.string().max(60),
  z.union([z.string().max(300), z.number(), z.array(z.string().max(300)).max(30)]),
)
const knownResponses = responses.superRefine((given, context) => {
  for (const { path, message } of responseProblems(given))
    context.addIssue({ code: 'custom', path: path.split('.').slice(1), message })
})

const sessionId = z.string().max(120).optional()

const levels = ['Low', 'Moderate', 'High', 'Very High'] as const

export const saveHealthAssessment = defineContract({
  method: 'post',
  path: '/health-assessment',
  summary: 'Scores the answers and keeps them, sealed; scores that are sent along are not believed',
  body: z.object({
    sessionId,
    assessmentType: z.literal('universal_health'),
    responses: knownResponses,
    scores: z.unknown().optional(),
  }),
  status: 201,
  response: z.object({ id: z.string(), scores, overall: score }),
  errors: [400, 403, 413, 429, 503],
})

export const listHealthAssessments = defineContract({
  method: 'get',
  path: '/health-assessment',
  summary: 'The visitor’s own assessments, newest first',
  status: 200,
  response: z.array(
    z.object({ id: z.string(), at: z.string(), version: z.number().int(), responses, scores, overall: score }),
  ),
  errors: [429, 503],
})

export const saveLipedemaAssessment = defineContract({
  method: 'post',
  path: '/lipedema-assessment',
  summary: 'Scores the selected symptoms and keeps them, sealed; a score that is sent along is not believed',
  body: z.object({
    sessionId,
    riskScore: z.unknown().optional(),
    symptoms: z.object({
      selected: z.array(z.string().max(60).refine(isLipedemaSymptom, 'There is no such symptom.')).max(30),
      categories: z.unknown().optional(),
      total: z.unknown().optional(),
    }),
  }),
  status: 201,
  response: z.object({ id: z.string(), riskScore: score, level: z.enum(levels), categories: counts }),
  errors: [400, 403, 413, 429, 503],
})

export const listLipedemaAssessments = defineContract({
  method: 'get',
  path: '/lipedema-assessment',
  summary: 'The visitor’s own lipedema assessments, newest first',
  status: 200,
  response: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      version: z.number().int(),
      selected: z.array(z.string()),
      riskScore: score,
      level: z.enum(levels),
      categories: counts,
    }),
  ),
  errors: [429, 503],
})
