import { refusesHormones } from '../answer/ranking/rankRefusedLast'
import { hormones, medicinesIn, conditionsOf } from '../answer/question/medicinesAndConditions'
import { splitSentences } from '../answer/text/sentences'

/** What was told of herself, or of her family, that an answer may depend on. */
export type FactKind =
  | 'cancer'
  | 'cancer medicine'
  | 'family'
  | 'clot'
  | 'aura'
  | 'womb'
  | 'womb kept'
  | 'ovaries'
  | 'age'
  | 'no periods'
  | 'medicine'
  | 'illness'
  | 'diet'
  | 'allergy'
export type Fact = { kind: FactKind; text: string }

const another =
  'm[uo]m(?:my|s)?|mother|sister|dad|father|husband|wife|partner|aunt(?:ie)?s?|daughter|son|friend|brother|cousin|colleague|gran(?:ny|dmother)?|nan|neighbou?r|boss'
const ofAnother = new RegExp(
  `\\b(?:my|our|a|an|her|his) (?:\\w+ ){0,2}(?:${another})(?:['’]s)?\\b|\\b(?:she|he)(?:['’]s)?\\b`,
  'i',
)
/** Whoever tells of another and of herself in one sentence is heard for herself from “I” on. */
const ofHerself = /\b(?:i|i['’]?ve|i['’]?m)\b/i
const askedOf = /\?\s*$|^\W*(?:can|could|should|does|do|is|are|will|would|what|how|why|when|which)\b/i

const cancer =
  /\b(?:had|have|got|survived|diagnosed with|after|with|since(?: my)?|my|treated for|through) (?:(?:\w+|stage \d|er\+|her2\+|triple negative) ){0,3}?((?:breast|womb|uterine|endometrial|ovarian|cervical|bowel|thyroid|skin|lung) )?cancer\b(?![- ](?:scare|screen\w*|genes?|tests?|risk|checks?|scan|charity|research|nurse|free))/i
const noCancer =
  /\b(?:no|never|not|without|haven['’]?t|didn['’]?t|afraid of|scared of|worried about|risk of|family history of|runs in) (?:\w+ ){0,3}cancer\b/i
const cancerMedicine =
  /\b(tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|aromasin|herceptin|(?:an )?aromatase inhibitor)\b/i
const takes = /\b(?:on|tak(?:e|ing|en)|started|starting|prescribed|using|given|put (?:me )?on|since)\b/i
const noWomb =
  /\bhysterectom\w*|\b(?:no|without (?:a|my)|lost my|removed? (?:my|the)|took (?:out )?(?:my|the)) (?:womb|uterus)\b|\b(?:womb|uterus)\b(?: \w+){0,4} (?:out|gone|removed|taken)\b/i
const hasWomb =
  /\b(?:still (?:have|got|has)|(?:i['’]ve|i have|have|got|kept|keeping) (?:still )?)(?: got)? ?(?:my |a |the )?(?:womb|uterus)\b|\b(?:womb|uterus) (?:is )?(?:still (?:there|in|mine)|intact)\b|\b(?:still )?(?:have|got) (?:(?:all (?:of )?)?my (?:bits|parts|insides|plumbing)|everything (?:in there|down there))\b/i
const noOvaries =
  /\b(?:oophorectom\w*|ovaries (?:\w+ ){0,3}(?:out|gone|removed|taken)|(?:took|removed|lost|take|taken)\b[^.?!]{0,30}\bovaries|surgical menopause)\b/i
/** What is only talked of has not been done: “they offered me a hysterectomy”. */
const notDone =
  /\b(?:should|offer\w*|suggest\w*|recommend\w*|book\w*|schedul\w*|wait\w*|think\w*|consider\w*|going to|about to|needs?|wants?|instead of|avoid|next (?:week|month|year)|don['’]?t|will|might|may|if|(?:no|never|not|haven['’]?t)(?: \w+){0,3} (?:hysterectom|oophorectom)\w*)\b/i
/** What was taken, or may be, is not taken. */
const notTaken =
  /\b(?:stopp\w+|c[ao]me off|coming off|off|used to|no longer|not (?:on|taking|yet)|think\w*|should|offer\w*|refus\w+|wants?|don['’]?t|consider\w*|suggest\w*|instead of|tried)\b/i
const keptOvaries = /\b(?:kept|keep|left|still have|have|got) (?:(?:my|both|the|one) )*ovar/i
const clot = /\b(?:dvt|deep vein|(?:blood )?clots?|thrombosis|pulmonary embolism|embolism)\b/i
const ofHadClot = /\b(?:had|have|got|after|history of|diagnosed with|with)\b/i
const ruledOut = /\b(?:no|never|not|without|haven['’]?t|risk|afraid|scared|worried)\b/i
const heavy = /\b(?:period|bleed|flow|pass(?:ing)?|pad)/i
const attack = /\b(?:mini[- ])?(?:stroke|tia|heart attack)\b/i
const aura = /(?<!\b(?:no|without|never|not|any)(?: an?| had| had an?)? )\bauras?\b/i
/** Aura in her own words, of a headache: zigzag lights, half of what she looks at gone. */
const seesAura =
  /\b(?:zig-?zags?|shimmer\w*|flashing lights|sparkl\w+|jagged lines|blind (?:spot|patch)|(?:lose|lost|losing) (?:half|part|a bit|a chunk)(?: of)? (?:my |the |what )?\w+|tunnel vision)\b/i
const ofHeadache = /\b(?:migraines?|headaches?|my head|the head)\b/i
const eatsOtherwise =
  /\b(?:i['’]?m|i am|been|i['’]ve been|as|am) (?:a |an )?(?:\w+ )?(vegan|vegetarian|veggie|coeliac|celiac|gluten[- ]free|dairy[- ]free|lactose intolerant)\b|\bi (?:don['’]?t|can['’]?t|do not|never) (?:eat|have|touch|drink|tolerate) (?:any )?(dairy|milk|fish|meat|gluten)\b/i
const allergic =
  /\b(?:allergic to|allergy to|anaphyla\w+ (?:to|from)|react badly to) (?:the )?([a-z]{3,})\b|\b(penicillin|peanuts?|nuts?|soya?|latex|shellfish|egg|milk|adhesive|plasters?) allerg(?:y|ic)\b|\bepi-?pen\b[^.?!]{0,40}?\b(peanuts?|nuts?|soya?|shellfish|bees?|wasps?)\b/i
const age =
  /\b(?:i(?:['’]?m| am)(?: only| just| now| already)?|aged?|turned|turning|i(?:['’]ll be)) (?:age )?((?:1[89]|[2-8]\d))(?!\d|%|[.,]\d| (?:weeks?|days?|months?|mg|kg|percent|years? (?:past|into|on|since|post)|minutes?|hours?))\b|\b((?:1[89]|[2-8]\d))(?: ?(?:yo|years? old|yrs? old))\b/i
const noPeriods =
  /\b(?:no|without(?: a)?|haven['’]?t had (?:a|any)|not had (?:a|any)|last) (?:periods?|bleed(?:ing)?)\b[^.?!,;]{0,40}\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|few) (?:and a half )?(?:years?|months?|yrs?|mths?)\b|\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:years?|months?) (?:past|since|after|without) (?:my |a )?(?:last )?period\b|\bperiods?\b[^.?!,;]{0,16}\bstopped\b[^.?!,;]{0,40}/i
const relativeCancer = new RegExp(
  `\\b(?:my|our) (?:\\w+ ){0,2}(${another})(?:['’]s)?\\b[^.?!;]{0,40}?\\b((?:breast|womb|ovarian) )?cancer\\b`,
  'i',
)
/** A friend's cancer says nothing of hers. */
const kin = /^(?:m[uo]m|mother|sister|aunt|daughter|gran|nan)/i

/** The part of a sentence that is of herself; nothing where it is of somebody else. */
function ownPart(sentence: string): string {
  const other = ofAnother.exec(sentence)
  if (!other) return sentence
  const before = sentence.slice(0, other.index)
  if (ofHerself.test(before) || takes.test(before)) return before
  const after = sentence.slice(other.index + other[0].length)
  const at = after.search(/\b(?:and|but|so|while),? (?:i|i['’]?ve|i['’]?m)\b|[,;] (?:i|i['’]?ve|i['’]?m)\b/i)
  return at === -1 ? '' : after.slice(at)
}

/** “Diabetic” is what she is, and diabetes what she has. */
const nameIllness = (name: string) => `I ${/ic$/i.test(name) ? 'am' : 'have'} ${name}.`

const firstWords = (text: string) => text.trim().replace(/\s+/g, ' ')

/** What one sentence tells, in plain words that the search and the rules for readers know. */
function factsOf(sentence: string): Fact[] {
  const facts: Fact[] = []
  const add = (kind: FactKind, text: string) => facts.push({ kind, text })
  const ofKin = relativeCancer.exec(sentence)
  if (ofKin && kin.test(ofKin[1]!)) add('family', `My ${ofKin[1]!.toLowerCase()} had ${ofKin[2] ?? ''}cancer.`)
  const own = ownPart(sentence)
  if (own === '') return facts
  const hadCancer = noCancer.test(own) ? null : cancer.exec(own)
  if (hadCancer) add('cancer', `I had ${hadCancer[1] ?? ''}cancer.`)
  const against = cancerMedicine.exec(own)
  const isAsked = askedOf.test(sentence)
  if (against && (takes.test(own) || !isAsked)) add('cancer medicine', `I take ${against[1]!.toLowerCase()}.`)
  if (noWomb.test(own) && !notDone.test(own)) add('womb', 'I had a hysterectomy.')
  if (hasWomb.test(own) && !noWomb.test(own) && !isAsked) add('womb kept', 'I have a uterus.')
  if (noOvaries.test(own) && !keptOvaries.test(own) && !notDone.test(own))
    add('ovaries', `My ovaries were removed${/\bat \d\d\b/.exec(own)?.[0].replace(/^/, ' ') ?? ''}.`)
  if (
    clot.test(own) &&
    ofHadClot.test(own) &&
    !heavy.test(own) &&
    !/\b(?:no|never|not|without)\b[^.]{0,20}\bclot/i.test(own)
  )
    add('clot', 'I had a blood clot.')
  const attacked = attack.exec(own)
  if (attacked && ofHadClot.test(own) && !isAsked && !ruledOut.test(own))
    add('clot', `I had a ${attacked[0].toLowerCase()}.`)
  if ((aura.test(own) || (seesAura.test(own) && ofHeadache.test(own))) && !isAsked)
    add('aura', 'I have migraine with aura.')
  const years = age.exec(own)
  if (years) add('age', `I am ${years[1] ?? years[2]}.`)
  const without = noPeriods.exec(own)
  if (without && !isAsked) add('no periods', `${firstWords(without[0])}.`)
  if (!isAsked && takes.test(own) && !notTaken.test(own))
    for (const { asked } of medicinesIn(own))
      if (!cancerMedicine.test(asked.exec(own)![0])) add('medicine', `I take ${asked.exec(own)![0]}.`)
  const allergy = isAsked ? null : allergic.exec(own)
  if (allergy) add('allergy', `I am allergic to ${allergy.slice(1).find(Boolean)!.toLowerCase()}.`)
  const diet = isAsked ? null : eatsOtherwise.exec(own)
  if (diet) add('diet', diet[1] ? `I am ${diet[1].toLowerCase()}.` : `I eat no ${diet[2]!.toLowerCase()}.`)
  if (!isAsked) for (const { asked } of conditionsOf(own)) add('illness', nameIllness(asked.exec(own)![0]))
  return facts
}

/** Letters tell what they come with first; forty of the longest would take a third of a second. */
const longestRead = 1_500

/** What was told in earlier messages; of an age and of periods what was told last. */
export function toldFacts(said: readonly string[]): readonly Fact[] {
  const all = said.flatMap((message) => splitSentences(message.slice(0, longestRead))).flatMap(factsOf)
  return all.filter(
    ({ kind, text }, at) =>
      all.findIndex((one) => one.text.toLowerCase() === text.toLowerCase()) === at &&
      (!['age', 'no periods'].includes(kind) || all.findLastIndex((one) => one.kind === kind) === at),
  )
}

const ofHormones = /\b(?:the|a|hormone|hrt) (?:patch(?:es)?|gel|spray|pill|tablets?)\b|\b(?:hrt|hormone) tablets?\b/i
/** What stays where it is put: a clot is no reason against it. A ring may be the contraceptive one, of which that is not so. */
const ofVaginal = /\b(?:vaginal(?! ring)|pessar(?:y|ies)|vagifem)\b/i
const ofPregnancy =
  /\b(?:contracepti\w*|pregnan\w*|condoms?|(?:the|combined|combination|ordinary) pill|mini ?pill|birth control|coil|iud|safe days)\b/i
const ofTaken =
  /\b(?:tak(?:e|ing)|safe|try(?:ing)?|supplements?|herbs?|herbal|tablets?|pills?|capsules?|powders?|bottles?|vitamins?|minerals?|remed(?:y|ies)|combin\w*|together|both|interact\w*|on top|good idea|get (?:it|one|some|the same)|buy(?:ing)?|ask for (?:it|the same))\b/i
const ofRelief =
  /\b(?:what|anything|something|how)\b[^.?!]{0,40}\b(?:help(?:s|ed)?|works?|do|take|try|use|safe|stop|treat\w*)\b|\btreat\w*\b/i
const ofFlashes = /\b(?:hot|sweat\w*|flush\w*|flash(?:es)?|boiling)\b/i
const ofDryness = /\b(?:dry\w*|sex|vagina\w*|painful|sore down|lubricants?|moisturi[sz]er|atrophy)\b/i
const ofChange =
  /\b(?:(?:peri)?menopaus\w*|the change|peri|through it|too (?:young|early)|normal|early|hormone levels|blood test|wait it out|over)\b/i
const ofBleeding = /\b(?:periods?|bleed\w*|blood|spotting)\b/i

const ofDifference = /\b(?:differen\w+|better|which)\b/i
const ofBones = /\b(?:bones?|osteo\w+|dexa|dxa|fractures?|heart)\b/i

/** Questions on which a kind of fact bears. */
const bearsOn: Record<FactKind, (question: string) => boolean> = {
  cancer: (question) =>
    [hormones.asked, ofHormones, ofPregnancy, ofDryness].some((of) => of.test(question)) ||
    (ofFlashes.test(question) && ofRelief.test(question)) ||
    (ofTaken.test(question) && medicinesIn(question).length > 0),
  'cancer medicine': (question) => bearsOn.cancer(question) || ofTaken.test(question),
  family: (question) => (hormones.asked.test(question) || ofHormones.test(question)) && !ofDifference.test(question),
  clot: (question) =>
    !ofVaginal.test(question) && [hormones.asked, ofHormones, ofPregnancy].some((of) => of.test(question)),
  aura: (question) => bearsOn.clot(question),
  womb: (question) => bearsOn.clot(question) || ofBleeding.test(question) || ofChange.test(question),
  'womb kept': (question) =>
    hormones.asked.test(question) || ofHormones.test(question) || /\bprogest\w*/i.test(question),
  ovaries: (question) => [ofBones, ofChange].some((of) => of.test(question)) || bearsOn.clot(question),
  age: (question) => [hormones.asked, ofHormones, ofPregnancy, ofChange].some((of) => of.test(question)),
  'no periods': (question) => [ofPregnancy, ofChange, ofBleeding].some((of) => of.test(question)),
  medicine: (question) =>
    medicinesIn(question).length > 0 ||
    ((ofTaken.test(question) || /\bwith\b/.test(question)) &&
      (hormones.asked.test(question) || /\b(?:herb|supplement)/i.test(question))),
  illness: (question) => bearsOn.clot(question) || ofTaken.test(question),
  allergy: (question) => hormones.asked.test(question) || ofHormones.test(question) || ofTaken.test(question),
  diet: (question) =>
    /\b(?:eat\w*|foods?|plate|diet|meals?|breakfast|lunch|dinner|protein|calcium|iron|omega|b12|recipes?|snacks?|cook\w*)\b/i.test(
      question,
    ),
}

/** What is told for hormones says nothing to who wants something else. */
const ofHormonesAlone: ReadonlySet<FactKind> = new Set(['clot', 'aura', 'womb', 'womb kept', 'family'])

/**
 * The facts that an answer depends on, and that the question does not tell itself.
 * @param subject the question with what it leans on
 */
export function bearingFacts(facts: readonly Fact[], subject: string, question = subject): readonly Fact[] {
  // Most conversations tell nothing of this kind.
  if (facts.length === 0) return facts
  const own = new Set(
    splitSentences(question)
      .flatMap(factsOf)
      .map(({ kind }) => kind),
  )
  const names = (text: string) =>
    question.toLowerCase().includes(text.toLowerCase().replace(/^i (?:take|have) |\.$/g, ''))
  const isWithoutHormones = refusesHormones(question)
  return facts.filter(
    ({ kind, text }) =>
      bearsOn[kind](subject) &&
      !(isWithoutHormones && ofHormonesAlone.has(kind)) &&
      (kind === 'medicine' || kind === 'illness' ? !names(text) : !own.has(kind)),
  )
}
