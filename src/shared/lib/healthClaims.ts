import { hasPraise, isDenied } from './denials'
import { tellsWhatSheHas } from './diagnoses'
import { tellsToTake } from './dosage'
import { promisesTooMuch } from './falsePromises'
import { anyOf } from './patterns'
import { isQuestion, plain, sentencesOf, wordsOf } from './prose'
import { ailments, heat, hotFlash, notATreatment, remedy, treatment, wave } from './remedies'
import { spurnsCare } from './spurnedCare'

const relief =
  /\b(?:treat\w*|reliev\w*|relief|reduc\w*|eas(?:e|es|ed|ing)|cool(?:s|ed|ing)?|cur(?:e|es|ed)|stop(?:s|ped)?|fewer|less|lessen\w*|help(?:s|ed)?|soften\w*|shorten\w*|calm\w*|prevent\w*|end(?:s|ed)|rid of|banish\w*|eliminat\w*|heal(?:s|ed)?|effective(?:ly)?|works?|alleviat\w*|lower(?:s|ed|ing)?|decreas\w*|diminish\w*|improv\w*|tam(?:es?|ed|ing)|vanish\w*|disappear\w*|go(?:es)? away|remed(?:y|ies)|fix(?:es|ed)?|beats?|halv(?:es?|ed|ing)|cuts?|minimi[sz]\w*|dampen\w*|quell\w*|sooth\w*|combat\w*|fights?|good for|goodbye|farewell|bye-bye|gone|away|off|free of|free from|no more|at bay|under control|behind you|puts? out|dous\w+|extinguish\w*|snuff\w*|quench\w*|fizzl\w*|pack(?:s|ed) (?:up|their bags)|packing|s(?:aw|ees?) off|stay(?:s|ed)? away|cleared|left (?:me|her|us|them|you|for good)|and left|drain\w*|fad(?:es?|ed|ing)|subsid\w*|chas(?:es?|ed)|driv(?:es?|ing)|drove|in check|turn(?:s|ed)? down|thing of the past|history|answer|antidote|solution|secret|weapon|medicine|alternative|instead|handl\w*|manag\w*|tackl\w*|yield\w*|surrender\w*|fold(?:s|ed)?|ebb\w*|die(?:s|d)? down|reced\w*|retreat\w*|collapse\w*|lose(?:s)? (?:its|their) (?:power|grip|sting)|turn(?:s|ed)? (?:\w+ ){1,3}?down|(?:the|an) (?:\w+ )?end (?:of|to)|done with|forget\w*|dry|gather(?:s|ed)? dust|meadow|you were born with|retire[sd]?|in the drawer|idle|unused)\b/
/** Names both and says nothing of what one does to the other: a moment, a list, an errand, a sign, a report of a trial. */
const namesBoth = anyOf(
  ...[
    /\b(?:when|while|whenever|during|through|after|until|if|as)\b(?: (?:a|an|the|your|each|another|one|my|her|in a))?(?: \w+)? (?:hot[ -])?(?:flash(?:es)?|flush(?:es)?|(?:night )?sweats)\b/,
    /\b(?:flash(?:es)?|flush(?:es)?|sweats)(?:,| and| or|,? &) (?:\w+[, ]+){0,3}(?:breath\w*|herbs?|supplements?|yoga|meditation|mindfulness|soy|vitamins?)\b/,
    /\b(?:breath\w*|herbs?|supplements?|yoga|meditation|mindfulness|soy|vitamins?)(?:,| and| or|,? &) (?:\w+[, ]+){0,3}(?:hot[ -])?(?:flash(?:es)?|flush(?:es)?|sweats)\b/,
    /\b(?:triggers?|sets? off|bring(?:s)? on|worse|worsens?|causes?)\b/,
    /^(?:ask|tell|write|note|log|track|read|bring|check|record|talk|learn|keep|mark|count|list)\b/,
    /\b(?:breathless\w*|short(?:ness)? of breath|out of breath|trials?|placebo|stud(?:y|ies)|amount|upper limit)\b/,
  ].map(({ source }) => source),
)

const namesHeat = (sentence: string, named: string) =>
  heat.test(sentence) || (wave.test(sentence) && (heat.test(named) || hotFlash.test(named)))
/** “It turns your surges down”: what it stands for was named before. */
const standsForIt =
  /^(?:it|this|they|these) (?!(?:is|are|was|were|had|has|have|did|does|do|may|might|can|could|got|took|said|felt|came|come|comes)\b)\w+/
/** What a trial counted is a fact, which asks for its source. */
const reportsTrial =
  /^(?=.*\b(?:stud(?:y|ies)|trials?|women who (?:took|drank|were given))\b).*\b(?:than|with|against|beside) (?:\w+ ){0,3}?placebo\b/

/**
 * In a sentence that names both, whatever is said counts as praise unless it is denied: “switches off”, “a fire
 * extinguisher for”. No list of verbs holds all the pictures of it.
 * @param named the sentence with what it goes on from
 */
const claimsToTreat = (sentence: string, named: string) =>
  remedy.test(named) &&
  (hotFlash.test(sentence) || (namesHeat(sentence, named) && relief.test(sentence))) &&
  (relief.test(sentence) ||
    hasPraise(sentence) ||
    (notATreatment.test(standsForIt.test(sentence) ? named : sentence) && !namesBoth.test(sentence))) &&
  !reportsTrial.test(sentence) &&
  !isDenied(named.includes(': ') ? named : sentence)

/** Begins with what something led to, or with the word that stands for it. */
const goesOnFrom =
  /^(?:(?:the|each|every) (?:wave|heat|surge|blaze|fire|tide)|(?:my|your|her) (?:sheets|pillows?|nights?|pyjamas|bed)|it|this|they|these|the result|and|so|soon|then|from (?:then|that)|before long|ever since|since|after|afterwards|within|by|now|no more|not one|not a|gone|goodbye|(?:a|one|two|three|\w+) (?:days?|weeks?|months?) (?:later|on|in)|(?:a|an|one|two|three|four|half a|\d+) (?:\w+ )?(?:glass(?:es)?|cups?|mugs?|\w*spoon(?:ful)?s?|drops|capsules?|tablets?|sips?|bowls?|sessions?|minutes)|(?:my|your|her|the|those)? ?(?:hot )?(?:flash|flush|night sweat|sweat)\w*|i|she|you|we)\b/
const affirms =
  /^(?:yes|absolutely|of course|you bet|sure|indeed|definitely|certainly|(?:we|i|many|most|some|thousands|hundreds)(?: \w+)? (?:think|believe|say|know) so|it just (?:might|may)|(?:it|they|she) (?:does|do|can|will|did)(?! not|n['’]t)|(?:it|they) (?:really|certainly|always) )\b/

/** Names nothing else that something may have come of: “Three weeks went by.” */
const onlyLeadsOn = (between: string) =>
  wordsOf(between).length <= 10 && !treatment.test(between) && !isQuestion(between) && !isDenied(between)

/** A sentence with what it goes on from: the words before a colon, or those of one or two sentences before, which it tells the outcome of. */
function withContext(sentence: string, before = '', earlier = ''): string {
  const isOutcome = goesOnFrom.test(sentence) && !treatment.test(sentence)
  if (before.endsWith(':') || (isOutcome && remedy.test(before))) return `${before} ${sentence}`
  return isOutcome && remedy.test(earlier) && !isDenied(earlier) && onlyLeadsOn(before)
    ? `${earlier} ${before} ${sentence}`
    : sentence
}

const ailment = new RegExp(
  String.raw`${ailments}|\b(?:low moods?|anxious|sleepless|wide awake|tired|forgetful|moody|irritable|bloated|achy|stiff|leaky|foggy)\b`,
)
/** Names what it was, or is, that did it: “sage is all it takes”. */
const namesTheAnswer =
  /\b(?:(?:is|are|was|were) (?:\w+ )?(?:all (?:it (?:takes|took)|(?:you|she|i) need(?:ed)?)|the (?:\w+ )?(?:answer|secret|trick|key|remedy|cure|solution))|all (?:it takes|you need)|do(?:es)? (?:it|the (?:trick|job|rest|work))|thanks to)\b/

/** “Fewer flashes: sage.” “Goodbye, flashes. Sage is all it takes.” What is praised first is named behind it. */
function namesWhatIsPraised(sentence: string, before = ''): boolean {
  if (!(before.endsWith(':') || (namesTheAnswer.test(sentence) && !isQuestion(before))) || !remedy.test(sentence))
    return false
  const joined = `${before.replace(/[:.!]$/, '')} – ${sentence}`
  if (isDenied(joined) || namesBoth.test(joined) || treatment.test(sentence)) return false
  return (hotFlash.test(before) && (relief.test(joined) || hasPraise(joined))) || promisesTooMuch(joined, joined)
}

const tookUp =
  /\b(?:started|began|begun|took (?:up|to)|(?<!\b(?:was|were|been|is) )tried|switched to|drank|discovered|found|added|swore by|swears? by|put (?:me|her|them) on(?: to)?|gave|bought|brought|joined|learn(?:ed|t)|went (?:to|on|for)|brewed)\b/
const asBefore =
  /\b(?:stay(?:s|ed)?|remain\w*|kept (?:on )?coming|still|same|worse|return\w*|back|again|carried on|went on)\b/

/** “She took up yoga in March. By May, dry sheets.” Whatever became of flashes since is told as its work. */
const testifies = (sentence: string, whole: string) =>
  tookUp.test(whole.slice(0, -sentence.length)) &&
  remedy.test(whole.slice(0, -sentence.length)) &&
  hotFlash.test(sentence) &&
  !asBefore.test(sentence) &&
  !namesBoth.test(sentence) &&
  !isDenied(sentence)

/** “Does yoga stop flashes? It does.” “Flashes? Try sage.” A question states what is answered to it. */
function answers(sentence: string, before = ''): boolean {
  if (!isQuestion(before)) return false
  if (hotFlash.test(before) && notATreatment.test(sentence) && !namesBoth.test(sentence) && !isDenied(sentence))
    return true
  if (ailment.test(before) && remedy.test(sentence) && namesTheAnswer.test(sentence) && !isDenied(sentence)) return true
  if (!affirms.test(sentence)) return false
  const stated = before.replaceAll('?', '.')
  return claimsToTreat(stated, stated) || promisesTooMuch(stated, stated)
}

/** What others say, and what is said of it next: “Adverts say that sage stops sweating. The evidence is too weak.” */
const isHearsay =
  /\b(?:adverts?|ads|labels?|packets?|sellers?|shops|influencers?|headlines?|websites?|posts?|magazines?|the internet|social media|some|many|people|friends|they|you (?:may|might|will))(?: \w+){0,3} (?:say|says|said|claims?|promises?|tells?|swears?|insists?|suggests?|read|hear|see)\b/

/** What stood here before, in a correction: “This page said that yoga relieves flashes. No trial shows that.” */
const stoodHere =
  /^(?:we|it|here|(?:this|that|the|our|an?)(?: \w+){1,3}?) (?:(?:had|once|first|also) )?(?:said|wrote|stated|claimed|promised|was said|was written)\b/

/** A line without a stop, over another one: a heading, which names what is told below it. Of a list it is the first alone. */
const withColons = (text: string) => {
  const lines = text.split('\n')
  const isHeading = (line = '') => /[a-z0-9]\s*$/i.test(line) && wordsOf(line).length <= 10
  return lines
    .map((line, index) =>
      isHeading(line) && !isHeading(lines[index - 1]) && lines[index + 1]?.trim() ? `${line.trimEnd()}:` : line,
    )
    .join('\n')
}
const inSmall = (sentence: string) => plain(sentence).toLowerCase()

/** Which rule a sentence breaks. */
export type ForbiddenKind = 'dose' | 'remedy' | 'promise' | 'diagnosis' | 'care'

/**
 * Sentences of plain text that read as if breathing, yoga, mindfulness or supplements treated hot flashes, and those that
 * tell the reader to take a dose, what she has, or that nobody need look at it. Questions claim nothing.
 */
export function findForbidden(text: string): { sentence: string; kind: ForbiddenKind }[] {
  const sentences = sentencesOf(text)
  const read = sentences.map(inSmall)
  const marked = withColons(text)
  const lead = marked === text ? read : sentencesOf(marked).map(inSmall)
  const kindOf = (index: number): ForbiddenKind | null => {
    const sentence = read[index]!
    if (isQuestion(sentence)) return null
    const earlier = lead[index - 2]
    const label = earlier?.endsWith(':') ? `${earlier} ` : ''
    const before = lead[index - 1] && label + lead[index - 1]
    const whole = withContext(sentence, before, earlier)
    const isDose = tellsToTake(sentence, before) || (whole !== sentence && tellsToTake(whole))
    if (isDose) return 'dose'
    if (claimsToTreat(sentence, whole) || testifies(sentence, whole) || namesWhatIsPraised(sentence, before))
      return 'remedy'
    if (promisesTooMuch(sentence, whole, before) || answers(sentence, before)) return 'promise'
    if (tellsWhatSheHas(sentence, before)) return 'diagnosis'
    return spurnsCare(sentence, whole, before) ? 'care' : null
  }
  return sentences.flatMap((said, index) => {
    const kind = kindOf(index)
    const next = read[index + 1]
    const isDeniedNext = next !== undefined && isDenied(next)
    const isQuoted = isHearsay.test(read[index]!) || stoodHere.test(read[index]!)
    return kind && !(isQuoted && isDeniedNext) ? [{ sentence: said, kind }] : []
  })
}

/** {@link findForbidden}, where only the sentences matter. */
export const forbiddenClaims = (text: string): string[] => findForbidden(text).map(({ sentence }) => sentence)
