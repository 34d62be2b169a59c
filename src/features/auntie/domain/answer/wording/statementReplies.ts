import { isSitePage } from '@/shared/lib/pageOfSite'
import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import { isFaint, type Judgement } from '../../safety/recognizer'
import { isCrisis } from '../../safety/safetyAnswer'
import { hasQuestionForm, namesNothing, onlyTells } from '../question/questionForm'
import type { AuntieLink, SearchQuery } from '../../conversation'
import type { FoundLibrary } from '../retrieval/foundLibrary'
import { answersIt, likelihoodOf, likely } from '../retrieval/judgeFound'
import { probable } from '../quoting/chooseQuotes'
import { passageLink } from './libraryAnswer'
import { thanksText } from './smallTalk'

/** What is told without asking anything, by what a person would say to it. */
export type StatementKind = 'letter' | 'displeased' | 'thanks' | 'loss' | 'good news' | 'hard day' | 'other'

const invitation = 'When there’s something you’d like looked up, ask me in your own words.'

/** A sentence that fits, what Auntie is, and that she can be asked. */
export const statementTexts: Record<StatementKind, string> = {
  letter:
    'That’s kindly said. I’m a program that reads our library, though, and what you write here goes to nobody else. If you’d like something looked up for yourself, ask away.',
  displeased:
    'Fair enough, and thank you for saying so. I’m a program that reads our library: I match your words to its pages, and I get it wrong. Tell me in other words what you’d like to know, and I’ll look again.',
  thanks: thanksText,
  loss: `I’m so sorry. There’s no need to make a question of it. I’m a program that reads our library, so I can’t be with you the way a person can. ${invitation}`,
  'good news': `That’s lovely to hear, and thank you for telling it. I’m a program that reads our library, so the cheering is best done by somebody near you. ${invitation}`,
  'hard day': `That sounds like a lot, and it needs no question at the end. I’m a program that reads our library, so I can’t be with you the way a person can. ${invitation}`,
  other: `I’m here, and it needn’t be a question. I’m a program that reads our library, so a page is all I have to offer. ${invitation}`,
}

/** What only sounds like a loss. */
const figures =
  /\b(?:died (?:laughing|inside|of \w+)|scared (?:me|her|him) to death|nearly died|d(?:ying|ead) (?:of|for|on)|lost (?:it|count|track|weight|a word|(?:a|two|three|four|five|six|ten) (?:pounds?|kilos?|stone)|my (?:temper|patience|phone|keys|words?|mind|voice|way|glasses|rag)))\b/g

/** Signs of each kind; the first that fits is it. */
const signs: readonly [StatementKind, RegExp][] = [
  [
    'letter',
    /^\W*(?:to (?:the|whoever|all|anyone|any)\b|@\w+|(?:oh )?(?:bless you(?! auntie)|love|hun|lovely|honey)\b|well done you|you're (?:not a (?:bad|terrible|failure)|so brave|doing (?:better|well|great|so)|in good company)\b|stay strong|don't beat yourself)|\b(?:hang (?:on )?in there|be (?:kind|gentle) (?:to|with) yourself|sending (?:\w+ )*hugs?|me too,? love|so sorry (?:about|for|to hear)|tell (?:the others|your readers)|(?:the|that) (?:lady|woman|one|person) (?:who (?:wrote|said|asked|posted|told|shared)|whose)\b|you (?:are|were) so brave)\b/,
  ],
  [
    'displeased',
    /\bthis is (?:rubbish|useless|hopeless)\b|\byou (?:never|don't|dont) (?:understand|listen|get (?:it|me))\b|\b(?:use|point)less (?:app|site|website|thing|robot|bot)\b|\b(?:(?:this|your|the) (?:\w+ )?(?:app|site|website|chat|chatbot|bot|answers?)|you) (?:is|are|was|were|told|gave|keeps?|got)\b(?=.{0,160}\b(?:useless|stupid|rubbish|wrong|too (?:long|short|quick|fast)|robot|machine|nothing|same|calm down|not your|only wanted)\b)|\b(?:stupid|rubbish) (?:app|site|website|robot|bot|machine|thing)\b/,
  ],
  [
    'loss',
    /\b(?:died|passed (?:away|\w+ (?:years|months|weeks) ago|in)|lost (?:my|our|his|her|him|them|the|a) (?:m[uo]m|mummy|mother|dad|daddy|father|husband|wife|partner|sister|brother|son|daughter|baby|babies|twins?|friend|best|nan|gran\w*|dog|cat|boy|girl|little|old|first)|baby i lost|funeral|buried|put (?:him|her|them|our|my|the)\b[^.!]*\b(?:down|to sleep)|put to sleep|grie(?:f|ve|ving)|widow(?:ed)?|late husband|ashes|hospice|miscarr\w+|stillb\w+|(?:took|taken) (?:her|his|their) own li(?:fe|ves)|goodbyes?|never have a baby|i miss (?:him|her|them|my (?:m[uo]m|dad|mother|father|sister|brother|husband)))\b/,
  ],
  [
    'thanks',
    /(?<!\b(?:said|say|says) )\bthank(?:s| ?you)\b(?! (?:god|goodness|heavens))|\bsay thank you\b|\byou(?:'re| are)\b.{0,80}\b(?:kinder|nicer|better|cleverer|godsend|very clever)\b|\bgod bless you\b|\byou absolute \w+|\bwhat an? (?:beautiful|lovely|wonderful|kind) (?:answer|page|thing to say)\b|\bbest (?:thing|answer|explanation|page) (?:\w+ ){0,4}(?:read|seen|had)\b|\bi love (?:your|this)\b|\bta (?:for|very much|ever so|auntie)\b|\b(?:dead|so|really|very|most|super|dead) helpful\b|\b(?:ur|you(?:'re| are| folks| lot| all)?|this (?:site|app|page|place|library)|auntie)\b(?=.{0,60}\b(?:lovely|a medal|a star|a gem|killer|obsessed|brilliant|ace|a treasure|genius|fab(?:ulous)?|spot on|amazing|a lifesaver|the bee's knees)\b)|\bsent (?:it|this|the link) to (?:my|all|everyone|half)\b|\btold (?:all|half) (?:of )?my (?:friends|book club|sisters|office)\b/,
  ],
  [
    'good news',
    /\b(?:all clear|came back (?:clear|benign|normal|fine)|benign|remission|discharged|passed!*$|proud|(?:best|good) day|thought you'd like to know|so (?:happy|pleased|relieved|glad)|pleased|relief|happy (?:days|tears|cry)|it (?:worked|helped|works)|helped!+|slept (?:\w+ )?(?:\d|like|through|eight|seven|nine)|actually listened|(?:she|he) listened|got (?:in|the job|my (?:patches|results?|life))|(?:sober|clean) (?:\w+ ){0,3}(?:years?|months?|weeks?)|loving it|a godsend|a saint|an? (?:absolute )?(?:rock|diamond|keeper|star)|saved my life|killed it|could (?:have )?kiss(?:ed)?|promoted|feel(?:s|ing)? great|felt great|well now|happy|sang|singing again|letter of joy|joyful|danc(?:ed|ing)|finished (?:the|all|every|my) (?:last |whole |entire )?(?:\w+ )?(?:module|course|lot|marathon|degree|race)s?|certificate|flushes (?:are|have) gone|feel(?:ing)? like (?:me|myself) again|years? (?:sober|clean)|best thing ever)\b|!!.{0,60}\b(?:clear|got|in|won|distinction|yes)\b|\b(?:clear|distinction|passed|won|yes)!!/,
  ],
  [
    'hard day',
    /\b(?:tired|exhausted|knackered|drained|shattered|dead on my feet|fed up|sick of|sick to death|cross|angry|furious|rage|livid|hate|cried|crying|cry|weep\w*|tearful|lonely|alone|invisible|flat|low|sad|rotten|grey|lost|redundan\w+|divorc\w+|he(?:'s| has)? left|splitting up|guilt\w*|ashamed|mortified|humiliated|worn out|can't be bothered|no energy|bully|nightmare|isn't speaking|not (?:a great|my best) day|done with|had enough|struggling|awful|miserable|stressed|drowning|passed over|worst|nobody|hard|scared|worried|hurts?|disappearing|want a lie down|old self)\b/,
  ],
]

/** What lightens the rest: who laughs has no hard day, whatever else there is. */
const laughs = /\b(?:lol|ha ?ha\w*|laugh(?:ed|ing)|joking|in stitches|love him really|in a good way)\b/

/** What kind of telling a message is. */
export function classifyStatement(message: string): StatementKind {
  const plain = withPlainQuotes(message).replace(figures, ' ')
  const kind = signs.find(([, sign]) => sign.test(plain))?.[0] ?? 'other'
  return kind === 'hard day' && laughs.test(plain) ? 'other' : kind
}

/** Kinds that ask nothing whatever words stand around them, as long as there is no question. */
const plainTellings: ReadonlySet<StatementKind> = new Set(['letter', 'displeased', 'loss'])

/** What is told as news, though it has the words of a complaint: “on HRT since May, and I feel like me again”. */
const isNews =
  /\bfeel(?:ing)? like (?:me|myself|a (?:new|different) woman|a human(?: being)?) again\b|\bback to my old self\b|\ball[- ]clear\b|\byears? (?:sober|clean)\b|\bgot (?:a|the|my) (?:\w+ )?job\b|\b(?:retired|graduated|got married|moved in) (?:on|last|this|yesterday|today)\b/i

/** What is said for fun, as news or of what was read: “I could murder a pizza”, “your answer was long for my foggy head”. */
const isNoComplaint =
  /\b(?:murder|kill(?:s|ed|ing)? (?:for|it)|dying (?:for|to)|haha\w*|lol|laugh\w*|giggl\w+|jok(?:e[sd]?|ing)|part(?:y|ies)|hurrah|beat (?:my|him|her|them)|cleared|clapped|your (?:last |own )?(?:answers?|adverts?|pages?|site|jokes?))\b/i
/** Kinds that may be a complaint, which is looked up though it asks nothing: “my parting is as wide as a road”. */
const mayComplain: ReadonlySet<StatementKind> = new Set(['hard day', 'other'])
/** Figures of speech have few words of a place, which is learned to be meant all the same, and say little of how likely. */
const plainlyMeant = { chance: 0.5, likelihood: 0.33 }
/** So likely is a complaint answered in the module that is found first anyway. */
const likelyAgreed = 0.36
/** A complaint is what the library likely answers, though it has no form of a question. */
function isComplaint(message: string, { answers: [best], modules }: FoundLibrary, likelihood = 0): boolean {
  if (!best || !mayComplain.has(classifyStatement(message)) || isNoComplaint.test(message)) return false
  const isPlain = (best.chance ?? 0) >= plainlyMeant.chance && likelihood >= plainlyMeant.likelihood
  return isPlain || likelihood >= (modules[0]?.slug === best.slug ? likelyAgreed : likely)
}

/** Who tells that a doctor laughed it off asks what to do about it. */
const isWavedAway =
  /\b(?:doctor|doc|dr|gp|gyna?e(?:cologist)?|gynecologist|gynaecologist|consultant|specialist|nurse|physician|surgery)\b[^.?!]{0,40}\b(?:(?:just |only |actually |even )?(?:laughed|shrugged|smirked|sniggered|scoffed|rolled (?:his|her|their) eyes)|(?:brushed|fobbed|laughed|waved|palmed) (?:me|it|this|my \w+) (?:off|away)|dismissed (?:me|it|everything)|(?:didn['’]?t|doesn['’]?t|wouldn['’]?t|won['’]?t|never) (?:listen|believe|take me seriously)|told me to (?:just )?(?:live with it|get on with it|put up with it|lose weight))\b/i
const isAllWell = /\b(?:we (?:both )?laughed|laughed (?:with|along)|lovely|kind|in the end)\b/i
const wavedAwayQuestion = 'My doctor brushed me off. What can I say next time?'

/** What is looked up for what somebody tells without asking; null where nothing is. */
export const askedInstead = (message: string): string | null =>
  isWavedAway.test(message) && !isAllWell.test(message) ? wavedAwayQuestion : null

/**
 * Whether a message tells something and asks nothing. What goes on with a question before it asks on; what is asked for of
 * the site, or of what an editor added, is known by its words alone; and a sign of illness is looked up.
 */
export function isStatement(
  { question, earlier }: SearchQuery,
  found: FoundLibrary,
  judged: Judgement | null,
): boolean {
  if (judged && !isFaint(judged) && !isCrisis(judged.concern)) return false
  const [best] = found.answers
  const isOfSite = best !== undefined && isSitePage(best.slug) && answersIt(best, found)
  if (isOfSite || found.modules[0]?.isAskedFor === false) return false
  const kind = classifyStatement(question)
  if (earlier !== '' && kind === 'other') return false
  if (plainTellings.has(kind) || isNews.test(question)) return !hasQuestionForm(question)
  // Of a place that is younger than what was learned its words alone say whether it is asked for.
  const likelihood = best && (likelihoodOf(best, found) ?? Number(answersIt(best, found)))
  if (earlier === '' && isComplaint(question, found, likelihood)) return false
  return onlyTells(question, likelihood) || ((likelihood ?? 0) < probable && namesNothing(question))
}

/** What is answered without naming a page: it is about her, or about somebody's joy. */
const namesNoPage: ReadonlySet<StatementKind> = new Set(['letter', 'displeased', 'thanks', 'good news'])

/**
 * Says something fitting, quotes nothing, and names a page only where both ways to find something know it for what was
 * told. Nobody who may be in need is congratulated: the lines follow.
 */
export function answerStatement(
  message: string,
  found: FoundLibrary,
  judged: Judgement | null,
): { response: string; links: AuntieLink[] } {
  const [best] = found.answers
  const kind = judged && !isFaint(judged) ? 'hard day' : classifyStatement(message)
  const isKnown =
    best?.lead !== undefined && found.modules[0]?.slug === best.slug && (likelihoodOf(best, found) ?? 0) >= probable
  return {
    response: statementTexts[kind],
    links: isKnown && !namesNoPage.has(kind) ? [passageLink({ ...best.lead!, anchor: '', heading: '' })] : [],
  }
}
