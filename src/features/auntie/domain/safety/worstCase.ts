import type { CompiledRules } from './findConcern'
import { findPlace, type Program } from './phraseProgram'

/** The most words that a message can have: 4,000 characters, a space after each letter. */
const maxWords = 2_000
/**
 * Steps for a message of that length: about a sixth of a second of one core, were each phrase asked at each word; by the
 * index of their words few are. The built-in rules take 16 million, “he” over and over; the rest is for lines that editors add.
 */
const maxSteps = 16_500_000
/** Those built in have some 61,500. */
const maxInstructions = 66_000

/** Words of the messages that a single phrase, then the busiest with all others, are tried against: a few tell of many. */
const triedAlone = 40
const triedTogether = 200
const busiest = 20

/** Messages that keep a program busy: its own words over and over, so that it always begins and never arrives. */
function busyMessages({ examples }: Program): (readonly string[])[] {
  return [examples.slice(0, 1), examples, examples.slice(0, -1)].filter((words) => words.length > 0)
}

const repeat = (words: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, index) => words[index % words.length]!)

function countSteps(program: Program, words: readonly string[]): number {
  let steps = 0
  findPlace(program, words, { count: (taken) => (steps = taken) })
  return steps
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Whether some message would keep the rules busy for too long; tried with messages made for that. */
export function exceedsTimeBudget({ rules }: CompiledRules): boolean {
  const programs = rules.flatMap((rule) => [...rule.harmless, ...rule.phrases].flat())
  // Known without trying, and it bounds what the trial costs.
  if (sum(programs.map(({ instructions }) => instructions.length)) > maxInstructions) return true
  if (sum(programs.map(({ beginning }) => beginning.cost)) * maxWords > maxSteps) return true
  return programs
    .flatMap((program) =>
      busyMessages(program).map((words) => ({ words, steps: countSteps(program, repeat(words, triedAlone)) })),
    )
    .sort((one, other) => other.steps - one.steps)
    .slice(0, busiest)
    .some(({ words }) => {
      const message = repeat(words, triedTogether)
      const steps = sum(programs.map((program) => countSteps(program, message)))
      return (steps * maxWords) / triedTogether > maxSteps
    })
}
