import { hasPraise, isDenied } from './denials'
import { tellsWhatSheHas } from './diagnoses'
import { tellsToTake } from './dosage'
import { promisesTooMuch } from './falsePromises'
import { isQuestion, plain, sentencesOf } from './prose'
import { ailments, heat, hotFlash, notATreatment, remedy, treatment } from './remedies'
import { spurnsCare } from './spurnedCare'

const relief =
  /\b(?:treat\w*|reliev\w*|relief|reduc\w*|eas(?:e|es|ed|ing)|cool(?:s|ed|ing)?|cur(?:e|es|ed)|stop(?:s|ped)?|fewer|less|lessen\w*|help(?:s|ed)?|soften\w*|shorten\w*|calm\w*|prevent\w*|end(?:s|ed)|rid of|banish\w*|eliminat\w*|heal(?:s|ed)?|effective(?:ly)?|works?|alleviat\w*|lower(?:s|ed|ing)?|decreas\w*|diminish\w*|improv\w*|tam(?:es?|ed|ing)|vanish\w*|disappear\w*|go(?:es)? away|remed(?:y|ies)|fix(?:es|ed)?|beats?|halv(?:es?|ed|ing)|cuts?|minimi[sz]\w*|dampen\w*|quell\w*|sooth\w*|combat\w*|fights?|good for|goodbye|farewell|bye-bye|gone|away|off|free of|free from|no more|at bay|under control|behind you|puts? out|dous\w+|extinguish\w*|snuff\w*|quench\w*|fizzl\w*|pack(?:s|ed) (?:up|their bags)|packing|s(?:aw|ees?) off|stay(?:s|ed)? away|cleared|left (?:me|her|us|them|you|for good)|and left|drain\w*|fad(?:es?|ed|ing)|subsid\w*|chas(?:es?|ed)|driv(?:es?|ing)|drove|in check|turn(?:s|ed)? down|thing of the past|history|answer|antidote|solution|secret|weapon|medicine|alternative|instead|handl\w*|manag\w*|tackl\w*|yield\w*|surrender\w*|done with|forget\w*)\b/
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
)

/**
 * In a sentence that names both, whatever is said counts as praise unless it is denied: “switches off”, “a fire
 * extinguisher for”. No list of verbs holds all the pictures of it.
 * @param named the sentence with what it goes on from
 */
const claimsToTreat = (sentence: string, named: string) =>
  remedy.test(named) &&
  (hotFlash.test(sentence) || (heat.test(sentence) && relief.test(sentence))) &&
  (relief.test(sentence) || hasPraise(sentence) || (notATreatment.test(sentence) && !namesBoth.test(sentence))) &&
  !isDenied(named.includes(': ') ? named : sentence)

/** Begins with what something led to, or with the word that stands for it. */
const goesOnFrom =
  /^(?:it|this|they|these|the result|and|so|soon|then|from (?:then|that)|before long|ever since|since|after|afterwards|within|by|now|no more|not one|not a|gone|goodbye|(?:a|one|two|three|\w+) (?:days?|weeks?|months?) (?:later|on|in)|(?:a|an|one|two|three|four|half a|\d+) (?:\w+ )?(?:glass(?:es)?|cups?|mugs?|\w*spoon(?:ful)?s?|drops|capsules?|tablets?|sips?|bowls?|sessions?|minutes)|(?:my|your|her|the|those)? ?(?:hot )?(?:flash|flush|night sweat|sweat)\w*|i|she|you|we)\b/
const affirms =
  /^(?:yes|absolutely|of course|you bet|sure|indeed|definitely|certainly|(?:we|i|many|most|some|thousands|hundreds)(?: \w+)? (?:think|believe|say|know) so|it just (?:might|may)|(?:it|they|she) (?:does|do|can|will|did)(?! not|n['’]t)|(?:it|they) (?:really|certainly|always) )\b/

/** A sentence with what it goes on from: the words before a colon, or the sentence that it tells the outcome of. */
function withContext(sentence: string, before = ''): string {
  const isOutcome = remedy.test(before) && goesOnFrom.test(sentence) && !treatment.test(sentence)
  return before.endsWith(':') || isOutcome ? `${before} ${sentence}` : sentence
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
  /\b(?:started|began|begun|took (?:up|to)|tried|switched to|drank|discovered|found|added|swore by|swears? by|put (?:me|her|them) on(?: to)?|gave|bought|brought|joined|learn(?:ed|t)|went (?:to|on|for)|brewed)\b/
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

/**
 * Sentences of plain text that read as if breathing, yoga, mindfulness or supplements treated hot flashes, and those that
 * tell the reader to take a dose, what she has, or that nobody need look at it. Questions claim nothing.
 */
export function forbiddenClaims(text: string): string[] {
  const sentences = sentencesOf(text)
  const read = sentences.map((sentence) => plain(sentence).toLowerCase())
  return sentences.filter((_, index) => {
    const sentence = read[index]!
    const before = read[index - 1]
    const whole = withContext(sentence, before)
    if (isQuestion(sentence)) return false
    const isDose = tellsToTake(sentence, before) || tellsToTake(whole)
    const isPromise = promisesTooMuch(sentence, whole) || answers(sentence, before)
    const isClaim = claimsToTreat(sentence, whole) || testifies(sentence, whole) || namesWhatIsPraised(sentence, before)
    return isDose || isPromise || isClaim || tellsWhatSheHas(sentence, before) || spurnsCare(sentence, whole)
  })
}
