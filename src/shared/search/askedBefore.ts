/** A question that somebody asked, and the place that answers it, by `placeKey` of askedAs.ts. */
export type AskedQuestion = { question: string; place: string }

/** A place, and its share among those whose questions are like one (0 to 1). */
export type AlikePlace = { place: string; share: number }

/** How fast a word that stands again and again says less, and how much a long question says less (BM25). */
const repeated = 1.2
const byLength = 0.75
/** What is told around a question, beside its own words. */
const toldShare = 0.4
/** What more questions have than this, such as “how” and “what”, says nothing where it is told, and takes longest to compare. */
const mostHaving = 3_000
/** As many questions count that are most like it, each by how much less it is than the best of them. */
const mostQuestions = 60
const evenness = 3
/** Words are alike that begin so. */
const longestBeginning = 8

const saysNothing = new Set(
  "the a an and or of to in on for with is are was were be been am i i'm my me it its it's this that these those".split(
    ' ',
  ),
)

const beginningsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z][a-z']+/g) ?? []
  )
    .filter((word) => !saysNothing.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|'s)$/, '').slice(0, longestBeginning))

type Postings = { questions: Int32Array; counts: Float32Array; weight: number }

/**
 * Forty thousand questions in many women’s words, each with its place: a question is compared with every one by the words
 * that they share. It finds what the means of words hide: the one word of a long letter that a question is about.
 */
export class AskedBefore {
  private readonly postings = new Map<string, Postings>()
  private readonly places: readonly string[]
  private readonly placeOf: Int32Array
  private readonly scores: Float64Array
  /** Questions that share a word with the one that is compared: only as many count as were noted for it. */
  private readonly touched: Int32Array

  constructor(asked: readonly AskedQuestion[]) {
    const numbers = new Map<string, number>()
    this.placeOf = Int32Array.from(asked, ({ place }) => {
      const number = numbers.get(place) ?? numbers.size
      numbers.set(place, number)
      return number
    })
    this.places = [...numbers.keys()]
    this.scores = new Float64Array(asked.length)
    this.touched = new Int32Array(asked.length)
    const words = asked.map(({ question }) => beginningsOf(question))
    const mean = words.reduce((sum, own) => sum + own.length, 0) / Math.max(1, words.length)
    const having = new Map<string, { questions: number[]; counts: number[] }>()
    for (const [question, own] of words.entries()) {
      const times = new Map<string, number>()
      for (const word of own) times.set(word, (times.get(word) ?? 0) + 1)
      for (const [word, count] of times) {
        const list = having.get(word) ?? { questions: [], counts: [] }
        having.set(word, list)
        list.questions.push(question)
        list.counts.push(
          (count * (repeated + 1)) / (count + repeated * (1 - byLength + (byLength * own.length) / mean)),
        )
      }
    }
    for (const [word, { questions, counts }] of having) {
      const weight = Math.log(1 + (words.length - questions.length + 0.5) / (questions.length + 0.5))
      this.postings.set(word, { questions: Int32Array.from(questions), counts: Float32Array.from(counts), weight })
    }
  }

  /** The places whose questions are most like one, the likest first. @param told what is told around it */
  placesFor(question: string, told = ''): AlikePlace[] {
    const own = new Set(beginningsOf(question))
    const { scores, placeOf, touched } = this
    let count = 0
    for (const word of new Set([...own, ...beginningsOf(told)])) {
      const list = this.postings.get(word)
      if (!list || (list.questions.length > mostHaving && !own.has(word))) continue
      const weight = list.weight * (own.has(word) ? 1 : toldShare)
      for (let at = 0; at < list.questions.length; at += 1) {
        const number = list.questions[at]!
        if (scores[number] === 0) touched[count++] = number
        scores[number]! += weight * list.counts[at]!
      }
    }
    const best = bestOf(touched.subarray(0, count), scores, mostQuestions)
    const shares = new Map<number, number>()
    let total = 0
    for (const number of best) {
      const share = Math.exp((scores[number]! - scores[best[0]!]!) / evenness)
      total += share
      shares.set(placeOf[number]!, (shares.get(placeOf[number]!) ?? 0) + share)
    }
    for (let at = 0; at < count; at += 1) scores[touched[at]!] = 0
    return [...shares]
      .map(([place, share]) => ({ place: this.places[place]!, share: share / total }))
      .sort((a, b) => b.share - a.share)
  }
}

/** The numbers with the highest scores, the highest first. */
function bestOf(numbers: Int32Array, scores: Float64Array, most: number): number[] {
  const best: number[] = []
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place]!
    if (best.length === most && scores[number]! <= scores[best.at(-1)!]!) continue
    let at = best.length
    while (at > 0 && scores[number]! > scores[best[at - 1]!]!) at -= 1
    best.splice(at, 0, number)
    if (best.length > most) best.pop()
  }
  return best
}
