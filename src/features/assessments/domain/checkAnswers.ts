import { isLipedemaSymptom } from './lipedemaScore'
import { questions, type Responses } from './questions'
import { responseProblems } from './universalScore'

/** Whether answers that a tab kept still fit the questions. */
export function fitQuestions(kept: { responses: Responses; step: number; selected: string[] }): boolean {
  const isKnown = responseProblems(kept.responses).length === 0 && kept.selected.every(isLipedemaSymptom)
  return isKnown && questions[kept.step] !== undefined
}
