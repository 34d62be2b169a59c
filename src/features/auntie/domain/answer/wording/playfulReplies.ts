import { isGladOfCompany } from '../../safety/asides'
import type { AuntieLink } from '../../conversation'
import { hasQuestionForm } from '../question/questionForm'
import { farewellText, laughs, laughText, listeningText, replyToChatter, takesLeave } from './chatter'

const invites = 'Whenever there’s something to look up, just ask.'
/** What Auntie says of herself when she is asked as if she were somebody: true, and short. */
export const ofAuntieTexts = {
  table: `None for me, love: I’m a program that reads our library, so no cup, no crumbs. You have mine as well. ${invites}`,
  patience:
    'Never. I’m a program that reads our library, so there’s nobody in here to get fed up, and nobody counts. Moan away, and ask away.',
  rest: 'I don’t sleep, and it’s no hardship: I’m a program that reads our library. I’m here at any hour.',
  life: `I’m a program that reads our library, so there’s no life of my own to tell you of. I’d rather hear about yours. ${invites}`,
  scope:
    'You can tell me anything, love. What I can look up is what our library holds, and that’s perimenopause and after: heat, sleep, mood, sex, bones, heart, work, family, grief. Of the rest I know nothing, and I’ll say so.',
  funny: `Ha! Thank you. The jokes were all in the library before I came. ${invites}`,
  maker:
    'That’s kind, thank you. I’m only the program that reads the library here, so the praise belongs to those who wrote and made it. How the texts are checked stands on “How We Check” [1].',
} as const
export const companyText =
  'I’m glad to be here. I’m a program that reads our library, so it isn’t quite a person’s company, but I’m here at any hour, for questions and for none.'
export const joyText = `Oh, that’s good to hear. I’m only a program, and it’s still the kind of news to read twice. ${invites}`
export const longMayItLastText = `Whatever did it, long may it last. ${invites}`
export const calledAuntieText = `Ha! A program that reads a library, and somebody’s auntie: I’ll take it. ${invites}`

/** What a question to a person ends with. */
const closing =
  '(?:[ ,]+(?:too|as well|with (?:me|us)|auntie|then|love|yourself|at all|ever|at night|today|tonight|now|these days|though|really|sometimes|in there|or (?:what|coffee|tea|are you|not|anything)|and all|i wonder|lol|haha?))*\\W*$'
const you = '(?:you|u|ya|auntie)'
const notOfWhy = String.raw`(?<!\b(?:why|when|how|what|where|which|who|if) )`
/** What is on a table. */
const thing =
  '(?:(?: (?:a|an|some|any|your|the|bit|of|nice|cup|glass|slice|proper|cheeky|milk|sugar|in|with|or|and|on))* (?:tea|cuppa|brew|coffee|wine|gin|prosecco|biscuits?|biccies|cake|chocolate|toast|crisps|scones?|breakfast|lunch|dinner|supper|curry|drink|cigarettes?|food|sweets|chips|pizza|sugar|milk)\\b)'
/** How somebody asks Auntie of herself, by what it is about. Each is a whole question: “do you know a tea for sleep” is none. */
const ofAuntie: readonly [keyof typeof ofAuntieTexts, RegExp][] = [
  [
    'table',
    new RegExp(
      `${notOfWhy}\\b(?:do|don['’]?t|will|would|did|are|have) ${you} (?:ever |even |actually |not )?(?:(?:drink|drinking|eat|eating|smoke|bake|cook)${thing}?|(?:like|love|fancy|take|taking|prefer|want|have|having|had|join me for)${thing})${closing}`,
      'i',
    ),
  ],
  [
    'patience',
    new RegExp(
      `${notOfWhy}\\b(?:do|don['’]?t|does|are|aren['’]?t|will|must|ever) ${you} (?:ever |not |never |be |just |get |getting |so |even )*(?:fed up|tired|bored|sick|cross|annoyed|exhausted|weary|had enough|mind|roll your eyes|lose patience|judge|laugh at|think (?:i['’]?m|we['’]?re) \\w+)\\b(?: (?:(?:of|with|by|from|at|answering|hearing|listening|me|us) ?)+(?!being|feeling|having)[^.?!]{0,40})?${closing}`,
      'i',
    ),
  ],
  [
    'rest',
    new RegExp(
      `${notOfWhy}\\b(?:do|don['’]?t|can|did|are|have) ${you} (?:ever |even |actually )*(?:sleep|rest|nap|dream|switch off|go to (?:bed|sleep)|get (?:a|any) (?:rest|sleep|break|day off|holiday)|take a (?:break|nap|day off)|have a (?:day off|break|lie[- ]in)|still up|up (?:late|all night))${closing}`,
      'i',
    ),
  ],
  [
    'scope',
    new RegExp(
      `\\b(?:can|could|may|do|should|must) (?:i|we) (?:only |just |really )?(?:talk|speak|chat|ask|tell|write|come)(?: (?:to|with))?(?: ${you})?(?: (?:about|with))? (?:anything|everything|whatever(?: i (?:like|want))?|any (?:subject|topic)|other (?:things|stuff)|something else|(?:only|just) (?:about )?(?:the )?(?:menopause|perimenopause))(?: at all| i (?:like|want)| here)?(?:,? or (?:is it )?(?:only|just|does it have to be|must it be)(?: about)? (?:the )?(?:menopause|perimenopause|hormones?|health|women['’]?s \\w+)(?: (?:stuff|things|questions))?)?${closing}|\\b(?:do|can) ${you} (?:only|just) (?:do|know|talk|answer|talk about|know about|answer questions about) (?:the )?(?:menopause|perimenopause|hormones)(?: (?:stuff|things|questions))?${closing}|\\bwhat (?:may|can|am) i (?:allowed to )?ask(?: ${you})?(?: about)?${closing}`,
      'i',
    ),
  ],
  [
    'funny',
    /^\W*(?:(?:lol|haha|ha|auntie|omg|ok)\W+)*(?:ur|u r|u are|you['’]?re|you are|youre) (?:so |very |really |too |well |dead |bloody |quite )*(?:funny|hilarious|a (?:hoot|scream|laugh|riot|card)|cracking me up|making me laugh|witty)(?: (?:auntie|you know|lol|haha))*\W*$/iu,
  ],
  [
    'maker',
    /\bwho (?:made|built|writes|wrote|runs|designed|created|is behind|thought of|dreamt up)\b.{0,30}\b(?:site|website|page|pages|place|app|this|library)\b(?=.*\b(?:lovely|beautiful|gorgeous|brilliant|great|wonderful|fab(?:ulous)?|love it|amazing|so good|pretty|nice)\b)|\b(?:lovely|beautiful|gorgeous|brilliant|wonderful|amazing) (?:web)?(?:site|page|place|app)\b.{0,20}\bwho (?:made|built|wrote|runs|designed|is behind)\b/i,
  ],
  [
    'life',
    new RegExp(
      `${notOfWhy}\\b(?:do|don['’]?t|are|were|have|did|has|is|got) ${you} (?:ever |even |actually |got |have |had |get |been |a |an |any |through |the |your |gone |going |go |in |on |also |still |not )*(?:menopause|menopausal|the change|hot flush(?:es)?|hot flash(?:es)?|flushes|flashes|sweats?|periods?|kids|children|grandchildren|husband|man|boyfriend|wife|family|sisters?|mum|mother|dog|cat|pets?|birthday|friends?|hobby|hobbies|married|single|divorced|in love|lonely|happy|sad|feelings?|holidays?|dance|sing|swear|cry|laugh|garden|knit|watch (?:telly|tv|strictly|bake off)|young|old|beautiful|pretty|irish|english|british|american|scottish)${closing}|\\b(?:how old|where) are ${you}(?: from| really)?${closing}|\\bwhere do ${you} live${closing}|\\bwhat(?:['’]?s| is) your (?:favou?rite (?:\\w+ ?){1,3}|star sign|age)${closing}|\\bwhat (?:do ${you} look like|are ${you} wearing|did ${you} (?:do|have|eat) (?:today|yesterday|last night|at the weekend|for (?:breakfast|lunch|dinner|tea)))${closing}`,
      'i',
    ),
  ],
]
const mostWords = 16

/** What Auntie says to who asks her of herself; nothing to anything else. */
export function answerOfAuntie(message: string): string | null {
  if (message.trim().split(/\s+/).length > mostWords) return null
  const kind = ofAuntie.find(([, asks]) => asks.test(message))?.[0]
  return kind ? ofAuntieTexts[kind] : null
}

const howWeCheck: AuntieLink = {
  title: 'How We Check',
  description: 'Who reads it, how often, and how many were checked so far',
  path: '/how-we-check',
  icon: 'book',
}

/** The page that a reply names. */
export const linksOfReply = (reply: string): AuntieLink[] => (reply === ofAuntieTexts.maker ? [howWeCheck] : [])

const opensLaughing = /^\W*(?:(?:lo+l|lmao|rofl|(?:ha){2,}h?|ha|hehe)\b|[😂🤣😆])/iu
const hurts =
  /\b(?:sore|hurt\w*|pain\w*|ach\w+|kill\w*|bleed\w*|bled|itch\w*|leak\w*|dizzy|faint\w*|swollen|lump|burn\w*|numb|worse|but|serious\w*|scared|afraid|worried|cry\w*|hate|die|dead|awful|terrible|struggl\w*|not funny|stop|help|tired|exhausted|sad|alone|nobody|stamp\w*|hit|rope|pills?|funeral|sorry|decided|left|leave|go now|door)\b/i
/** “lol is that bad” asks, though without a question mark. */
const asksShortly = /\b(?:is|are|was|could|does|do) (?:that|it|this|they|these|those)\b[^.!]{0,30}$/i
const mostWordsOfLaughter = 14
const hasLetters = /[a-z]{2}/i
const callsAuntie = /\b(?:auntie|aunty)\b/i

/** Good news that nobody mistakes, */
const news =
  /(?<!\b(?:he|she|they|husband|hubby|partner|wife|man|baby|dog|cat|everyone)(?:['’]s| has| had| all)? )\bslept (?:for )?(?:\w+ )?(?:(?:[6-9]|1[0-2]|six|seven|eight|nine|ten)(?: (?:whole|solid|full|straight))? ?(?:hours?|hrs?)|(?:right |all the way )?through|all night|like a (?:log|baby))|\ball[- ]clear\b|\b(?:came|come) back (?:all )?(?:clear|benign|fine)\b|\bgot (?:the|that|my) job\b|\bi(?:['’]ve)? (?:passed(?= my| the|!|\W*$)|got in(?=!|\W*$))|\b(?:over the moon|so (?:happy|pleased|relieved|chuffed)|best (?:day|night|week) in|good day\W*$|had a (?:good|great|lovely) (?:day|night|week))|\bfirst (?:full|whole|good|proper|dry) (?:night|day|sleep|week) in (?:ages|months|years|weeks|a (?:year|month|long time|while)|\w+ (?:years|months|weeks))\b|\bno (?:flush\w*|flash\w*|sweats?) (?:at all |for |all |today|yesterday|last night|since)/i
/** and nothing beside it. */
const besideJoy =
  /\b(?:but|yet|though|although|so am|and (?:now|still)|still|then|until|would be|if|wish|except|first time in (?:\w+ )+(?:that )?i(?:['’]ve)? (?:bled|cried)|period|bleed\w*|bled|kill\w*|shaking|last time|gone|left|she|he|they)\b/i
const mostWordsOfNews = 18
const tellsJoy = (message: string): boolean =>
  news.test(message) &&
  !hasQuestionForm(message) &&
  !hurts.test(message) &&
  !besideJoy.test(message) &&
  message.trim().split(/\s+/).length <= mostWordsOfNews

/** What laughs and complains of nothing. */
const isLaughter = (message: string): boolean =>
  !hasQuestionForm(message) &&
  !hurts.test(message) &&
  message.trim().split(/\s+/).length <= mostWordsOfLaughter &&
  (opensLaughing.test(message) || (laughs.test(message) && callsAuntie.test(message)))

/**
 * What is said to talk in the middle of a conversation: to good news, a laugh, thanks for company, and to what asks nothing.
 * @param previous what she said before it @param isWorrying whether it or what was told before gives reason to worry: nobody jokes then
 */
export function replyToTalk(message: string, previous = '', isWorrying = false): string | null {
  if (asksShortly.test(message)) return null
  // “Good night auntie” takes its leave, however glad it sounds.
  if (takesLeave(message)) return farewellText
  if (!isWorrying && isGladOfCompany(message)) return companyText
  if (!isWorrying && tellsJoy(message)) return joyText
  const isJoke = isLaughter(message)
  const talk = isJoke || (!hasLetters.test(message) && /[^\s?!.\d]/.test(message)) ? listeningText : null
  const reply = replyToChatter(message, previous, !isWorrying) ?? talk
  if ((reply !== listeningText && reply !== laughText) || isWorrying) return reply
  if (tellsJoy(previous)) return longMayItLastText
  if (isJoke && callsAuntie.test(message)) return calledAuntieText
  const isShort = message.trim().split(/\s+/).length <= mostWordsOfLaughter
  return isShort && laughs.test(message) && !hurts.test(message) ? laughText : listeningText
}
