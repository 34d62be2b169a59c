import { readPleasantry } from '../question/pleasantries'
import { chooseWording } from './chooseWording'

/** Said to a message that asks nothing, such as a greeting. */
export const noQuestionText =
  'I’m here. Ask me anything about perimenopause and after, in your own words, and I’ll look it up in our library for you.'

/** Said to a greeting. */
const greetingTexts: readonly string[] = [
  'Hello, love. Ask me anything about perimenopause and after, in your own words, and I’ll look it up in our library for you.',
  'Hello to you. Bring me whatever it is, in your own words, and I’ll see what our library holds.',
]

/** Said to thanks and praise. */
export const thanksTexts: readonly string[] = [
  'You’re welcome, love. I’m here when the next question turns up, whatever the hour.',
  'You’re very welcome. The library did the work, I only turned the pages. Come back whenever you like.',
  'You’re welcome, and it’s kind of you to say so. I’m here at any hour.',
]

const isThanks =
  /^\W*(?:(?:oh|aw+|ah|wow|ok(?:ay)?|great|lovely|brilliant|perfect|amazing)\W+)*(?:(?:many |so many )?thank(?:s| you)|thx|ty|ta(?: (?:for (?:that|this|it|the \w+|your \w+)|very much(?: \w+)?|ever so|muchly|love|auntie|hun|all))?(?=\W*$|[.!,])|nice one|cheers|bless you|god bless|(?:you(?:['’]re| are)|ur|u r|youre) (?:\w+ )?(?:\w+ )?(?:star|kind|sweet|great|wonderful|amazing|the best|a gem|helpful|lovely|funny)|much appreciated|appreciate (?:it|you|that)|that (?:really |was |is )?(?:so |very )?(?:help(?:s|ed|ful)|kind|lovely|useful)|love (?:this|you|it))\b[^?]*$/i

/** “Thanks. And could it be the coffee” asks, with a question mark or without. */
const asksAsWell =
  /[.!,;:\n]\s*(?:(?:and|but|so|or|now|also)\W+)*(?:can|could|should|would|will|do|does|did|is|are|what (?!a\b)|what['’]?s|how (?!kind|lovely|sweet|nice|wonderful)|why|when|where|which|who|any)\b/i

/** Whether a message only thanks or praises. */
export const isOnlyThanks = (message: string): boolean =>
  message.length < 240 &&
  ((isThanks.test(message) && !asksAsWell.test(message)) || readPleasantry(message)?.isThanks === true)

/** No two runs of signs lie side by side in it: of the longest message of nothing else the ways to part them took 25 s. */
const isGreeting =
  /^\W*(?:(?:(?:hi|hiya|hello|hey|(?:good ?)?(?:morning|mornin|afternoon|evening)|good ?(?:day|night)|night night|nighty night|night|bye(?: bye)?|good ?bye|see you(?: (?:later|tomorrow|soon))?|sleep (?:well|tight)|sweet dreams)(?: (?:there|again|you|love|all|everyone|ladies))?|(?:are you|anyone|is (?:any|some)(?:one|body)) (?:there|here|awake|up)|how are you(?: (?:today|doing|tonight))?|(?:so |and |but )?what (?:(?:can|do) you (?:help(?: me| us)?(?: with)?|do(?: here)?|know(?: about)?|answer)|can i ask(?: you)?(?: about)?|are you for)|help|test(?:ing)?|(?:(?:i['’]?m |was )?(?:just|only) )?(?:testing|checking|seeing)(?: to see)?(?: if| whether)? (?:you(?:['’]?re| are)|ur|u r|youre|(?:any|some)(?:one|body)(?:['’]?s| is)|this is|it)(?: (?:still|really))? (?:there|here|awake|on|up|working|works|listening|real))\W*)?(?:aunt(?:ie|y)\W*)?$/i

/** Whether a message only greets, takes its leave, or sees who is there. */
export const isOnlyGreeting = (message: string): boolean =>
  isGreeting.test(message) || readPleasantry(message)?.isThanks === false

const opensWithGreeting = /^\W*(?:hi|hiya|hello|hey|(?:good ?)?(?:morning|mornin|afternoon|evening)|good ?day)\b/i

/** What is said to who greets, and to what asks nothing. */
export const sayHello = (message: string): string =>
  opensWithGreeting.test(message) ? chooseWording(message, greetingTexts) : noQuestionText
