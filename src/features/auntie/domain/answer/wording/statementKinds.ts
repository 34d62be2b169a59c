import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import { namesBody } from '../question/questionForm'
import { findPlainKind, laughs, type PlainKind } from './plainKinds'

/** What is told without asking anything, by what a person would say to it. */
export type StatementKind =
  | PlainKind
  | 'letter'
  | 'displeased'
  | 'thanks'
  | 'loss'
  | 'good news'
  | 'hard day'
  | 'laughter'
  | 'other'

/** What only sounds like a loss. */
const figures =
  /\b(?:died (?:laughing|inside|of \w+|on the spot|a (?:little|bit|thousand))|scared (?:me|her|him) to death|nearly died|d(?:ying|ead) (?:of|for|on)|lost (?:it|count|track|weight|a word|(?:a|two|three|four|five|six|ten) (?:pounds?|kilos?|stone)|my (?:temper|patience|phone|keys|words?|mind|voice|way|glasses|rag)))\b/g

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
    /(?<!\b(?:said|say|says) )\bthank(?:s| ?you)\b(?! (?:god|goodness|heavens))|\bsays?(?: a)?(?: big)? thank ?(?:you|s)(?: too| as well| auntie| to you)\b|\bsay thank you\b|\byou(?:'re| are)\b.{0,80}\b(?:kinder|nicer|better|cleverer|godsend|very clever)\b|\bgod bless you\b|\byou absolute \w+|\bwhat an? (?:beautiful|lovely|wonderful|kind) (?:answer|page|thing to say)\b|\bbest (?:thing|answer|explanation|page) (?:\w+ ){0,4}(?:read|seen|had)\b|\bi love (?:your|this)\b|\bta (?:for|very much|ever so|auntie)\b|\b(?:dead|so|really|very|most|super|dead) helpful\b|\b(?:ur|you(?:'re| are| folks| lot| all)?|this (?:site|app|page|place|library)|auntie)\b(?=.{0,60}\b(?:lovely|a medal|a star|a gem|killer|obsessed|brilliant|ace|a treasure|genius|fab(?:ulous)?|spot on|amazing|a lifesaver|the bee's knees)\b)|\bsent (?:it|this|the link) to (?:my|all|everyone|half)\b|\btold (?:all|half) (?:of )?my (?:friends|book club|sisters|office)\b/,
  ],
  [
    'good news',
    /\b(?:all clear|came back (?:clear|benign|normal|fine)|benign|remission|discharged|passed!*$|proud|(?:best|good) day|thought you'd like to know|so (?:happy|pleased|relieved|glad)|pleased|relief|happy (?:days|tears|cry)|it (?:worked|helped|works)|helped!+|(?<!\b(?:he|she|they|husband|hubby|partner|wife|man|baby|dog|cat) )slept (?:\w+ )?(?:\d|like|through|eight|seven|nine)|actually listened|(?:she|he) listened|got (?:in|the job|my (?:patches|results?|life))|(?:sober|clean) (?:\w+ ){0,3}(?:years?|months?|weeks?)|loving it|a godsend|a saint|an? (?:absolute )?(?:rock|diamond|keeper|star)|saved my life|killed it|could (?:have )?kiss(?:ed)?|promoted|feel(?:s|ing)? great|felt great|well now|happy|sang|singing again|letter of joy|joyful|danc(?:ed|ing)|finished (?:the|all|every|my) (?:last |whole |entire )?(?:\w+ )?(?:module|course|lot|marathon|degree|race)s?|certificate|flushes (?:are|have) gone|feel(?:ing)? like (?:me|myself) again|years? (?:sober|clean)|best thing ever|made of (?:iron|steel|strong stuff)|gold star|right as rain|back (?:at|to) (?:bowls|work|school|dancing|swimming|tennis|golf|choir|the gym)|in remission)\b|!!.{0,60}\b(?:clear|got|in|won|distinction|yes)\b|\b(?:clear|distinction|passed|won|yes)!!/,
  ],
  [
    'hard day',
    /\b(?:tired|exhausted|knackered|drained|shattered|dead on my feet|fed up|sick of|sick to death|cross|angry|furious|rage|livid|hate|cried|crying|cry|weep\w*|tearful|lonely|alone|invisible|flat|low|sad|rotten|grey|lost|redundan\w+|divorc\w+|he(?:'s| has)? left|splitting up|guilt\w*|ashamed|mortified|humiliated|worn out|can't be bothered|no energy|bully|nightmare|isn't speaking|not (?:a great|my best) day|done with|had enough|struggling|awful|miserable|stressed|drowning|passed over|worst|nobody|hard|scared|worried|hurts?|disappearing|want a lie down|old self|work (?:was|is|has been) (?:murder|hell|mad|manic|mental|madness|chaos)|run off my feet|my (?:poor )?feet|long (?:old )?day)\b/,
  ],
]

/** What shows through a laugh: “I’m the one still shaking lol”. */
const isShaken =
  /\b(?:shaking(?! (?:with (?:laughter|laughing)|my head|hands))|trembling|in bits|can't stop crying|crying (?:about|over|ever since)|nightmares?|can't get (?:it|that|over)|jump(?:y|ing) at|haven't (?:slept|stopped)|sick with worry|keep (?:seeing|hearing|replaying))\b/

/** What kind of telling a message is. */
export function classifyStatement(message: string): StatementKind {
  const whole = withPlainQuotes(message)
  const plain = whole.replace(figures, ' ')
  const told = signs.find(([, sign]) => sign.test(plain))?.[0] ?? 'other'
  if (told === 'letter' || told === 'displeased') return told
  const kind = findPlainKind(whole) ?? told
  if (isShaken.test(plain)) return 'hard day'
  // Who laughs has no hard day, whatever else there is.
  if ((kind !== 'hard day' && kind !== 'other') || !laughs.test(plain)) return kind
  return namesBody(plain) ? 'other' : 'laughter'
}
