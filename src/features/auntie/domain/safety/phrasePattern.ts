import { createProgram, mostInstructions, type Instruction, type Program } from './phraseProgram'
import { isFound, removePlaces, type Reading } from './phraseReading'
import { createWordTest, exampleOf, readWordPattern, type WordPattern } from './wordPattern'

/** Lists of words that phrases refer to as `{name}`, by their name. */
export type WordLists = Readonly<Record<string, string>>

/** A phrase that cannot be read; the message says in words what is wrong with it. */
export class PhraseError extends Error {
  override name = 'PhraseError'
}

/** A compiled line: it is found when each of its parts is, anywhere in the message. */
export type Phrase = readonly Program[]

/** What a part of a line says. A choice of single words is one `word`. */
type Said =
  | { kind: 'word'; patterns: WordPattern[] }
  | { kind: 'end' }
  | { kind: 'gap'; most: number }
  | { kind: 'choice'; choices: Said[][] }
  | { kind: 'optional'; said: Said }

// Longest runs of other words that `..` and `...` stand for.
const shortGap = 3
const longGap = 8
const maxParts = 5_000
const maxNesting = 20

const shorten = (line: string) => (line.length > 80 ? `${line.slice(0, 80)}…` : line)

const tooLong = (line: string) => new PhraseError(`“${shorten(line)}” is too long: divide it into several lines`)

/** Reads one part of a line. @throws PhraseError */
function readPart(part: string, lists: WordLists, line: string): Said[] {
  let read = 0
  const refuse = (problem: string): never => {
    throw new PhraseError(`“${shorten(line)}”: ${problem}`)
  }

  /** Choices up to a parenthesis that closes, or to the end. */
  const readChoices = (text: string, from: number, depth: number): { choices: Said[][]; end: number } => {
    if (depth > maxNesting) refuse(`more than ${maxNesting} parentheses in each other`)
    const choices: Said[][] = [[]]
    let at = from
    while (at < text.length && text[at] !== ')') {
      const current = choices.at(-1)!
      if (text[at] === ' ' || text[at] === '\n' || text[at] === '\t') at += 1
      else if (text[at] === '|') {
        choices.push([])
        at += 1
      } else if (text[at] === '(') {
        const inner = readChoices(text, at + 1, depth + 1)
        if (text[inner.end] !== ')') refuse('a parenthesis is not closed')
        at = addGroup(current, inner.choices, text, inner.end + 1)
      } else if (text[at] === '{') {
        const [all, name] = /^\{([a-z-]+)\}/.exec(text.slice(at)) ?? refuse('a list is written {name}')
        const list = Object.hasOwn(lists, name!) ? lists[name!]! : refuse(`there is no list called ${name}`)
        const inner = readChoices(list, 0, depth + 1)
        if (inner.end < list.length) refuse(`the list ${name} closes a parenthesis that it did not open`)
        at = addGroup(current, inner.choices, text, at + all.length)
      } else {
        const [word] = /^[^\s(){}|]+/.exec(text.slice(at)) ?? refuse('a } stands alone')
        current.push(readWord(word))
        at += word.length
      }
    }
    if (choices.some((choice) => choice.length === 0)) refuse('a choice is empty')
    return { choices, end: at }
  }

  const addGroup = (into: Said[], choices: Said[][], text: string, end: number): number => {
    const said: Said = { kind: 'choice', choices }
    const isOptional = text[end] === '?'
    into.push(isOptional ? { kind: 'optional', said } : said)
    return isOptional ? end + 1 : end
  }

  const readWord = (word: string): Said => {
    if ((read += 1) > maxParts) throw tooLong(line)
    // The end of a sentence is a word of its own in a normalized message.
    if (word === '.') return { kind: 'end' }
    if (word === '..' || word === '...') return { kind: 'gap', most: word === '..' ? shortGap : longGap }
    if (!/^[a-z0-9#*]+$/.test(word)) refuse(`“${word}” may hold small letters, digits, * and # only`)
    return { kind: 'word', patterns: [readWordPattern(word)] }
  }

  const { choices, end } = readChoices(part, 0, 0)
  if (end < part.length) refuse('a parenthesis is closed that was not opened')
  return [{ kind: 'choice', choices }]
}

/** Neighboring choices of a single word become one: the same words in the same order, in one step. */
function joinWords(choices: readonly Said[][]): Said[][] {
  const joined: Said[][] = []
  for (const choice of choices) {
    const [only] = choice
    const last = joined.at(-1)?.[0]
    if (choice.length === 1 && only!.kind === 'word' && joined.at(-1)?.length === 1 && last?.kind === 'word')
      joined[joined.length - 1] = [{ kind: 'word', patterns: [...last.patterns, ...only!.patterns] }]
    else joined.push(choice)
  }
  return joined
}

function compilePart(said: readonly Said[], line: string): Program {
  const instructions: Instruction[] = []
  const examples: string[] = []
  const add = (instruction: Instruction): Instruction => {
    if (instructions.length >= mostInstructions) throw tooLong(line)
    instructions.push(instruction)
    return instruction
  }
  /** What follows may be passed over. */
  const addOptional = (addWhat: () => void) => {
    const either = add({ kind: 'either', first: instructions.length + 1, second: 0 })
    addWhat()
    Object.assign(either, { second: instructions.length })
  }
  const addGap = (most: number) => {
    if (most === 0) return
    addOptional(() => {
      add({ kind: 'word', test: { exact: new Set(), other: (word) => !word.startsWith('.'), cost: 1 } })
      addGap(most - 1)
    })
  }
  const addChoices = (choices: readonly Said[][]) => {
    const [first, ...others] = choices
    if (others.length === 0) return first!.forEach(addSaid)
    const either = add({ kind: 'either', first: instructions.length + 1, second: 0 })
    first!.forEach(addSaid)
    const jump = add({ kind: 'jump', to: 0 })
    Object.assign(either, { second: instructions.length })
    addChoices(others)
    Object.assign(jump, { to: instructions.length })
  }
  const addSaid = (one: Said): void => {
    if (one.kind === 'word') {
      add({ kind: 'word', test: createWordTest(one.patterns) })
      examples.push(exampleOf(one.patterns[0]!))
    } else if (one.kind === 'end') add({ kind: 'word', test: { exact: new Set(['.']), other: null, cost: 1 } })
    else if (one.kind === 'gap') addGap(one.most)
    else if (one.kind === 'optional') addOptional(() => addSaid(one.said))
    else addChoices(joinWords(one.choices))
  }
  said.forEach(addSaid)
  add({ kind: 'found' })
  const program = createProgram(instructions, examples)
  if (!program) throw new PhraseError(`“${shorten(line)}” is found in every message`)
  return program
}

/**
 * Reads one line of the phrase language that editors write safety rules in:
 * `word`, `word*` (any ending), `#` (a number), `(a|b c)` (one of), `(a|b)?` (may be missing), `..` and `...` (up to 3 or
 * 8 other words of the same sentence), `.` (the end of a sentence), `{list}` (one of a word list), ` + ` (both parts, anywhere, in any order).
 * @throws PhraseError
 */
export function compilePhrase(line: string, lists: WordLists): Phrase {
  return line.split(' + ').map((part) => compilePart(readPart(part.trim(), lists, line), line))
}

/** Whether a phrase is in the words of a normalized message. */
export const matchesPhrase = (phrase: Phrase, reading: Reading): boolean =>
  phrase.every((part) => isFound(part, reading))

/**
 * A normalized message without what the phrases say: harmless turns of speech are taken out before the rules look. Of a phrase
 * in parts none is taken out unless all are there.
 */
export const removePhrases = (phrases: readonly Phrase[], reading: Reading): Reading =>
  phrases.reduce(
    (rest, phrase) =>
      phrase.length > 1 && !matchesPhrase(phrase, rest)
        ? rest
        : phrase.reduce((left, part) => removePlaces(part, left), rest),
    reading,
  )
