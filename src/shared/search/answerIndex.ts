import { isSitePage } from '@/shared/lib/pageOfSite'
import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import { keyOfAsked, outside, type AskedFor } from './askedAs'
import { AskedTerms, createTerms, type AskedTerm, type Subject } from './askedTerms'
import type { Excerpt, FoundAnswer, RatedPlace, RatedPlaces } from './foundAnswer'
import { nameTopics } from './namedTopics'
import type { Passage } from './passage'
import type { PlaceModel } from './placeModel'
import { placesByNumber } from './placesByNumber'
import { asksAboutSite, asksAuntie, asksOfCause, remedyKind } from './questionWords'
import { WrittenTerms } from './writtenTerms'

type Point = {
  slug: string
  lead: Passage | undefined
  excerpts: readonly Excerpt[]
  isOfSite: boolean
  asksHelp: number
  asksWhy: number
  /** Its first phrase among all, and the first of the next point. */
  from: number
  to: number
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
  /** What the last question says of each point, kept as making hundreds of them anew for each took longer. */
  private readonly rated: RatedPlace[]
  /** Points by the keys of their places. */
  private readonly byKey = new Map<string, Point>()
  private readonly terms: AskedTerms
  /** By point: its column in what was learned, -1 for none. */
  private readonly columns: Int32Array
  /**
   * Terms of all phrases by their numbers, so that a question is compared with thousands without comparing words, and
   * where each phrase begins among them: all in one piece, as looking for pieces takes longer than comparing.
   */
  private readonly phraseTerms: Int32Array
  private readonly phraseStarts: Int32Array
  private readonly phraseWeights: Float64Array
  /** Phrases that a term is in, by its number and their places in all phrases of all points. */
  private readonly phrasesWith: readonly Int32Array[]
  /** The point of each phrase, and points that have a term in their text, by its number. */
  private readonly pointOf: Int32Array
  private readonly pointsWith: readonly Int32Array[]
  /** What a question says by each number, and the best phrase of a place that has it: both empty between two questions. */
  private readonly shares: Float64Array
  private readonly bestShares: Float64Array
  /** What a question says of each phrase, and whether by anything but a kind of question. */
  private readonly said: Float64Array
  private readonly isTouched: Uint8Array
  private readonly hasTopic: Uint8Array
  /** Points that a question may be for. */
  private readonly isNear: Uint8Array
  /** Of the place that is rated: numbers with a best phrase, as many as were noted for it. */
  private readonly credited: Int32Array

  /** @param all the published passages: an answer whose words they no longer have is left out */
  constructor(
    all: readonly Passage[],
    asked: readonly AskedFor[],
    withSynonyms: (text: string) => string[],
    private readonly learned?: PlaceModel,
    written = new WrittenTerms(),
  ) {
    const termsOf = createTerms(withSynonyms)
    const termsOfWritten = written.begin(termsOf)
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
          phrases: phrases.map(termsOfWritten),
          text: new Set(termsOfWritten(text.join(' '))),
          key: keyOfAsked(one),
          column: columns.get(keyOfAsked(one)) ?? -1,
        },
      ]
    })
    const keys = read.map(({ key }) => key)
    this.modules = new Set(read.flatMap(({ slug, excerpts }) => (excerpts.length > 0 ? [slug] : [])))
    const terms = new AskedTerms(read, termsOf)
    this.terms = terms
    let from = 0
    this.points = read.map(({ slug, lead, excerpts, phrases }) => {
      const first = from
      from += phrases.length
      const share = (isOf: (phrase: readonly string[]) => boolean) => phrases.filter(isOf).length / phrases.length
      const asksHelp = share((phrase) => phrase.includes(remedyKind))
      const asksWhy = share(asksOfCause)
      return { slug, lead, excerpts, isOfSite: isSitePage(slug), asksHelp, asksWhy, from: first, to: from }
    })
    for (const [at, point] of this.points.entries()) this.byKey.set(keys[at]!, point)
    this.rated = this.points.map(({ slug, lead, excerpts, asksHelp, asksWhy }, row) => {
      const unrated = { score: 0, coverage: 0, isWhole: false, chance: undefined }
      return { slug, lead, excerpts, asksHelp, asksWhy, ...unrated, row }
    })
    this.columns = Int32Array.from(read, ({ column }) => column)
    const phrases = read.flatMap((point) => point.phrases)
    const numbers = phrases.map((phrase) => Int32Array.from(phrase, (term) => terms.numberOf(term)))
    this.phraseTerms = Int32Array.from(numbers.flatMap((own) => [...own]))
    this.phraseStarts = new Int32Array(phrases.length + 1)
    for (const [place, own] of numbers.entries()) this.phraseStarts[place + 1] = this.phraseStarts[place]! + own.length
    this.phraseWeights = Float64Array.from(phrases, (phrase) =>
      phrase.reduce((sum, term) => sum + terms.weigh(term), 0),
    )
    this.phrasesWith = placesByNumber(terms.size, numbers)
    this.pointOf = Int32Array.from(this.points.flatMap(({ from, to }, index) => Array<number>(to - from).fill(index)))
    this.pointsWith = placesByNumber(
      terms.size,
      read.map(({ text }) => Int32Array.from(text, (term) => terms.numberOf(term))),
    )
    this.shares = new Float64Array(terms.size)
    this.bestShares = new Float64Array(terms.size)
    this.credited = new Int32Array(terms.size)
    this.said = new Float64Array(phrases.length)
    this.isTouched = new Uint8Array(phrases.length)
    this.hasTopic = new Uint8Array(phrases.length)
    this.isNear = new Uint8Array(this.points.length)
  }

  /**
   * What is asked for by some of a question, or likely meant by it: valid until the next question is asked.
   * @param earlier what was asked before, where the question leans on it
   */
  find(question: string, earlier: string): RatedPlaces {
    const { asked, total } = this.terms.weighQuestion(question, earlier)
    const chances = this.learned?.chancesOf(`${question} ${earlier}`)
    const isOfSite = asksAboutSite.test(question) || asksAuntie.test(question)
    const known = asked.filter(({ number }) => number !== -1)
    const knownTopics = known.filter(({ term }) => !term.startsWith('?'))
    for (const { number, share } of known) this.shares[number] = share
    const count = this.points.length
    const isInText = new Uint8Array(knownTopics.length * count)
    for (const [at, { number }] of knownTopics.entries()) {
      this.touch(number)
      for (const index of this.pointsWith[number]!) {
        this.isNear[index] = 1
        isInText[at * count + index] = 1
      }
    }
    const { said, isTouched } = this
    for (const { term, number, share, weight } of known)
      if (term.startsWith('?'))
        for (const place of this.phrasesWith[number]!) if (isTouched[place]) said[place]! += weight * share
    const places: RatedPlace[] = []
    /** By place and topic, whether it has it. */
    const had = new Uint8Array(knownTopics.length * count)
    for (let index = 0; index < count; index += 1) {
      const column = this.columns[index]!
      const chance = chances && column !== -1 ? chances[column] : undefined
      // No word of the question is asked with there: nearly every place, and all that is left is what was learned.
      if (!this.isNear[index] && (chance ?? 0) < leastChance) continue
      if (this.points[index]!.isOfSite && !isOfSite) continue
      const rated = this.rated[index]!
      rated.chance = chance
      this.rate(rated, knownTopics, isInText, total, had)
      if (rated.score > 0 || (chance ?? 0) >= leastChance) places.push(rated)
    }
    for (const { number } of known) this.shares[number] = 0
    said.fill(0)
    isTouched.fill(0)
    this.hasTopic.fill(0)
    this.isNear.fill(0)
    const { isTopic } = this.terms
    return { places, describe: ({ row, ...place }) => ({ ...place, ...nameTopics(knownTopics, isTopic, had, row) }) }
  }

  /** A place by its key, as it is before anything is asked; none that has nothing to read. */
  placeAt(key: string): FoundAnswer | undefined {
    const point = this.byKey.get(key)
    if (!point || point.excerpts.length === 0) return undefined
    const { slug, lead, excerpts, asksHelp, asksWhy } = point
    const nothingAsked = { score: 0, coverage: 0, terms: [], isWhole: false, isGeneral: false }
    return { slug, lead, excerpts, ...nothingAsked, asksHelp, asksWhy }
  }

  /** Notes the phrases that have a term of the question, and what it says of each. */
  private touch(number: number): void {
    const { said, isTouched, hasTopic, isNear, pointOf } = this
    const says = this.terms.weights[number]! * this.shares[number]!
    const isTopic = this.terms.isTopic[number]! ? 1 : 0
    for (const place of this.phrasesWith[number]!) {
      said[place]! += says
      isTouched[place] = 1
      hasTopic[place]! |= isTopic
      isNear[pointOf[place]!] = 1
    }
  }

  /** What a text is about by itself. */
  subjectOf(text: string): Subject {
    return this.terms.subjectOf(text)
  }

  /** @param isInText by topic and point, whether its quoted text has it; `had` is told the same by point and topic */
  private rate(
    rated: RatedPlace,
    topics: readonly AskedTerm[],
    isInText: Uint8Array,
    total: number,
    had: Uint8Array,
  ): void {
    const index = rated.row
    const { shares, bestShares, isTouched, credited, phraseTerms, phraseStarts } = this
    const { weights } = this.terms
    const { excerpts, isOfSite, from, to } = this.points[index]!
    // What no module answers has to be what was asked for, and not a part of it.
    const least = excerpts.length === 0 || isOfSite ? wholePhrase : 0
    let credits = 0
    let isWhole = false
    for (let place = from; place < to; place += 1) {
      if (!isTouched[place]) continue
      const found = this.said[place]! / this.phraseWeights[place]!
      if (found < least) continue
      if (found > almostWhole && this.hasTopic[place]) isWhole = true
      for (let at = phraseStarts[place]!; at < phraseStarts[place + 1]!; at += 1) {
        const number = phraseTerms[at]!
        if (shares[number] === 0) continue
        if (found > bestShares[number]!) {
          if (bestShares[number] === 0) credited[credits++] = number
          bestShares[number] = found
        }
      }
    }
    let covered = 0
    let score = 0
    for (let at = 0; at < topics.length; at += 1) {
      const { number, share, weight } = topics[at]!
      const isText = bestShares[number] === 0
      if (isText && isInText[at * this.points.length + index] === 0) continue
      had[index * topics.length + at] = 1
      const credit = (isText ? textShare : 1) * weight * share
      covered += credit
      if (isText) score += credit
    }
    for (let at = 0; at < credits; at += 1) {
      const number = credited[at]!
      score += bestShares[number]! ** partExponent * weights[number]! * shares[number]!
      bestShares[number] = 0
    }
    rated.score = score
    rated.coverage = total > 0 ? covered / total : 0
    rated.isWhole = isWhole
  }
}
