import { isPageOfSite } from '@/shared/lib/pageOfSite'
import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import { keyOfAsked, outside, type AskedFor } from './askedAs'
import type { Passage } from './passage'
import type { PlaceChances } from './placeModel'
import { asksAboutSite, asksAuntie, bystanders, faint, general, kinds, numbers } from './questionWords'
import { toIndexTerm } from './queryWords'

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

type Phrase = { terms: readonly string[]; weight: number }
type Point = {
  key: string
  slug: string
  lead: Passage | undefined
  excerpts: readonly Excerpt[]
  phrases: Phrase[]
  text: ReadonlySet<string>
}

/** What is read of a question: longer ones are stories. */
const longestQuestion = 1_500
/** What a term in the quoted text says beside one that somebody asks with. */
const textShare = 0.3
/** What a word says that nothing is asked with: it may be a story’s, or what the question is about. */
const unknownWeight = 0.7
/** In a short question it is what the question is about: “I lost my password”. */
const unknownWeightAmongFew = 2
const fewTerms = 4
/** What is told around a question says less than the question. */
const aroundShare = 0.5
/** A term of this weight makes a question of its own: “is this dementia?”, but not “is it hormones?”. */
const telling = 1.6
/** What a text is about: something of its own, what every question here is about, or nothing that could be looked up. */
export type Subject = 'own' | 'general' | 'none'

/** What was asked before, where a question leans on it. */
const earlierShare = 0.8
/** A part of a phrase says less than its share of it. */
const partExponent = 0.8
/** A question word says what kind of answer is wanted, and little of what about. */
const kindWeight = 0.6
/** From here on a place may be meant that no word of the question is asked with. */
const leastChance = 0.02
/** From this share on a phrase is found whole. */
const wholePhrase = 0.65
const almostWhole = 0.95

const herself = 'yourself'
const faintWeight = 0.5

/**
 * Answers by how they are asked for: each is a place in the library with phrases that visitors ask with. A phrase found
 * whole says far more than its words apart, so that nobody is answered for the sake of “years” and “hormones”.
 */
export class AnswerIndex {
  /** Slugs of the modules that have places to answer from. */
  readonly modules: ReadonlySet<string>
  private readonly points: Point[]
  private readonly places = new Map<string, number[]>()
  private readonly weights = new Map<string, number>()
  /** Terms that somebody asks with, by their first letter. */
  private readonly vocabulary = new Map<string, string[]>()
  private readonly sameWords: (text: string) => string[]

  /** @param all the published passages: an answer whose words they no longer have is left out */
  constructor(all: readonly Passage[], asked: readonly AskedFor[], sameWords: (text: string) => string[]) {
    this.sameWords = sameWords
    this.points = asked.flatMap((one) => {
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
          key: keyOfAsked(one),
          slug,
          lead: own[0],
          excerpts: excerpts as Excerpt[],
          phrases: phrases.map((phrase) => ({ terms: this.termsOf(phrase), weight: 0 })),
          text: new Set(this.termsOf(text.join(' '))),
        },
      ]
    })
    this.modules = new Set(this.points.flatMap(({ slug, excerpts }) => (excerpts.length > 0 ? [slug] : [])))
    this.points.forEach(({ phrases, text }, place) => {
      for (const term of new Set([...phrases.flatMap(({ terms }) => terms), ...text])) {
        const places = this.places.get(term)
        if (places) places.push(place)
        else this.places.set(term, [place])
      }
    })
    const asking = new Map<string, number>()
    for (const { phrases } of this.points)
      for (const term of new Set(phrases.flatMap(({ terms }) => terms))) asking.set(term, (asking.get(term) ?? 0) + 1)
    for (const [term, count] of asking) this.weights.set(term, this.weighTerm(term, count))
    for (const term of this.places.keys())
      if (!this.weights.has(term))
        this.weights.set(term, Math.min(2, this.weighTerm(term, this.places.get(term)!.length)))
    for (const phrase of this.points.flatMap(({ phrases }) => phrases))
      phrase.weight = phrase.terms.reduce((sum, term) => sum + this.weigh(term), 0)
    for (const term of asking.keys()) {
      if (term.startsWith('?')) continue
      const same = this.vocabulary.get(term[0]!)
      if (same) same.push(term)
      else this.vocabulary.set(term[0]!, [term])
    }
  }

  /**
   * What is asked for by some of a question, or likely meant by it.
   * @param earlier what was asked before, where the question leans on it
   */
  find(question: string, earlier: string, chances: PlaceChances): FoundAnswer[] {
    const asked = this.weighQuestion(question.slice(0, longestQuestion), earlier.slice(0, longestQuestion))
    const topics = [...asked].filter(([term]) => !term.startsWith('?'))
    const unknown = topics.length > fewTerms ? unknownWeight : unknownWeightAmongFew
    const total = topics.reduce(
      (sum, [term, share]) => sum + share * (this.weights.has(term) || faint.has(term) ? this.weigh(term) : unknown),
      0,
    )
    const places = new Set(
      [...asked.keys()].filter((term) => !term.startsWith('?')).flatMap((term) => this.places.get(term) ?? []),
    )
    for (const [place, { key }] of this.points.entries()) if ((chances.get(key) ?? 0) >= leastChance) places.add(place)
    const isOfSite = asksAboutSite.test(question) || asksAuntie.test(question)
    return [...places]
      .map((place) => this.points[place]!)
      .filter(({ slug }) => isOfSite || !isPageOfSite(slug))
      .map((point) => this.rate(point, asked, total, chances.get(point.key)))
      .filter(({ score, chance = 0 }) => score > 0 || chance >= leastChance)
  }

  /** What a text is about by itself. */
  subjectOf(text: string): Subject {
    const terms = this.termsOf(text).filter(
      (term) => !term.startsWith('?') && !faint.has(term) && !bystanders.has(term),
    )
    if (terms.length === 0) return 'none'
    return terms.some((term) => !general.has(term)) ? 'own' : 'general'
  }

  /** The fewer places a term is at, the more it says. */
  private weighTerm(term: string, places: number): number {
    if (term.startsWith('?')) return kindWeight
    return faint.has(term) ? faintWeight : Math.log(1 + this.points.length / places) / 2
  }

  private weigh(term: string): number {
    return this.weights.get(term) ?? (faint.has(term) ? faintWeight : unknownWeight)
  }

  private termsOf(text: string): string[] {
    const lower = text.toLowerCase()
    const terms = this.sameWords(text).flatMap((word) => (numbers.has(word) ? [] : (toIndexTerm(word) ?? [])))
    if (asksAuntie.test(lower)) terms.push(herself)
    return [...new Set([...terms, ...kinds.flatMap(([kind, pattern]) => (pattern.test(lower) ? [kind] : []))])]
  }

  /** The terms of a question by how much they count: its own sentence more than what is told around it. */
  private weighQuestion(question: string, earlier: string): Map<string, number> {
    const sentences = question.split(/(?<=[.?!])\s+/)
    const asks = sentences.filter((sentence) => /\?/.test(sentence)).flatMap((sentence) => this.termsOf(sentence))
    const said = asks.filter((term) => !term.startsWith('?') && !faint.has(term))
    const isTold = said.length > 1 || said.some((term) => this.weigh(term) > telling)
    const shares = new Map<string, number>()
    const add = (term: string, share: number) => {
      const known = this.known(term)
      shares.set(known, Math.max(shares.get(known) ?? 0, share))
    }
    for (const term of this.termsOf(question)) add(term, isTold && !asks.includes(term) ? aroundShare : 1)
    // “And at night?” asks for what was asked for before.
    const hasKind = [...shares.keys()].some((term) => term.startsWith('?'))
    for (const term of this.termsOf(earlier)) if (!term.startsWith('?') || !hasKind) add(term, earlierShare)
    return shares
  }

  /** A term as it is asked with: the one that begins like it, or is a letter away. */
  private known(term: string): string {
    if (this.places.has(term) || term.length < 5) return term
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

  private rate(
    { slug, lead, excerpts, phrases, text }: Point,
    asked: ReadonlyMap<string, number>,
    total: number,
    chance: number | undefined,
  ): FoundAnswer {
    const credits = new Map<string, number>()
    let isWhole = false
    for (const { terms, weight } of phrases) {
      const has = terms.filter((term) => asked.has(term))
      if (!has.some((term) => !term.startsWith('?'))) continue
      const found = has.reduce((sum, term) => sum + this.weigh(term) * asked.get(term)!, 0) / weight
      // What no module answers has to be what was asked for, and not a part of it.
      if ((excerpts.length === 0 || isPageOfSite(slug)) && found < wholePhrase) continue
      if (found > almostWhole && has.some((term) => !term.startsWith('?') && !faint.has(term))) isWhole = true
      const share = found ** partExponent
      for (const term of has)
        credits.set(term, Math.max(credits.get(term) ?? 0, share * this.weigh(term) * asked.get(term)!))
    }
    let covered = 0
    for (const [term, share] of asked) {
      if (term.startsWith('?')) continue
      if (credits.has(term)) covered += this.weigh(term) * share
      else if (text.has(term)) {
        credits.set(term, textShare * this.weigh(term) * share)
        covered += textShare * this.weigh(term) * share
      }
    }
    const terms = [...credits.keys()].filter((term) => !term.startsWith('?') && !faint.has(term))
    return {
      slug,
      lead,
      excerpts,
      score: [...credits.values()].reduce((sum, credit) => sum + credit, 0),
      coverage: total > 0 ? covered / total : 0,
      terms,
      isWhole,
      isGeneral: terms.every((term) => general.has(term)),
      chance,
    }
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
