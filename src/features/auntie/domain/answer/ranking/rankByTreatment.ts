import type { FoundAnswer, FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { hasQuestionForm } from '../question/questionForm'
import { answersIt, likelihoodOf, mayAnswer } from '../retrieval/judgeFound'
import { readExcerpt } from '../quoting/readExcerpt'
import { splitSentences } from '../text/sentences'
import { isTableRow, nameOfRow } from '../text/tableRow'

const copper = /\bcopper\b/i
const coils = /\b(?:coils?|mirena|iuds?|jaydess|kyleena)\b/i

/** Treatments, by the words that name each: what is said of one is no answer about another. */
const treatments: readonly RegExp[] = [
  /\b(?:tranexamic|txa)\b/i,
  copper,
  coils,
  /\b(?:vagifem|applicators?|pessar(?:y|ies)|vaginal (?:tablets?|creams?|rings?|gels?|o?estrogens?|o?estradiol)|local o?estrogens?|o?estrogen creams?|o?estriol|ovestin|imvaggis|estring)\b/i,
  /\btestosterone\b|\bandrofeme\b/i,
  /\b(?:progest\w+|utrogestan)\b/i,
  /\bvenlafaxine\b|\beffexor\b/i,
  /\bsertraline\b|\bzoloft\b/i,
  /\b(?:paroxetine|fluoxetine)\b|\bprozac\b|\bseroxat\b/i,
  /\b(?:es)?citalopram\b/i,
  /\bpellets?\b/i,
  /\b(?:gabapentin|neurontin)\b/i,
  /\bclonidine\b/i,
  /\boxybutynin\b/i,
  /\b(?:fezolinetant|veo[sz]a[hd]?|veozah)\b/i,
  /\b(?:elinzanetant|lynkuet)\b/i,
  /\bstatins?\b/i,
  /\b(?:levo)?thyroxine\b/i,
  /\bmagnesium\b/i,
  /\bashwagandha\b/i,
  /\bblack cohosh\b/i,
  /\bprimrose\b/i,
  /\bst\.? johns?'? wort\b|\bst john['’]s wort\b/i,
  /\bmaca\b/i,
  /\bcreatine\b/i,
  /\bcollagen\b/i,
  /\bmelatonin\b/i,
  /\bvitamin d\b/i,
  /\bcondoms?\b/i,
  /\bimplants?\b/i,
  /\b(?:raloxifene|ospemifene|tibolone|dhea)\b/i,
  /\b(?:cbt|hypnosis)\b/i,
]

/** What bears on every treatment that is asked about, wherever it is told. */
const bearsOnAll: readonly RegExp[] = [
  /\bauras?\b/i,
  /\b(?:dvt|deep vein|blood clots?|(?:a|my|first|second) clot|thromb\w+|embolism|factor v)\b/i,
]

const namedIn = (text: string): readonly RegExp[] => treatments.filter((treatment) => treatment.test(text))

/** What has to be something else: “what is there besides the coil”. */
const exceptFor =
  /\b(?:besides|apart from|aside from|other than|instead of|except(?: for)?|anything but|alternatives? (?:to|for)|(?:that|which) (?:isn['’]?t|aren['’]?t|is not|are not))((?: [\w'’-]+){1,4})/gi
const excludedBy = (question: string): readonly RegExp[] =>
  namedIn([...question.matchAll(exceptFor)].map(([, named]) => named).join(' . '))

const toldIn = (question: string): readonly RegExp[] => bearsOnAll.filter((sign) => sign.test(question))

/** What a message asks about by name. What is only told (“I take vitamin D”) is not asked about. */
const namedBy = (question: string): readonly RegExp[] => {
  const sentences = splitSentences(question)
  const asked = sentences.filter(hasQuestionForm)
  const named = namedIn((asked.length > 0 ? asked : sentences).join(' ').replace(exceptFor, ' '))
  // Most coils that the library speaks of are hormonal.
  return [...named.filter((treatment) => treatment !== coils || !named.includes(copper)), ...toldIn(question)]
}

type Excerpt = FoundAnswer['excerpts'][number]

const lineOf = ({ passage, start }: Excerpt) => passage.body.split('\n').find((line) => line.includes(start)) ?? ''

/** Whether an excerpt is a row of a table that is about other treatments than those named. */
function isOfAnother(excerpt: Excerpt, named: readonly RegExp[]): boolean {
  const line = lineOf(excerpt)
  if (!isTableRow(line)) return false
  const name = nameOfRow(line)
  return namedIn(name).length > 0 && !named.some((treatment) => treatment.test(name))
}

/** Whether an excerpt speaks of what a message wants something else than; of a row of a table, whether it is about it. */
function isOfExcluded(excerpt: Excerpt, excluded: readonly RegExp[]): boolean {
  const line = lineOf(excerpt)
  const said = isTableRow(line) ? nameOfRow(line) : readExcerpt(excerpt).join(' ')
  return excluded.some((treatment) => treatment.test(said))
}

/** Leaves out what a message wants something else than, where something else may answer. */
function leaveOutExcluded<Found extends FoundLibrary>(found: Found, question: string): Found {
  const excluded = excludedBy(question)
  if (excluded.length === 0) return found
  const answers = found.answers
    .map((answer) => ({ ...answer, excerpts: answer.excerpts.filter((excerpt) => !isOfExcluded(excerpt, excluded)) }))
    .filter((answer) => mayAnswer(answer, found))
  return answers.length > 0 ? { ...found, answers } : found
}

/** Whether a place says something of what was named, or is asked for by its name. */
const says = ({ excerpts, terms }: FoundAnswer, named: readonly RegExp[]) => {
  const read = excerpts.map((excerpt) => `${excerpt.passage.heading} ${readExcerpt(excerpt).join(' ')}`)
  return named.some((treatment) => [...read, ...terms].some((text) => treatment.test(text)))
}

/** A place that says what was named goes before one that does not, when it has this share of its likelihood. */
const shareOfNamed = { same: 0.4, other: 0.65 }

/**
 * Puts what is said of the treatment that a message names before what is said of another: the row of tranexamic acid
 * before that of the coil below it. What it wants something else than is left out.
 */
export function rankByTreatment<Found extends FoundLibrary>(all: Found, question: string): Found {
  const found = leaveOutExcluded(all, question)
  const named = namedBy(question)
  if (named.length === 0 || found.answers.length === 0) return found
  const answers = found.answers.map((answer) => {
    const kept = answer.excerpts.filter((excerpt) => !isOfAnother(excerpt, named))
    return kept.length > 0 && kept.length < answer.excerpts.length ? { ...answer, excerpts: kept } : answer
  })
  const [best] = answers
  const most = likelihoodOf(best!, found) ?? 1
  const isBefore = (answer: FoundAnswer) =>
    says(answer, named) &&
    (answersIt(answer, found) || !answersIt(best!, found)) &&
    (likelihoodOf(answer, found) ?? 0) >= most * shareOfNamed[answer.slug === best!.slug ? 'same' : 'other']
  const first = best!.excerpts.length === 0 || says(best!, named) ? undefined : answers.find(isBefore)
  const ordered = first ? [first, ...answers.filter((answer) => answer !== first)] : answers
  return { ...found, answers: leaveOutWithout(toldIn(question), ordered) }
}

/** After a clot, or with an aura, what says nothing of it is not read beside what does: “the combined pill” to others. */
function leaveOutWithout(told: readonly RegExp[], [first, ...others]: readonly FoundAnswer[]): readonly FoundAnswer[] {
  if (!first || told.length === 0 || !says(first, told)) return first ? [first, ...others] : []
  return [first, ...others.filter((other) => other.isOfOtherPart || other.excerpts.length === 0 || says(other, told))]
}

/** Room for a sentence before what was read. */
const longestSubject = 160

/**
 * The sentence before what was read of a passage, where it names the treatment that a question asks about and nothing that
 * was read does: “then there is testosterone” before “experts found just one use”.
 */
export function findSubject({ body }: LibraryPassage, read: readonly string[], question: string): string | undefined {
  const first = splitSentences(read[0] ?? '')[0]
  const named = namedBy(question)
  if (!first || named.length === 0 || named.some((treatment) => treatment.test(read.join(' ')))) return undefined
  const sentences = body
    .split('\n')
    .filter((line) => line.includes(first))
    .map((line) => splitSentences(line))
    .find((line) => line.includes(first))
  const before = sentences?.[sentences.indexOf(first) - 1]
  return before && before.length <= longestSubject && named.some((treatment) => treatment.test(before))
    ? before
    : undefined
}
