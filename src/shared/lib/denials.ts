import { anyOf, withMeetingPoints } from './patterns'
import { notATreatment } from './remedies'

/** Takes back what stands behind it. */
export const negation =
  /\b(?:not|no|never|nothing|none|neither|nor|cannot|without|unproven|unlikely|little|fail\w*|against|instead of|rather than|doubtful|unsure|small at best|too few|weak|myths?|untrue|beware|so-called|supposed(?:ly)? (?:to)?|sold as|anyone who|anybody who|whoever|(?:wrong|false|misleading|incorrect|dishonest|a mistake|too soon|going too far) to (?:say|claim|think|suggest|promise)|if (?:a|an|the|any) (?:\w+ )?promises)\b|n['’]t\b/
/** What looks like a denial and praises. */
const praise = new RegExp(
  withMeetingPoints(
    [
      /\bnot (?:only|just|merely)\b/,
      /\bno (?:time|doubt|question|wonder|(?:\w+ )?side[- ]effects?|hormones?|prescription|drugs?|risks?)\b/,
      /\bwithout (?:\w+ ){0,2}?(?:hormones?|estrogen|side[- ]effects?|prescription|drugs?|medicines?|medication|pills?|risks?|doubt|fail)\b/,
      /\b(?:instead of|rather than) (?:hormones?|estrogen|drugs?|medicines?|medication|pills?)\b/,
      /\bnever fails?\b/,
      /\b(?:never|(?:has|have)(?:n['’]t| not)) looked back\b/,
      /\bno \w+(?:,? (?:and |or )?(?:no )?\w+){0,2} (?:is |are )?(?:needed|required|necessary)\b/,
      /\b(?:(?:do(?:es)?n['’]t|do(?:es)? not|never) (?:stand|have)|(?:have|has|stand|stands) (?:no|little)) (?:a )?chance(?: against)?\b/,
      // What is denied is the flash, and not what acts on it.
      /\b(?:no|without|zero)(?: to)? (?:a single |one |any )?(?:hot[ -])?(?:flash(?:es)?|flush(?:es)?|(?:night )?sweats)\b(?! (?:was|were|got|gets|is|are)\b)/,
      /(?:\b(?:not|never)|n['’]t) (?:to )?(?:flush|flash|sweat)(?:ed)?\b/,
      /\bno (?:doctor|pill|drug|medicine|hormone|patch)s? (?:could|can|has|have|ever|will)\b/,
      /\bnothing (?:\w+ ){0,2}?(?:beats|compares|rivals|matches|comes close)\b/,
      // “No more flashes”, “not one flash since”, “a flash never stands a chance”.
      /\b(?:no more|no longer|not (?:one|a single|a (?=(?:hot )?(?:flash|flush|sweat)))|never (?:again|had|have|came|come|returned?|a(?! (?:treatment|cure|remedy|promise)))|can(?:not|['’]t) (?:compete|argue|resist|survive)|no match)\b(?=[^.?!]{0,40}?\b(?:flash|flush|sweat|drenched|wet|soaked|damp|clammy|since|against|with|for|again|a chance|$))/,
      /\b(?:has|have|had)(?:n['’]t| not) (?:had|felt|seen|known|been|thrown|kicked|woken|needed|reached|changed|flung|tossed)\b(?=[^.?!]{0,60}\b(?:since|any ?more|again|once|(?:a|one) (?:single )?(?:time|night))\b)/,
      new RegExp(
        `\\bnothing\\b(?=[^.?!]{0,120}?\\b(?:like|better than|as well as) (?:\\w+ ){0,2}?${notATreatment.source})`,
      ),
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
  'g',
)
export const hasPraise = (sentence: string) => sentence.search(praise) >= 0

/** What others do not do is only compared: “fewer than women who don't”. */
const ofOthers =
  /(?<!\b(?:rather|other) )\b(?:than|unlike|compared (?:with|to)|whereas)\b(?: [\w’'-]+){0,8}|\bwho (?:do not|don['’]t|did not|didn['’]t|never)(?: \w+)? (?:do|did|take|took|eat|ate|drink|drank|use|used|try|tried|practi[sc]ed?|meditated?|breathe)\b/g

export const isDenied = (sentence: string) => negation.test(sentence.replaceAll(praise, '').replaceAll(ofOthers, ''))

const prescriber = String.raw`\b(?:doctors?|gp|nurses?|prescrib\w+|pharmacists?|specialists?|oncologists?|team|leaflet)\b`
/** Who says what of a medicine is changed, and how, is asked. */
export const sendsToPrescriber = anyOf(
  String.raw`\b(?:with|ask|tell|talk|see|call|ring|through|plan|agree|unless|whether|read)\b[^.?!]{0,40}${prescriber}|\bwhether you (?:may|can|could|should)\b|${prescriber}(?: \w+){0,2} (?:says?|said|tells?|told|agrees?|agreed|decides?|shows?|advis\w+|allows?)\b`,
)
