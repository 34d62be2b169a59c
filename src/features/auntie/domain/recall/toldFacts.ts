import { medicinesIn, conditionsOf } from '../answer/question/medicinesAndConditions'
import { splitSentences } from '../answer/text/sentences'
import type { Fact, FactKind } from './fact'
import { furtherFactsOf, withAgeInDigits } from './furtherFacts'
import { ownWords } from './ownWords'
import { asToldByHer, askedFor } from './askedForAnother'

const another =
  'm[uo]m(?:my|s)?|mother|sister|dad|father|husband|wife|partner|aunt(?:ie)?s?|daughter|son|friend|brother|cousin|colleague|gran(?:ny|dmother)?|nan|neighbou?r|boss'
const ofAnother = new RegExp(
  `\\b(?:my|our|a|an|her|his) (?:\\w+ ){0,2}(?:${another})(?:['’]s)?\\b|^\\W*(?:both |two )?(?:${another})s? (?:has|had|have|got|died|was|is|takes|went|found|lost|and)\\b|\\b(?:she|he)(?:['’]s)?\\b`,
  'i',
)
/** Whoever tells of another and of herself in one sentence is heard for herself from “I” on. */
const ofHerself = /\b(?:i|i['’]?ve|i['’]?m)\b/i
const askedOf = /\?\s*$|^\W*(?:can|could|should|does|do|is|are|will|would|what|how|why|when|which)\b/i

const cancer =
  /\b(?:had|have|got|survived|diagnosed with|after|with|since(?: my)?|my|treated for|through|(?:years?|months?) (?:out|on|clear|free)(?: from| of)?|clear of|beat|battled|survivor of) (?:(?:\w+|stage \d|er\+|her2\+|triple negative) ){0,3}?((?:breast|womb|uterine|endometrial|ovarian|cervical|bowel|thyroid|skin|lung) )?cancer\b(?![- ](?:scare|screen\w*|genes?|tests?|risk|checks?|scan|charity|research|nurse|free))/i
/** “Grade 2 breast cancer, finished radio”, “since my lumpectomy” */
const toldCancer =
  /\b(?:i had|had|with|after|diagnosed with|got|have|treated for) (?:\w+ )?(?:dcis|lcis)\b|^\W*(?:triple negative|her2 ?(?:\+|positive)|er ?(?:\+|positive))\b|^\W*(?:(?:stage|grade) \w+ |er ?(?:\+|positive) |her2 ?\+? )?(?:breast|womb|ovarian|bowel|cervical) cancer\b(?! (?:scare|screening|risk|gene|test))|\b(?:my|had (?:a|the)|after (?:a|my|the)|since (?:the|my)) (?:\w+ )?(?:lumpectomy|mastectomy)\b/i
const noCancer =
  /\b(?:no|never|not|without|haven['’]?t|didn['’]?t|afraid of|scared of|worried about|risk of|family history of|runs in) (?:\w+ ){0,3}cancer\b/i
const cancerMedicine =
  /\b(tamoxifen|letrozole|anastrozole|exemestane|arimidex|femara|aromasin|herceptin|(?:an )?aromatase inhibitor|(?<=\b(?:on|taking|take|started) (?:an|my|the) )ai)\b(?! (?:app|tool|chat))/i
const takes =
  /\b(?:every (?:day|night|morning)|daily|a day|on|tak(?:e|ing|en)|started|starting|prescribed|using|given|put (?:me )?on|since)\b/i
const noWomb =
  /\b(?:womb|uterus) (?:went|came (?:out|away)|was whipped)\b|\b(?:total|full|radical|partial|abdominal|vaginal|my|a|lap(?:aroscopic)?) hyst(?:er)?\b|\bminus (?:a|my) (?:womb|uterus)\b|\b(?:womb|uterus) removal\b|\bremoval of (?:my|the) (?:womb|uterus)\b|\b(?:out|removed|gone)\b[^.?!]{0,12}\b(?:womb|uterus)\b[^.?!]{0,10}\b(?:included|as well|and all|too|with it)\b|\b(?:everything|the (?:whole )?lot|the works|all of it|it all|womb|uterus)\b[^.?!]{0,24}\b(?:out|removed|gone|away)\b[^.?!]{0,40}\b(?:womb|uterus|ovar(?:y|ies))\b|\b(?:womb|uterus)\b[^.?!]{0,24}\b(?:ovar(?:y|ies)|tubes|cervix)\b[^.?!]{0,24}\b(?:out|gone|removed|taken)\b|\b(?:took|taken|removed|whipped|had)\b[^.?!]{0,24}\b(?:womb|uterus)\b[^.?!]{0,12}\bovar(?:y|ies)\b|\bhysterectom\w*|\b(?:(?:all )?(?:my|the) (?:plumbing|insides|bits|works|undercarriage)|everything (?:down (?:there|below)|womb)) (?:\w+ ){0,3}(?:out|gone|removed|taken)\b|\b(?:no|without (?:a|my)|lost my|removed? (?:my|the)|took (?:out )?(?:my|the)) (?:womb|uterus)\b|\b(?:womb|uterus)\b(?: \w+){0,4} (?:out|gone|removed|taken)\b/i
/** “I don’t have a uterus any more” */
const haveNoWomb =
  /\b(?:don['’]?t|do not|no longer|haven['’]?t|have not|never|hasn['’]?t|didn['’]?t) (?:\w+ ){0,2}?(?:(?:have|got|kept|keep|own) )?(?:a |my |the |any )?(?:womb|uterus)\b(?! (?:any more )?(?:trouble|problem|pain|check|infection))/i
const hasWomb =
  /\b(?:wasn['’]?t|was not|isn['’]?t|not) (?:actually )?(?:the|my) (?:whole )?(?:womb|uterus)\b|\b(?:still (?:have|got|has)|(?:i['’]ve|i have|have|got|kept|keeping) (?:still )?)(?: got)? ?(?:my |a |the )?(?:womb|uterus)\b|\b(?:womb|uterus) (?:is )?(?:still (?:there|in|mine)|intact)\b|\b(?:still )?(?:have|got) (?:(?:all (?:of )?)?my (?:bits|parts|insides|plumbing)|everything (?:in there|down there))\b/i
const noOvaries =
  /\b(?:oophorectom\w*|ovaries (?:\w+ ){0,3}(?:out|gone|removed|taken)|(?:took|removed|lost|take|taken)\b[^.?!]{0,30}\bovaries|surgical menopause)\b/i
/** What is only talked of has not been done: “they offered me a hysterectomy”. */
const notDone =
  /\b(?:should|offer\w*|suggest\w*|recommend\w*|book\w*|schedul\w*|wait\w*|think\w*|consider\w*|going to|about to|needs?|wants?|instead of|avoid|next (?:week|month|year)|don['’]?t|will|might|may|if|(?:no|never|not|haven['’]?t)(?: \w+){0,3} (?:hysterectom|oophorectom)\w*)\b/i
/** What has its day. */
const isPlanned =
  /\b(?:next (?:week|month|year)|in (?:a|two|three|four|six|\d+) (?:weeks?|months?)|booked|scheduled|a date|having (?:my|both|the) (?:\w+ ){0,2}(?:taken|removed|out)|going to have|(?:are|is) (?:coming|going|to come) out)\b/i
/** What was taken, or may be, is not taken. */
const notTaken =
  /\b(?:stopp\w+|c[ao]me off|coming off|off|used to|no longer|not (?:on|taking|yet)|think\w*|should|offer\w*|refus\w+|wants?|don['’]?t|consider\w*|suggest\w*|instead of|tried)\b/i
const keptOvaries = /\b(?:kept|keep|left|still have|have|got) (?:(?:my|both|the|one) )*ovar/i
const clot = /\b(?:dvt|deep vein|(?:blood )?clots?|thrombosis|pulmonary embolism|embolism)\b/i
const ofHadClot = /\b(?:had|have|got|after|history of|diagnosed with|with)\b/i
/** “Mini stroke in March” */
const hasItsTime =
  /\b(?:ago|last (?:year|month|week|summer|winter)|in (?:(?:19|20)\d\d|january|february|march|april|may|june|july|august|september|october|november|december)|at \d\d|since)\b/i
const ruledOut = /\b(?:no|never|not|without|haven['’]?t|risk|afraid|scared|worried)\b/i
const heavy = /\b(?:period|bleed|flow|pass(?:ing)?|pad)/i
const attack = /\b(?:mini[- ])?(?:stroke|tia|heart attack)\b/i
const aura = /(?<!\b(?:no|without|never|not|any)(?: an?| had| had an?)? )\bauras?\b/i
/** Aura in her own words, of a headache: zigzag lights, half of what she looks at gone. */
const seesAura =
  /\b(?:zig[- ]?zags?|shimmer\w*|flashing lights|sparkl\w+|half (?:the|of the|my) (?:\w+ )?(?:goes|is|was|went) (?:missing|gone|blank)|jagged lines|blind (?:spot|patch)|(?:lose|lost|losing) (?:half|part|a bit|a chunk)(?: of)? (?:my |the |what )?\w+|tunnel vision)\b/i
const ofHeadache = /\b(?:migraines?|headaches?|my head|the head)\b/i
const eatsOtherwise =
  /\b(?:i['’]?m|i am|been|i['’]ve been|as|am) (?:a |an )?(?:\w+ )?(vegan|vegetarian|veggie|coeliac|celiac|gluten[- ]free|dairy[- ]free|lactose intolerant)\b|\bi (?:don['’]?t|can['’]?t|do not|never) (?:eat|have|touch|drink|tolerate) (?:any )?(dairy|milk|fish|meat|gluten)\b|\b(vegan|vegetarian|veggie|coeliac|celiac) (?:since|for|all|here|myself|household|by)\b|\bno (dairy|milk|fish|meat|gluten) for me\b/i
const allergic =
  /\b(?:allergic to|allergy to|anaphyla\w+ (?:to|from)|react badly to) (?:the )?([a-z]{3,})\b|\b(penicillin|peanuts?|nuts?|soya?|latex|shellfish|egg|milk|adhesive|plasters?) allerg(?:y|ic)\b|\bepi-?pen\b[^.?!]{0,40}?\b(peanuts?|nuts?|soya?|shellfish|bees?|wasps?)\b/i
const age =
  /\b(?:i(?:['’]?m| am)(?: only| just| now| already)?|aged?|turned|turning|i(?:['’]ll be)) (?:age )?((?:1[89]|[2-8]\d))(?!\d|%|[.,]\d| (?:weeks?|days?|months?|mg|kg|percent|years? (?:past|into|on|since|post)|minutes?|hours?))\b|\b((?:1[89]|[2-8]\d))(?: ?(?:yo|years? (?:old|young)|yrs?(?: old)?|f(?=[,. ]|$)))\b|^\W*(?:am |only |just |nearly )?(1[89]|[2-8]\d)(?=,? (?:and|but|with|still|here|now)\b|[.,](?! ?\d)|$)|(?:^|,)\W*(3\d|4\d|5\d|6\d|7\d),(?= ?[a-z])|, (3[6-9]|4\d|5[1-9]|6\d|7[0-4])\W*$/i
const noPeriods =
  /\b(?:no|without(?: a)?|haven['’]?t had (?:a|any)|not had (?:a|any)|last) (?:periods?|bleed(?:ing)?)\b[^.?!,;]{0,40}\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|few) (?:and a half )?(?:years?|months?|yrs?|mths?)\b|\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:years?|months?) (?:past|since|after|without) (?:my |a )?(?:last )?period\b|\bperiods?\b[^.?!,;]{0,16}\bstopped\b(?:(?! and )[^.?!,;]){0,40}|\b(?:not|have ?n['’]?t|never) (?:had|seen|got) (?:a |any |my |one )?(?:periods?|bleed)\b(?:(?! and )[^.?!,;]){0,40}|\b(?:my )?(?:cycles?|periods?|monthl(?:y|ies)) (?:has |have |had |are |is )?(?:just )?(?:vanished|gone|went|disappeared|dried up|packed (?:it |up|in)|ceased)\b(?:(?! and )[^.?!,;]){0,30}|\b(?:no|last|final) (?:periods?|bleed(?:ing)?) (?:since|was|at|in)\b(?:(?! and )[^.?!,;]){0,30}/i
const relativeCancer = new RegExp(
  `(?:\\b(?:my|our) (?:\\w+ ){0,2}|^\\W*(?:both |two )?)(${another})(?:['’]s)?s?\\b[^.?!;]{0,40}?\\b((?:breast|womb|ovarian) )?cancer\\b`,
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
const nameIllness = (written: string) => {
  const name = written.replace(/^(?:have|got|with|in|my|and|for) /i, '')
  if (/^(?:stent|pacemaker|transplant)$/i.test(name)) return `I have a ${name}.`
  return `I ${/ic$/i.test(name) ? 'am' : 'have'} ${/^type (?:[12]|one|two)$/i.test(name) ? `${name} diabetes` : name}.`
}

const firstWords = (text: string) => text.trim().replace(/\s+/g, ' ')

/** What one sentence tells, in plain words that the search and the rules for readers know. */
export function factsOf(written: string, inHerWords = written): Fact[] {
  const sentence = withAgeInDigits(written)
  const facts: Fact[] = []
  const words = ownWords(inHerWords)
  const add = (kind: FactKind, text: string) => facts.push({ kind, text, words })
  const ofKin = relativeCancer.exec(sentence)
  if (ofKin && kin.test(ofKin[1]!)) add('family', `My ${ofKin[1]!.toLowerCase()} had ${ofKin[2] ?? ''}cancer.`)
  const own = ownPart(sentence)
  if (own === '') return facts
  const hadCancer = noCancer.test(own) ? null : cancer.exec(own)
  if (hadCancer) add('cancer', `I had ${hadCancer[1] ?? ''}cancer.`)
  else if (toldCancer.test(own) && !noCancer.test(own) && !askedOf.test(sentence))
    add(
      'cancer',
      `I had ${/breast|lumpectom|mastectom|[dl]cis|triple negative|her2|\ber ?(?:\+|positive)/i.test(own) ? 'breast ' : ''}cancer.`,
    )
  else if (/\bthe big c\b/i.test(own)) add('cancer', `I had ${/breast/i.test(own) ? 'breast ' : ''}cancer.`)
  const against = cancerMedicine.exec(own)
  const isAsked = askedOf.test(sentence)
  if (against && (takes.test(own) || !isAsked)) add('cancer medicine', `I take ${against[1]!.toLowerCase()}.`)
  const isWithoutWomb = !isAsked && haveNoWomb.test(own)
  if (isWithoutWomb || (noWomb.test(own) && !notDone.test(own))) add('womb', 'I had a hysterectomy.')
  if (hasWomb.test(own) && !noWomb.test(own) && !isWithoutWomb && !isAsked) add('womb kept', 'I have a uterus.')
  if (noOvaries.test(own) && !keptOvaries.test(own) && isPlanned.test(own) && !isAsked)
    add('ovaries', 'My ovaries are to be taken out.')
  else if (noOvaries.test(own) && !keptOvaries.test(own) && !notDone.test(own))
    add('ovaries', `My ovaries were removed${/\bat \d\d\b/.exec(own)?.[0].replace(/^/, ' ') ?? ''}.`)
  if (
    clot.test(own) &&
    (ofHadClot.test(own) || (hasItsTime.test(own) && !isAsked)) &&
    !heavy.test(own) &&
    !/\b(?:no|never|not|without)\b[^.]{0,20}\bclot/i.test(own)
  )
    add('clot', 'I had a blood clot.')
  const attacked = attack.exec(own)
  if (attacked && (ofHadClot.test(own) || hasItsTime.test(own)) && !isAsked && !ruledOut.test(own))
    add('clot', `I had a ${attacked[0].toLowerCase()}.`)
  if ((aura.test(own) || (seesAura.test(own) && ofHeadache.test(own))) && !isAsked)
    add('aura', 'I have migraine with aura.')
  const years = age.exec(own)
  if (years) add('age', `I am ${years.slice(1).find(Boolean)}.`)
  const without = noPeriods.exec(own)
  if (without && !isAsked) add('no periods', `${firstWords(without[0])}.`)
  if (!isAsked && takes.test(own) && !notTaken.test(own))
    for (const { asked } of medicinesIn(own))
      if (!cancerMedicine.test(asked.exec(own)![0])) add('medicine', `I take ${asked.exec(own)![0]}.`)
  const allergy = isAsked ? null : allergic.exec(own)
  if (allergy) add('allergy', `I am allergic to ${allergy.slice(1).find(Boolean)!.toLowerCase()}.`)
  const diet = isAsked ? null : eatsOtherwise.exec(own)
  const eater = diet?.[1] ?? diet?.[3]
  if (diet) add('diet', eater ? `I am ${eater.toLowerCase()}.` : `I eat no ${(diet[2] ?? diet[4])!.toLowerCase()}.`)
  if (!isAsked)
    for (const { asked } of conditionsOf(own)) {
      const name = asked.exec(own)![0]
      if (!/brca/i.test(name)) add('illness', nameIllness(name))
    }
  for (const { kind, text } of furtherFactsOf(own, isAsked))
    if (!facts.some((fact) => fact.text === text)) add(kind, text)
  return facts
}

/** A question that begins small, behind what was told. */
const beforeQuestion = /(?<=\w{2}[.!]) (?=(?:which|what|can|is|are|should|would|do|does|may|could|how|will|am) )/

/** Letters tell what they come with first; forty of the longest would take a third of a second. */
const longestRead = 1_500

/** Of these what was told last holds: “I had it wrong, it was a full hysterectomy”. */
const changes: readonly (readonly FactKind[])[] = [['age'], ['no periods'], ['womb', 'womb kept']]

/** What was told in earlier messages, of her or of whom she asks for; of an age, of periods and of a womb what was told last. */
export function toldFacts(said: readonly string[], another = askedFor(said)): readonly Fact[] {
  const asHers = asToldByHer(another)
  const all = said
    .flatMap((message) => splitSentences(message.slice(0, longestRead)))
    .flatMap((sentence) => sentence.split(beforeQuestion))
    .flatMap((sentence) => factsOf(asHers(sentence), sentence))
  const isLast = (kind: FactKind, at: number) => {
    const kinds = changes.find((some) => some.includes(kind))
    return kinds && all.findLastIndex((one) => kinds.includes(one.kind)) === at
  }
  return all.filter(
    ({ kind, text }, at) =>
      isLast(kind, at) ?? all.findIndex((one) => one.text.toLowerCase() === text.toLowerCase()) === at,
  )
}
