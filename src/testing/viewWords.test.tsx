import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { defaultTexts } from '@/features/assessments/content/assessmentTexts'
import { lipedemaLevelOf } from '@/features/assessments/domain/lipedemaScore'
import { stepQuestions } from '@/features/assessments/domain/lipedemaSteps'
import { lipedemaSymptoms } from '@/features/assessments/domain/lipedemaSymptoms'
import { categoryNames, questions, type Responses } from '@/features/assessments/domain/questions'
import { summarizeStage } from '@/features/assessments/domain/stages'
import { levelOf } from '@/features/assessments/domain/universalScore'
import { lipedemaPlaces, planFor } from '@/features/assessments/domain/wellnessPlan'
import { HelpNow } from '@/features/assessments/site/components/ResultParts'
import { Assessments } from '@/features/assessments/site/islands/Assessments.island'
import type { AssessmentState } from '@/features/assessments/site/islands/assessmentStore'
import { ResultComparison } from '@/features/assessments/site/islands/ResultComparison'
import { Complete } from '@/features/assessments/site/islands/Complete'
import { Lipedema } from '@/features/assessments/site/islands/Lipedema'
import { PastResult } from '@/features/assessments/site/islands/PastResults'
import { Plan } from '@/features/assessments/site/islands/Plan'
import { StepByStep, Summary } from '@/features/assessments/site/islands/StepByStep'
import { Universal } from '@/features/assessments/site/islands/Universal'

import { mark, marked } from './markedViews'
import { countWords, textsIn, wordsInCode } from './wordsInCode'

let visit: Partial<AssessmentState>
vi.mock('@/features/assessments/site/islands/assessmentStore', async (load) => ({
  ...(await load<object>()),
  useAssessment: () => ({ responses: {}, step: 0, selected: [], ...visit }),
}))
vi.mock('@/features/assessments/site/islands/storedAssessments', async (load) => {
  const scores = { movement: 1, nutrition: 1, purpose: 1, social: 1, stress: 1, perimenopause: 1 }
  const stored = (id: string, selected: string[]) => ({
    id,
    at: '2026-03-17T08:00:00.000Z',
    ...{ overall: 1, scores, responses: {}, riskScore: 20, level: 'Low', selected },
  })
  const data = [stored('new', ['ankle_stepoff']), stored('old', ['touch_sensitive'])]
  return { ...(await load<object>()), useHealthAssessments: () => ({ data }), useLipedemaAssessments: () => ({ data }) }
})

const sources = [
  { key: 'lipoedema-uk-compression', title: mark, cited: mark, finding: mark, url: null },
  { key: 'nice-ng23-2024', title: mark, cited: mark, finding: mark, url: null },
]
const props = { texts: marked(defaultTexts), sources, flags: [], onView: () => {} }

/** Answers of whoever finds it very hard, with more symptoms than are named. */
const responses: Responses = Object.fromEntries(
  questions.map((question) => {
    if (question.type === 'scale') return [question.id, 1]
    if (question.type === 'radio') return [question.id, question.options[0].text]
    return [question.id, question.options.slice(0, 4).map(({ text }) => text)]
  }),
)
const stored = { id: 'new', at: '2026-03-17T08:00:00.000Z' }
const universalDone = { responses, universalDone: true, universalStored: stored }
const lipedemaDone = {
  selected: lipedemaSymptoms.flatMap(({ id, category }) => (category === 'pain' ? [] : [id])),
  ...{ lipedemaDone: true, lipedemaResults: true, lipedemaStored: stored },
}
const both = { ...universalDone, ...lipedemaDone }

type View = { visit?: Partial<AssessmentState>; view: () => ReactNode }

const views: Record<string, View> = {
  ...Object.fromEntries(
    questions.map(({ id }, step) => [`the question ${id}`, { visit: { step }, view: () => <Universal {...props} /> }]),
  ),
  'the universal results': { visit: both, view: () => <Universal {...props} /> },
  'the results beside the last time': {
    visit: both,
    view: () => <ResultComparison which="universal" texts={props.texts} />,
  },
  'the signs of lipedema': { view: () => <Lipedema {...props} /> },
  'the lipedema results': { visit: both, view: () => <Lipedema {...props} /> },
  'the signs beside the last time': {
    visit: both,
    view: () => <ResultComparison which="lipedema" texts={props.texts} />,
  },
  'results of an earlier day': { view: () => <PastResult which="universal" {...props} /> },
  'signs of an earlier day': { view: () => <PastResult which="lipedema" {...props} /> },
  'step by step': { view: () => <StepByStep {...props} /> },
  'the summary of the steps': {
    view: () => (
      <Summary {...props} answers={stepQuestions.map(() => 3)} onBack={() => {}} heading={{ current: null }} />
    ),
  },
  'the profile': { visit: both, view: () => <Complete {...props} /> },
  'the plan': { visit: both, view: () => <Plan {...props} /> },
  'the plan for few signs': { visit: { lipedemaDone: true }, view: () => <Plan {...props} /> },
  'help above the results': { view: () => <HelpNow {...props} /> },
  'the way back': { view: () => <Assessments {...props} emblems={{ universal: null, lipedema: null }} /> },
}

/** A stored score, and what was answered, stay explainable; a stage rests on its sources; places are data, like days. */
const fixed = textsIn([
  questions.map((question) => ({ ...question, id: '', type: '', category: '' })),
  stepQuestions.map(({ text, options }) => [text, options]),
  lipedemaSymptoms.map(({ title, text }) => [title, text]),
  [categoryNames, summarizeStage(responses), planFor(responses).map((entry) => ({ ...entry, category: '' }))],
  [0, 40, 60, 80].map((score) => levelOf(score).level),
  [0, 25, 50, 75].map((score) => lipedemaLevelOf(score).level),
  [lipedemaPlaces, 'March 17, 2026'],
])
  .filter(Boolean)
  .toSorted((one, other) => other.length - one.length)

const drawn = ({ visit: given = {}, view }: View) => {
  visit = given
  return wordsInCode(view(), fixed)
}

describe('the assessments', () => {
  it.each(Object.entries(views))('every word of %s is an editor’s', (_, view) => {
    expect(drawn(view)).toEqual([])
  })

  it('keep at most 2 % of their words in code', () => {
    const inCode = new Set(Object.values(views).flatMap(drawn))
    const inHand = countWords(textsIn(defaultTexts))
    expect(inHand).toBeGreaterThan(500)
    expect(countWords([...inCode]) / inHand).toBeLessThanOrEqual(0.02)
  })
})
