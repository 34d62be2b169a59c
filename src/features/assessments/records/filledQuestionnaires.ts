import type { z } from 'zod'

import type { FilledQuestionnaire } from '@/shared/lib/filledQuestionnaire'

import type { listHealthAssessments, listLipedemaAssessments } from '../contract'
import { lipedemaSymptoms } from '../domain/lipedemaSymptoms'
import { categoryNames, categories, questions } from '../domain/questions'

type StoredHealth = z.output<(typeof listHealthAssessments)['response']>[number]
type StoredLipedema = z.output<(typeof listLipedemaAssessments)['response']>[number]

const path = '/health-assessment'

/** A stored universal assessment in words. Scores are of 100, and higher is better. */
export const toFilledHealth = ({ id, at, version, responses, scores, overall }: StoredHealth): FilledQuestionnaire => ({
  id,
  at,
  path,
  version,
  title: 'Universal Health Assessment',
  results: [
    { name: 'Overall', value: `${overall} of 100` },
    ...categories.map((category) => ({ name: categoryNames[category], value: String(scores[category]) })),
  ],
  answers: questions.flatMap(({ id: question, text }) => {
    const given = responses[question]
    return given === undefined ? [] : [{ id: question, question: text, answers: [given].flat() }]
  }),
})

/** A stored lipedema assessment in words; a higher score is more likely lipedema. */
export const toFilledLipedema = ({
  id,
  at,
  version,
  selected,
  riskScore,
  level,
}: StoredLipedema): FilledQuestionnaire => {
  const chosen = lipedemaSymptoms.filter((symptom) => selected.includes(symptom.id))
  return {
    id,
    at,
    path,
    version,
    title: 'Lipedema Recognition Assessment',
    results: [
      { name: 'Score', value: `${riskScore} of 100, ${level}` },
      { name: 'Selected', value: chosen.map(({ title }) => title).join(', ') || 'nothing' },
    ],
    answers: chosen.map((symptom) => ({ id: symptom.id, question: symptom.text, answers: ['Selected'] })),
  }
}
