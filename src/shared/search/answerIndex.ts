import { isPageOfSite } from '@/shared/lib/pageOfSite'
import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import { keyOfAsked, outside, type AskedFor } from './askedAs'
import { AskedTerms, createTerms, type AskedTerm, type Subject } from './askedTerms'
import type { Passage } from './passage'
import type { PlaceModel } from './placeModel'
import { asksAboutSite, asksAuntie, general } from './questionWords'

/** A place in a passage from which it is read, over the ends of its lines or not. */
export type Excerpt = { passage: Passage; start: string; readsOn: boolean }

/** What answers one kind of question: places in a module, none where the library is known to hold nothing. */
export type FoundAnswer = {
  slug: string
  /** The beginning of its module; none where no module comes near. */
  lead: Passage | undefined
  excerpts: readonly Excerpt[]
  score: number
  /** How much of the question it is asked for by (0 to 1). */
  coverage: number
  /** The terms of the question that it is asked for by, without those that say little. */
  terms: readonly string[]
  /** Whether a phrase of it was found whole. */
  isWhole: boolean
  /** Whether it is asked for by nothing but what every question here is about. */
  isGeneral: boolean
  /** How likely the question is for this place, by what was learned (0 to 1); nothing was learned of places of editors. */
  chance?: number | undefined
}

/** Terms by their numbers, so that a question is compared with thousands of phrases without comparing words. */
type Phrase = { terms: Int32Array; weight: number }
type Point = {
  slug: string
  lead: Passage | undefined
  excerpts: readonly Excerpt[]
  phrases: readonly Phrase[]
  isOfSite: boolean
  /** Where its module has what it is asked for by: 1 for the number of each term. */
  text: Uint8Array
  /** Its column in what was learned; -1 for none. */
  column: number
}
/** What a term in the quoted text says beside one that somebody asks with. */
const textShare = 0.3
/** A part of a phrase says less than its share of it. */
const partExponent = 0.8
/** From here on a place may be meant that no word of the question is asked with. */
const leastChance = 0.02
/** From this share on a phrase is found whole. */
const wholePhrase = 0.65
const almostWhole = 0.95

/**
 * Answers by how they are asked for: each is a place in the library with phrases that visitors ask with. A phrase found
 * whole says far more than its words apart, so that nobody is answered for the sake of “years” and “hormones”.
 */
export class AnswerIndex {
  /** Slugs of the modules that have places to answer from. */
  readonly modules: ReadonlySet<string>
  private readonly points: Point[]
  private readonly terms: AskedTerms
  /** Phrases that a term is in, by its number and their places in all phrases of all points. */
  private readonly phrasesWith: readonly Int32Array[]
  /** The point of each phrase, and points that have a term in their text, by its number. */
  private readonly pointOf: Int32Array
  private readonly pointsWith: readonly Int32Array[]
  /** What a question says by each number, and how much a place was given for it: both empty between two questions. */
  private readonly shares: Float64Array
  private readonly credits: Float64Array
  private readonly isTouched: Uint8Array
  /** Points that a question may be for. */
  private readonly isNear: Uint8Array

  /** @param all the published passages: an answer whose words they no longer have is left out */
  constructor(
    all: readonly Passage[],
    asked: readonly AskedFor[],
    sameWords: (text: string) => string[],
    private readonly learned?: PlaceModel,
  ) {
    const termsOf = createTerms(sameWords)
    const columns = new Map(learned?.places.map((key, column) => [key, column]))
    const read = asked.flatMap((one) => {
      const { slug, starts, phrases } = one
      const own = all.filter((passage) => passage.slug === slug)
      const excerpts = starts.map(({ start, readsOn }) => ({
        passage: own.find(({ body }) => withPlainQuotes(body).includes(withPlainQuotes(start))),
        start,
        readsOn,
      }))
      if ((own.length === 0 && slug !== outside) || excerpts.some(({ passage }) => !passage)) return []
      const text = excerpts.map(({ passage, start }) => {
        const at = withPlainQuotes(passage!.body).indexOf(withPlainQuotes(start))
        return `${passage!.heading} ${passage!.title} ${passage!.body.slice(at, at + 400)}`
      })
      return [
        {
          slug,
          lead: own[0],
          excerpts: excerpts as Excerpt[],
          phrases: phrases.map((phrase) => termsOf(phrase)),
          text: new Set(termsOf(text.join(' '))),
          column: columns.get(keyOfAsked(one)) ?? -1,
        },
      ]
    })
    this.modules = new Set(read.flatMap(({ slug, excerpts }) => (excerpts.length > 0 ? [slug] : [])))
    const terms = new AskedTerms(read, termsOf)
    this.terms = terms
    this.points = read.map(({ slug, lead, excerpts, phrases, text, column }) => {
      const has = new Uint8Array(terms.size)
      for (const term of text) has[terms.numberOf(term)] = 1
      return {
        slug,
        lead,
        excerpts,
        isOfSite: isPageOfSite(slug),
        text: has,
        column,
        phrases: phrases.map((phrase) => ({
          terms: Int32Array.from(phrase, (term) => terms.numberOf(term)),
          weight: phrase.reduce((sum, term) => sum + terms.weigh(term), 0),
        })),
      }
    })
    this.shares = new Float64Array(terms.size)
    this.credits = new Float64Array(terms.size)
    const phrases = this.points.flatMap((point) => point.phrases)
    this.phrasesWith = placesByNumber(
      terms.size,
      phrases.map((phrase) => phrase.terms),
    )
    this.pointOf = Int32Array.from(this.points.flatMap((point, index) => point.phrases.map(() => index)))
    this.pointsWith = placesByNumber(
      terms.size,
      read.map(({ text }) => Int32Array.from(text, (term) => terms.numberOf(term))),
    )
    this.isTouched = new Uint8Array(phrases.length)
    this.isNear = new Uint8Array(this.points.length)
  }

  /**
   * What is asked for by some of a question, or likely meant by it.
   * @param earlier what was asked before, where the question leans on it
   */
  find(question: string, earlier: string): FoundAnswer[] {
    const { asked, total } = this.terms.weighQuestion(question, earlier)
    const chances = this.learned?.chancesOf(`${question} ${earlier}`)
    const isOfSite = asksAboutSite.test(question) || asksAuntie.test(question)
    const known = asked.filter(({ number }) => number !== -1)
    const knownTopics = known.filter(({ term }) => !term.startsWith('?'))
    for (const { number, share } of known) this.shares[number] = share
    for (const { number } of knownTopics) {
      for (const place of this.phrasesWith[number]!) {
        this.isTouched[place] = 1
        this.isNear[this.pointOf[place]!] = 1
      }
      for (const index of this.pointsWith[number]!) this.isNear[index] = 1
    }
    const found: FoundAnswer[] = []
    let first = 0
    for (const [index, point] of this.points.entries()) {
      const from = first
      first += point.phrases.length
      if (point.isOfSite && !isOfSite) continue
      // No word of the question is asked with there: nearly every place, and all that is left is what was learned.
      if (!this.isNear[index] && !(chances && point.column !== -1 && chances[point.column]! >= leastChance)) continue
      const chance = chances && point.column !== -1 ? chances[point.column] : undefined
      const rated = this.rate(point, from, knownTopics, total, chance)
      if (rated.score > 0 || (chance ?? 0) >= leastChance) found.push(rated)
    }
    for (const { number } of known) this.shares[number] = 0
    this.isTouched.fill(0)
    this.isNear.fill(0)
    return found
  }

  /** What a text is about by itself. */
  subjectOf(text: string): Subject {
    return this.terms.subjectOf(text)
  }

  /** @param first the place of the point's first phrase among all */
  private rate(
    { slug, lead, excerpts, isOfSite, phrases, text }: Point,
    first: number,
    topics: readonly AskedTerm[],
    total: number,
    chance: number | undefined,
  ): FoundAnswer {
    const { shares, credits, isTouched } = this
    const { weights, isTopic } = this.terms
    // What no module answers has to be what was asked for, and not a part of it.
    const least = excerpts.length === 0 || isOfSite ? wholePhrase : 0
    const credited: number[] = []
    let isWhole = false
    for (let index = 0; index < phrases.length; index += 1) {
      if (!isTouched[first + index]) continue
      const { terms, weight } = phrases[index]!
      let said = 0
      let hasTopic = false
      for (const number of terms) {
        if (shares[number] === 0) continue
        said += weights[number]! * shares[number]!
        hasTopic ||= isTopic[number]!
      }
      const found = said / weight
      if (found < least) continue
      if (found > almostWhole && hasTopic) isWhole = true
      const share = found ** partExponent
      for (const number of terms) {
        const credit = share * weights[number]! * shares[number]!
        if (credit === 0) continue
        if (credits[number] === 0) credited.push(number)
        if (credit > credits[number]!) credits[number] = credit
      }
    }
    let covered = 0
    let score = 0
    const terms: string[] = []
    for (const { term, number, share, weight } of topics) {
      const isText = credits[number] === 0
      if (isText && !text[number]) continue
      const credit = (isText ? textShare : 1) * weight * share
      covered += credit
      if (isText) score += credit
      if (isTopic[number]) terms.push(term)
    }
    for (const number of credited) {
      score += credits[number]!
      credits[number] = 0
    }
    return {
      slug,
      lead,
      excerpts,
      score,
      coverage: total > 0 ? covered / total : 0,
      terms,
      isWhole,
      isGeneral: terms.every((term) => general.has(term)),
      chance,
    }
  }
}

/** Where each number is in some lists of them: places of lists, ascending. */
function placesByNumber(size: number, lists: readonly Int32Array[]): Int32Array[] {
  const places: number[][] = Array.from({ length: size }, () => [])
  for (const [place, list] of lists.entries()) for (const number of new Set(list)) places[number]!.push(place)
  return places.map((own) => Int32Array.from(own))
}
