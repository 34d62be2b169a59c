import { namesBody } from './answer/question/questionForm'

/** Bounds of a conversation as the call takes it. */
export const maxMessages = 40
export const maxMessageLength = 4_000

export type ChatMessage = { role: 'user' | 'assistant'; content: string }

/** What stands under an answer to open. Browser and server mean the same by it. */
export type AuntieLink = { title: string; description: string; path: string; icon: 'book' | 'phone' }

/** What is shown when the answer failed, whatever the cause. The specification's own words. */
export const failureText =
  "Oh sweetie, I'm having a bit of technical trouble right now. Can you try asking me again in a moment? In the meantime, remember - you're stronger than you know! 💜"

/** How many of the visitor's own messages the model gets, the newest last: enough for “and at night?”. */
const rememberedMessages = 3

/** Addresses and numbers a person may have written without need; the model gets a word in their place. */
const redactContacts = (text: string) =>
  text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail address]')
    .replace(/https?:\/\/\S+|www\.\S+/gi, '[web address]')
    .replace(/\+?\d[\d\s().-]{7,}\d/g, '[number]')

/**
 * What of a conversation goes to the model: the visitor's last messages. What stands under the assistant's name came
 * from the browser and could be anybody's words, so none of it is passed on; nor is a message that the rules answer.
 */
export function messagesForModel(messages: readonly ChatMessage[], isForRules: (text: string) => boolean): string[] {
  return messages
    .filter(({ role, content }) => role === 'user' && content.trim() && !isForRules(content))
    .slice(-rememberedMessages)
    .map(({ content }) => redactContacts(content.trim()))
}

/** How a message begins that goes on with what was said before. */
const leansOnBefore =
  /^\W*(?:and|but|or|so|what about|how about|what if|also|then|ok but|even)\b|\b(?:anything else|other than|besides|instead)\b|\b(?:it|they|them|this|that|those|these|does that|the same)\b/i
const fewWords = 9

/** Whether a message makes sense only with the one before it: “and at night?”. */
export function isFollowUp(message: string): boolean {
  const words = message.trim().split(/\s+/).length
  return words < 4 || (words <= fewWords && leansOnBefore.test(message))
}

/** What goes on with what was said before, or asks for more of it, whatever else it says. */
const goesOn =
  /^\W*(?:and|but|or|so|what about|how about|what if|also|then|ok but|even|why not|since when|mostly|mainly|especially|particularly|(?:only|usually|worse) (?:when|at|in|after|before|if|on)|tell me more|more about|go on|say more|explain|which (?:one|of|has|have|is|are|would)|what else|anything else|how so|really)\b|\b(?:anything else|other than|besides|instead|the same|the (?:first|second|third|last|next|other|former|latter|top|bottom) (?:one|row|line|thing|kind|sort|option|part|point)|(?:that|this|which|either|the other) one|(?:any|some|what|which|there) (?:other|different) (?:kinds?|types?|sorts?|forms?|ways?|options?|brands?|makes?|ones?)|you (?:just )?(?:said|mentioned|wrote|quoted|told))\b/i
/** Words that stand for something said before, or for something in the message itself. */
const pointsBack = /\b(?:it|its|they|them|their|this|that|those|these|one|ones|both|him|her|he|she)\b/i
const asks = /\?|\b(?:what|how|why|when|where|which|who|can|should|does|do|is|are|will|could|any)\b/i
const hardlyAnyWords = 5
const someWords = 18

/** What a message may open with before it says anything: “thanks. and at night?”. */
const courtesy =
  /^\W*(?:(?:many thanks|thanks?(?: you| so much| a lot)?|thx|ta|cheers|ok(?:ay)?|oh|ah|aha|ha(?:ha)*|lol|hm+|yes|yeah|i see|got it|right ok)\b\W*)+/i

/** How what was spoken of is laid aside for something new: “idk forget it. so what causes a hot flash”. */
const dismissal =
  /^\W*(?:(?:idk|dunno|never ?mind|forget (?:it|that|about (?:it|that))|anyways?|anyhow|whatever|moving on|(?:new|separate|different|another) (?:question|subject|topic|thing)|something else|change of subject|enough (?:of|about) (?:me|that|this|it)|doesn['’]?t matter)\b\W*)+(?:so\b\W*)?/i

/**
 * What a message names that could be looked up by itself: “how many times a day” names nothing, “which HRT is safe then”
 * only what every question here is about.
 */
export type SubjectOf = (message: string) => 'own' | 'general' | 'none'

/** Words of a question that names nothing to look up: “what options would suit me”, “so what’s the best thing to do”. */
const openWords =
  /\b(?:so|and|then|ok(?:ay)?|well|right|please|anyway|but|auntie|what|which|how|is|are|there|any|anything|something|else|can|could|should|would|do|does|did|will|might|must|i|me|my|we|you|for|to|about|it|that|this|these|the|a|an|best|better|thing|things|ways?|options?|choices?|suits?|works?|help|helps|helped|try|trying|take|have|get|use|left|next|now|most|main|single|number|just|like|someone|somebody|of|on|with|in|case|good|kind|type|one|ones|recommend|advise|suggest|doing|still|really|actually|also|too|as|go|start|first|be|think|know|check|ask|watch|look|out|avoid|worry|careful|tell|mention|done|wait|see|leave|bother|ignore|calm|soothe|ease|settle|step|steps|s|re|d|ll|m)\b/gi
const mostOpenWords = 12
/** Whether a message asks, and names nothing of what it asks about. */
const asksOpenly = (message: string): boolean =>
  asks.test(message) &&
  message.trim().split(/\s+/).length <= mostOpenWords &&
  /\b(?:what|which|how|any|anything|something|(?:do|should|can|could|must) i|the (?:one|1|(?:\w+ )?(?:best|main)) thing)\b/i.test(
    message,
  ) &&
  message
    .replace(/['’]/g, ' ')
    .replace(openWords, '')
    .replace(/\b1\b/g, '')
    .replace(/[^a-z0-9]/gi, '') === ''

const wordsOfAmount =
  /\b(?:and|so|but|ok(?:ay)?|then|for|how|often|many|much|long|soon|early|late|big|when|what|which|times?|once|twice|a|an|the|in|at|on|of|to|per|each|every|day|days|daily|weeks?|weekly|months?|hours?|minutes?|mins|mornings?|evenings?|nights?|bedtime|before|after|until|till|is|it|that|do|does|should|would|can|must|i|you|one|need|best|enough|too|dose|portion|sets|reps|usually|roughly|about|ideally|though|tho|exactly|again|altogether|now)\b/gi
/** “How often a week?”: an amount or a time of what was named before. */
const asksHowMuch = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostOpenWords &&
  /\b(?:how (?:often|much|many|long|soon|early|late|big)|what time|when|which days?)\b/i.test(message) &&
  !/[a-z]{2}/i.test(message.replace(/['’]\w+/g, '').replace(wordsOfAmount, ' '))

/** The words of a question that are not in any. */
export const wordsNamed = (message: string): readonly string[] =>
  message
    .replace(/['’]/g, ' ')
    .replace(openWords, ' ')
    .match(/[a-z]{3,}/gi) ?? []

/** Whether it asks what can be done, and not where something comes from. */
export const asksForHelp = (message: string): boolean =>
  asksOpenly(message) &&
  /\b(?:best|options?|suits?|do|try|take|next|now|left|help|helps|choices?|use|calm|soothe|ease|settle)\b/i.test(
    message,
  ) &&
  !/\b(?:doing (?:it|this|that)|else|you)\b/i.test(message)

/** “What about my dry eyes then, anything for those?” names all that it asks about. */
const turnsTo =
  /^\W*(?:(?:and|so|but|ok(?:ay)?)\W+)*(?:what|how) about (?:my|the) [a-z' ’-]{3,30}?(?: then| though| now)?\s*[,?–—-]+\s*(?:(?:is there )?(?:anything|something)|what|any|can|how)\b/i

/** Whether a message surely goes on with the subject before it, or may: it points back, or adds something and asks nothing. */
function follows(written: string, subjectOf: SubjectOf): 'surely' | 'maybe' | 'no' {
  const polite = written.replace(courtesy, '')
  const message = polite.replace(dismissal, '')
  if (message !== polite && message !== '' && !pointsBack.test(message)) return 'no'
  if (turnsTo.test(message) && subjectOf(message) === 'own') return 'no'
  const words = message.trim().split(/\s+/).length
  if (asksOpenly(message) || asksHowMuch(message)) return 'surely'
  // “I sleep badly” after what was told of something else says all of it.
  const isComplaint = !/[?]/.test(message) && !goesOn.test(message) && !pointsBack.test(message)
  if (words < 4 && words > 1 && isComplaint && subjectOf(message) === 'own') return 'maybe'
  if (words < 4 || (words <= someWords && (goesOn.test(message) || subjectOf(message) === 'none'))) return 'surely'
  if (words <= someWords && pointsBack.test(message)) return words <= hardlyAnyWords ? 'surely' : 'maybe'
  const isBare = words <= fewWords && !asks.test(message)
  return isBare || (words <= mostWordsOfGeneral && subjectOf(message) === 'general') ? 'maybe' : 'no'
}

/** “What would you try first if you didn’t want hormones” names nothing but hormones, and is of what was told before. */
const mostWordsOfGeneral = 14

/** “What drops?” after dry eyes is of the eyes. */
const asksOfOneWord = /^\W*(?:(?:and|so|but|ok(?:ay)?)\W+)*(?:what|which|any) \w+\W*$/i

/** The last message, what was asked before that it leans on, and whether it surely does. */
export type SearchQuery = { question: string; earlier: string; leans: boolean }

/** How a letter opens: the doctor who is greeted is not whom it is about. */
const greeting =
  /^\W*(?:dear (?!me\b)\w+|(?:hello|hi|hey|good (?:morning|day|evening|afternoon))(?: (?:there|dear|dr|doctor|auntie|ladies|everyone|all|again))*|sir\/madam|to the (?:doctor|practice|surgery|clinic)|doctor)\s*[,.:;!-]+\s*(?=\w)/i

/** What she says she does not ask about: “he had the snip, so no contraception worries”. */
const notAsked = /\b(?:so |and |but )?(?:no|without|zero) (?:[\w-]+ )?(?:worr(?:y|ies)|issues?|problems?|concerns?)\b/gi

/** What to look for in the library: the last message, and those before it back to the one that names the subject. */
export function buildSearchQuery(
  messages: readonly ChatMessage[],
  isForRules: (text: string) => boolean,
  subjectOf: SubjectOf = () => 'own',
): SearchQuery {
  const asked = messages
    .filter(({ role, content }) => role === 'user' && !isForRules(content))
    .map(({ content }) => content)
  const question = (asked.at(-1) ?? '').replace(greeting, '').replace(notAsked, ' ')
  const leaning = follows(question, subjectOf)
  if (leaning === 'no') return { question, earlier: '', leans: false }
  let first = Math.max(0, asked.length - 2)
  // “How would I know it’s not just stress” is of what was asked before it, too.
  const goesFurther = (message: string) => {
    const leaning = follows(message, subjectOf)
    if (asksOfOneWord.test(message)) return true
    if (leaning === 'surely' || subjectOf(message) !== 'own') return true
    // So is a telling in a few words that adds to what was told before it: “did a test, negative”.
    return leaning === 'maybe' && (pointsBack.test(message) || !(asks.test(message) || namesBody(message)))
  }
  while (first > 0 && goesFurther(asked[first]!)) first -= 1
  return { question, earlier: asked.slice(first, -1).join(' '), leans: leaning === 'surely' }
}

/** How a message begins that goes on from something. */
const opensGoingOn = /^\W*(?:and|but|or|same|also|then|what about|how about)\b/i
const mostWordsGoingOn = 10
/** Said before what is read to a first message that goes on from nothing. */
export const missingContextText = 'Nothing from before this message is here, so I take it by itself.'

/** Whether a first message goes on from something that was never said here: “same but for the gel”. */
export const refersToMissingContext = (messages: readonly ChatMessage[]): boolean => {
  const [only, ...more] = messages.filter(({ role }) => role === 'user').map(({ content }) => content.trim())
  return more.length === 0 && opensGoingOn.test(only ?? '') && only!.split(/\s+/).length <= mostWordsGoingOn
}

/** What a visitor is told about where messages go, on this deployment. */
export function buildDisclosure(model: { host: string } | null): string {
  const here = 'This site keeps nothing of the chat: no text is stored or logged, and closing the page ends it.'
  if (!model)
    return `Here I look things up and read to you from the library, word for word; no language model makes up sentences of its own. What you write goes to this site’s own server and to nobody else. ${here}`
  const own = /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(model.host)
  const reader = own
    ? 'a language model on this site’s own machine'
    : model.host === 'api.openai.com'
      ? 'OpenAI, a company in the United States, whose language model words the answer'
      : `the language model at ${model.host}, which words the answer`
  return `What you write goes to this site’s server. Your last three messages, with passages of the library and without your name, address or any cookie, are sent on to ${reader}. A message that sounds like a crisis is not sent on. ${here}`
}
