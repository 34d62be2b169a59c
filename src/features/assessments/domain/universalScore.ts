import { categories, type Category, type Question, questions, type Responses } from './questions'

export type Scores = Record<Category, number>

/** Why an answer is invalid: the question's id and a message. */
export type ResponseProblem = { path: string; message: string }

/** The number of options that count: none when the exclusive option is selected. */
function countSelected(question: Extract<Question, { type: 'radio' | 'checkbox' }>, answer: readonly string[]): number {
  const counted = new Set(question.options.filter(({ exclusive }) => !exclusive).map(({ text }) => text))
  return new Set(answer.filter((text) => counted.has(text))).size
}

/** Points of an answer, and the maximum for its question. */
function pointsOf(question: Question, answer: Responses[string]): { points: number; most: number } {
  if (question.type === 'radio')
    return {
      points: Math.max(
        0,
        question.options.findIndex(({ text }) => text === answer),
      ),
      most: 4,
    }
  if (question.type === 'scale') return { points: Number(answer) - question.scaleMin, most: 9 }
  return { points: Math.min(2 * countSelected(question, [answer].flat().map(String)), 8), most: 8 }
}

/** Number of perimenopause symptoms, without the exclusive option. */
const countedSymptoms = 9

function perimenopauseScore(responses: Responses): number {
  const asked = (questions as readonly Question[]).find(({ id }) => id === 'peri_symptoms')
  const answer = responses.peri_symptoms
  if (!asked || asked.type === 'scale' || !Array.isArray(answer) || answer.length === 0) return 0
  return Math.round((1 - countSelected(asked, answer) / countedSymptoms) * 100)
}

/**
 * Scores from 0 to 100 by category: points relative to the maximum of the answered questions; 0 when none is answered.
 */
export function scoreCategories(responses: Responses): Scores {
  const scoreOf = (category: Category): number => {
    if (category === 'perimenopause') return perimenopauseScore(responses)
    const parts = (questions as readonly Question[])
      .filter((question) => question.category === category && responses[question.id] !== undefined)
      .map((question) => pointsOf(question, responses[question.id]!))
    const most = parts.reduce((sum, part) => sum + part.most, 0)
    return most === 0 ? 0 : Math.round((parts.reduce((sum, part) => sum + part.points, 0) / most) * 100)
  }
  return Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Scores
}

/** The lowest single answer of a category, from 0 to 100: what tells categories of one score apart. */
export function worstAnswer(responses: Responses, category: Category): number {
  if (category === 'perimenopause') return perimenopauseScore(responses)
  const shares = (questions as readonly Question[])
    .filter((question) => question.category === category && responses[question.id] !== undefined)
    .map((question) => pointsOf(question, responses[question.id]!))
    .map(({ points, most }) => (100 * points) / most)
  return Math.min(...shares, 100)
}

/** Rounded average of all six categories. */
export function overallScore(scores: Scores): number {
  return Math.round(categories.reduce((sum, category) => sum + scores[category], 0) / categories.length)
}

/** Validates answers: unknown questions, options or scale values. */
export function responseProblems(responses: Responses): ResponseProblem[] {
  return Object.entries(responses).flatMap(([id, answer]) => {
    const question = (questions as readonly Question[]).find((one) => one.id === id)
    const problem = question ? answerProblem(question, answer) : 'There is no such question.'
    return problem ? [{ path: `responses.${id}`, message: problem }] : []
  })
}

function answerProblem(question: Question, answer: Responses[string]): string | null {
  if (question.type === 'scale') {
    const { scaleMin, scaleMax } = question
    return typeof answer === 'number' && Number.isInteger(answer) && answer >= scaleMin && answer <= scaleMax
      ? null
      : `A whole number from ${scaleMin} to ${scaleMax}, please.`
  }
  const known = (text: unknown) => question.options.some((option) => option.text === text)
  if (question.type === 'radio') return known(answer) ? null : 'There is no such option.'
  if (!Array.isArray(answer) || !answer.every(known)) return 'There is no such option.'
  const alone = question.options.some(({ text, exclusive }) => exclusive && answer.includes(text))
  return alone && new Set(answer).size > 1 ? 'This option stands alone.' : null
}

/** Toggles a checkbox option: an exclusive one deselects the others, and any other deselects the exclusive one. */
export function toggleOption(question: Question, selected: readonly string[], text: string): string[] {
  if (selected.includes(text)) return selected.filter((one) => one !== text)
  if (question.type === 'scale') return [...selected]
  const exclusive = new Set(question.options.filter((option) => option.exclusive).map((option) => option.text))
  return exclusive.has(text) ? [text] : [...selected.filter((one) => !exclusive.has(one)), text]
}

/** Whether a question has a valid answer, which enables Next. */
export function isAnswered(answer: Responses[string] | undefined): boolean {
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== ''
}

const levels = [
  { from: 80, key: 'optimal', level: 'Optimal' },
  { from: 60, key: 'good', level: 'Good' },
  { from: 40, key: 'moderate', level: 'Moderate' },
  { from: 0, key: 'needsFocus', level: 'Needs Focus' },
] as const

/** The level of a score from 0 to 100, overall or by category, and the key of its text. */
export const levelOf = (score: number) => levels.find(({ from }) => score >= from) ?? levels.at(-1)!

/** Answers up to this on the scales of stress and purpose put help above the result. */
const lowAnswer = 2

/** The lowest answer to how she comes back from something hard, which is no scale. */
const pilesUp = "I don't; it piles up"
/** By itself it visits many. Beside stress or purpose on the lowest level it is more than a symptom. */
const lowMood = 'Low mood, tearfulness or irritability'

/** Whether an answer on stress, purpose or mood is so low that help stands above the result. */
export function needsHelpFirst(responses: Responses): boolean {
  const { stress_scale, purpose_scale, stress_recovery, peri_symptoms } = responses
  if ([stress_scale, purpose_scale].some((answer) => typeof answer === 'number' && answer <= lowAnswer)) return true
  if (stress_recovery === pilesUp) return true
  if (!Array.isArray(peri_symptoms) || !peri_symptoms.includes(lowMood)) return false
  const scores = scoreCategories(responses)
  return (['stress', 'purpose'] as const).some(
    (category) => isAsked(responses, category) && levelOf(scores[category]).key === 'needsFocus',
  )
}

const isAsked = (responses: Responses, category: Category): boolean =>
  questions.some((question) => question.category === category && responses[question.id] !== undefined)
