import { hasQuestionForm } from '../answer/question/questionForm'
import { isFollowUp } from '../conversation'
import { nameAntecedent } from '../recall/nameAntecedent'
import {
  declinesToTalk,
  deniesDegree,
  deniesSymptoms,
  hesitates,
  isAside,
  isCalmRemark,
  putsHistoryRight,
  withoutWhom,
} from './asides'
import { judgeAfterCrisis, judgeWorse } from './afterAlarm'
import { asksOfAlarm, asksToWait } from './asksOfAlarm'
import type { Concern } from './findConcern'
import { judgeAlone } from './judgeAlone'
import { signsTold } from './signsTold'
import {
  asksOfRemedies,
  asksOnCalmly,
  blamesMedicine,
  asksOfStopping,
  tellsHistory,
  tellsOfHim,
  tellsWhen,
  treatsHerself,
} from './replies'
import { correctsCalmly, hasNoGraveWord } from './namesNeed'
import { createSpellingMemory } from './normalizeMessage'
import { isFaint, type Judgement, type Recognizer } from './recognizer'
import { isCrisis, isDoneByOthers } from './safetyAnswer'
import { saysWhose } from './saysWhose'
import { strainsIt } from './strainsIt'
import { meansOtherEnd, takesBackAlarm } from './takesBackAlarm'
import { isHelpThere, isOverdoseTold } from './tellsOverdose'
import { waitsForHelp } from './waitsForHelp'

/** What a conversation gives reason to worry about. */
export type ConversationConcern = {
  /** What the last message is answered as. */
  now: Judgement | null
  /** A crisis or a red flag of an earlier message: it counts for the whole conversation. */
  before: Concern | null
  /** The message that it was told in. */
  toldBefore?: string
  /** Another sign of illness that was told, less grave. */
  toldBeside?: string
  /** A crisis that the last message may mean as well, where it is answered as an illness told before. */
  beside?: Judgement
}

/** Two messages together are judged as one up to this length: what is broken in two is short. */
const maxJoinedLength = 400

const putsRight = /\b(?:not|sorry|mean|meant|typo|wrong|oops|actually|should (?:have said|be))\b|^\W*\*/i
/** An alarm of so many messages ago is still what is spoken of. */
const furthestAlarm = 4
/** “My husband is asleep, I don’t want to wake him” after a wish to die resembles violence, and is about the wish. */
const isOfDespair = (own: Judgement, before: Concern | null): boolean =>
  before === 'self-harm' && own.isLikeness === true && isDoneByOthers(own.concern)

/** Two messages judged as one, where they are short. */
function judgeTogether(one: string, other: string, recognize: Recognizer): Judgement | null {
  // Whom she asks for says nothing of what is the matter.
  const isShort = /\w/.test(withoutWhom(one)) && one.length + other.length < maxJoinedLength
  return isShort ? recognize(`${one} ${other}`) : null
}

/** Whether nothing was told before that is more than a faint likeness. */
const wasCalm = (before: readonly string[], recognize: Recognizer): boolean =>
  before.every((message) => {
    const judged = judgeAlone(message, recognize)
    return judged === null || (isFaint(judged) && (judged.isLikeness === true || !isCrisis(judged.concern)))
  })

/** How a message is judged by itself, but for what a remark resembles in a conversation that was calm. */
function judgeInTalk(said: readonly string[], at: number, recognize: Recognizer): Judgement | null {
  const judged = judgeAlone(said[at]!, recognize)
  const isFaintest = judged !== null && isFaint(judged) && isCrisis(judged.concern) && hasNoGraveWord(said[at]!)
  const isCorrection = judged?.certainty !== 'sure' && correctsCalmly(said[at]!)
  const isRemark =
    isFaintest ||
    isCorrection ||
    [isCalmRemark, tellsHistory, treatsHerself, blamesMedicine].some((is) => is(said[at]!))
  const isChance = judged?.isLikeness && at > 0 && isRemark && wasCalm(said.slice(0, at), recognize)
  return isChance ? null : judged
}

/** What only puts a word right, “sorry, patch I mean”, is judged as what it makes of what was said. */
function judgePutRight(said: readonly string[], put: string, recognize: Recognizer): Judgement | null {
  const message = said.at(-1) ?? ''
  const own = judgeInTalk(said, said.length - 1, recognize)
  return own?.isLikeness && own.certainty !== 'sure' && put !== message ? judgeAlone(put, recognize) : own
}

/** Whether a message only resembles a crisis, and says how an illness told just before is shied away from. */
const isFearOf = (earlier: Judgement | null | undefined, message: string, own: Judgement | null): boolean =>
  earlier?.certainty === 'sure' &&
  !isCrisis(earlier.concern) &&
  own?.isLikeness === true &&
  isCrisis(own.concern) &&
  hesitates(message)

/** Whether a message only resembles something, and says that an illness told just before is somebody else’s. */
const isOfAnothers = (earlier: Judgement | null | undefined, message: string, own: Judgement | null): boolean =>
  earlier?.certainty === 'sure' &&
  !isCrisis(earlier.concern) &&
  (own === null || own.isLikeness === true) &&
  saysWhose(message) &&
  !takesBackAlarm(message, earlier.concern)

/**
 * How a message is judged: by itself, or with the one before it: “no, since yesterday, and both legs tingle”. Whoever was
 * just told to have an illness seen to and is afraid of it (“I’m scared so I haven’t rung anyone”) is not surely in despair.
 */
export function judgeSaid(said: readonly string[], at: number, recognize: Recognizer): Judgement | null {
  const own = judgeInTalk(said, at, recognize)
  const earlier = at > 0 ? judgeAlone(said[at - 1]!, recognize) : null
  if (isFearOf(earlier, said[at]!, own) || isOfAnothers(earlier, said[at]!, own)) return null
  const worse = at > 0 && own?.certainty !== 'sure' ? judgeWorse(earlier, said[at - 1]!, said[at]!, recognize) : null
  if (worse) return worse
  if (
    own?.certainty === 'sure' ||
    at === 0 ||
    earlier?.certainty === 'sure' ||
    isAside(said[at]!) ||
    isCalmRemark(said[at]!)
  )
    return own
  const together = judgeTogether(said[at - 1]!, said[at]!, recognize)
  return together?.certainty === 'sure' ? together : own
}

/**
 * Judges what the visitor said, the last message in the light of those before.
 * @param put the same with what was put right later: “14 months not 4” makes an alarm of what was none, and takes none back
 */
export function assessConversation(
  said: readonly string[],
  recognize: Recognizer,
  put: readonly string[] = said,
): ConversationConcern {
  const { spelling = createSpellingMemory() } = recognize
  const last = said.at(-1) ?? ''
  const previous = said.at(-2) ?? ''
  const heard = said.slice(0, -1).map((message, at) => {
    const judged = judgeSaid(said, at, recognize)
    return judged?.certainty === 'sure' || put[at] === message ? judged : recognize(put[at]!)
  })
  // “It was a swollen gland, already biopsied and fine” resembles what it takes back.
  const isOnlyTakenBack = (judged: Judgement | null, at: number) =>
    judged?.isLikeness === true &&
    heard
      .slice(0, at)
      .some(
        (other, index) =>
          other?.certainty === 'sure' && takesBackAlarm(said[at]!, other.concern, said[index], spelling),
      )
  // What takes back is of the last alarm before it alone.
  const isTakenBack = (judged: Judgement | null, at: number) => {
    if (judged?.certainty !== 'sure') return false
    const isAlarm = (other: Judgement | null, index: number) =>
      index > at && other?.certainty === 'sure' && !isOnlyTakenBack(other, index)
    const next = heard.findIndex(isAlarm)
    const later = said.slice(at + 1, next === -1 ? undefined : next)
    const isAlarmItself = (own: Judgement | null) => own?.certainty === 'sure' && !own.isLikeness
    return later.some(
      (one) => takesBackAlarm(one, judged.concern, said[at], spelling) && !isAlarmItself(recognize(one)),
    )
  }
  const earlier = heard.map((judged, at) => (isTakenBack(judged, at) || isOnlyTakenBack(judged, at) ? null : judged))
  // What a crisis was is not forgotten for what a later message only resembles.
  const isSure = (judged: Judgement | null) => judged?.certainty === 'sure'
  const told = earlier.findLastIndex((judged) => isSure(judged) && !judged?.isLikeness && isCrisis(judged!.concern))
  const at =
    told === -1 || !earlier.slice(told + 1).every((one) => !isSure(one) || (one!.isLikeness && isCrisis(one!.concern)))
      ? earlier.findLastIndex(isSure)
      : told
  const before = earlier[at]?.concern ?? null
  // Of signs of illness the gravest counts, whatever was told after it.
  const [gravest = at, second] = before ? signsTold(earlier, at) : []
  const besideIt = second === undefined ? {} : { toldBeside: put[second]! }
  const remembered = before ? { before: earlier[gravest]!.concern, toldBefore: put[gravest]!, ...besideIt } : { before }
  const byItself = said.length > 0 ? judgePutRight(said, put.at(-1) ?? last, recognize) : null
  const own = byItself && before ? judgeAfterCrisis(byItself, before, last) : byItself
  if (byItself && !own) return { now: null, ...remembered }
  if (isOfAnothers(earlier.at(-1), last, own)) return { now: earlier.at(-1)!, ...remembered }
  if (own && isFearOf(earlier.at(-1), last, own)) {
    const beside = isFaint(own) ? {} : { beside: { concern: own.concern, certainty: 'possible' as const } }
    return { now: earlier.at(-1)!, ...remembered, ...beside }
  }
  // “And if I stop?” after the gel is of the gel.
  const putLast = put.at(-1) ?? last
  const isOfMedicine = asksOfStopping(putLast) && nameAntecedent(putLast, put.slice(0, -1)) !== putLast
  if (own?.isLikeness && isOfMedicine && heard.every((judged) => judged === null || isFaint(judged)))
    return { now: null, ...remembered }
  // “How long do they take to work?” after the pills is about the pills, and so is what is asked after that.
  let about = earlier.length - 1
  while (about > 0 && earlier[about]?.certainty !== 'sure' && isFollowUp(said[about]!)) about -= 1
  const spokenOf = earlier[about] ?? null
  // “Will paracetamol do?” after a stiff neck resembles something else, and is about the neck, whatever was told in between.
  const isOfAlarm = at >= 0 && said.slice(at + 1, -1).every((message) => !hasQuestionForm(message))
  const alarm = isOfAlarm && said.length - at <= furthestAlarm ? earlier[at]! : null
  const worse = alarm && own?.certainty !== 'sure' ? judgeWorse(alarm, put[at]!, last, recognize) : null
  if (worse) return { now: worse, ...remembered }
  if (alarm && !isCrisis(alarm.concern) && (own === null || own.isLikeness) && asksOfAlarm(last))
    return { now: alarm, ...remembered }
  // “14 months, not 4” makes an alarm of what was none.
  const isMadeByIt = before && own === null && recognize(said[at]!)?.certainty !== 'sure' && putsRight.test(last)
  if (isMadeByIt) return { now: earlier[at]!, ...remembered }
  const isTaking = heard.some((judged, at) => judged && takesBackAlarm(last, judged.concern, said[at], spelling))
  if (own?.certainty === 'sure' && !(isTaking && own.isLikeness))
    return { now: isOfDespair(own, before) ? { ...own, concern: 'self-harm' } : own, ...remembered }
  // “I mean the choir” after “I want to end it” is believed, and has the lines below it once.
  if (isTaking && meansOtherEnd(last, previous, spelling))
    return { now: { concern: 'self-harm', certainty: 'possible' }, ...remembered }
  if (isTaking) return { now: null, ...remembered }
  // What was swallowed works on while she asks of something else.
  const swallowed = earlier.findLastIndex((judged, index) => isSure(judged) && isOverdoseTold(put[index]!))
  if (swallowed !== -1 && !said.slice(swallowed + 1).some(isHelpThere))
    return { now: earlier[swallowed]!, before, toldBefore: put[swallowed]! }
  const firsts = before && (own === null || !isCrisis(own.concern) || isFaint(own)) ? [gravest, at] : []
  const first = firsts.find((index) => {
    const { concern } = earlier[index]!
    return strainsIt(last, concern) || waitsForHelp(last, concern, put[index]!, said.slice(index + 1))
  })
  if (first !== undefined) return { now: earlier[first]!, ...remembered, toldBefore: put[first]! }
  // “Nothing really, it's only a smear” after a bleeding is about the bleeding, and only may be despair.
  const isOfIllness = spokenOf?.certainty === 'sure' && !isCrisis(spokenOf.concern) && isFollowUp(last)
  if (isOfIllness && own && isCrisis(own.concern)) return { now: spokenOf, ...remembered, beside: own }
  // Whoever is ill and has told nobody is not surely in despair for that.
  if (own && before && !isFaint(own) && isCrisis(own.concern) && !isCrisis(before)) return { now: own, ...remembered }
  // Of somebody who was in need a moment ago, less is enough; what is faint does not say of which kind.
  const isOfBefore =
    own &&
    before &&
    (isFaint(own) || isOfDespair(own, before) || (own.isLikeness && isDoneByOthers(before) && tellsOfHim(last)))
  if (own && before) return { now: { concern: isOfBefore ? before : own.concern, certainty: 'sure' }, ...remembered }
  // What is asked of tablets and sweats after a violence is no more of it, which is said again before the answer.
  if (spokenOf && isDoneByOthers(spokenOf.concern) && own === null && asksOfRemedies(last))
    return { now: null, ...remembered }
  // Who will not talk of what was done to her is let be, and reminded of it.
  if (spokenOf && own === null && isDoneByOthers(spokenOf.concern) && declinesToTalk(last))
    return { now: null, ...remembered }
  const goesOnWithIt = [isFollowUp, tellsWhen, asksToWait, asksOfAlarm, deniesSymptoms, deniesDegree].some((goes) =>
    goes(last),
  )
  if (spokenOf?.certainty === 'sure' && last !== '' && goesOnWithIt) return { now: spokenOf, ...remembered }
  // Also what only the last two messages say together.
  const isOfOther =
    [previous, last].some((message) => isAside(message) || isCalmRemark(message)) ||
    tellsWhen(previous) ||
    putsHistoryRight(previous) ||
    isFearOf(earlier.at(-2), previous, recognize(previous)) ||
    isOnlyTakenBack(heard.at(-1) ?? null, heard.length - 1)
  const together = isOfOther ? null : judgeTogether(previous, last, recognize)
  if (together?.certainty === 'sure' && earlier.at(-1)?.certainty !== 'sure') return { now: together, ...remembered }
  // “And at night?” after a question is a question, however little it says by itself.
  const wasFaint = earlier.at(-1)?.isLikeness === true && isFaint(earlier.at(-1)!)
  const isOfQuestion = isFollowUp(last) && previous !== '' && (!earlier.at(-1) || wasFaint) && !together
  const isCalmly = own?.isLikeness && asksOnCalmly(last) && together?.certainty !== 'sure'
  if (isCalmly && isFollowUp(last) && previous !== '' && wasCalm(said.slice(0, -1), recognize))
    return { now: null, ...remembered }
  return { now: own && isFaint(own) && isOfQuestion ? null : own, ...remembered }
}
