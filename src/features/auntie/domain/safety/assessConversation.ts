import { isFollowUp } from '../conversation'
import type { Concern } from './findConcern'
import { isFaint, type Judgement, type Recognizer } from './recognizer'
import { isCrisis } from './safetyAnswer'

/** What a conversation gives reason to worry about. */
export type ConversationConcern = {
  /** What the last message is answered as. */
  now: Judgement | null
  /** A crisis or a red flag of an earlier message: it counts for the whole conversation. */
  before: Concern | null
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

/** Judges what the visitor said, the last message in the light of those before. */
export function assessConversation(said: readonly string[], recognize: Recognizer): ConversationConcern {
  const last = said.at(-1) ?? ''
  const previous = said.at(-2) ?? ''
  const earlier = said.slice(0, -1).map(recognize)
  const before = earlier.findLast((judged) => judged?.certainty === 'sure')?.concern ?? null
  const own = recognize(last)
  if (own?.certainty === 'sure') return { now: own, before }
  // “How long do they take to work?” after the pills is about the pills, and so is what is asked after that.
  let about = earlier.length - 1
  while (about > 0 && earlier[about]?.certainty !== 'sure' && isFollowUp(said[about]!)) about -= 1
  const spokenOf = earlier[about] ?? null
  // “Nothing really, it's only a smear” after a bleeding is about the bleeding, and only may be despair.
  const isOfIllness = spokenOf?.certainty === 'sure' && !isCrisis(spokenOf.concern) && isFollowUp(last)
  if (isOfIllness && own && isCrisis(own.concern)) return { now: spokenOf, before, beside: own }
  // Of somebody who was in need a moment ago, less is enough; what is faint does not say of which kind.
  if (own && before) return { now: { concern: isFaint(own) ? before : own.concern, certainty: 'sure' }, before }
  if (spokenOf?.certainty === 'sure' && last !== '' && (isFollowUp(last) || asksToWait(last)))
    return { now: spokenOf, before }
  // Also what only the last two messages say together.
  const isShort = previous !== '' && previous.length + last.length < maxJoinedLength
  const together = isShort ? recognize(`${previous} ${last}`) : null
  if (together?.certainty === 'sure' && earlier.at(-1)?.certainty !== 'sure') return { now: together, before }
  // “And at night?” after a question is a question, however little it says by itself.
  const isOfQuestion = isFollowUp(last) && previous !== '' && !earlier.at(-1) && !together
  return { now: own && isFaint(own) && isOfQuestion ? null : own, before }
}
