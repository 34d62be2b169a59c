import type { AssessmentTexts } from '../../content/assessmentTexts'
import type { SourceView } from '../view'

export const views = ['selection', 'universal', 'lipedema', 'step-by-step', 'complete', 'plan'] as const
export type View = (typeof views)[number]

export type ViewProps = {
  texts: AssessmentTexts
  sources: SourceView[]
  onView: (view: View) => void
}
