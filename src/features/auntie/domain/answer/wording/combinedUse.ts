import { isSitePage } from '@/shared/lib/pageOfSite'
import { typeset } from '@/shared/lib/typeset'

import { aroundText, nearestShelfText } from './answerTexts'
import { bestAnswer, splitQuestionParts } from '../ranking/questionParts'
import type { AuntieLink } from '../../conversation'
import type { FoundAnswer, FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { answersIt, mayAnswer } from '../retrieval/judgeFound'
import { libraryLink, passageLink } from './libraryAnswer'
import { isOfAnotherHistory, rankByCancerHistory } from '../ranking/rankByCancerHistory'
import { readExcerpt } from '../quoting/readExcerpt'
import { splitSentences } from '../text/sentences'
import { conditionsOf, hormones, medicinesIn, type NamePattern } from '../question/medicinesAndConditions'

/** How it is asked whether two things go together: in so many words, */
const goTogether =
  /\b(?:interact\w*|interfer\w*|clash\w*|contraindicat\w*|together|mix(?:ed|ing)?|combin(?:e|ed|ing)|(?:at the )?same time|get along|alongside|on top of|mess(?:es|ing)? (?:with|up)|cancel(?:s|ling|ing)? (?:\w+ )?out|(?:block|weaken|undo)(?:s|ing)?|all (?:two|three|four)|(?:chang|affect|alter)\w* (?:how|the way))\b/i
/** or done to a medicine: “stop my HRT working”, “affect the pill”, */
const actsOnIt =
  /\b(?:stop|cancel|affect|weaken|block|ruin|spoil|undo|upset|mess)(?:s|ed|p?ing)? (?:it\W*$|(?:the |my |your )?(?:hrt|hormones?|patch(?:es)?|gel|spray|pill|mini[- ]?pill|coil|o?estro\w+|progest\w+|utrogestan)\b)|\bmakes? (?:the |my )?[\w-]+ (?:any )?(?:less|more) (?:effective|strong)|\bless effective\b/i
/** by whether one may be taken, */
const mayTake =
  /\b(?:can|could|may|should|am i allowed to|is it (?:ok|okay|safe|alright|all right|fine)) (?:\w+ ){0,4}?(?:take|have|use|do|be on|go on|drink|stay on|put|carry on|keep)\b/i
const isSafe =
  /\b(?:ok(?:ay)?|safe|alright|all right|fine|allowed|bad|dangerous|risky)\b(?: \w+){0,4} (?:with|on|beside|while|if|when|taking)\b|\b(?:is|are|was|were) (?:[\w'’-]+ ){1,4}(?:ok(?:ay)?|safe|alright|all right|fine|allowed)\W*(?:$|[.?!])/i
/** “Does estrogen have anything to do with it?” takes nothing. */
const hasToDoWith = /\bha(?:ve|s|d|ving) (?:\w+ ){1,2}to do with\b/i
const takesWith =
  /\b(?:take|taking|have|having|use|using|drink|try|start|add|give) (?:[\w'’-]+ ){1,4}(?:with|(?:while|if|when) (?:i['’]?m |i am )?on|(?:while|if|when) i (?:take|use|have))\b|\b(?:i['’]?m|i am|am) on [\w'’ -]+? (?:and|but) [\w'’ -]{3,60},? (?:is (?:it|that) )?(?:ok(?:ay)?|safe|alright|all right|fine)\W*$|\b(?:and|but) i(?:['’]?m| am) on [\w'’ -]+?,? ?(?:is (?:it|that) )?(?:ok(?:ay)?|safe|alright|all right|fine|allowed)\W*$/i
/** or by nothing but the two. */
const bare = /^\W*(?:[\w'’-]+ ){1,3}(?:with|and|plus|\+|&) (?:[\w'’-]+ ?){1,3}\W*$/i
/** “I’m on X, can I take Y”: what she takes told before what she asks about. */
const isOn =
  /\b(?:i['’]?m|i am|been|i) (?:on|taking|take|have to take|use|using)\b[^?!]*[,.;:–—]\s*(?:so |and |but )?(?:is|are|can|could|may|should|would|does|do|am) (?:i |it |that |there )?/i
const together = [goTogether, actsOnIt, isSafe, takesWith]
/** What is weighed against each other, changed, or blamed is no question of both, */
const isOther =
  /\b(?:vs|versus|instead of|better|switch\w*|swap\w*|rather than|difference|caus(?:e[sd]?|ing)|without|(?:any|either|one|which) of (?:these|those|them)(?! (?:\w+ ){0,3}(?:together|with)))\b/i
/** nor what one chooses between; “in the morning, or should I wait?” is no choice of the two. */
const chooses = /\bor\b/i

/** “I have had migraine with aura” is asked of nothing that is taken. */
const pointsAtThem = /\b(?:it|its|that|this|these|those|they|them|both|two|together|all|any|one)\b/i
/** “Is it alright to keep taking sleeping tablets?” points at nothing. */
const pointsAtNothing = /\bis it (?=\w+ to (?:\w+ ){2,4}\w{4})/gi
/** “I took warfarin for six months” asks of nothing that is taken now, */
const takenOnce = {
  before: /\b(?:took|had|was (?:put )?on) (?:\w+ ){0,2}$/i,
  after: /^ (?:only )?for (?:an? |[\w-]+ ){1,2}(?:days?|weeks?|months?|years?)\b/i,
}
/** nor does “they gave me calcium only”, which asks for something else. */
const isNoMatter = ({ 0: name, index }: RegExpExecArray, message: string): boolean =>
  /\b(?:only|just|nothing but)\W+$/i.test(message.slice(0, index)) ||
  (takenOnce.before.test(message.slice(0, index)) && takenOnce.after.test(message.slice(index + name.length))) ||
  /^\W*(?:only|alone)\b/i.test(message.slice(index + name.length))

/** What is longer is a letter. */
const longestQuestion = 240

/** Two that are asked about together, by the words of the question. */
type Pair = readonly [Named, Named]
type Named = NamePattern & { name: string }

const namedIn = (taken: NamePattern, message: string): Named => ({
  ...taken,
  name: taken.asked
    .exec(message)![0]
    .trim()
    .replace(/^my /i, 'your ')
    .replace(/^[hm][rh]t$/i, (name) => name.toUpperCase()),
})

/** What stands between the two in a text. */
function between(one: NamePattern, other: NamePattern, text: string): string {
  const places = [one, other].map(({ asked }) => asked.exec(text)!).sort((a, b) => a.index - b.index)
  return text.slice(places[0]!.index + places[0]![0].length, places[1]!.index)
}

/**
 * The two that a message asks about together; nothing where it does not.
 * @param earlier what was asked before, where the message leans on it: “and ibuprofen?”
 */
export function findCombination(message: string, earlier = ''): Pair | null {
  const all = `${earlier} ${message}`
  if (isOther.test(all)) return null
  const named = medicinesIn(message).filter(({ asked }) => !isNoMatter(asked.exec(message)!, message))
  const before = medicinesIn(earlier)
  // Most questions name nothing that is taken, and cutting them into sentences costs more than the rest.
  if (named.length + before.length === 0) return null
  const taken = [hormones, ...named, ...before]
  const names = (sentence: string) => taken.some(({ asked }) => asked.test(sentence))
  // In a letter much is told of what is taken, and “that” is of something else.
  const isLetter = message.length > longestQuestion
  const mayAskOfThem = (sentence: string) =>
    names(sentence) || (!isLetter && pointsAtThem.test(sentence.replace(pointsAtNothing, '')))
  const sentences = [message, earlier].flatMap((text) => splitSentences(text)).filter(mayAskOfThem)
  const isBare = bare.test(message) || bare.test(earlier)
  const asks = (forms: readonly RegExp[]) =>
    isBare ||
    forms.some((form) =>
      sentences.some(
        (sentence) => (form !== takesWith || (names(sentence) && !hasToDoWith.test(sentence))) && form.test(sentence),
      ),
    )
  const [one, other] = hormones.asked.test(all)
    ? [named[0], hormones]
    : [...named, ...before.filter(({ asked }) => !asked.test(message))]
  // Whether two supplements may be taken is two questions; with hormones, or beside what she is on, it is one.
  const isAsked =
    other === hormones
      ? asks([...together, mayTake])
      : named.length < 3 && (asks(together) || (isOn.test(message) && mayTake.test(message)))
  return one && other && isAsked && !chooses.test(between(one, other, all))
    ? [namedIn(one, all), namedIn(other, all)]
    : null
}

/** Whether a text speaks of both. */
const speaksOfBoth = (text: string, pair: Pair): boolean => pair.every(({ said }) => said.test(text))

const speaksInAnswer = ({ excerpts }: FoundAnswer, pair: Pair): boolean =>
  excerpts.some((excerpt) => speaksOfBoth(`${excerpt.passage.heading} ${readExcerpt(excerpt).join(' ')}`, pair))

/**
 * Puts what speaks of two things together first, where a message asks about them; says which two they are where nothing
 * that was found does. A module that an editor added is left to its words.
 */
export function rankCombinedFirst<Found extends FoundLibrary>(
  find: Find<Found>,
  found: Found,
  message: string,
  earlier?: string,
): { found: Found; unheld: Pair | null } {
  const pair = found.modules[0]?.isAskedFor === false ? null : findCombination(message, earlier)
  if (!pair) return { found, unheld: null }
  const ofPair = find({ question: `is it safe to take ${pair[0].name} with ${pair[1].name}`, earlier: '' })
  const speaking = [found, ofPair]
    .flatMap((library) => library.answers.filter((answer) => mayAnswer(answer, library)))
    .filter((answer) => speaksInAnswer(answer, pair))
  if (speaking.length === 0) return { found, unheld: pair }
  // What holds for others is held, and not read to her.
  const first = speaking.find((answer) => !isOfAnotherHistory(answer, message))
  if (!first) return { found, unheld: null }
  return { found: { ...found, answers: [first, ...found.answers.filter((answer) => answer !== first)] }, unheld: null }
}

/** The other question of a message that asks two, where one of them is about the pair. */
function restOf(message: string, pair: Pair): string | undefined {
  const parts = splitQuestionParts(message)
  const isOfPair = (part: string) => pair.every(({ asked }) => asked.test(part)) || pair[1].asked.test(part)
  const rest = parts?.filter((part) => !isOfPair(part)) ?? []
  return rest.length === 1 ? rest[0] : undefined
}

/**
 * What the library says to the other question of the message, or of the one, or of what she has, where it surely says
 * something: a herb that harms the liver does so beside hormones.
 */
function readAround<Found extends FoundLibrary>(
  find: Find<Found>,
  pair: Pair,
  found: Found,
  question: string,
): (LibraryPassage & { quote: string }) | undefined {
  const rest = restOf(question, pair)
  const ofRest = rest ? bestAnswer(rankByCancerHistory(find({ question: rest, earlier: '' }), question)) : undefined
  const place = ofRest ?? found.answers.find((answer) => answer.excerpts.length > 0 && answersIt(answer, found))
  const [excerpt] = place?.excerpts ?? []
  const read = place?.excerpts.slice(0, ofRest ? 2 : 1).filter(({ passage }) => passage === excerpt!.passage) ?? []
  const quote = read.flatMap((one) => readExcerpt(one)).join(' ')
  const isAround =
    ofRest !== undefined || pair[0].said.test(quote) || conditionsOf(question).some(({ said }) => said.test(quote))
  return excerpt && isAround && !isSitePage(place!.slug) ? { ...excerpt.passage, quote } : undefined
}

type Find<Found> = (asked: { question: string; earlier: string }) => Found

/** Says that the library holds nothing of two things together, so that nobody takes what stands near for an all-clear. */
export function answerUnknownCombination<Found extends FoundLibrary>(
  find: Find<Found>,
  pair: Pair,
  found: Found,
  question: string,
): { response: string; links: AuntieLink[] } {
  const [one, other] = pair
  const unheld = `Our library doesn’t say how ${one.name} and ${other.name} get along, and that’s no all-clear. Ask your pharmacist, with a list of all you take; most answer the phone today. Until you know, stop nothing that a doctor gave you.`
  const around = readAround(find, pair, found, question)
  if (around)
    return {
      response: `${unheld} ${aroundText}\n\n${typeset(around.title)}: “${typeset(around.quote)}” [1]`,
      links: [passageLink(around)],
    }
  const near = found.answers.find(({ lead }) => lead && !isSitePage(lead.slug))?.lead ?? found.modules[0]?.passages[0]
  if (!near) return { response: unheld, links: [libraryLink] }
  return {
    response: `${unheld} ${nearestShelfText} “${typeset(near.title)}” [1].`,
    links: [passageLink({ ...near, anchor: '', heading: '' })],
  }
}
