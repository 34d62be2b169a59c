import { promisesTooMuch } from './falsePromises'
import { sentencesOf } from './prose'
import { heat, hotFlash, notATreatment } from './remedies'

const relief =
  /\b(?:treat\w*|reliev\w*|relief|reduc\w*|eas(?:e|es|ed|ing)|cool(?:s|ed|ing)?|cur(?:e|es|ed)|stop(?:s|ped)?|fewer|less|lessen\w*|help(?:s|ed)?|soften\w*|shorten\w*|calm\w*|prevent\w*|end(?:s|ed)|rid of|banish\w*|eliminat\w*|heal(?:s|ed)?|effective(?:ly)?|works?|alleviat\w*|lower(?:s|ed|ing)?|decreas\w*|diminish\w*|improv\w*|tam(?:es?|ed|ing)|vanish\w*|disappear\w*|go(?:es)? away|remed(?:y|ies)|fix(?:es|ed)?|beats?|halv(?:es?|ed|ing)|cuts?|minimi[sz]\w*|dampen\w*|quell\w*|sooth\w*|combat\w*|fights?|good for|goodbye|gone|away|off|free of|free from|no more|at bay|under control|behind you|thing of the past|history|answer|antidote|solution|secret|weapon|medicine|alternative|instead|handl\w*|manag\w*|tackl\w*|yield\w*|surrender\w*|done with|forget\w*)\b/i
const negation =
  /\b(?:not|no|never|nothing|none|neither|nor|cannot|without|unproven|unlikely|little|fail\w*|against|instead of|rather than|doubtful|unsure|small at best|too few|weak|myths?|untrue|beware|so-called|supposed(?:ly)? (?:to)?|sold as|anyone who|anybody who|whoever|if (?:a|an|the|any) (?:\w+ )?promises)\b|n['’]t\b/i
/** What looks like a denial and praises. */
const praise = new RegExp(
  [
    /\bnot (?:only|just|merely)\b/,
    /\bno (?:time|doubt|question|wonder|(?:\w+ )?side[- ]effects?|hormones?|prescription|drugs?|risks?)\b/,
    /\bwithout (?:\w+ ){0,2}?(?:hormones?|estrogen|side[- ]effects?|prescription|drugs?|medicines?|medication|pills?|risks?|doubt|fail)\b/,
    /\b(?:instead of|rather than) (?:hormones?|estrogen|drugs?|medicines?|medication|pills?)\b/,
    /\bnever fails?\b/,
    /\b(?:(?:do(?:es)?n['’]t|do(?:es)? not|never) (?:stand|have)|(?:have|has|stand|stands) (?:no|little)) (?:a )?chance(?: against)?\b/,
    // What is denied is the flash, and not what acts on it.
    /\b(?:no|without|zero)(?: to)? (?:hot[ -])?(?:flash(?:es)?|flush(?:es)?|(?:night )?sweats)\b(?! (?:was|were|got|gets|is|are)\b)/,
    /(?:\b(?:not|never)|n['’]t) (?:flush|flash|sweat)(?:ed)?\b/,
    /\bno (?:doctor|pill|drug|medicine|hormone|patch)s? (?:could|can|has|have|ever|will)\b/,
    /\bnothing (?:\w+ ){0,2}?(?:beats|compares|rivals|matches|comes close)\b/,
    // “No more flashes”, “not one flash since”, “a flash never stands a chance”.
    /\b(?:no more|no longer|not (?:one|a single|a (?=(?:hot )?(?:flash|flush|sweat)))|never (?:again|had|have|came|come|returned?|a)|can(?:not|['’]t) (?:compete|argue|resist|survive)|no match)\b(?=[^.?!]{0,40}?\b(?:flash|flush|sweat|drenched|since|against|with|for|again|a chance|$))/,
    /\b(?:has|have|had)(?:n['’]t| not) (?:had|felt|seen|known|been)\b(?=[^.?!]{0,60}\b(?:since|any ?more|again)\b)/,
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
const weighed = String.raw`(?:half an? (?:milligram|microgram|gram)|(?:\d+(?:[.,]\d+)*|(?:an?|one|two|three|four|five|six|eight|ten|twenty|fifty|hundred|thousand))[\s-]?${unit})\b`
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
    String.raw`^(?:just |only |about |around )?(?:${portioned}[^.?!]{0,40}?${often}[^.?!]{0,30}\b(?:is|are|will|should|does|do|keeps?|makes?)\b(?! (?:too|above|more|over|not|the))|${amount}[^.?!]{0,30}\bis what you (?:want|need)\b)`,
    String.raw`\b(?:take|use|eat|drink|apply) (?:it |them )?as (?:much|many|often) (?:of it |of them )?as you (?:like|want|please|wish)\b`,
    String.raw`\b(?:take|use|add|try|wear|stick on)\b[^.?!]{0,20}\b(?:an extra|a second|another|a double|an additional) (?:dose|${helping})\b`,
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

const hasPraise = (sentence: string) => sentence.search(praise) >= 0

const isDenied = (sentence: string) => negation.test(sentence.replaceAll(praise, ''))

/** Names both and says nothing of what one does to the other: a moment, a list, an errand, a sign, a report of a trial. */
const namesBoth = new RegExp(
  [
    /\b(?:when|while|whenever|during|through|after|until|if|as)\b(?: (?:a|an|the|your|each|another|one|my|her|in a))?(?: \w+)? (?:hot[ -])?(?:flash(?:es)?|flush(?:es)?|(?:night )?sweats)\b/,
    /\b(?:flash(?:es)?|flush(?:es)?|sweats)(?:,| and| or|,? &) (?:\w+[, ]+){0,3}(?:breath\w*|herbs?|supplements?|yoga|meditation|mindfulness|soy|vitamins?)\b/,
    /\b(?:breath\w*|herbs?|supplements?|yoga|meditation|mindfulness|soy|vitamins?)(?:,| and| or|,? &) (?:\w+[, ]+){0,3}(?:hot[ -])?(?:flash(?:es)?|flush(?:es)?|sweats)\b/,
    /\b(?:triggers?|sets? off|bring(?:s)? on|worse|worsens?|causes?)\b/,
    /^(?:ask|tell|write|note|log|track|read|bring|check|record|talk|learn|keep|mark|count|list)\b/,
    /\b(?:breathless\w*|short(?:ness)? of breath|out of breath|trials?|placebo|stud(?:y|ies)|amount|upper limit)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/**
 * In a sentence that names both, whatever is said counts as praise unless it is denied: “switches off”, “a fire
 * extinguisher for”. No list of verbs holds all the pictures of it.
 * @param named the sentence with what it goes on from
 */
const claimsToTreat = (sentence: string, named: string) =>
  notATreatment.test(named) &&
  (hotFlash.test(sentence) || (heat.test(sentence) && relief.test(sentence))) &&
  (relief.test(sentence) || hasPraise(sentence) || (notATreatment.test(sentence) && !namesBoth.test(sentence))) &&
  !isDenied(named.includes(': ') ? named : sentence)

export const isQuestion = (sentence: string) =>
  /\?["”’)]*$/.test(sentence) &&
  !/^(?:why (?:suffer|wait|not|put up|bother|take|pay|risk|swallow)|who needs|d(?:o|id) you know|isn['’]t|aren['’]t|wouldn['’]t|did anyone tell you)\b/i.test(
    sentence,
  )

/** Letters alone: as Word and Google Docs hand them out there are hard spaces, soft hyphens, “½”. */
export const plain = (sentence: string) =>
  sentence
    .normalize('NFKC')
    .replaceAll(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')

/** Begins with what something led to, or with the word that stands for it. */
const goesOnFrom =
  /^(?:it|this|they|these|the result|and|so|soon|since|after|afterwards|within|by|now|no more|not one|not a|gone|goodbye|(?:a|one|two|three|\w+) (?:days?|weeks?|months?) (?:later|on|in)|(?:my|your|her|the|those)? ?(?:hot )?(?:flash|flush|night sweat|sweat)\w*|I|she|you|we)\b/i
/** What hot flashes are treated with. */
const treatment =
  /\b(?:hormones?|hormone therapy|hrt|mht|o?estrogens?|estradiol|fezolinetant|elinzanetant|antidepressants?|gabapentin|oxybutynin|clonidine|cbt|cognitive|hypnosis)\b/i
const affirms =
  /^(?:yes|absolutely|of course|you bet|sure|indeed|definitely|certainly|(?:it|they|she) (?:does|do|can|will|did)(?! not|n['’]t)|(?:it|they) (?:really|certainly|always) )\b/i

/** A sentence with what it goes on from: the words before a colon, or the sentence that it tells the outcome of. */
function withContext(sentence: string, before = ''): string {
  const isOutcome = notATreatment.test(before) && goesOnFrom.test(sentence) && !treatment.test(sentence)
  return before.endsWith(':') || isOutcome ? `${before} ${sentence}` : sentence
}

/** “Does yoga stop flashes? It does.” “Flashes? Try sage.” A question states what is answered to it. */
function answers(sentence: string, before = ''): boolean {
  if (!isQuestion(before)) return false
  if (hotFlash.test(before) && notATreatment.test(sentence) && !namesBoth.test(sentence) && !isDenied(sentence))
    return true
  if (!affirms.test(sentence)) return false
  const stated = before.replaceAll('?', '.')
  return claimsToTreat(stated, stated) || promisesTooMuch(stated, stated)
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
    const isPromise = promisesTooMuch(sentence, whole) || answers(sentence, read[index - 1])
    return isDose || isPromise || claimsToTreat(sentence, whole)
  })
}
