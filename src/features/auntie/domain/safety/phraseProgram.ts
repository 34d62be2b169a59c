import { joinWordTests, passes, type WordTest } from './wordPattern'

/**
 * A phrase as a program that reads a message word by word, all its possible courses side by side (Thompson's and Pike's
 * simulation): at most one step for each instruction and word, whatever the phrase. A regular expression tries the
 * courses one after the other, and a phrase with gaps has more of them than a server has time.
 */
export type Program = {
  instructions: readonly Instruction[]
  /** What a place begins with: most words of most messages do not pass. */
  beginning: WordTest
  /** Each of these some word of a message passes wherever the program is found. */
  needed: readonly WordTest[]
  /** Words as it has them, in its own order: what keeps it busiest. */
  examples: readonly string[]
}

export type Instruction =
  | { kind: 'word'; test: WordTest }
  /** Two courses; the first is preferred. */
  | { kind: 'either'; first: number; second: number }
  | { kind: 'jump'; to: number }
  | { kind: 'found' }

/** Where a phrase stands in a message: the words from `start` up to, not including, `end`. */
type Place = { start: number; end: number }

/** The instructions that a course may come to before its first word. */
function beginningsOf(instructions: readonly Instruction[]): Instruction[] {
  const reached = new Set<number>()
  const follow = (at: number): void => {
    if (reached.has(at)) return
    reached.add(at)
    const one = instructions[at]!
    if (one.kind === 'jump') follow(one.to)
    if (one.kind !== 'either') return
    follow(one.first)
    follow(one.second)
  }
  follow(0)
  return [...reached].map((at) => instructions[at]!)
}

/** More tell hardly anything more, and finding each costs a walk through the program. */
const mostNeeded = 6

/** Whether there is a course from the beginning to the end that avoids an instruction. */
function canAvoid(instructions: readonly Instruction[], avoided: number): boolean {
  const seen = new Uint8Array(instructions.length)
  const open = [0]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === avoided || seen[at]) continue
    seen[at] = 1
    const one = instructions[at]!
    if (one.kind === 'found') return true
    if (one.kind === 'word') open.push(at + 1)
    else if (one.kind === 'jump') open.push(one.to)
    else open.push(one.first, one.second)
  }
  return false
}

function findNeeded(instructions: readonly Instruction[]): WordTest[] {
  const needed: WordTest[] = []
  for (let at = 0; at < instructions.length && needed.length < mostNeeded; at += 1) {
    const one = instructions[at]!
    if (one.kind === 'word' && !canAvoid(instructions, at)) needed.push(one.test)
  }
  return needed
}

/** @returns null when it would be found where there is nothing */
export function createProgram(instructions: readonly Instruction[], examples: readonly string[]): Program | null {
  const beginnings = beginningsOf(instructions)
  if (beginnings.some(({ kind }) => kind === 'found')) return null
  const beginning = joinWordTests(beginnings.flatMap((one) => (one.kind === 'word' ? [one.test] : [])))
  return { instructions, beginning, needed: [beginning, ...findNeeded(instructions)], examples }
}

/**
 * The first place from the word `from` on, and of several that start there the preferred one.
 * @param count is told how many instructions and comparisons it took
 */
export function findPlace(
  { instructions, beginning }: Program,
  words: readonly string[],
  from = 0,
  count?: (steps: number) => void,
): Place | null {
  let start = from
  while (start < words.length && !passes(beginning, words[start]!)) start += 1
  let steps = (start - from) * beginning.cost
  if (start === words.length) {
    count?.(steps)
    return null
  }
  // The courses alive before a word, by preference: the instruction of each, and the word that it began with.
  let alive: number[] = []
  let begun: number[] = []
  let nextAlive: number[] = []
  let nextBegun: number[] = []
  const seen = new Int32Array(instructions.length).fill(-1)
  let found: Place | null = null
  const follow = (instruction: number, began: number, at: number): void => {
    if (seen[instruction] === at) return
    seen[instruction] = at
    steps += 1
    const one = instructions[instruction]!
    if (one.kind === 'jump') follow(one.to, began, at)
    else if (one.kind === 'either') {
      follow(one.first, began, at)
      follow(one.second, began, at)
    } else {
      nextAlive.push(instruction)
      nextBegun.push(began)
    }
  }

  for (let at = start; at <= words.length; at += 1) {
    // What began earlier is preferred, so a new course comes last; none begins once one has arrived.
    if (!found && at < words.length) {
      steps += beginning.cost
      if (passes(beginning, words[at]!)) follow(0, at, at)
    }
    ;[alive, begun, nextAlive, nextBegun] = [nextAlive, nextBegun, alive, begun]
    nextAlive.length = nextBegun.length = 0
    if (found && alive.length === 0) break
    for (let index = 0; index < alive.length; index += 1) {
      const instruction = alive[index]!
      const one = instructions[instruction]!
      if (one.kind === 'found') {
        found = { start: begun[index]!, end: at }
        break
      }
      if (one.kind !== 'word' || at === words.length) continue
      steps += one.test.cost
      if (passes(one.test, words[at]!)) follow(instruction + 1, begun[index]!, at + 1)
    }
  }
  count?.(steps)
  return found
}

/** The words without the places of a program, each of which becomes the word `,`. */
export function removePlaces(program: Program, words: readonly string[]): readonly string[] {
  let place = findPlace(program, words)
  if (!place) return words
  const rest: string[] = []
  let at = 0
  for (; place; place = findPlace(program, words, at)) {
    rest.push(...words.slice(at, place.start), ',')
    at = place.end
  }
  return [...rest, ...words.slice(at)]
}
