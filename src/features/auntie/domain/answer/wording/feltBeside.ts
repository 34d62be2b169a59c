import { chooseWording } from './chooseWording'

/** Something felt that a question is asked with: how it is told, and what a friend would say first, in more than one wording. */
type Felt = { told: RegExp; said: readonly string[] }

const so =
  '(?:(?:so|just|really|rly|absolutely|completely|totally|utterly|bloody|that|feeling|feel|all|a bit|getting|honestly|always|still) ){0,3}'
/** “I’m so …”, “feeling …”, or the same at the start of a sentence, as people type it. */
const iAm = `(?:\\b(?:i['’]?m|i am|i feel|i['’]?ve been|feeling|makes? me|left me)\\b |(?:^|[.!?,;\\n] ?)(?:and |but |honestly |god |tbh )?)${so}`

const felt: readonly Felt[] = [
  {
    told: /\b(?:my )?(?:husband|hubby|partner|wife|he|she|boyfriend)(?:['’]s| has| just)? (?:walked out|left me|left us|moved out|wants a divorce)\b|\b(?:going|been) through (?:a |my |the )?(?:divorce|separation|break ?up)\b|\bwe(?:['’]re| are|['’]ve)? (?:divorcing|separat(?:ing|ed)|split(?:ting)? up)\b/i,
    said: [
      'I’m sorry. That’s a great deal to be going through at once.',
      'I’m sorry, that’s a hard road to be on with this as well.',
    ],
  },
  {
    told: /\b(?:(?:lost|losing) my job|(?:been |being |was |got )?made redundant|been sacked|got the sack|let go from work|lost the house|lost my business)\b/i,
    said: ['I’m sorry to read that. It’s a knock, and at a bad time.', 'I’m sorry. That’s a worry on top of a worry.'],
  },
  {
    told: new RegExp(
      `\\b(?:feel(?:ing)?|felt|i['’]?m) (?:\\w+ ){0,2}?(?:like )?(?:an? )?(?:\\w+ )?(?:fraud|imposter|impostor|failure|burden on the team|idiot|fake)\\b|${iAm}(?:stupid|useless|rubbish|thick|a mess|incompetent|a shadow of myself)\\b`,
      'i',
    ),
    said: [
      'That’s a hard thing to think of yourself, and thinking it doesn’t make it so.',
      'You’re judging yourself harder than you would a friend.',
      'A bad patch says nothing about what you’re worth.',
    ],
  },
  {
    told: new RegExp(
      `${iAm}(?:asham\\w+|embar+as+\\w*|mortified|humiliat\\w+|disgust(?:ed|ing) (?:with|by) myself|self[- ]?conscious)\\b|\\b(?:so|too|really|bit) (?:embar+as+(?:ed|ing)|ashamed|mortif\\w+)\\b|\\b(?:i|i['’]m) (?:dare not|daren['’]?t|can['’]?t bring myself to|hate having to|never dared(?: to)?) (?:ask|say|tell|admit)\\b|\\bcould have died of (?:shame|embarrassment)\\b`,
      'i',
    ),
    said: [
      'There’s nothing in that to be ashamed of.',
      'It took something to write that, and there’s no shame in it.',
      'Nobody blushes here, so ask away.',
    ],
  },
  {
    told: /\b(?:feel|feeling|felt) (?:so |really |terribly |awfully )?(?:guilty|bad about (?:it|shouting|snapping)|like a (?:bad|terrible|rubbish|horrible) (?:mum|mom|mother|wife|daughter|person|friend))\b|\b(?:hate|can['’]?t stand) (?:myself for|how i|the way i|who i)\b|\b(?:snap(?:ped|ping)?|scream(?:ed|ing)?|shout(?:ed|ing)?|yell(?:ed|ing)?) at (?:my|the|everyone|everybody|him|them)\b[^.?!]{0,40}\b(?:guilty|sorry|feel (?:awful|terrible|bad)|not me|cried)\b/i,
    said: ['That you mind says something good of you.', 'Minding it is half of mending it.'],
  },
  {
    told: new RegExp(
      `${iAm}(?:scared|terrified|petrified|frightened|worried (?:sick|to death|stiff|it)|panicking|freaking out|dreading)\\b|\\b(?:i['’]?m|i am|am i|be) (?:going|losing) (?:mad|crazy|my (?:mind|marbles))\\b|\\bscar(?:es|ing|ed) (?:me|the life out of me)\\b`,
      'i',
    ),
    said: [
      'No wonder that frightens you. Let’s see what’s known.',
      'That’s a frightening thing to carry about. Here is what I have on it.',
      'It makes sense to be uneasy about that, and it’s good that you ask.',
    ],
  },
  {
    told: new RegExp(
      `\\b(?:in (?:floods of |bits|tears)|cried|crying|cry|weep\\w*|blub\\w*|sobb\\w*) ?(?:all|every|at|in|over|again|for|the|my|on|most|today|tonight|tbh|lol|now|because)\\b|${iAm}(?:miserable|so low|really low|tearful|weepy|lonely|invisible|rotten|down in the dumps|feeling sorry for myself)\\b`,
      'i',
    ),
    said: [
      'I’m sorry it’s like that just now.',
      'That sounds like a sore stretch of days.',
      'That’s a heavy way to feel, and you needn’t be brave about it here.',
    ],
  },
  {
    told: new RegExp(
      `${iAm}(?:exh?a?u?h?sted|exausted|exhausted|knackered|knakered|shattered|shatterd|worn out|wiped out|drained|frazzled|burnt out|burned out|done in|dead on my feet|running on (?:empty|fumes)|tired|fed ?up|over it|run ragged|on my knees)\\b|\\b(?:sick (?:and tired )?of|sick to (?:the back teeth|death) of|so over|had (?:it|enough) (?:of|with)|fed ?up (?:of|with)) (?:it|this|all|the|these|my|being|feeling|waking|sweating|having|not)\\b|\\b(?:at|near|reached) (?:my |the )?(?:wit['’]?s['’]?|end of my) ?(?:end|tether|rope)?\\b|\\bcan['’]?t be doing with\\b|\\b(?:havent|haven['’]t|not|hardly|barely) (?:had a (?:decent|proper|full) night|slept (?:properly |a wink |through )?(?:in|for) (?:weeks|months|days|years))\\b|\\bdriving me (?:mad|nuts|crazy|up the wall|round the (?:bend|twist)|bonkers|insane)\\b|\\bat my wits\\b`,
      'i',
    ),
    said: [
      'That would wear anybody down.',
      'No wonder you’ve had enough of it.',
      'That’s wearing, and it’s allowed to be. Let’s see what there is.',
      'You’ve put up with that quite long enough to be tired of it.',
      'That sounds like hard going.',
    ],
  },
  {
    told: /\b(?:(?:first|new|second|third) grand(?:child|son|daughter|baby)|(?:became|becoming|just become|i['’]?m (?:a|going to be a)) (?:a )?(?:gran\w*|nan\w*|nana)|got (?:engaged|the job|promoted|a promotion|my degree)|new job|(?:i['’]?m|we['’]re|am) (?:retiring|moving to the sea|off to|getting married)|just (?:retired|ran|finished|passed|graduated)|(?:passed|finished|completed) my|feel(?:ing)? like (?:me|myself) again|so (?:happy|pleased|chuffed|excited|proud)|over the moon|best (?:i|i['’]ve) (?:have )?felt|(?:hrt|it|the patch\w*|gel) (?:has |have )?(?:changed|saved|given me back) my (?:life|sanity))\b/i,
    said: [
      'That’s good to hear, and worth a moment before the rest.',
      'Good news first, then: I’m glad of it.',
      'That’s lovely. Now to your question.',
      'Good for you, love.',
    ],
  },
]

/** What is denied, over, somebody else’s, or asked about: “not scared”, “he’s fed up”, “is feeling like a fraud common”. */
const isNot =
  /\b(?:not|never|no longer|isn['’]?t|wasn['’]?t|used to be|don['’]?t (?:feel|be)|(?:he|she|they|husband|partner|mum|mom|friend|sister|daughter|boss|dog|cat)(?:['’]?s| is| are| was| feels?| gets?)?) (?:\w+ ){0,2}$|(?:^\W*|\b(?:and|so|but|why|how|what) )(?:is|are|does|do|can|could|will) $|\b(?:about|of|with|without|than|normal to|common to) $/i

const fewestWords = 5

/**
 * What a friend would say first to something felt beside a question, and nothing twice in a conversation; null where nothing
 * of it is told.
 */
export function sayToFelt(message: string, saidBefore: string): string | null {
  if (message.trim().split(/\s+/).length < fewestWords) return null
  for (const { told, said } of felt) {
    const found = told.exec(message)
    if (!found || isNot.test(message.slice(0, found.index))) continue
    const left = said.filter((text) => !saidBefore.includes(text))
    return left.length === said.length ? chooseWording(message, said) : null
  }
  return null
}
