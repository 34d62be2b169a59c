import { isPageOfSite } from '@/shared/lib/pageOfSite'
import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import { outside, type AskedFor } from './askedAs'
import type { Passage } from './passage'
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
}

type Phrase = { terms: readonly string[]; weight: number }
type Point = {
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

/** Index terms that nearly every question here could have. */
const general: ReadonlySet<string> = new Set([
  'menopaus',
  'perimenopaus',
  'postmenopaus',
  'symptom',
  'hormon',
  'hrt',
  'period',
])

/** Words that any question may be about only beside others: “what will the doctor do”, “is there a tablet for it”. */
const bystanders = new Set(
  'doctor gp nurse hospital appointment tablet pill medicine drug treatment test tests scan last one'
    .split(' ')
    .flatMap((word) => toIndexTerm(word) ?? []),
)
/** What was asked before, where a question leans on it. */
const earlierShare = 0.8
/** A part of a phrase says less than its share of it. */
const partExponent = 0.8
/** A question word says what kind of answer is wanted, and little of what about. */
const kindWeight = 0.6
/** From this share on a phrase is found whole. */
const wholePhrase = 0.65
const almostWhole = 0.95

/** Kinds of questions, as terms of their own: “how long” asks for something else than “what helps”. */
const kinds: readonly [string, RegExp][] = [
  [
    '?long',
    /\bhow long\b|\bhow soon\b|\bwhen (?:do|does|will|is)\b.*\b(?:stop|end|work|over|better)\b|\bever (?:end|stop)\b|\bgo away\b|\blasts?\b|\bhow many years\b|\bget better\b|\bgrow back\b|\bcome back\b/,
  ],
  ['?who', /\bwho\b/],
  ['?not', /\b(?:should|can|must|may|do)(?:n['’]?t| not|not)\b|\bnot (?:allowed|take|have)\b/],
  ['?where', /\bwhere (?:do|does|can|should)\b/],
  ['?much', /\bhow (?:much|many|often|heavy)\b/],
  [
    '?safe',
    /\b(?:un)?safe(?:st|r)?\b|\bdangerous\b|\brisks?y?\b|\bharm\w*\b|\bbad for\b|\bokay to\b|\bok to\b|\ballowed\b|\bcan i (?:take|have|use|still take)\b/,
  ],
  ['?why', /\bwhy\b|\bcauses?\b|\breasons?\b/],
  [
    '?help',
    /\bwhat (?:\w+ )?(?:helps?|can|could|works?|should|else)\b|\bhow (?:do|can|to)\b|\btips\b|\badvice\b|\btreat\w*\b|\bget rid\b|\bideas\b|\bhelp\b|\bprevent\b|\bwhere do i (?:begin|start)\b/,
  ],
  ['?works', /\b(?:does|do|is|are|can|will)\b.*\b(?:work|works|help|helps|worth|any good|waste|really)\b|\bworth\b/],
  [
    '?normal',
    /\bnormal\b|\bcommon\b|\bis (?:it|this|that) (?:the )?(?:menopause|change|hormones|hormonal|peri\w*)\b|\bcould it be\b|\bconnected\b|\brelated\b|\bis that\b/,
  ],
  ['?what', /\bwhat (?:is|are|does)\b|\bdifference\b|\bmeans?\b/],
]

/** How somebody writes who asks about the site, whose own words (“diary”, “see”, “name”) are everybody’s. */
const asksAboutSite =
  /\b(?:this|your|the) (?:web ?site|site|app|chat|library|platform|page|articles?)\b|\b(?:on|in|from|somewhere) here\b|\b(?:are|do|did|can|could|will|would|were|have|who|what|how|why|where) (?:are |is |do |did |were )?you\b|\byour (?:name|age|creator|maker|boss|language|job|home)\b|\bi(?:['’]ve)? (?:\w+ )?(?:put|wr[io]t\w*|typ\w+|log\w*|enter\w*|sav\w+)\b|\bmy (?:\w+ )?(?:data|diary|entries|entry|account|password|history|log|record|information|cookies|phone|country)\b|\b(?:is|use|hide|see|read|leave|clear|delete) (?:this|it|that|everything|there|what|our|these)\b|\bour (?:chat|conversation|messages)\b|\b(?:where|how) do i (?:find|hide|print|change|make)\b|\b(?:letters|writing|text|font|print|screen)\b|\blanguage\b|\bspeak\b|\btranslat\w+|\bcookies\b|\bpassword\b|\bfind out\b|\bfill\w* in\b|\bbingo\b|\bdownload\b|\bauntie\b|\bpower years\b|\bfree\b|\barticles?\b|\bdonat\w+|\bsign (?:up|in)\b|\blog ?in\b|\bsubscri\w+|\bunsubscri\w+|\binvit\w+|\b(?:android|iphone) app\b|\bapp store\b|\be-?mails?\b|\baccount\b|\bregister\b|\b(?:sign|log) ?out\b|\bremind(?:ers?)?\b|\bexport\b|\bcoach(?:ing)?\b|\btarot\b|\b(?:dark|night) mode\b|\bquick exit\b|\bprivate window\b|\bmonthly gift\b|\bentr(?:y|ies)\b|\btracker\b|\bdo i (?:have|need) to (?:pay|sign)\b|\b(?:this|it) cost\b|\bwho (?:\w+ )?(?:wrote|checks|pays for) this\b|\b(?:phone|country|emergency) numbers\b|\bnumbers are\b|\bdevices?\b/i

/** How somebody writes who asks Auntie about herself, in words that say nothing of anything else. */
const asksAuntie =
  /\b(?:who|how old|where|what) (?:are|were) you\b(?= *(?:again|from|exactly|anyway|currently|really|made|built|born|invented|created|manufactured|working|called|[?.!,]|$))|\bwho (?:made|built|created|invented|coded|designed|programmed|runs|owns|controls|trained) you\b|\b(?:made|built|created|invented|coded|designed|programmed|trained|manufactured|employed|owned|paid) (?:by |of )?you\b|\b(?:in charge of|behind|work(?:ing)? for) you\b|\bdo you work for\b|\bhow old (?:would|will|do) you\b|\bdo you (?:come|live)\b|\byour (?:name|age|birth\w*|creator|maker|boss|home town|native \w+)\b|\b(?:ai|bot|auntie)['’]?s (?:name|age|maker|creator)\b|\b(?:should|can|do|must) i call you\b|\b(?:use|have) for you\b|\b(?:can|could|able to|kinds? of things) (?:you )?(?:would |be able to |can |could )*(?:assist|help) me with\b|\b(?:this|the|an?) (?:ai|bot|robot|chatbot)\b|\b(?:are|r|were|is) (?:you|u|auntie) (?:an? |really |just |actually )*(?:real|ai|human|person|woman|bot|robot|machine|computer|alive|automated|chatgpt)\b|\bis (?:this|that|it) (?:an? |really |just |actually |real )+(?:ai|human|person|woman|bot|robot|machine|computer|chatgpt)\b|\bhow do you know (?:all|so much|any of) |\bwhat (?:else )?(?:\w+ )?(?:can|could|do) you (?:do|know|help|assist)\b(?! (?:for|about|if|when|to|with) (?!me\b|this\b|us\b))/i
const herself = 'yourself'

/** What says a number is the same for all questions. */
const numbers = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy hundred half couple few several'.split(
    ' ',
  ),
)

/** Words of many questions that say little of what any is about. */
const faint = new Set(
  'everybody help good bad best better worse find look looking people women woman age useful lately hard easy day days week weeks month months time times start started begin end ended stop stopped part back life lives happen happening happens between difference different under another enough new call called talk talking think thinking work works worked turn turned old later late next whole thought safe change changes changed start left come comes wanted big great everyone somebody together front down without give giving happen moment allowed actual ever true through quit because first before after sign usual usually away long longer reduce affect expect tell might younger problem problems solution hour hours wrong another same show read put nothing something yet already due size seem seems possible option options cause causes level high higher relieve uncomfortable awful terrible horrible dreadful severe bit couple single build during keep keeps recommend recommends recommended reason mean kind sort general main certain several number lot lots bring full half able free open close sure ready point case fact word mind hope guess wonder wondering notice noticed happened understand sound sounds given gets took takes taken used uses seen saw said told asked ask asking asks question questions answer answers idea ideas tip tips advice anyone anybody nobody somebody person helpme dontknow low morning night nights evening again done sure surely rule rules ruled finish finished finally wreck grab fix honest honestly missing mini last first won hit suffer suffering badly hardly simply quickly slowly totally completely sudden suddenly recently'
    .split(' ')
    .flatMap((word) => toIndexTerm(word) ?? []),
)
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
    this.points = asked.flatMap(({ slug, starts, phrases }) => {
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

  /** What is asked for by some of a question. @param earlier what was asked before, where the question leans on it */
  find(question: string, earlier: string): FoundAnswer[] {
    const asked = this.weighQuestion(question.slice(0, longestQuestion), earlier.slice(0, longestQuestion))
    const topics = [...asked].filter(([term]) => !term.startsWith('?'))
    const unknown = topics.length > fewTerms ? unknownWeight : unknownWeightAmongFew
    const total = topics.reduce(
      (sum, [term, share]) => sum + share * (this.weights.has(term) || faint.has(term) ? this.weigh(term) : unknown),
      0,
    )
    if (total === 0) return []
    const places = new Set(
      [...asked.keys()].filter((term) => !term.startsWith('?')).flatMap((term) => this.places.get(term) ?? []),
    )
    const isOfSite = asksAboutSite.test(question) || asksAuntie.test(question)
    return [...places]
      .map((place) => this.points[place]!)
      .filter(({ slug }) => isOfSite || !isPageOfSite(slug))
      .map((point) => this.rate(point, asked, total))
      .filter(({ score }) => score > 0)
  }

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
      coverage: covered / total,
      terms,
      isWhole,
      isGeneral: terms.every((term) => general.has(term)),
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
