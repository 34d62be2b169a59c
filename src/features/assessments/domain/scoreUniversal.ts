import {
  categories,
  scaleMax,
  scaleMin,
  symptomsQuestionId,
  universalQuestions,
  type Category,
  type CheckboxQuestion,
  type Question,
} from './universalQuestions'

/** One answer: the text of a radio's option, the texts that are ticked, or a place on the scale. */
export type Response = string | string[] | number
/** Answers by the id of their question. */
export type Responses = Record<string, Response>
/** Whole numbers from 0 to 100. */
export type Scores = Record<Category, number>

const radioMax = 4
const checkboxMax = 8
const checkboxPoints = 2

/** What is ticked and counts: each option once, and nothing at all beside the exclusive one. */
export function countedTicks(question: CheckboxQuestion, ticked: readonly string[]): string[] {
  if (ticked.includes(question.exclusive)) return []
  return question.options.filter((option) => ticked.includes(option))
}

/** Ticks or unticks an option: the exclusive one and the others push each other out. */
export function toggleTick(question: CheckboxQuestion, ticked: readonly string[], option: string): string[] {
  if (ticked.includes(option)) return ticked.filter((other) => other !== option)
  if (option === question.exclusive) return [option]
  return question.options.filter(
    (other) => other !== question.exclusive && (other === option || ticked.includes(other)),
  )
}

/** Whether she has answered, so that Next may open. */
export function isAnswered(response: Response | undefined): boolean {
  return Array.isArray(response) ? response.length > 0 : response !== undefined && response !== ''
}

function pointsOf(question: Question, response: Response): { points: number; max: number } {
  if (question.type === 'radio')
    return { points: Math.max(0, question.options.indexOf(String(response))), max: radioMax }
  if (question.type === 'scale') return { points: Number(response) - scaleMin, max: scaleMax - scaleMin }
  const ticks = countedTicks(question, Array.isArray(response) ? response : [])
  return { points: Math.min(checkboxPoints * ticks.length, checkboxMax), max: checkboxMax }
}

function scoreCategory(category: Category, responses: Responses): number {
  let points = 0
  let max = 0
  for (const question of universalQuestions) {
    const response = responses[question.id]
    if (question.category !== category || response === undefined) continue
    const scored = pointsOf(question, response)
    points += scored.points
    max += scored.max
  }
  return max === 0 ? 0 : Math.round((points / max) * 100)
}

/** Fewer symptoms, higher score; the stage is no matter of better or worse and counts nothing. */
function scorePerimenopause(responses: Responses): number {
  const question = universalQuestions.find(({ id }) => id === symptomsQuestionId) as CheckboxQuestion
  const response = responses[symptomsQuestionId]
  if (!Array.isArray(response)) return 0
  const symptoms = question.options.length - 1
  return Math.round((1 - countedTicks(question, response).length / symptoms) * 100)
}

/**
 * Scores of the six categories, 0 where nothing was answered, and their rounded mean. The specification's section 9;
 * the answers must have been checked.
 */
export function scoreUniversal(responses: Responses): { scores: Scores; overall: number } {
  const scores = Object.fromEntries(
    categories.map(({ value }) => [
      value,
      value === 'perimenopause' ? scorePerimenopause(responses) : scoreCategory(value, responses),
    ]),
  ) as Scores
  const sum = Object.values(scores).reduce((total, score) => total + score, 0)
  return { scores, overall: Math.round(sum / categories.length) }
}

const levels = [
  { from: 80, level: 'Optimal', message: "Amazing! You're doing excellent work optimizing your health for longevity." },
  { from: 60, level: 'Good', message: 'Great foundation! A few adjustments can help you reach optimal health.' },
  {
    from: 40,
    level: 'Moderate',
    message: 'Good start! There are several areas where you can enhance your wellbeing.',
  },
  {
    from: 0,
    level: 'Needs Focus',
    message: 'This is your wake-up call! Small changes now will compound into huge benefits.',
  },
] as const

export type Level = (typeof levels)[number]['level']

/** The level of a score, overall or of a category, with its message. */
export function levelOf(score: number): { level: Level; message: string } {
  const { level, message } = levels.find(({ from }) => score >= from) ?? levels[levels.length - 1]!
  return { level, message }
}
