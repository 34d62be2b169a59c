import { isFollowUp } from '../conversation'
import type { Concern } from './findConcern'
import { isFaint, type Judgement, type Recognizer } from './recognizer'
import { isCrisis } from './safetyAnswer'
import { takesBackAlarm } from './takesBackAlarm'

/** What a conversation gives reason to worry about. */
export type ConversationConcern = {
  /** What the last message is answered as. */
  now: Judgement | null
  /** A crisis or a red flag of an earlier message: it counts for the whole conversation. */
  before: Concern | null
  /** The message that it was told in. */
  toldBefore?: string
  /** A crisis that the last message may mean as well, where it is answered as an illness told before. */
  beside?: Judgement
}

/** Two messages together are judged as one up to this length: what is broken in two is short. */
const maxJoinedLength = 400

/** Whoever asks whether it can wait asks of what she was just told not to wait with, in however many words. */
const putsOff =
  /\b(?:wait|waiting|see how (?:it|i|things|that)|sleep on it|leave it|ride it out|tomorrow|in the morning|(?:on|till|until|til|by|before) (?:the (?:morning|weekend)|next week|mon|tues|wednes|thurs|fri|satur|sun)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|urgent|serious|(?:go|going|drive) to (?:the )?(?:er|a ?& ?e|hospital|emergency)|(?:call|ring) (?:an ambulance|911|999|112|000|111))\b/i

/** In more words than these she tells of something else as well. */
const mostWordsOfDelay = 30
const asksToWait = (message: string) => message.trim().split(/\s+/).length <= mostWordsOfDelay && putsOff.test(message)

/** Two messages judged as one, where they are short. */
function judgeTogether(one: string, other: string, recognize: Recognizer): Judgement | null {
  const isShort = one !== '' && one.length + other.length < maxJoinedLength
  return isShort ? recognize(`${one} ${other}`) : null
}

/** How a message is judged: by itself, or with the one before it: “no, since yesterday, and both legs tingle”. */
export function judgeSaid(said: readonly string[], at: number, recognize: Recognizer): Judgement | null {
  const own = recognize(said[at]!)
  if (own?.certainty === 'sure' || at === 0 || recognize(said[at - 1]!)?.certainty === 'sure') return own
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
  const last = said.at(-1) ?? ''
  const previous = said.at(-2) ?? ''
  const heard = said.slice(0, -1).map((message, at) => {
    const judged = judgeSaid(said, at, recognize)
    return judged?.certainty === 'sure' || put[at] === message ? judged : recognize(put[at]!)
  })
  // What takes back is of the last alarm before it alone.
  const isTakenBack = (judged: Judgement | null, at: number) => {
    if (judged?.certainty !== 'sure') return false
    const next = heard.findIndex((other, index) => index > at && other?.certainty === 'sure')
    const later = said.slice(at + 1, next === -1 ? undefined : next)
    return later.some((one) => takesBackAlarm(one, judged.concern) && recognize(one)?.certainty !== 'sure')
  }
  const earlier = heard.map((judged, at) => (isTakenBack(judged, at) ? null : judged))
  const at = earlier.findLastIndex((judged) => judged?.certainty === 'sure')
  const before = earlier[at]?.concern ?? null
  const remembered = before ? { before, toldBefore: put[at]! } : { before }
  const own = recognize(last)
  if (own?.certainty === 'sure') return { now: own, ...remembered }
  if (heard.some((judged) => judged && takesBackAlarm(last, judged.concern))) return { now: null, ...remembered }
  // “How long do they take to work?” after the pills is about the pills, and so is what is asked after that.
  let about = earlier.length - 1
  while (about > 0 && earlier[about]?.certainty !== 'sure' && isFollowUp(said[about]!)) about -= 1
  const spokenOf = earlier[about] ?? null
  // “Nothing really, it's only a smear” after a bleeding is about the bleeding, and only may be despair.
  const isOfIllness = spokenOf?.certainty === 'sure' && !isCrisis(spokenOf.concern) && isFollowUp(last)
  if (isOfIllness && own && isCrisis(own.concern)) return { now: spokenOf, ...remembered, beside: own }
  // Whoever is ill and has told nobody is not surely in despair for that.
  if (own && before && !isFaint(own) && isCrisis(own.concern) && !isCrisis(before)) return { now: own, ...remembered }
  // Of somebody who was in need a moment ago, less is enough; what is faint does not say of which kind.
  if (own && before) return { now: { concern: isFaint(own) ? before : own.concern, certainty: 'sure' }, ...remembered }
  if (spokenOf?.certainty === 'sure' && last !== '' && (isFollowUp(last) || asksToWait(last)))
    return { now: spokenOf, ...remembered }
  // Also what only the last two messages say together.
  const together = judgeTogether(previous, last, recognize)
  if (together?.certainty === 'sure' && earlier.at(-1)?.certainty !== 'sure') return { now: together, ...remembered }
  // “And at night?” after a question is a question, however little it says by itself.
  const isOfQuestion = isFollowUp(last) && previous !== '' && !earlier.at(-1) && !together
  return { now: own && isFaint(own) && isOfQuestion ? null : own, ...remembered }
}
