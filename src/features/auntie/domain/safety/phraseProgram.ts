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
  entries: Entries
  /** Each of these some word of a message passes wherever the program is found. */
  needed: readonly WordTest[]
  /** The most words that it can be found in. */
  longest: number
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
export type Place = { start: number; end: number }

/** The instructions that a course may come to before its first word, the preferred first. */
function beginningsOf(instructions: readonly Instruction[]): number[] {
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
  return [...reached]
}

/** Which instructions a first word passes: of a hundred choices few begin with it, and the others need not be entered. */
type Entries = {
  /** By the words that they name. */
  of: ReadonlyMap<string, readonly number[]>
  /** Those that pass words beyond the ones they name, for any other word. */
  others: readonly number[]
  /** Of comparing such a word, in steps. */
  cost: number
}

function entriesOf(instructions: readonly Instruction[], beginnings: readonly number[]): Entries {
  const tests = beginnings.flatMap((at) => {
    const one = instructions[at]!
    return one.kind === 'word' ? [{ at, test: one.test }] : []
  })
  const of = new Map<string, readonly number[]>()
  for (const { test } of tests)
    for (const word of test.exact)
      if (!of.has(word))
        of.set(
          word,
          tests.flatMap((one) => (passes(one.test, word) ? [one.at] : [])),
        )
  const others = tests.filter(({ test }) => test.other !== null)
  return { of, others: others.map(({ at }) => at), cost: others.reduce((sum, { test }) => sum + test.cost, 0) }
}

/** More in one line is a mistake, and each costs a step for every word of a message. The longest built in has 94. */
export const mostInstructions = 1_000

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

/** The most words of a course; each instruction leads to a later one. */
function longestCourse(instructions: readonly Instruction[]): number {
  const most = new Int32Array(instructions.length)
  for (let at = instructions.length - 1; at >= 0; at -= 1) {
    const one = instructions[at]!
    if (one.kind === 'word') most[at] = 1 + most[at + 1]!
    else if (one.kind === 'jump') most[at] = most[one.to]!
    else if (one.kind === 'either') most[at] = Math.max(most[one.first]!, most[one.second]!)
  }
  return most[0]!
}

/** @returns null when it would be found where there is nothing */
export function createProgram(instructions: readonly Instruction[], examples: readonly string[]): Program | null {
  const beginnings = beginningsOf(instructions)
  const first = beginnings.map((at) => instructions[at]!)
  if (first.some(({ kind }) => kind === 'found')) return null
  const beginning = joinWordTests(first.flatMap((one) => (one.kind === 'word' ? [one.test] : [])))
  const needed = [beginning, ...findNeeded(instructions)]
  const entries = entriesOf(instructions, beginnings)
  return { instructions, beginning, entries, needed, longest: longestCourse(instructions), examples }
}

/**
 * The courses under way, by preference: the instruction that each is at, and the word that it began with. Kept from
 * message to message, as making them anew took longer than reading a message.
 */
class Courses {
  readonly instructions = new Int32Array(mostInstructions)
  readonly begun = new Int32Array(mostInstructions)
  count = 0
}

let alive = new Courses()
let next = new Courses()
/** When each instruction was last reached: in a moment of its own for each word of each program that is tried. */
const reachedAt = new Float64Array(mostInstructions)
let moment = 1

/** Notes the instructions for a word, or the end, that a course comes to. @returns the steps it took */
function follow(instructions: readonly Instruction[], at: number, began: number): number {
  if (reachedAt[at] === moment) return 0
  reachedAt[at] = moment
  const one = instructions[at]!
  if (one.kind === 'jump') return 1 + follow(instructions, one.to, began)
  if (one.kind === 'either') return 1 + follow(instructions, one.first, began) + follow(instructions, one.second, began)
  next.instructions[next.count] = at
  next.begun[next.count] = began
  next.count += 1
  return 1
}

/** Begins with a word that passes the beginning. @returns the steps it took */
function begin({ instructions, entries }: Program, word: string, at: number): number {
  const known = entries.of.get(word)
  let steps = 1 + (known ? 0 : entries.cost)
  for (const entry of known ?? entries.others) steps += follow(instructions, entry, at)
  return steps
}

/** What may be known beforehand when a program is looked for. */
type Search = {
  /** The first word to begin with. */
  from?: number
  /** All words that the program may begin with, ascending; without them each is asked. */
  starts?: readonly number[] | undefined
  /** Is told how many instructions and comparisons it took. */
  count?: (steps: number) => void
}

/** The first place from a word on, and of several that start there the preferred one. */
export function findPlace(
  program: Program,
  words: readonly string[],
  { from = 0, starts, count }: Search = {},
): Place | null {
  const { instructions, beginning } = program
  let steps = 0
  let found: Place | null = null
  let nextStart = 0
  const isStart = (at: number): boolean => {
    if (!starts) return passes(beginning, words[at]!)
    while (nextStart < starts.length && starts[nextStart]! < at) nextStart += 1
    return starts[nextStart] === at
  }
  next.count = 0
  for (let at = from; at <= words.length; at += 1) {
    if (next.count === 0) {
      if (found) break
      const start = at
      while (at < words.length && !isStart(at)) at = starts ? (starts[nextStart] ?? words.length) : at + 1
      steps += (at - start) * beginning.cost
      if (at === words.length) break
    }
    // What began earlier is preferred, so a new course comes last; none begins once one has arrived.
    if (!found && at < words.length) {
      steps += beginning.cost
      if (isStart(at)) steps += begin(program, words[at]!, at)
    }
    const before = alive
    alive = next
    next = before
    next.count = 0
    moment += 1
    for (let index = 0; index < alive.count; index += 1) {
      const instruction = alive.instructions[index]!
      const one = instructions[instruction]!
      if (one.kind === 'found') {
        found = { start: alive.begun[index]!, end: at }
        break
      }
      if (one.kind !== 'word' || at === words.length) continue
      steps += one.test.cost
      if (passes(one.test, words[at]!)) steps += follow(instructions, instruction + 1, alive.begun[index]!)
    }
  }
  moment += 1
  count?.(steps)
  return found
}

/**
 * The places of a program, one behind the other.
 * @param starts all words that it may begin with, where they are known
 */
export function findPlaces(program: Program, words: readonly string[], starts?: readonly number[]): Place[] {
  const places: Place[] = []
  let place = findPlace(program, words, { starts })
  for (; place; place = findPlace(program, words, { from: place.end, starts })) places.push(place)
  return places
}
