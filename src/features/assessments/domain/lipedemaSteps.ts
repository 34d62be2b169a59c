/** The neutral answer, always the last option. */
export const notSure = 'Not sure'

type StepQuestion = { id: string; text: string; options: readonly string[] }

/** Twelve questions to take to a clinician. Options are ordered from least to most typical. */
export const stepQuestions = [
  {
    id: 'sides',
    text: 'Are both legs (or both arms) affected about the same?',
    options: ['No, one side only', 'Mostly one side', 'Fairly even', 'Very even', 'Not sure'],
  },
  {
    id: 'feet',
    text: 'Are your feet and hands spared?',
    options: ['No, feet swell too', 'Sometimes', 'Mostly spared', 'Completely spared', 'Not sure'],
  },
  {
    id: 'cuff',
    text: 'Is there a ridge or cuff where the fullness stops at the ankle or wrist?',
    options: ['No', 'Faint', 'Clear', 'Very clear', 'Not sure'],
  },
  {
    id: 'proportion',
    text: 'Are your legs, hips or arms much bigger than your upper body?',
    options: ['Not at all', 'Slightly', 'Clearly', 'Very much', 'Not sure'],
  },
  {
    id: 'touch',
    text: 'Does light pressure on these areas hurt or feel bruised?',
    options: ['Not at all', 'Slightly', 'Clearly', 'Very much', 'Not sure'],
  },
  {
    id: 'ache',
    text: 'Do they ache or feel heavy, especially by evening or in heat?',
    options: ['Not at all', 'Slightly', 'Clearly', 'Very much', 'Not sure'],
  },
  {
    id: 'bruising',
    text: 'Do you bruise easily there?',
    options: ['Not at all', 'Slightly', 'Clearly', 'Very much', 'Not sure'],
  },
  {
    id: 'diets',
    text: 'When you lose weight, do those areas hardly change?',
    options: ['I have not lost weight', 'They shrank like the rest', 'A little', 'Hardly at all', 'Not sure'],
  },
  {
    id: 'hormones',
    text: 'Did it start or flare at puberty, pregnancy or menopause?',
    options: ['No', 'Possibly', 'Yes, one of these', 'Yes, more than one', 'Not sure'],
  },
  {
    id: 'family',
    text: 'Do women in your family have similar legs?',
    options: ['No', 'Perhaps one', 'One or two', 'Several', 'Not sure'],
  },
  {
    id: 'limits',
    text: 'Does it limit walking, work, sleep or clothes?',
    options: ['Not at all', 'Slightly', 'Clearly', 'Very much', 'Not sure'],
  },
  {
    id: 'danger',
    text: 'Have you had swelling that dents when pressed, one hot or red leg, or breathlessness?',
    options: ['No', 'In the past', 'Recently', 'Right now', 'Not sure'],
  },
] as const satisfies readonly StepQuestion[]

/** The possible outcomes. None of them is a diagnosis. */
type StepOutcome = 'urgent' | 'pain_present' | 'no_pain' | 'few'

/** Option indexes from this one on count as a clear yes. */
const clearly = 2
/** Even legs and spared feet alone are common, so fewer features than this count as few. */
const severalFeatures = 4

/**
 * Evaluates the twelve answers: indexes in `options`, null where nothing was chosen. The first ten describe features,
 * the eleventh the limitation in daily life, the twelfth acute danger. A single painful side counts as danger as well:
 * it can be a sign of a clot.
 */
export function evaluateSteps(answers: readonly (number | null)[]): StepOutcome {
  const is = (question: number) => {
    const answer = answers[question - 1] ?? null
    return answer !== null && answer >= clearly && stepQuestions[question - 1]!.options[answer] !== notSure
  }
  const pain = is(5) || is(6)
  if (answers[11] === 3 || (answers[0] === 0 && pain)) return 'urgent'
  const features = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(is).length
  if (features < severalFeatures) return 'few'
  return pain ? 'pain_present' : 'no_pain'
}
