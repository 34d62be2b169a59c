import { asksAuntie, contextWords, fillerWords, genericTerms, kinds, numberWords } from './questionWords'
import { toIndexTerm } from './queryWords'

/** What is read of a question: longer ones are stories. */
const maxQuestionLength = 1_500
/** What a word says that nothing is asked with: it may be a story’s, or what the question is about. */
const unknownWeight = 0.7
/** In a short question it is what the question is about: “I lost my password”. */
const unknownWeightAmongFew = 2
const fewTerms = 4
/** What is told around a question says less than the question. */
const aroundShare = 0.5
/** A term of this weight makes a question of its own: “is this dementia?”, but not “is it hormones?”. */
const telling = 1.6
/** What was asked before, where a question leans on it. */
const earlierShare = 0.8
/** A question word says what kind of answer is wanted, and little of what about. */
const kindWeight = 0.6
const herself = 'yourself'
const faintWeight = 0.5

/** What a text is about: something of its own, what every question here is about, or nothing that could be looked up. */
export type Subject = 'own' | 'general' | 'none'

/** A term of a question: its number (-1 where nothing is asked with it), how much it counts, and how much it says. */
export type AskedTerm = { term: string; number: number; share: number; weight: number }

/** Kinds of questions are terms as well, but nothing that a question is about. */
const isKind = (term: string) => term.startsWith('?')

/**
 * The terms that places are asked for with, numbered, so that a question is compared with thousands of phrases without
 * comparing words; and how much each says.
 */
export class AskedTerms {
  /** By number: how much a term says, and whether it says what anything is about. */
  readonly weights: number[] = []
  readonly isTopic: boolean[] = []
  private readonly numbers = new Map<string, number>()
  /** Terms that somebody asks with, by their first letter. */
  private readonly vocabulary = new Map<string, string[]>()

  /**
   * Numbers the terms of all places, and weighs them: by how many places are asked for by each, or have it.
   * @param places phrases and quoted text of each, by `createTerms`
   */
  constructor(
    places: readonly { phrases: readonly (readonly string[])[]; text: ReadonlySet<string> }[],
    private readonly termsOf: (text: string) => string[],
  ) {
    const asking = new Map<string, number>()
    const having = new Map<string, number>()
    const add = (counts: Map<string, number>, terms: Iterable<string>) => {
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    }
    for (const { phrases, text } of places) {
      add(asking, new Set(phrases.flat()))
      add(having, new Set([...phrases.flat(), ...text]))
    }
    for (const [term, count] of having) {
      this.numbers.set(term, this.weights.length)
      const asked = asking.get(term)
      this.weights.push(
        asked === undefined
          ? Math.min(2, weighTerm(term, count, places.length))
          : weighTerm(term, asked, places.length),
      )
      this.isTopic.push(!isKind(term) && !fillerWords.has(term))
    }
    for (const term of asking.keys()) {
      if (isKind(term)) continue
      const same = this.vocabulary.get(term[0]!)
      if (same) same.push(term)
      else this.vocabulary.set(term[0]!, [term])
    }
  }

  get size(): number {
    return this.weights.length
  }

  /** The number of a term, -1 for one that nothing is asked with. */
  numberOf(term: string): number {
    return this.numbers.get(term) ?? -1
  }

  /**
   * The terms of a question, those that stand for the same term once, and how much they say together.
   * @param earlier what was asked before, where the question leans on it
   */
  weighQuestion(question: string, earlier: string): { asked: AskedTerm[]; total: number } {
    const shares = this.shareOut(question.slice(0, maxQuestionLength), earlier.slice(0, maxQuestionLength))
    const asked = [...shares].map(([term, share]) => ({
      term,
      number: this.numberOf(term),
      share,
      weight: this.weigh(term),
    }))
    const topics = asked.filter(({ term }) => !isKind(term))
    const unknown = topics.length > fewTerms ? unknownWeight : unknownWeightAmongFew
    const total = topics.reduce(
      (sum, { term, number, share, weight }) =>
        sum + share * (number !== -1 || fillerWords.has(term) ? weight : unknown),
      0,
    )
    return { asked, total }
  }

  /** What a text is about by itself. */
  subjectOf(text: string): Subject {
    const terms = this.termsOf(text).filter(
      (term) => !isKind(term) && !fillerWords.has(term) && !contextWords.has(term),
    )
    if (terms.length === 0) return 'none'
    return terms.some((term) => !genericTerms.has(term)) ? 'own' : 'general'
  }

  /** How much a term says, whether anything is asked with it or not. */
  weigh(term: string): number {
    const number = this.numbers.get(term)
    if (number !== undefined) return this.weights[number]!
    return fillerWords.has(term) ? faintWeight : unknownWeight
  }

  /** The terms of a question by how much they count: its own sentence more than what is told around it. */
  private shareOut(question: string, earlier: string): Map<string, number> {
    const sentences = question.split(/(?<=[.?!])\s+/)
    const terms = this.termsOf(question)
    const asks = sentences
      .filter((sentence) => sentence.includes('?'))
      .flatMap((sentence) => (sentence === question ? terms : this.termsOf(sentence)))
    const said = asks.filter((term) => !isKind(term) && !fillerWords.has(term))
    const isTold = said.length > 1 || said.some((term) => this.weigh(term) > telling)
    const shares = new Map<string, number>()
    const add = (term: string, share: number) => {
      const known = this.known(term)
      shares.set(known, Math.max(shares.get(known) ?? 0, share))
    }
    for (const term of terms) add(term, isTold && !asks.includes(term) ? aroundShare : 1)
    // “And at night?” asks for what was asked for before.
    const hasKind = [...shares.keys()].some((term) => isKind(term))
    for (const term of this.termsOf(earlier)) if (!isKind(term) || !hasKind) add(term, earlierShare)
    return shares
  }

  /** A term as it is asked with: the one that begins like it, or is a letter away. */
  private known(term: string): string {
    if (this.numbers.has(term) || term.length < 5) return term
    const alike = this.vocabulary.get(term[0]!) ?? []
    return (
      alike.find(
        (other) =>
          other.length >= 4 &&
          (other.startsWith(term) || term.startsWith(other)) &&
          Math.abs(other.length - term.length) < 4,
      ) ??
      alike.find((other) => isLetterAway(term, other)) ??
      term
    )
  }
}

/** The fewer places a term is at, the more it says. */
function weighTerm(term: string, places: number, all: number): number {
  if (isKind(term)) return kindWeight
  return fillerWords.has(term) ? faintWeight : Math.log(1 + all / places) / 2
}

/** What makes terms of a text: words of one meaning as one, and what kind of question it is. */
export function createTerms(withSynonyms: (text: string) => string[]): (text: string) => string[] {
  return (text) => {
    const lower = text.toLowerCase()
    const terms = withSynonyms(text).flatMap((word) => (numberWords.has(word) ? [] : (toIndexTerm(word) ?? [])))
    if (asksAuntie.test(lower)) terms.push(herself)
    return [...new Set([...terms, ...kinds.flatMap(([kind, pattern]) => (pattern.test(lower) ? [kind] : []))])]
  }
}

/** Whether one letter is wrong, missing, too many or swapped behind the first one. */
function isLetterAway(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || b.length < 5) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''))
}
