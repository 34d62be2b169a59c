import { promisesTooMuch } from './falsePromises'
import { sentencesOf } from './prose'

const notATreatment =
  /\b(?:breath\w*|sigh\w*|yoga|tai chi|mindful\w*|meditat\w*|supplements?|black cohosh|soy|isoflavones?|phyto-?o?estrogens?|equol|red clover|evening primrose|magnesium|ashwagandha|herb\w*|acupuncture|ginseng|maca|sage|dong quai|wild yam|flax ?seeds?|chaste ?berry|vitex|valerian|rhodiola|st\.? john['’]?s wort|vitamins?|omega-?3s?|fish oil|cbd|cannabi\w*|pollen|pine bark|licorice|melatonin|turmeric|probiotics?|homeopath\w*)\b/i
const hotFlash = /\b(?:hot flash(?:es)?|flash(?:es)?|flush(?:es)?|night sweats?|sweats|vasomotor)\b/i
const relief =
  /\b(?:treat\w*|reliev\w*|relief|reduc\w*|eas(?:e|es|ed|ing)|cool(?:s|ed|ing)?|cur(?:e|es|ed)|stop(?:s|ped)?|fewer|less|lessen\w*|help(?:s|ed)?|soften\w*|shorten\w*|calm\w*|prevent\w*|end(?:s|ed)|rid of|banish\w*|eliminat\w*|heal(?:s|ed)?|effective(?:ly)?|works?|alleviat\w*|lower(?:s|ed|ing)?|decreas\w*|diminish\w*|improv\w*|tam(?:es?|ed|ing)|vanish\w*|disappear\w*|go(?:es)? away|remed(?:y|ies)|fix(?:es|ed)?|beats?|halv(?:es?|ed|ing)|cuts?|minimi[sz]\w*|dampen\w*|quell\w*|sooth\w*|combat\w*|fights?|good for)\b/i
const negation =
  /\b(?:not|no|never|nothing|none|neither|nor|cannot|without|unproven|unlikely|little|fail\w*|against|instead of|rather than|doubtful|unsure|small at best|too few|weak)\b|n['’]t\b/i
/** What looks like a denial and praises. */
const praise = new RegExp(
  [
    /\bnot (?:only|just|merely)\b/,
    /\bno (?:time|doubt|question|wonder|(?:\w+ )?side[- ]effects?|hormones?|prescription|drugs?|risks?)\b/,
    /\bwithout (?:\w+ ){0,2}?(?:hormones?|estrogen|side[- ]effects?|prescription|drugs?|medicines?|medication|pills?|risks?|doubt|fail)\b/,
    /\b(?:instead of|rather than) (?:hormones?|estrogen|drugs?|medicines?|medication|pills?)\b/,
    /\bnever fails?\b/,
    new RegExp(
      `\\bnothing\\b(?=[^.?!]{0,120}?\\b(?:like|better than|as well as) (?:\\w+ ){0,2}?${notATreatment.source})`,
    ),
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)
const often =
  /\b(?:a (?:day|week)|daily|nightly|weekly|per day|each (?:day|morning|evening|night|meal)|every (?:\w+ )?(?:day|morning|evening|night|hours)|at (?:night|bedtime)|before bed|before (?:meals|breakfast|dinner|sleep)|once|twice|(?:two|three|four) times|(?:\w+ )?nights a week|with (?:food|meals|breakfast|lunch|dinner)|in the (?:morning|evening)|on an empty stomach|under the tongue)\b/
    .source
const count = String.raw`(?:\d+(?:[.,]\d+)*|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a few|a couple of)`
const unit = String.raw`(?:mg|milligrams?|mcg|µg|μg|micrograms?|grams?|g|iu|i\.u\.|international units|units|ml)`
const helping = String.raw`(?:capsules?|tablets?|pills?|gumm(?:y|ies)|lozenges?|patch(?:es)?|drops|sprays?|puffs?|pumps?|scoops?|sachets?|droppers?|softgels?|(?:tea|table)spoons?|(?:tea|table)spoonfuls?|pea-sized amounts?)`
const weighed = String.raw`(?:(?:\d+(?:[.,]\d+)*|(?:one|two|three|four|five|six|eight|ten|twenty|fifty|hundred|thousand))[\s-]?${unit})\b`
const portioned = String.raw`(?:${count}[\s-](?:\w+ )?${helping}|an? (?:pea|walnut|almond)-sized (?:amount|blob|dab))\b`
const amount = String.raw`(?:${weighed}|${portioned}[^.?!]{0,40}?${often})`
const command = String.raw`(?:take|taking|swallow|use|apply|try|start (?:with|on)|begin with|drink|sip|rub(?: in)?|dab|inject|dissolve|stir|aim for|go for|get|have|pop|put|down|gulp|spray|increase to|go up to|double up to|stick to|need)`
const dose = new RegExp(
  [
    String.raw`(?:^|[,;:–—]\s*|\b(?:and|so|then|just|simply|please|you(?:['’]ll)? (?:only |just |really )?(?:should|can|could|may|might|must|need to|ought to|have to|want to|want)|we (?:recommend|suggest|advise) (?:you |that you |to )?|try to)\s*)${command}\b[^.?!]{0,80}?\b${amount}`,
    String.raw`\byou (?:only |just |really |all )?need (?:is )?(?:about |only |just |at least )?${amount}`,
    String.raw`(?:^|[,;:–—]\s*|\b(?:can|should|then|just|and)\s+)(?:raise|increase|double|up|lower|halve|cut|reduce|skip) (?:your|the) (?:dose|dosage)\b`,
    String.raw`\b(?:dose|dosage|amount) of ${amount}[^.?!]{0,30}\b(?:is|works) (?:the )?(?:best|right|ideal|enough|recommended|good)\b`,
    String.raw`\b(?:best|right|ideal|recommended|your) (?:dose|dosage|amount)\b[^.?!]{0,20}\bis ${amount}`,
    String.raw`^(?:dose|dosage): ${amount}`,
    String.raw`^(?:just |only |about |around )?(?:${amount}|${portioned}|${weighed})[^.?!]{0,40}?(?:\b(?:is|are|will be|should be) (?:\w+ )?(?:enough|plenty|all|right|best|ideal|fine|sufficient)\b|\b(?:does|do|will do) (?:it|the (?:job|trick))\b)`,
    // A sentence that is nothing but a dose: “Ten drops under the tongue before bed.” What a study gave is noted without a stop.
    String.raw`^(?:just |only |about |around )?(?:${weighed}(?: of [\w -]{2,30})?|${portioned}(?: of [\w -]{2,30})?),? ${often}(?:[ ,]+(?:and |or )?${often}){0,2}[.!]$`,
  ].join('|'),
  'i',
)
const isLimit = /\b(?:upper limit|limits?|at most|maximum|no more than|not more than|less than|never more)\b/i

/**
 * Denied is only what follows a denial: “Take 400 mg, never more” tells to take it. A command behind a comma stands by
 * itself: so does “Do not wait, take 400 mg”.
 */
function tellsToTake(sentence: string): boolean {
  const found = dose.exec(sentence)
  if (!found || isLimit.test(found[0])) return false
  const isCommand = /^[,;–—]/.test(found[0])
  return isCommand || !negation.test(sentence.slice(0, found.index))
}

/** @param named the sentence with what it goes on from */
const claimsToTreat = (sentence: string, named: string) =>
  notATreatment.test(named) &&
  hotFlash.test(sentence) &&
  relief.test(sentence) &&
  !negation.test((named.includes(': ') ? named : sentence).replaceAll(praise, ''))

export const isQuestion = (sentence: string) =>
  /\?["”’)]*$/.test(sentence) && !/^(?:why (?:suffer|wait|not|put up)|d(?:o|id) you know)\b/i.test(sentence)

/** Letters alone: as Word and Google Docs hand them out there are hard spaces, soft hyphens, “½”. */
export const plain = (sentence: string) =>
  sentence
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')

/** A sentence with what it goes on from: the words before a colon, or the sentence that its first word stands for. */
function withContext(sentence: string, before = ''): string {
  const goesOn = before.endsWith(':') || (notATreatment.test(before) && /^(?:it|this|they|these)\b/i.test(sentence))
  return goesOn ? `${before} ${sentence}` : sentence
}

/**
 * Sentences of plain text that read as if breathing, yoga, mindfulness or supplements treated hot flashes, and those that
 * tell the reader to take a dose. Questions claim nothing.
 */
export function forbiddenClaims(text: string): string[] {
  const sentences = sentencesOf(text)
  const read = sentences.map(plain)
  return sentences.filter((_, index) => {
    const sentence = read[index]!
    const whole = withContext(sentence, read[index - 1])
    if (isQuestion(sentence)) return false
    const isDose = tellsToTake(sentence) || tellsToTake(whole)
    return isDose || claimsToTreat(sentence, whole) || promisesTooMuch(sentence, whole)
  })
}
