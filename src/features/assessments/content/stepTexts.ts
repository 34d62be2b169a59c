import { stepQuestions } from '../domain/lipedemaSteps'
import { type Text, textsFor } from './text'

type StepId = (typeof stepQuestions)[number]['id']

const notes: Record<StepId, string> = {
  sides: 'One-sided swelling needs prompt checking for a clot.',
  feet: 'Swollen feet point to lymph, heart, kidney or vein causes.',
  cuff: 'A commonly described sign.',
  proportion: 'Disproportion is central; weight alone is not.',
  touch: 'Pain is the key question. Write where and when.',
  ache: 'Also common in vein trouble.',
  bruising: 'Ask for a blood count too. Not required for diagnosis in newer guidance.',
  diets: 'Useful to describe, not a test.',
  hormones: 'Hormonal timing is often reported.',
  family: 'Family clustering is common in reports.',
  limits: 'How it affects your life guides treatment more than size does.',
  danger: 'Right now: seek urgent care rather than finishing this form.',
}

const stepTitles = Object.fromEntries(stepQuestions.map(({ id, text }) => [id, text])) as Record<StepId, string>

/** Below each of the twelve questions to take to a clinician. */
export const noteTexts = textsFor('note', stepTitles, notes)

/** The twelve questions to take to a clinician, and their summary. */
export const stepTexts = {
  stepsTitle: { label: 'Title', text: 'Could it be lipedema? Twelve questions to take to a clinician' },
  stepsIntro: {
    label: 'Introduction',
    text: 'A tidy way to describe your legs, not a diagnosis and not a score out of certainty. Answer as things usually are. Nothing here is sent or kept: print the summary at the end.',
  },
  backToSigns: { label: 'Button: back to the fifteen signs', text: '← Back to the signs' },
  backButton: { label: 'Button: the question before', text: 'Back' },
  summaryButton: { label: 'Button: to the summary', text: 'See the summary' },
  summaryTitle: { label: 'Summary: title', text: 'Your summary' },
  outcome_urgent: {
    label: 'Summary: danger, or one painful side',
    text: 'Please get seen today. A clot or infection must be ruled out before anything else. If you are short of breath or your chest hurts, call emergency services now.',
  },
  outcome_pain_present: {
    label: 'Summary: pain and several typical features',
    text: 'Your answers include pain and several typical features. Ask for an examination, and take this list. It may be lipedema, or something that resembles it.',
  },
  outcome_no_pain: {
    label: 'Summary: several features without pain',
    text: 'Without pain, current German guidance would not call it lipedema. It may be lipohypertrophy, simple body shape, or something else. Still worth asking if it troubles you.',
  },
  outcome_few: {
    label: 'Summary: few features',
    text: 'Your answers do not fit the usual description. If your legs worry or limit you, that is reason enough to be seen.',
  },
  summaryNote: {
    label: 'Summary: note',
    text: 'This is a description, not a diagnosis. No questionnaire can replace being examined.',
  },
  printSummaryButton: { label: 'Button: print the summary', text: 'Print the summary' },
} satisfies Record<string, Text>
