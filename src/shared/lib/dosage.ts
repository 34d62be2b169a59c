import { negation, sendsToPrescriber } from './denials'
import { anyOf } from './patterns'

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
const dose = anyOf(
  String.raw`(?:^|[,;:–—]\s*|\b(?:and|so|then|just|simply|please|you(?:['’]ll)? (?:only |just |really )?(?:should|can|could|may|might|must|need to|ought to|have to|want to|want)|we (?:recommend|suggest|advise) (?:you |that you |to )?|try to)\s*)${command}\b[^.?!]{0,80}?\b${amount}`,
  String.raw`\byou (?:only |just |really |all )?need (?:is )?(?:about |only |just |at least )?${amount}`,
  String.raw`(?:^|[,;:–—]\s*|\b(?:can|should|then|just|and)\s+)(?:raise|increase|double|up|lower|halve|cut|reduce|skip) (?:your|the) (?:dose|dosage)\b`,
  String.raw`\b(?:dose|dosage|amount) of ${amount}[^.?!]{0,30}\b(?:is|works) (?:the )?(?:best|right|ideal|enough|recommended|good)\b`,
  String.raw`\b(?:best|right|ideal|recommended|magic|perfect|golden|your) (?:dose|dosage|amount|number|figure)\b[^.?!]{0,20}\bis ${amount}`,
  String.raw`^(?:dose|dosage): ${amount}`,
  String.raw`^(?:just |only |about |around )?(?:${amount}|${portioned}|${weighed})[^.?!]{0,40}?(?:\b(?:is|are|will be|should be) (?:\w+ )?(?:enough|plenty|all|right|best|ideal|fine|sufficient)\b|\b(?:does|do|will do) (?:it|the (?:job|trick))\b)`,
  String.raw`^(?:just |only |about |around )?(?:${portioned}[^.?!]{0,40}?${often}[^.?!]{0,30}\b(?:is|are|will|should|does|do|keeps?|makes?)\b(?! (?:too|above|more|over|not|the))|${amount}[^.?!]{0,30}\bis what you (?:want|need)\b)`,
  String.raw`\b(?:take|use|eat|drink|apply) (?:it |them )?as (?:much|many|often) (?:of it |of them )?as you (?:like|want|please|wish)\b`,
  String.raw`\b(?:take|use|add|try|wear|stick on)\b[^.?!]{0,20}\b(?:an extra|a second|another|a double|an additional) (?:dose|${helping})\b`,
  // A sentence that is nothing but a dose: “Ten drops under the tongue before bed.” What a study gave is noted without a stop.
  String.raw`^(?:just |only |about |around )?(?:${weighed}(?: of [\w -]{2,30})?|${portioned}(?: of [\w -]{2,30})?),? ${often}(?:[ ,]+(?:and |or )?${often}){0,2}[.!]$`,
)
/** What is cheap to look for, and stands in each of them. */
const mayBeDose = new RegExp(
  String.raw`(?:\d|[\s-]|an?|one|two|three|four|five|six|eight|ten|twenty|fifty|hundred|thousand)${unit}\b|${helping}|dos(?:e|age)|amount|blob|dab|as you`,
)
const isLimit = /\b(?:upper limit|limits?|at most|maximum|no more than|not more than|less than|never more)\b/

/** The shape that a medicine comes in, and what somebody was prescribed. */
const shape = String.raw`patch(?:es)?(?! of (?!o?estrogen|hormone|hrt))|tablets?|pills?|capsules?|pessar(?:y|ies)|sachets?|pumps?|(?<!\b(?:hand|hair|shower|shaving) )gel|(?:o?estrogen|vaginal|hormone|steroid) cream|dos(?:e|es|age)|injections?`
const form = String.raw`(?:${shape}|(?:levo)?thyroxine|o?estrogen|estradiol|progest\w+|testosterone|hrt|hormones?|medicines?|medication|meds|antidepressants?|sertraline|venlafaxine|statins?|insulin|sleeping pills?|painkillers?)\b`
const hasShape = new RegExp(String.raw`\b(?:${shape})\b`)
const yours = String.raw`(?:(?:your|the|a|an|one|each|every|half|half of) (?:\w+ ){0,2}?)`
/** Where somebody is told to: at the head of a clause, or behind what allows it. */
const told = String.raw`(?:^|[,;:–—?] ?|\b(?:and|or|so|then|just|simply|please|ahead and|feel free to|try to|(?:fine|ok|okay|safe|all right|enough) to|you(?:['’]ll)? (?:can|could|may|might|should|need to|want to|have to)(?: safely| easily| simply| also| always| just)?) )`
const nth = '(?:other|second|third|fourth)'
const portion = String.raw`(?:one|two|three|four|half|a half|a quarter|\d+)`

/** “An extra capsule won't hurt.” */
const harmlessExtra = String.raw`\ban? (?:extra|second|additional) (?:\w+ )?${form} (?:won['’]t|will not|can['’]t|cannot|does no|will do no|does you no) (?:hurt|harm)`

/** A medicine changed by herself that names it. */
const change = anyOf(
  ...[
    String.raw`(?:halve|double|triple|quarter|up|raise|lower|reduce|increase|lighten|boost|skip|miss|omit|leave out|leave off|cut down(?: on)?|cut back(?: on)?|ease off|stretch out|experiment with|adjust|play with) ${yours}(?:\w+ )?${form}`,
    String.raw`(?:cut|snip|split|snap|break|slice|chop|divide|bite|tear) ${yours}${form}[^.?!]{0,20} (?:in|into) (?:half|two|halves|quarters|pieces|thirds)\b`,
    String.raw`(?:take|use|apply|wear|put on|stick on|swallow|rub in) ${yours}?${form}[^.?!]{0,40}\b(?:every ${nth} (?:day|night|evening|morning|week)|only when|whenever you (?:like|feel)|as (?:and when|you (?:like|please|wish)))\b`,
    String.raw`(?:use|take|apply|rub in) (?:\w+ )?(?:\w+ )?(?:less|more|fewer) (?:of )?(?:your |the )?(?:\w+ )?${form}`,
    String.raw`(?:add|stick on|put on|wear|take|swallow|slip in|throw in) (?:on )?(?:an extra|a second|another|one more|two|a double|both) (?:\w+ )?${form}(?:[^.?!]{0,30}\b(?:at once|together|at a time|in a heatwave|instead|when|if|on (?:bad|hot|rough)|until)\b|[.!]?$)`,
    String.raw`(?:drop|go|step|move|come) (?:up|down|back)(?: to| by)? (?:an? |the )?(?:${portion}|lower|higher|bigger|smaller|stronger|weaker) (?:an? |of an? )?(?:\w+ )?${form}`,
    String.raw`(?:miss|skip|leave out) (?:a day|a night|days|every ${nth} (?:day|night)|a week)[^.?!]{0,20}\b${form}`,
    String.raw`(?:leave|keep|take) ${yours}${form} off (?:for|over|during|at|on)\b`,
    String.raw`(?:take|have|give yourself) an? (?:\w+ ){0,2}?(?:break|holiday|rest|day off|week off) from ${yours}${form}`,
    String.raw`(?:begin|start)(?: off| out)? (?:with|on) (?:just |only )?(?:${portion}|an?) (?:an? |of an? )?(?:\w+ )?${form}[^.?!]{0,60}\b(?:see how|work (?:your|my) way|build|then (?:add|go|increase)|and (?:add|go|increase|double)|until you|as you (?:like|see fit))`,
    String.raw`(?:taking|using) one (?:\w+ )?(?:less|more|fewer) (?:each|every|a) (?:day|week|month)\b`,
    String.raw`(?:borrow|share|use|try|take|pinch|finish|test|wear)(?: up)?(?: one of)? (?:an? |your |her |his )?(?:friend|sister|mother|mum|mom|husband|neighbou?r|colleague|aunt|daughter|partner|someone else|somebody)s?['’]s? (?:\w+ ){0,2}?(?:tube|pack|leftovers?|${form})`,
  ].map((one) => told + one),
  harmlessExtra,
)
const mayBeChange = new RegExp(String.raw`${form}|(?:tak|us)ing one|tube|pack|leftover`)
/** A change that is told of what was named before it: “cut it in half”, “work your way up”. */
const changeOfIt = anyOf(
  ...[
    String.raw`(?:cut|snip|split|snap|break|slice|chop|divide|bite|tear) (?:it|them|one|each)(?: \w+)? (?:in|into) (?:half|two|halves|quarters|pieces|thirds)\b`,
    String.raw`(?:halve|double) (?:it|them|up)\b`,
    String.raw`take (?:two|twice as (?:much|many)|double)\b(?! (?:days|weeks|minutes|hours))[^.?!]{0,20}(?:\b(?:today|tomorrow|tonight|at once|together|the next (?:day|time)|instead)\b|[.!]?$)`,
    String.raw`(?:work|inch|creep|edge|build|push) (?:your way |it |yourself )?(?:back )?(?:up|down)\b(?= (?:slowly|gradually|bit|from there|until|to|as|over|week|day|again)\b|[.,;!]?$)`,
    String.raw`(?:go|step|move|drop) (?:up|down|back) (?:to|by) ${portion}\b`,
    String.raw`(?:skip|miss|leave out) (?:one|it|a day|every ${nth} (?:one|day|night))\b`,
    String.raw`(?:use|take) (?:it|them) (?:only )?(?:every ${nth} (?:day|night)|whenever you|as you (?:like|please)|when you (?:feel|need))`,
  ].map((one) => told + one),
)
const conditionDenied = /^(?:if|when|once|should|unless)\b[^,]{0,80}(?:,|$)/

/** Whether she is told to change what she was prescribed, and not sent to whoever prescribed it. */
function changesByHerself(sentence: string, before: string): boolean {
  if (sendsToPrescriber.test(sentence)) return false
  const named = mayBeChange.test(sentence) ? change.exec(sentence) : null
  const found = named ?? (hasShape.test(`${before} ${sentence}`) ? changeOfIt.exec(sentence) : null)
  // What goes before the comma of a condition denies nothing: “if it does not help, double it”.
  return found !== null && !negation.test(sentence.slice(0, found.index).replace(conditionDenied, ''))
}

/**
 * Denied is only what follows a denial: “Take 400 mg, never more” tells to take it. A command behind a comma stands by
 * itself: so does “Do not wait, take 400 mg”.
 * @param before the sentence before it, which may name the medicine
 */
export function tellsToTake(sentence: string, before = ''): boolean {
  if (changesByHerself(sentence, before)) return true
  const found = mayBeDose.test(sentence) ? dose.exec(sentence) : null
  if (!found || isLimit.test(found[0])) return false
  const isCommand = /^[,;–—]/.test(found[0])
  return isCommand || !negation.test(sentence.slice(0, found.index))
}
