import { changesByHerself, form } from './changedDoses'
import { negation } from './denials'
import { anyOf } from './patterns'
import { soldRemedy } from './remedies'

const often =
  /\b(?:a (?:day|week)|daily|nightly|weekly|per day|each (?:day|morning|evening|night|meal)|every (?:\w+ )?(?:day|morning|evening|night|hours)|at (?:night|bedtime|breakfast|lunch|dinner|supper|noon)|before bed|before (?:meals|breakfast|dinner|sleep|you (?:sleep|eat|go to bed)|the lights go out)|after (?:meals|breakfast|lunch|dinner|supper)|first thing|once|twice|(?:two|three|four) times|(?:\w+ )?nights a week|with (?:food|meals|breakfast|lunch|dinner|(?:the|your) (?:\w+ ){0,2}?(?:meal|breakfast|lunch|dinner|supper|porridge|coffee|tea))|in the (?:morning|evening)|on an empty stomach|under the tongue|on (?:mon|tues|wednes|thurs|fri|satur|sun|week)days|on (?:the |your )?(?:bad |rough |hot |good )?days)\b/
    .source
const count = String.raw`(?:(?:an?|one|half an?) (?:heaped|level|rounded|good|generous)|(?:a|one) (?:half|third|quarter) of an?|(?:half|three quarters) of an?|\d+(?:[.,]\d+)*|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a few|a couple of)`
const unit = String.raw`(?:mg|milligrams?|mcg|µg|μg|micrograms?|grams?|g|iu|i\.u\.|international units|units|ml)`
const helping = String.raw`(?:capsules?|tablets?|pills?|gumm(?:y|ies)|lozenges?|patch(?:es)?|drops|sprays?|squirts?|dabs|puffs?|pumps?|scoops?|sachets?|droppers?|softgels?|(?:tea|table)spoons?|(?:tea|table)spoonfuls?|pea-sized amounts?)`
const numeral =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|and)'
const weighed = String.raw`(?:half an? (?:milligram|microgram|gram)|(?:\d+(?:[.,]\d+)*|(?:an?|one|two|three|four|five|six|eight|ten|twenty|thirty|forty|fifty|hundred|thousand|half a|quarter of a))[\s-]?${unit})\b`
const portioned = String.raw`(?:${count}[\s-](?:\w+ )?${helping}|an? (?:pea|walnut|almond)-sized (?:amount|blob|dab))\b`
const amount = String.raw`(?:${weighed}|${portioned}[^.?!]{0,40}?${often})`
const command = String.raw`(?:take|taking|swallow|use|apply|try|start (?:with|on)|begin with|drink|sip|rub(?: in)?|dab|inject|dissolve|stir|aim for|go for|get|have|pop|put|down|gulp|spray|increase to|go up to|double up to|stick to|need)`
const dose = anyOf(
  String.raw`(?:^|[,;:–—]\s*|\b(?:and|so|then|just|simply|please|you(?:['’]ll)? (?:only |just |really )?(?:should|can|could|may|might|must|need to|ought to|have to|want to|want)|we (?:recommend|suggest|advise) (?:you |that you |to )?|try to)\s*)${command}\b[^.?!]{0,80}?\b${amount}`,
  String.raw`\byou (?:only |just |really |all )?need (?:is )?(?:about |only |just |at least )?${amount}`,
  String.raw`(?:^|[,;:–—]\s*|\b(?:can|should|then|just|and)\s+)(?:raise|increase|double|up|lower|halve|cut|reduce|skip) (?:your|the) (?:dose|dosage)\b`,
  String.raw`\b(?:dose|dosage|amount) of ${amount}[^.?!]{0,30}\b(?:is|works) (?:the )?(?:best|right|ideal|enough|recommended|good)\b`,
  String.raw`\b(?:best|right|ideal|recommended|magic|perfect|golden|your) (?:dose|dosage|amount|number|figure)\b[^.?!]{0,20}\bis ${amount}`,
  String.raw`^(?:dose|dosage): ${amount}`,
  String.raw`\b(?:we|i|experts|our \w+) (?:recommend|suggest|advise|swear by)s? (?:about |around |only |just )?${amount}`,
  String.raw`^(?:just |only |about |around )?(?:${amount}|${portioned}|${weighed})[^.?!]{0,40}?(?:\b(?:is|are|will be|should be) (?:\w+ )?(?:enough|plenty|all|right|best|ideal|fine|sufficient|(?:the )?(?:sweet spot|magic number|golden rule|rule|trick|way to go))\b|\b(?:does|do|will do) (?:it|the (?:job|trick))\b)`,
  String.raw`^(?:just |only |about |around )?(?:${portioned}[^.?!]{0,40}?${often}[^.?!]{0,30}\b(?:is|are|will|should|does|do|keeps?|makes?)\b(?! (?:too|above|more|over|not|the))|${amount}[^.?!]{0,30}\bis what you (?:want|need)\b)`,
  String.raw`\b(?:take|use|eat|drink|apply) (?:it |them )?as (?:much|many|often) (?:of it |of them )?as you (?:like|want|please|wish)\b`,
  String.raw`\b(?:take|use|add|try|wear|stick on)\b[^.?!]{0,20}\b(?:an extra|a second|another|a double|an additional) (?:dose|${helping})\b`,
  // A sentence that is nothing but a dose: “Ten drops under the tongue before bed.” What a study gave is noted without a stop.
  String.raw`^(?:just |only |about |around )?(?:${weighed}(?: of [\w -]{2,30})?|${portioned}(?: of [\w -]{2,30})?),? ${often}(?:[ ,]+(?:and |or )?${often}){0,2}[.!]$`,
)
/** A sentence that is nothing but an amount, behind what is taken or the hour that it is for. */
const bareAmount = anyOf(
  String.raw`^(?:just |only |about |around )?(?:(?:${numeral} ){1,4}${unit}\b|${weighed}|${portioned})(?: of [\w -]{2,30})?(?:,? (?:with|in|on|every|each|before|after|at|once|twice) [^.?!;:]{2,60})?[.!]?$`,
)
const hour =
  /^(?:in the )?(?:mornings?|evenings?|nights?|nightly|daily|noon|midday|bedtime|breakfast|lunch|dinner|supper|on waking|every (?:day|night|morning|evening)|week (?:one|two|three|four|\d+)|(?:my|our|the|your) (?:\w+ )?(?:rule|plan|schedule|routine|ritual|trick|recipe|dose)(?: \w+){0,3}):$/
const medicineOrSold = new RegExp(String.raw`${soldRemedy.source}|\bvitamin|\bsupplements?\b|\b${form}`)
const isStudy =
  /\b(?:trials?|stud(?:y|ies)|were given|placebo|a day for|upper limit|limits?|maximum|recommended|contains?|label)\b/

/** “Evening: two capsules of ashwagandha.” “Zinc. Thirty milligrams, with your porridge.” */
const isBareDose = (sentence: string, before: string) =>
  mayBeDose.test(sentence) &&
  bareAmount.test(sentence) &&
  !isStudy.test(`${before} ${sentence}`) &&
  (hour.test(before) ? medicineOrSold.test(sentence) : medicineOrSold.test(before) && /[.!]$/.test(sentence)) &&
  !negation.test(sentence) &&
  !isRecipe.test(sentence)

/** “Forty drops of valerian will see you through.” “Magnesium, 500 mg, is all you need.” */
const praisesAmount = anyOf(
  String.raw`^(?:just |only |about |around )?(?:${weighed}|${portioned})(?: of [\w -]{2,30}?)?,? (?:will|gets?|puts?|sends?|sees?|lets?|helps?|brings?|keeps?)\b`,
  String.raw`${weighed}[^.?!]{0,30} (?:is|are) (?:all|what|everything|just what) (?:the )?(?:\w+ ){0,2}?(?:you|we|anyone) (?:want|need)s?\b`,
)
const mixesIn = anyOf(
  String.raw`(?:^|[,;:–—] |\b(?:and|then|just|simply|can) )(?:add|mix|blend|sprinkle|whisk|crush|stir)\b[^.?!]{0,40}\b${amount}`,
)
const isPraised = (sentence: string) =>
  mayBeDose.test(sentence) &&
  (praisesAmount.test(sentence) || (isEvery.test(sentence) && !isRecipe.test(sentence) && mixesIn.test(sentence))) &&
  medicineOrSold.test(sentence) &&
  !isStudy.test(sentence) &&
  !negation.test(sentence)

/** What is cheap to look for, and stands in each of them. */
const mayBeDose = new RegExp(
  String.raw`(?:\d|[\s-]|an?|one|two|three|four|five|six|eight|ten|twenty|thirty|forty|fifty|hundred|thousand)${unit}\b|${helping}|dos(?:e|age)|amount|blob|dab|as you`,
)
/** What is cooked with: what goes into it is counted for the dish, unless it is for every day. */
const isRecipe =
  /\b(?:pots?|pans?|saucepan|oven|dough|batter|soups?|stew|salad|dressing|sauce|bowl|blender|roast\w*|simmer\w*|bake|whisk|knead|flour|lentils|slices of bread)\b/
const isEvery = new RegExp(often)
const isLimit = /\b(?:upper limit|limits?|at most|maximum|no more than|not more than|less than|never more)\b/

/**
 * Denied is only what follows a denial: “Take 400 mg, never more” tells to take it. A command behind a comma stands by
 * itself: so does “Do not wait, take 400 mg”.
 * @param before the sentence before it, which may name the medicine
 */
export function tellsToTake(sentence: string, before = ''): boolean {
  if (changesByHerself(sentence, before) || isBareDose(sentence, before) || isPraised(sentence)) return true
  const found = mayBeDose.test(sentence) ? dose.exec(sentence) : null
  if (!found || isLimit.test(found[0])) return false
  if (isRecipe.test(sentence) && !isEvery.test(sentence) && !medicineOrSold.test(sentence.replaceAll('turmeric', '')))
    return false
  const isCommand = /^[,;–—]/.test(found[0])
  return isCommand || !negation.test(sentence.slice(0, found.index))
}
