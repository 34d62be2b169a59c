import { choiceTexts, helpTexts, sharedTexts } from './choiceTexts'
import { lipedemaFormTexts, lipedemaResultTexts, signTexts } from './lipedemaTexts'
import { planTexts, profileTexts } from './planTexts'
import { noteTexts, stepTexts } from './stepTexts'
import type { Text } from './text'
import { meaningTexts, questionHelpTexts, startTexts, universalResultTexts } from './universalTexts'

/** The texts around questions and results, as the site starts with them. Editors change them in the CMS. */
const assessmentTexts = {
  ...choiceTexts,
  ...sharedTexts,
  ...questionHelpTexts,
  ...universalResultTexts,
  ...startTexts,
  ...meaningTexts,
  ...helpTexts,
  ...lipedemaFormTexts,
  ...signTexts,
  ...lipedemaResultTexts,
  ...stepTexts,
  ...noteTexts,
  ...profileTexts,
  ...planTexts,
}

/** The views in the order in which a visitor meets them, each folded in the form of its editors. */
export const textSections: readonly { label: string; texts: Readonly<Record<string, Text>> }[] = [
  { label: 'The choice between the two', texts: choiceTexts },
  { label: 'Universal assessment: below each question', texts: questionHelpTexts },
  { label: 'Universal assessment: results', texts: universalResultTexts },
  { label: 'Universal assessment: “Start with …”', texts: startTexts },
  { label: 'Universal assessment: what each category is counted from', texts: meaningTexts },
  { label: 'Above the results of whoever finds it very hard', texts: helpTexts },
  { label: 'Lipedema assessment: the signs', texts: lipedemaFormTexts },
  { label: 'Lipedema assessment: what each sign means', texts: signTexts },
  { label: 'Lipedema assessment: results', texts: lipedemaResultTexts },
  { label: 'Lipedema step by step: questions and summary', texts: stepTexts },
  { label: 'Lipedema step by step: below each question', texts: noteTexts },
  { label: 'Profile, once both are done', texts: profileTexts },
  { label: 'Wellness plan', texts: planTexts },
  { label: 'Words of several views', texts: sharedTexts },
]

type TextName = keyof typeof assessmentTexts
/** The texts as the screens use them. */
export type AssessmentTexts = Record<TextName, string>

/** The texts the site starts with. */
export const defaultTexts = Object.fromEntries(
  Object.entries(assessmentTexts).map(([name, { text }]) => [name, text]),
) as AssessmentTexts
