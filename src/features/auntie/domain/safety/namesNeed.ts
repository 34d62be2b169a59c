import { hasQuestionForm } from '../answer/question/questionForm'
import type { Concern } from './findConcern'
import { deniesNeed } from './deniesNeed'
import { isCrisis } from './safetyAnswer'
import { goesBackToQuestion } from './talksOfAnswer'

/**
 * Words in which somebody may say that she despairs, is hurt, or fears what she may do, however sideways; or names whoever may
 * hurt her. Wide on purpose: what has none of them says nothing that could be meant so.
 */
const words = [
  // An end, of whatever it is
  'stay\\w*|bur(?:y|ied)|los(?:e|es|ing)|tak(?:e|es|ing|en)|took|do(?:ing)? it|woke|fence|earth|refuge|history|lighter|strong|fail\\w*|keep|in case|means|family|casualty|hospital|tripped|wheez\\w*|breath\\w*|fumes|first time|know what works|die\\w*|dying|dead|death|kill\\w*|suicid\\w*|unaliv\\w*|ends?|ended|ending|over|liv(?:e|es|ed|ing)|life|alive|exist\\w*|gone|go|going|leav\\w*|left|away|out|through|done|finish\\w*|stop\\w*|last|final\\w*|bye|goodbye|farewell|disappear\\w*|vanish\\w*|sleep\\w*|asleep|wake|waking|heaven|god|join\\w*|funeral|grave|will|notes?|letters?|tomorrow|tonight|anymore|any more|longer|ever|never|next|again|if|until|till|plan\\w*|arranged?|sorted|peace\\w*|calm|ready',
  // Means
  'dos(?:e|es|ing)|voltage|passwords?|my (?:kids|children|girls|boys)|kind to|[a-z]+(?:dol|pam|pine|line|done|codeine|phine)|pills?|tablets?|meds|medicines?|insulin|overdos\\w*|od|bottle|knife|knives|blades?|razors?|scissors|rope|gun|bridge|river|sea|train\\w*|tracks?|platform|cliff|roof|edge|jump\\w*|drown\\w*|gas|garage|bath|hang\\w*|shoot|cut\\w*|burn\\w*|scratch\\w*|slit|blood\\w*|bleed\\w*|plasters?|sleeves?|scars?|marks?|skin|arms?|legs?|thighs?|wrists?',
  // How it is
  'alone|lonely|lonel\\w*|hat(?:e|es|ed|ing)|hurt\\w*|harm\\w*|pain\\w*|suffer\\w*|scar(?:e|ed|es|y|ing)|afraid|fright\\w*|terrif\\w*|fear\\w*|dread\\w*|panic\\w*|point\\w*|purpose|reason|worth\\w*|use|useless|burden|cope|coping|bear|stand|handle|cry\\w*|cried|tears|help\\w*|hope\\w*|giv(?:e|es|ing|en) (?:up|in|away)|gave (?:up|in|away)|give (?:it|this|them) up|sick|tired|exhaust\\w*|weary|drained|enough|nothing|nobody|no ?one|none|noone|empty|numb|dark\\w*|black|hollow|lost|broken|break\\w*|broke|fall\\w*|apart|sink\\w*|trapped|stuck|cage\\w*|prison\\w*|escape|low|down|bad|worse|worst|wrong|mess|fail\\w*|shame\\w*|asham\\w*|guilt\\w*|sorry|forgive|matter|care|cares|miss\\w*|need\\w*|want\\w*|wish\\w*|safe\\w*|danger\\w*|voices?|thoughts?|dreams?|urge\\w*|fight\\w*|war|quit\\w*|resist\\w*|tempt\\w*|invisible|disposable|better off|without me|no good|no more|cannot|can\\W?t|couldn\\W?t|don\\W?t|won\\W?t|doesn\\W?t|didn\\W?t|isn\\W?t|not|no',
  // What is done by somebody, and who
  'he|hes|him|his|himself|she|shes|they|them|husbands?|hubby|partners?|wife|boyfriend|girlfriend|ex|man|men|boss|manager|uncle|brother|father|dad|stepdad|in-?laws?|son|hit\\w*|punch\\w*|slap\\w*|kick\\w*|push\\w*|shov\\w*|grab\\w*|throw\\w*|threw|smash\\w*|beat\\w*|shout\\w*|yell\\w*|scream\\w*|temper\\w*|ang(?:er|ry)|rag(?:e|es|ing)|fury|furious|mad|snap\\w*|violen\\w*|abus\\w*|control\\w*|allow\\w*|lets?|permission|lock\\w*|key|keys|phone|money|card|passport|threat\\w*|follow\\w*|watch\\w*|track\\w*|stalk\\w*|bruis\\w*|chok\\w*|throat|neck|strangl\\w*|rap(?:e|ed|ist)|forc\\w*|touch\\w*|sex|bed|drunk|drink\\w*|hid(?:e|es|den|ing)|secret\\w*|police|door|eggshells|trouble|price|pay|pays|lesson|punish\\w*|obey\\w*|behave|careful|quiet',
]
const need = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i')

/** Words in which an illness may be told: parts of her, what they do, what was taken, how somebody looks. */
const ofBody = new RegExp(
  `\\b(?:${[
    'head\\w*|face\\w*|eyes?|sight|vision|see(?:ing)?|saw|blind\\w*|ears?|deaf|hear\\w*|mouth|lips?|smil\\w*|dribbl\\w*|tongue|teeth|tooth\\w*|jaw|throat|swallow\\w*|windpipe|neck\\w*|chest|heart\\w*|breast\\w*|brest|boobs?|bosom|bra|titty?|nipples?|l[um]+ps?|bump|knot|nodule|arms?|armpits?|hands?|fingers?|thumb|legs?|calf|calves|ankles?|foot|feet|toes?|thighs?|knees?|hips?|back|sides?|half|ribs?|belly|tummy|stomach|guts?|bowels?|bum|bottom|bits|below|womb|skin|moles?|balls?|testic\\w*|left|right|body',
    'poos?|poop|stools?|pee\\w*|wee\\w*|urin\\w*|water|loo|toilet|bladder|rash\\w*|spots?|spotting|bl(?:ee|e)d\\w*|bled|blood\\w*|nosebleed|periods?|monthl\\w*|menst\\w*|months|years|yrs|clots?|pads?|tampons?|towels?|flow\\w*|flood\\w*|gush\\w*|show|curse|menopau\\w*|meno|smears?|stain|discharge|leak\\w*|red|pink\\w*|brown|yellow|black|gr[ea]y\\w*|blue|purple|pale|white|scarlet',
    'pain\\w*|ach\\w*|hurt\\w*|sore\\w*|tight\\w*|squeez\\w*|pressure|heav\\w*|elephant|numb\\w*|tingl\\w*|weak\\w*|limp|droop\\w*|crooked|slur\\w*|speech|speak\\w*|talk\\w*|babbl\\w*|words?|breath\\w*|cough\\w*|wheez\\w*|asthma|inhaler|chok\\w*|faint\\w*|dizz\\w*|spin\\w*|swim\\w*|woozy|giddy|collaps\\w*|fell|fall\\w*|pass(?:ed|ing)? out|fits?|fitting|seizures?|jerk\\w*|shak\\w*|shiver\\w*|fever\\w*|temp\\w*|hot|heat|cold|sweat\\w*|clammy|sick|vomit\\w*|brought up|threw up|ill|unwell|poorly|peculiar|dreadful|funny|odd|strange|wrong|swell\\w*|swollen|puff\\w*|hives|itch\\w*|stung|stings?|bit|bitten|bites?|allerg\\w*|epipen|staring|answer',
    'patch(?:es)?|tablets?|pills?|dos(?:e|es)|double|medicines?|medication|meds|took|take[ns]?|taking|gave|swallowed|chew\\w*|suck\\w*|drank|drunk|ate|eaten|bottle|poison\\w*|bleach|gas|fumes|carbon|smoke|burn\\w*|burnt|scald\\w*|electr\\w*|shock|batter(?:y|ies)|insulin|sugars?|ketones?|diabet\\w*|bp|pulse|cuff|reading|pregnan\\w*|kicks?|late|bab(?:y|ies)|infect\\w*|wounds?|tendon|confus\\w*|muddl\\w*|memory|forg[eo]t\\w*|know who|recogni\\w*|thinks|replaced|orders|drows\\w*|sleepy|sleep|wake|woke|unconscious|voices?|sudden\\w*|worst|crack\\w*|pop(?:ped)?|bang\\w*|hit|weight|thinner|cramps?|stroke|cancer|flush\\w*|flash\\w*|stopped|[a-z]+(?:itis|emia|aemia|oma|osis|pril|olol|statin|mycin|cillin|farin|aban|amol)|\\d{3,}',
  ].join('|')})\\b`,
  'i',
)

/** What wears on everybody, as everybody says it. */
const figures =
  /\b(?:hair|fringe|curls|perm|plants?|wifi|printer|laptop) (?:is|are|looks?|went) (?:\w+ )?suicidal\b(?!,? (?:and|too|like|so|but)\b)|\b(?:shoes?|boots|heels|feet|back|knees?|hips?|bra|heat|humidity|stairs|commute|job|work|traffic|queues?|suspense|bunions?|corns?) (?:is|are|'s|was|were) (?:absolutely )?(?:killing|murdering|murder)(?: me)?\b|\b(?:dying|dead|gasping|gagging) for (?:an? )?(?:tea|cuppa|coffee|drink|wee|nap|break|holiday|biscuit|wine)\b|\bdead on my feet\b|\b(?:i'?d|could|would) (?:kill|murder) (?:for )?(?:an? )?(?:cup of tea|tea|cuppa|coffee|curry|nap|sleep|hours?|biscuit|bath|wine|sandwich)\b/gi

/** What is put on the skin and rubs off, on whoever is near, */
const rubsOff =
  /\b(?:(?:my|our|the) )?(?:husband|hubby|partner|wife|boyfriend|girlfriend|man|he|she|dog|cat|puppy|son|daughter|grand(?:son|daughter|child|kids?)|toddler|baby|kids?) (?:has |just |accidentally )*(?:got|touched|rubbed|brushed(?: against)?|leaned on|leant on|lay on|slept on|licked) (?:(?:some|a bit|a blob|a drop) of )?(?:my|the|some)? ?(?:\w+ )?(?:gel|cream|patch|spray)\b(?: (?:on|onto) (?:(?:his|her|its|the) (?:\w+ )?(?:arms?|hands?|skin|legs?|back|fingers?|cheek|face|fur|paws?|shirt)|him|her|it|himself|herself))?/i
/** of which is asked what it does. */
const asksIfSafe =
  /\b(?:(?:is|was|will|could|can) (?:it|that|this|he|she) (?:be )?)?(?:dangerous|harmful|harm|risky|safe|a danger|toxic|bad)(?: (?:for|to) (?:him|her|them|it|us))?\W*$/i
/** A medicine that does less than it did. */
const worksNoMore =
  /\b(?:my |the )?(?:[\w-]+ )?(?:tablets?|pills?|meds|medicines?|medication|capsules?|antidepressants?|patch(?:es)?|gel|hrt)(?: have| has| had| are| is|['’]ve)?(?: just| suddenly)? (?:stopped|quit|not|no longer|aren['’]?t|isn['’]?t|don['’]?t|doesn['’]?t)(?: working| work| helping| help| doing anything)\b/i

/** A machine that is hit for what it did, and feels nothing. */
const hitsThing =
  /\bi(?: just|['’]ve| have| nearly| almost)? (?:slapped|hit|thumped|punched|kicked|whacked|bashed|smacked|walloped|swore at|shouted at|yelled at) (?:the|my|our|a|that|this) (?:\w+ )?(?:laptop|printer|computer|keyboard|router|photocopier|kettle|toaster|hoover|vacuum|dishwasher|washing machine|sewing machine|vending machine|satnav|alarm clock|boiler|lawn ?mower|telly|television|remote)\b/gi
const nowBroken =
  /\b(?:doesn['’]?t|does not|won['’]?t|isn['’]?t|not) (?:work\w*|print\w*|start\w*|turn\w* on|switch\w* on)\b/gi

/** A message without what is said of the weather, of machines, of shoes, and of medicines in daily life. */
function withoutEveryday(message: string): string {
  const said = message.replace(/[’]/g, "'").replace(figures, ' ').replace(worksNoMore, ' ')
  const unhit = said.replace(hitsThing, ' ')
  const plain = unhit === said ? said : unhit.replace(nowBroken, ' ')
  return rubsOff.test(plain) ? plain.replace(rubsOff, ' ').replace(asksIfSafe, ' ') : plain
}

const mostWords = 14

/** Whether a short message has no word in which need could be said: what it resembles, it resembles by chance. */
export const namesNoNeed = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords && !need.test(withoutEveryday(message))

/** Whether a short message names no part of her and nothing that an illness does. */
export const namesNoBody = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords && !ofBody.test(message)

/** News and laughter of which nobody would tell who is in need, */
const glad =
  /\b(?:laugh\w*|giggl\w*|first (?:steps?|words?|tooth|goal|prize|day at)|proud|promot(?:ed|ion)|passed (?:his|her|my|the|their) (?:\w+ )?(?:test|exams?|driving|finals|degree)|gets (?:it|me)\b(?! wrong)|to bits|keeper|delighted|thrilled|chuffed|made my day|made me smile|good news|brilliant|blessed|signed the|new (?:house|kitchen|car|puppy|job)|(?:won|winning) (?:the|a|my))\b|!!/i
/** and what is grave in whatever company. */
const grave =
  /\b(?:die\w*|dying|dead|death|kill\w*|suicid\w*|end(?:ed|ing|s)?|pills?|tablets?|rope|bridge|hurt\w*|harm\w*|cut\w*|burn\w*|blood|bleed\w*|hit\w*|beat\w*|punch\w*|slap\w*|push\w*|throat|afraid|scar\w*|fright\w*|fear\w*|terrif\w*|alone|lonel\w*|nobody|no ?one|hopeless|burden|cope|point|sorry|goodbye|bye|but|except|until|unless|if|never|last|any ?more|peace\w*|calm\w*|ready|notes?|letters?|wills?|cry\w*|miss\w*|lost|gone|angry|temper|rage\w*|mad|drunk|hid(?:e|es|ing)|lock\w*|control\w*|allow\w*|at me|shout\w*|voices?|without me|better off|instead|worse|tonight|done|fail\w*)\b/i

/** Whether a message has no more than a few words, and none that is grave. */
export const hasNoGraveWord = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords && !grave.test(message)

/** How an answer is put right, or goes on of those it was about, */
const opensCorrection =
  /^\W*(?:no|nope|not|i (?:did ?n['’]?t|did not) (?:ask|mean|say)|that['’]?s not|i mean(?:t)?|and (?:one|some|two|half) of (?:them|mine|the))\b/i
/** and whoever might do something. */
const doer =
  /\b(?:he|he['’]s|hes|him|his|husbands?|hubby|partners?|wife|boyfriend|girlfriend|ex|man|men|boss|uncle|brother|father|dad|son|in-?laws?|they|knife|blade|razor)\b/i
/** “No, it’s not the sweats, I just lie there”: puts an answer right, and names nobody and nothing grave. */
export const correctsCalmly = (message: string): boolean =>
  opensCorrection.test(message) && !doer.test(message) && hasNoGraveWord(message)

/** Whether a short message tells good news or laughs, and has no grave word: “31 years, and he still makes me laugh”. */
export const tellsGladly = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords && glad.test(message) && !grave.test(message)

/** Somebody who died, or an animal: grief is in the words of despair, */
const dear =
  '(?:m[uo]m(?:my)?|mam|mother|dad(?:dy)?|father|gran(?:ny|dma|dad)?|grand(?:mother|father)|nan(?:na)?|aunt(?:ie|y)?|uncle|sister|brother|husband|wife|partner|friend|neighbou?r|dog|cat|puppy|kitten|horse|pony|budgie|parrot|rabbit|pet|spaniel|labrador|collie|terrier)'
const loss = new RegExp(
  `\\b${dear}\\b[^.?!]{0,20}\\b(?:died|passed(?: away| on)?)\\b|\\b(?:lost|losing|buried|put down|put to sleep) (?:my|our|the) (?:\\w+ ){0,2}${dear}\\b`,
  'i',
)
/** and has none that are of herself. */
const ofHerself =
  /\b(?:join\w*|with (?:him|her|them)|point|want\w*|wish\w*|hope|alone|lonel\w*|end\w*|liv(?:e|es|ing)|life|hat(?:e|es|ed)|hurt\w*|harm\w*|pills?|tablets?|drink\w*|tonight|soon|next|any ?more|cope|coping|go(?:ing)? on|carry on|without|never|nobody|no ?one|none|nothing|follow\w*|see (?:him|her|them) again|bridge|rope|knife|die|dying|dead|kill\w*|suicid\w*|hit|hits|beat\w*|angry|scared|afraid|will|ready|myself|me too|why|reason|god|heaven|burden|plan\w*|arrang\w*|letters?|notes?|murder\w*|shot|fault|should have been|home|eat(?:ing)?|can['’]?t (?!stop crying|believe))\b/i
const mostWordsOfLoss = 20
/** “Mum passed away in February and I still go to ring her on Sundays” */
const grieves = (message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWordsOfLoss && loss.test(message) && !ofHerself.test(message)

/** “That didn’t really answer my question”: of the answer, and of nothing else. */
const ofAnswer =
  /^\W*(?:(?:no|sorry|hm+|well|but|ok(?:ay)?|that|this|it|you|your|the|of|a|bit|isn['’]?t|wasn['’]?t|is|was|not|what|i|asked|asking|wanted|meant|did|didn['’]?t|did not|doesn['’]?t|does not|hasn['’]?t|haven['’]?t|really|quite|exactly|at all|even|actually|to|know|my|answer(?:ed|s|ing)?|question|questions|reply|understand|understood|read|help|helpful|much|very|either|again|useless|wrong|vague|unhelpful)\b[\s,.!?]*)+$/i
const complainsOfAnswer = (message: string): boolean =>
  /\b(?:answer\w*|question|asked|reply)\b/i.test(message) && ofAnswer.test(message)

/** “Never leave dad without his insulin”: what nobody is to do. */
const forbidsLeaving =
  /^\W*(?:and |but |so )?(?:i |we |you |one |please |(?:i )?(?:would|must|should|could|can|do) ?)?(?:never|do(?:n['’]?t| not)|would(?:n['’]?t| not)|can(?:['’]?t|not)|must(?:n['’]?t| not)) (?:ever )?(?:leave|go (?:out|anywhere)|travel|take)\b[^.?!]{0,30}\bwithout (?:his|her|their|the|my) (?:insulin|inhaler|epipen|tablets|pills|medicines?|spray|pump|glasses|hearing aids?|frame|stick)\b/i
const forbids = (message: string): boolean =>
  forbidsLeaving.test(message) && !grave.test(message.replace(forbidsLeaving, ' '))

/** What is bought for looks, */
const forLooks =
  /\b(?:red light|led masks?|face masks?|(?:neck|face|eye|night|day) creams?|serums?|retinol|retinoids?|collagen|botox|fillers?|moisturi[sz]ers?|sunscreen|spf|microcurrent|gua sha|microneedling|facials?)\b/i
/** the looks themselves, and nobody else in it. */
const ofLooks =
  /\b(?:red light|led masks?|face masks?|creams?|serums?|retinol|retinoids?|collagen|botox|fillers?|moisturi[sz]er|sunscreen|spf|microcurrent|gua sha|microneedling|peels?|facials?|hair dye|highlights|make ?up|foundation|concealer|wrinkles?|jowls?|crows? feet|double chin|body|figure|waist(?:line)?|reflection)\b/i
const ofSomebody =
  /\b(?:he|him|his|she|her|they|them|husband|partner|wife|boyfriend|ex|man|son|daughter|father|brother|uncle|boss|hand|hands|finger\w*|mark\w*|bruis\w*|cover\w*|hid(?:e|es|ing)|slap\w*|hit\w*|burn\w*|cut\w*|scar\w*|blood\w*|bleed\w*|myself|hurt\w*|harm\w*|hate|disgust\w*|end|live|living|life|die|dying|dead|leave|escape|out of|any ?more|anyone|nobody|no ?one|sleep|allow\w*|lets?|wish|want|need|stop)\b/i
const isOf = (what: RegExp, message: string): boolean =>
  message.trim().split(/\s+/).length <= mostWords && what.test(message) && !ofSomebody.test(message)
/** “Do LED masks tighten the neck?” is no hand on it. */
const asksOfLooks = (message: string): boolean => isOf(forLooks, message) && hasQuestionForm(message)

/** What an antidepressant does in bed, told as people tell it, */
const cannotCome =
  /\b(?:can['’]?t|cannot|can not|couldn['’]?t|unable to|don['’]?t|never) (?:ever |quite |even |seem to )*(?:finish|come|get there)(?: any ?more)?,? (?:if you (?:know|get|see|catch) (?:what i mean|my (?:meaning|drift)|me)|in bed|during sex|when we (?:do it|have sex|make love))/i
const antidepressant =
  /\b(?:sertraline|citalopram|escitalopram|fluoxetine|paroxetine|venlafaxine|duloxetine|mirtazapine|prozac|zoloft|lexapro|ssris?|snris?|antidepressants?)\b/i
/** and nothing that is an end of something else. */
const ofAnEnd =
  /\b(?:di(?:e|es|ed)|dying|dead|death|kill\w*|suicid\w*|end(?:ed|ing|s)?|alive|liv(?:e|ing)|life|hurt\w*|harm\w*|point|hope\w*|burden|go on|carry on|goodbye|overdos\w*|tonight|alone|nobody|no ?one|all of (?:them|it)|myself)\b/i
const tellsOfNotComing = (message: string): boolean =>
  cannotCome.test(message) && antidepressant.test(message) && !ofAnEnd.test(message)

/** A match, a film or a cake that “broke my heart”. */
const mockGrief =
  /\b(?:football|match|game|team|rugby|cricket|tennis|england|scotland|wales|ireland|season|final|referee|series|finale|film|movie|book|novel|episode|song|cake|sponge|souffl\w*|sourdough|printer|wifi|weather|bakery|shop|bank balance|scales?)\b[^.?!]{0,20}\b(?:br(?:oke|oken|eaks?|eaking)|cracked) my heart\b/i

/** Whether a faint likeness of a crisis is grief, looks or a figure of speech. */
const isGriefOrLooks = (message: string): boolean =>
  grieves(message) || isOf(ofLooks, message) || mockGrief.test(message)

/** Somebody who is asked for, */
const ofPartner = /\b(?:wife|husband|partner|girlfriend|boyfriend|m[uo]m|mother|sister|other half)\b/i
/** by whoever would like to do right by her, */
const asksWhatToSay =
  /\b(?:what|how) (?:do|can|should|could|might) (?:i|we) (?:best )?(?:say|tell|talk|support|help|be there|do (?:to help|for her|for him|right)|make it (?:better|easier)|avoid making)\b/i
/** and fears nothing of her nor of himself. */
const ofFear =
  /\b(?:die\w*|dying|dead|kill\w*|suicid\w*|end (?:it|her|his|my)|ending|pills?|tablets|rope|bridge|knife|hurt\w*|harm\w*|cut\w*|blood\w*|hit\w*|punch\w*|slap\w*|threw|throw\w*|push\w*|kick\w*|afraid|scared|terrified|frighten\w*|burden|goodbye|wish\w*|without her|without me|disappear\w*|not (?:be )?here|hopeless\w*|point|gone quiet|won['’]?t (?:eat|get up|get out)|in bed all|drink\w*|voices?|police|lock\w*|scream\w*|rage|temper|snap\w*|anymore|any more|worr\w*|lines|marks?|scars?|thighs?|wrists?|arms|sleeves|bruis\w*)\b/i
const asksForAnother = (message: string): boolean =>
  ofPartner.test(message) && asksWhatToSay.test(message) && !ofFear.test(message)

/** Whether a crisis that is only resembled, and not surely unless it is asked of looks, or an illness that is faintly, is so by chance: in few words there is little else to go by. */
export const isHeardByChance = (
  { concern, certainty, isLikeness }: { concern: Concern; certainty: string; isLikeness?: true },
  message: string,
): boolean =>
  isLikeness === true &&
  ((isCrisis(concern) && (asksOfLooks(message) || forbids(message))) ||
    (certainty !== 'sure' &&
      (isCrisis(concern)
        ? namesNoNeed(message) ||
          tellsOfNotComing(message) ||
          tellsGladly(message) ||
          complainsOfAnswer(message) ||
          goesBackToQuestion(message) ||
          asksForAnother(message) ||
          (certainty !== 'possible' && (isGriefOrLooks(message) || deniesNeed(message)))
        : certainty !== 'possible' && namesNoBody(message))))
