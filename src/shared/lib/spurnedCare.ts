import { negation, sendsToPrescriber } from './denials'
import { anyOf } from './patterns'
import { remedy } from './remedies'

const people = String.raw`(?:doctors?|gps?|nurses?|surgery|gyn[a-z]+|specialists?|cardiologists?|clinic|hospital|a&e|emergency (?:room|department)|ambulance|pharmacists?)`
/** Looked for where an illness might be; that hormones need no blood test is a fact with sources. */
const tests = String.raw`(?:ecgs?|ekgs?|scans?|ultrasounds?|mammograms?|smears?(?: tests?)?|pap (?:tests?|smears?)|biops(?:y|ies)|screenings?|check-?ups?|x-?rays?|colonoscop(?:y|ies)|hysteroscop(?:y|ies)|heart (?:tests?|monitor))`
const either = String.raw`(?:an? |the |your |any |another |those |a single |(?:the )?poor )?(?:[\w-]+ ){0,3}?(?:${people}|${tests})\b(?! (?:alone|on your own|by yourself|in person|first|again|twice|every|more than|to join|to come))`
const seek = String.raw`(?:see|bother|trouble|call|ring|phone|visit|consult|go to|go for|go and see|run to|rush to|go running to|get|have|book|make|ask for|pay for|involve|contact|turn to|take (?:it|this|that) to|speak to|talk to|worry)`
const seeking = String.raw`(?:seeing|bothering|troubling|calling|ringing|phoning|visiting|consulting|going (?:to|for)|getting|having|booking|making|asking for|paying for|involving|contacting|turning to|taking (?:it|this|that) to|speaking to|talking to|running to)`
const becauseOf = String.raw`[^.?!]{0,20}(?:\b(?:about|for|over) (?:it|this|that|the|your|an?)\b|[;:–—]|, (?:it|as|because|since|so)\b|\bbecause\b|\bany ?more\b)`

/** Says that nobody need be seen, or nothing looked at. */
const spurns = anyOf(
  String.raw`\b(?:no|little|n['’]t (?:\w+ )?(?:any|much)|not (?:\w+ )?(?:any|much)) (?:real |earthly |good |great |obvious )?(?:need|reason|point|use|sense|call|cause|necessity)(?: whatsoever| at all)? (?:(?:to|for you to) ${seek} ${either}|(?:in|for) (?:(?:your )?${seeking} )?${either})`,
  String.raw`\b(?:need not|needn['’]t|no need to|(?:do not|don['’]t|won['’]t|never) (?:have|need) to) ${seek} (?:${either}|any(?:one|body))${becauseOf}`,
  String.raw`\b(?:not|hardly|scarcely|n['’]t) (?:really )?worth (?:${seeking} |an? (?:trip|visit|call) to |the (?:trip|bother|fuss) (?:of|to) )${either}`,
  String.raw`\b${either}(?: \w+){0,2}? (?:is|are|was|would be|will be) (?:only |just |simply |quite |really )?(?:a waste|pointless|unnecessary|overkill|useless|needless|not worth)`,
  String.raw`\b(?:a waste of (?:\w+ )?(?:time|money)|pointless|overkill|silly) to ${seek} ${either}`,
  String.raw`\b(?:save|spare) yourself (?:the|an?) (?:\w+ ){0,3}?${either}`,
  String.raw`\b${people} (?:has|have|has got) (?:better|more important|other) things to do\b`,
  String.raw`(?:^|[,;:–—] ?|\b(?:and|so|then|just|simply|can|could|may|safely|happily) )(?:skip|forget|cancel|forgo|duck|dodge|do without|say no to|turn down) (?:about )?(?:the|your|this year['’]s|that|another|any more)(?: \w+){0,2}? ${tests}\b`,
)
/** “Sage for the sweats, no doctor needed.” A choir needs no appointment either. */
const needsNone =
  /\bno (?:doctors?|gp|prescriptions?|appointments?|check-?ups?|tests?)(?:,? (?:and |or )?(?:no )?\w+){0,2} (?:is |are )?(?:needed|required|necessary)\b/

/** What somebody is told, or is not to think, is not told her here. */
const isNotTold =
  /["“]|\b(?:if|nobody|no one|told|heard|said|says|say|think|thinks|thought|whether|believe\w*|claims?|myth|never|unless|when|let|accept)\b/

/** Whether a sentence keeps her from being seen. @param named the sentence with what it goes on from */
export function spurnsCare(sentence: string, named: string): boolean {
  if (needsNone.test(sentence) && remedy.test(named)) return true
  const found = spurns.exec(sentence)
  if (!found) return false
  const lead = sentence.slice(0, found.index)
  const isOwnDenial = negation.test(found[0])
  return !isNotTold.test(lead) && (isOwnDenial || !negation.test(lead)) && !sendsToPrescriber.test(lead)
}
