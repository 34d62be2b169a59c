import { AnswerIndex } from './answerIndex'
import type { AskedBefore } from './askedBefore'
import { outside, type AskedFor, type SiteAnswer } from './askedAs'
import type { Subject } from './askedTerms'
import { createSearches, warningHeading } from './librarySearches'
import { indexTermsOf } from './queryWords'
import type { FoundAnswer } from './foundAnswer'
import type { Passage } from './passage'
import type { PlaceModel } from './placeModel'
import { rankAnswers, rankModules } from './rankFound'
import { createSynonyms } from './synonyms'
import { wordsOf } from './searchTerms'
import { createSpelling } from './spelling'
import { createSubject, readSubjectWords } from './subject'
import type { TermMatch, TermScores } from './termScores'
import type { WrittenTerms } from './writtenTerms'

/** A passage that was found, the best of its module first. */
export type FoundPassage = Passage & { score: number }

/** What a search found, the best module first. */
export type FoundModules = {
  modules: {
    slug: string
    score: number
    /** Whether it is written down how visitors ask for what stands in it. */
    isAskedFor: boolean
    passages: FoundPassage[]
  }[]
  /** Places that answer, by how they are asked for, the best first. */
  answers: FoundAnswer[]
  /** How much of what was asked the library knows at all, rare words weighing more (0 to 1). */
  known: number
  /** How much of what it knows the best module has (0 to 1). */
  coverage: number
  /** How far from the subject of the library the question lies: above 0 it is rather about something else. */
  distance: number
  /** How likely it is about something else altogether, by what was learned of how places are asked for (0 to 1). */
  outsideChance: number
  /** What was looked for, and how much each term says (1 in the middle). */
  terms: { asked: string[]; weights: ReadonlyMap<string, number> }
}

/** What is looked for: a question, and what was asked before where the question leans on it. */
export type LibraryQuestion = { question: string; earlier?: string }

// Longer questions are stories; more terms only make them slower.
const maxTerms = 48
/** What an earlier question adds to one that leans on it. */
const earlierWeight = 0.7
/** Warning signs and the opening of a module rarely answer, whatever words they share with a question. */
const warningWeight = 0.55
const openingWeight = 0.5

/** How many answers are looked at, beside the best of the module that is found first. */
const maxAnswers = 6
/** A place with less of a share is not asked for. */
const leastAlike = 0.01

/** What a term weighs that one module in seven has. */
const weightInTheMiddle = 2

/** What a page of the site says, as a passage: its address in the place of a module's slug. */
const toPassage = ({ path, title, text }: SiteAnswer): Passage => ({
  slug: path,
  title,
  description: 'A page of this site',
  summary: '',
  anchor: '',
  heading: '',
  body: text,
})

/**
 * The published library, searched in memory by BM25 over fields, with prefixes and one wrong letter (MiniSearch): two
 * hundred passages take a megabyte and a question one or two milliseconds.
 */
export class LibraryIndex {
  private readonly modules: TermScores
  private readonly moduleCount: number
  private readonly passages: TermScores
  private readonly answers: AnswerIndex
  private readonly all: readonly Passage[]
  /** Where the passages of a module are among all. */
  private readonly placesOf: ReadonlyMap<string, readonly number[]>
  private readonly distanceOf: (text: string) => number
  private readonly spell: (text: string) => string
  /** Resolves when everything can be found: others have their turn while it is filled. */
  readonly filled: Promise<void>

  /**
   * @param askedAs how visitors ask for a module, by slug
   * @param askedFor how they ask for what stands at a place in it
   * @param askedOfSite what they ask about the site itself
   * @param learned what was learned of how places are asked for
   * @param askedBefore questions with their places, that others are compared with
   * @param written what the index before it worked out
   * @param inTurns whether others have their turn while it is filled; else it is filled at once
   */
  constructor(
    all: readonly Passage[],
    askedAs: ReadonlyMap<string, readonly string[]>,
    askedFor: readonly AskedFor[] = [],
    askedOfSite: readonly SiteAnswer[] = [],
    learned?: PlaceModel,
    private readonly askedBefore?: AskedBefore,
    written?: WrittenTerms,
    inTurns = false,
  ) {
    this.all = all
    const placesOf = new Map<string, number[]>()
    for (const [place, { slug }] of all.entries()) placesOf.set(slug, [...(placesOf.get(slug) ?? []), place])
    this.placesOf = placesOf
    const subject = readSubjectWords()
    this.distanceOf = createSubject(subject)
    const askedWith = new Set(
      wordsOf(
        [...[...askedAs.values()].flat(), ...[...askedFor, ...askedOfSite].flatMap(({ phrases }) => phrases)].join(' '),
      ),
    )
    this.spell = createSpelling(askedWith, (word) => askedWith.has(word) || subject.has(word))
    this.answers = new AnswerIndex(
      [...all, ...askedOfSite.map(toPassage)],
      [
        ...askedFor,
        ...askedOfSite.map(({ path, text, phrases }) => ({
          slug: path,
          starts: [{ start: text, readsOn: false }],
          phrases,
        })),
      ],
      createSynonyms(),
      learned,
      written,
    )
    const searches = createSearches({ all, askedAs, askedFor, inTurns })
    this.moduleCount = searches.moduleCount
    this.modules = searches.modules
    this.passages = searches.passages
    this.filled = searches.filled
  }

  /** Whether a message names what it is about, or leans on what was said before. */
  subjectOf(message: string): Subject {
    return this.answers.subjectOf(this.spell(message))
  }

  /** Places whose questions are like one, each with its share among them, the likest first. */
  findAlike({ question, earlier = '' }: LibraryQuestion): { place: FoundAnswer; share: number }[] {
    const alike = this.askedBefore?.placesFor(this.spell(question), this.spell(earlier)) ?? []
    return alike.flatMap(({ place: key, share }) => {
      const place = share >= leastAlike ? this.answers.placeAt(key) : undefined
      return place ? [{ place, share }] : []
    })
  }

  /** The best modules, each with its best passages. @param limits number of modules, and of passages of each */
  find(written: LibraryQuestion, limits: { modules: number; passages: number }): FoundModules {
    const question = this.spell(written.question)
    const earlier = this.spell(written.earlier ?? '')
    const asked = indexTermsOf(question).slice(0, maxTerms)
    const before = indexTermsOf(earlier)
      .filter((term) => !asked.includes(term))
      .slice(0, maxTerms)
    const terms = [...asked, ...before]
    const nothing = {
      modules: [],
      answers: [],
      known: 0,
      coverage: 0,
      distance: this.distanceOf(`${question} ${earlier}`),
      outsideChance: 0,
      terms: { asked: terms, weights: new Map<string, number>() },
    }
    const asks = this.answers.find(question, earlier)
    const outsideChance = asks.places.reduce((sum, { slug, chance = 0 }) => sum + (slug === outside ? chance : 0), 0)
    if (terms.length === 0) return { ...nothing, outsideChance, answers: rankAnswers(asks, [], maxAnswers) }
    const found = this.modules.search(terms, (term) => (before.includes(term) ? earlierWeight : 1))
    const results = rankModules(found, asks.places)
    const [best] = results
    const answers = rankAnswers(asks, found, maxAnswers, best ? String(best.id) : '')
    if (!best) return { ...nothing, outsideChance, answers }

    const having = countTerms(results)
    const weights = this.weigh(terms, having)
    const sum = (some: readonly string[]) => some.reduce((total, term) => total + weights.get(term)!, 0)
    const knownTerms = terms.filter((term) => having.has(term))
    const chosen = results.slice(0, limits.modules)
    let ranked: FoundPassage[] | undefined
    // Read where no place answers: most questions have one.
    const passagesOf = (slug: string) => {
      ranked ??= this.rankPassages(
        terms,
        weights,
        chosen.map(({ id }) => String(id)),
      )
      return ranked.filter((passage) => passage.slug === slug).slice(0, limits.passages)
    }
    return {
      ...nothing,
      outsideChance,
      modules: chosen.map(({ id, score }) => ({
        slug: String(id),
        score,
        isAskedFor: this.answers.modules.has(String(id)),
        get passages() {
          return passagesOf(String(id))
        },
      })),
      answers,
      known: sum(knownTerms) / sum(terms),
      coverage: sum(knownTerms.filter((term) => best.queryTerms.includes(term))) / sum(knownTerms),
      terms: { asked: terms, weights },
    }
  }

  /** What a term says: the fewer modules have it, the more; one that none has as much as one that a single module has. */
  private weigh(terms: readonly string[], having: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    return new Map(
      terms.map((term) => [term, Math.log(1 + this.moduleCount / (having.get(term) ?? 1)) / weightInTheMiddle]),
    )
  }

  private rankPassages(
    terms: readonly string[],
    weights: ReadonlyMap<string, number>,
    slugs: readonly string[],
  ): FoundPassage[] {
    const places = slugs.flatMap((slug) => this.placesOf.get(slug) ?? []).sort((a, b) => a - b)
    const scores = this.passages.scoresAmong(places, terms, (term) => weights.get(term) ?? 1)
    return places
      .map((place) => {
        const passage = this.all[place]!
        const weight = passage.heading === warningHeading ? warningWeight : passage.heading ? 1 : openingWeight
        return { ...passage, score: (scores.get(place) ?? 0) * weight }
      })
      .sort((a, b) => b.score - a.score)
  }
}

/** In how many modules each term was found. */
function countTerms(results: readonly TermMatch[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { queryTerms } of results) for (const term of queryTerms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
