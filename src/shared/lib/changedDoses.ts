import { negation, sendsToPrescriber } from './denials'
import { anyOf } from './patterns'

/** The shape that a medicine comes in, and what somebody was prescribed. */
const shape = String.raw`patch(?:es)?(?! of (?!o?estrogen|hormone|hrt))|tablets?|pills?|capsules?|pessar(?:y|ies)|sachets?|pumps?|(?<!\b(?:hand|hair|shower|shaving) )gel|(?:o?estrogen|vaginal|hormone|steroid) cream|dos(?:e|es|age)|injections?|squirts? of gel|pumps? of gel`
export const form = String.raw`(?:${shape}|(?:levo)?thyroxine|o?estrogen|estradiol|progest\w+|testosterone|hrt|hormones?|medicines?|medication|meds|antidepressants?|sertraline|venlafaxine|statins?|insulin|sleeping pills?|painkillers?)\b`
const hasShape = new RegExp(String.raw`\b(?:${shape})\b`)
const hasForm = new RegExp(String.raw`\b${form}`)
const yours = String.raw`(?:(?:your|the|a|an|one|each|every|half|half of) (?:\w+ ){0,2}?)`
/** Where somebody is told to: at the head of a clause, or behind what allows it. */
const told = String.raw`(?:^|\b(?:why not|(?:your|the) (?:cue|sign|signal|moment|chance) to|time to|ready to) |[,;:–—?] ?|\b(?:and|or|so|then|just|simply|please|ahead and|feel free to|try to|(?:fine|ok|okay|safe|all right|enough) to|you(?:['’]ll)? (?:can|could|may|might|should|need to|want to|have to)(?: safely| easily| simply| also| always| just)?) )`
const nth = '(?:other|second|third|fourth)'
const portion = String.raw`(?:one|two|three|four|half|a half|a quarter|\d+)`

/** “An extra capsule won't hurt.” */
const harmlessExtra = String.raw`\b(?:an? |one )?(?:extra|second|additional|another|one more) (?:\w+ (?:of )?)?${form}[^.?!]{0,40} (?:won['’]t|will not|can['’]t|cannot|never|does no|will do no|does you no|do no) (?:hurt|harm|damage)`

/** What is done to a medicine, told from its other end: “it may be doubled”, “a pump less each month”. */
const isChanged = anyOf(
  String.raw`\b(?:nothing wrong with|no harm in|no shame in|fine about|happy|by) (?:leaving|skipping|missing|dropping|forgetting|halving|doubling|splitting|cutting|lowering|raising|stretching|wearing|pausing|sharing|topping up) ${yours}(?:\w+ )?${form}[^.?!]{0,40}(?:\b(?:longer|less|more|in the (?:drawer|cupboard|cabinet)|at (?:weekends|the weekend|home)|now and then|for a (?:day|week|while)|each time|off|out|when|on)\b|[.!]?$)`,
  String.raw`${told}(?:leave|keep) ${yours}(?:\w+ )?${form} in the (?:drawer|cupboard|cabinet|box)\b`,
  String.raw`\b${form}[^.?!]{0,80}\b(?:can|may|could|might)(?: \w+ly| also| always| just)? be (?:\w+ly )?(?:skipped|missed|omitted|doubled|tripled|halved|split|raised|increased|upped|lowered|reduced|cut|dropped|paused|stopped|shared|left (?:out|off|alone)|taken twice|topped up)\b`,
  String.raw`\b(?:an?|one) (?:\w+ )?${form} (?:less|fewer|more) (?:each|every|a|per) (?:day|night|week|fortnight|month)\b`,
)

/** A medicine changed by herself that names it. */
const change = anyOf(
  ...[
    String.raw`(?:halve|double|triple|quarter|up|raise|lower|reduce|increase|lighten|boost|skip|miss|omit|leave out|leave off|cut down(?: on)?|cut back(?: on)?|ease off|stretch out|experiment with|adjust|play (?:around )?with|fiddle with|tinker with|vary) ${yours}(?:\w+ )?${form}`,
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
    String.raw`(?:give|let|grant|allow) ${yours}(?:\w+ )?${form} (?:have )?(?:an? |some )?(?:\w+ ){0,2}?(?:break|holiday|rest|day off|week off|time off|off)\b`,
    String.raw`(?:wean (?:yourself |myself )?off|come off|taper(?: off)?|ease off|phase out) ${yours}?(?:\w+ )?${form}`,
    String.raw`(?:take|try|use|have|swallow|wear) (?:half|a quarter|a third|double|twice)(?: of)? (?:an? |the |your )(?:\w+ ){0,2}?${form}`,
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
    String.raw`(?:take|put on|wear|use|apply|swallow) (?:two|both|twice as (?:much|many)|double)\b(?! (?:days|weeks|minutes|hours))[^.?!]{0,20}(?:\b(?:today|tomorrow|tonight|at once|together|the next (?:day|time)|instead)\b|[.!]?$)`,
    String.raw`(?:work|inch|creep|edge|build|push) (?:your way |it |yourself )?(?:back )?(?:up|down)\b(?= (?:slowly|gradually|bit|from there|until|to|as|over|week|day|again)\b|[.,;!]?$)`,
    String.raw`(?:go|step|move|drop) (?:up|down|back) (?:to|by) ${portion}\b`,
    String.raw`(?:skip|miss|leave out) (?:one|it|a day|every ${nth} (?:one|day|night))\b`,
    String.raw`(?:use|take) (?:it|them) (?:only )?(?:every ${nth} (?:day|night)|whenever you|as you (?:like|please)|when you (?:feel|need))`,
  ].map((one) => told + one),
)
const laysOff = anyOf(String.raw`${told}(?:wean (?:yourself )?off|come off|taper off|ease off|phase out) (?:it|them)\b`)
const conditionDenied = /^(?:if|when|once|should|unless)\b[^,]{0,80}(?:,|$)/

/** Whether she is told to change what she was prescribed, and not sent to whoever prescribed it. */
export function changesByHerself(sentence: string, before: string): boolean {
  if (sendsToPrescriber.test(sentence)) return false
  const named = mayBeChange.test(sentence) ? (change.exec(sentence) ?? isChanged.exec(sentence)) : null
  const ofIt = named ?? (hasShape.test(`${before} ${sentence}`) ? changeOfIt.exec(sentence) : null)
  const found = ofIt ?? (hasForm.test(before) ? laysOff.exec(sentence) : null)
  // What goes before the comma of a condition denies nothing: “if it does not help, double it”.
  return found !== null && !negation.test(sentence.slice(0, found.index).replace(conditionDenied, ''))
}
