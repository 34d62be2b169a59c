import { negation, sendsToPrescriber } from './denials'
import { anyOf } from './patterns'
import { remedy } from './remedies'

const people = String.raw`(?:doctors?|gps?|nurses?|surgery|gyn[a-z]+|specialists?|cardiologists?|clinic|hospital|a&e|emergency (?:room|department)|ambulance|pharmacists?|emergency services|999|112|911|111)`
/** Looked for where an illness might be; that hormones need no blood test is a fact with sources. */
const tests = String.raw`(?:ecgs?|ekgs?|scans?|ultrasounds?|mammograms?|smears?(?: tests?)?|pap (?:tests?|smears?)|biops(?:y|ies)|screenings?|check-?ups?|x-?rays?|colonoscop(?:y|ies)|hysteroscop(?:y|ies)|heart (?:tests?|monitor))`
const either = String.raw`(?:an? |the |your |any |another |those |a single |(?:the )?poor )?(?:[\w-]+ ){0,3}?(?:${people}|${tests})\b(?! (?:alone|on your own|by yourself|in person|first|again|twice|every|more than|to join|to come))`
const seek = String.raw`(?:see|bother|trouble|call|ring|phone|visit|consult|go to|go for|go and see|run to|rush to|go running to|get|have|book|make|ask for|pay for|involve|contact|turn to|take (?:it|this|that) to|speak to|talk to|worry|dial)`
const seeking = String.raw`(?:seeing|bothering|troubling|calling|ringing|phoning|visiting|consulting|going (?:to|for)|getting|having|booking|making|asking for|paying for|involving|contacting|turning to|taking (?:it|this|that) to|speaking to|talking to|running to|dialling|dialing)`
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
const danger = String.raw`\b(?:flooding|bleed(?:s|ing)?|spotting|soak(?:s|ing|ed)? (?:through )?(?:a|one|your) (?:pad|tampon)|lumps?|chest (?:pains?|tightness|pressure)|tight chest|palpitations|blackouts?|faint(?:ing|s)?|numbness|breathlessness|dark thoughts|swollen leg)\b`
const doing = String.raw`(?:cancel(?:l?ed|l?ing)?|skip(?:ped|ping)?|(?:said|saying|say) no to|turn(?:ed|ing)? down|tore up|tearing up|binn(?:ed|ing)|(?:threw|throwing) away|refus(?:ed|ing)|ignor(?:ed|ing)|put(?:ting)? off|gave up|giving up|walk(?:ed|ing) out of)`
/** Praises care that somebody went without, or what is done in its place. */
const praisesGoingWithout = anyOf(
  String.raw`(?:^|[,;:–—] ?|\b(?:and|so|then|just|simply|can|could|may|safely|happily) )(?:skip|forget|ditch|bypass|avoid|ignore) (?:about )?(?:the|your|an?|that|another) (?:\w+ )?(?:${people}|${tests})\b`,
  String.raw`${danger}[^.?!]{0,60}\b(?:needs?|calls? for|is worth|deserves?) no (?:\w+ )?(?:check\w*|doctor|visit|test|treatment|attention|worry)\b`,
  String.raw`\b(?:lumps?|moles?)\b[^.?!]{0,30} (?:is|are) (?:never|not) (?:a )?(?:cancer\w*|dangerous|serious)\b`,
  String.raw`\b(?:doctors?|gps?|gyn[a-z]+|medicine) (?:know|understand|learn)s? (?:absolutely |next to )?nothing\b`,
  String.raw`\b(?:before you|instead of|rather than) (?:bother(?:ing)?|troubl(?:e|ing)|run(?:ning)? to|go(?:ing)? running to|rush(?:ing)? to) ${either}`,
  String.raw`\b(?:treat|heal|cure|fix|beat) (?:your |the )?(?:depression|cancer|diabetes|osteoporosis|high blood pressure|thyroid|endometriosis|suicidal \w+|dark thoughts) (?:yourself|on your own|by yourself|at home|alone)\b`,
  String.raw`\b${tests}(?: \w+)? (?:can|will|could|may) (?:\w+ )?wait\b`,
  String.raw`(?:${danger}|\bblood again\b)[^.?!]{0,60}[.?!,:;–—]? ?(?:smile|relax|rejoice|celebrate|be glad|do not fret|don['’]t fret|shrug)\b`,
  String.raw`\bwhat (?:does|do|would|can|could) (?:a |any |the |your )?(?:doctors?|gps?|specialists?|scans?|machines?) (?:really |ever )?(?:know|tell you|see)\b[^.?!]{0,60}\b(?:not|n['’]t|never|better|already)\b`,
  String.raw`(?:${danger}|\bracing heart\b)[^.?!]{0,80}\b(?:not|and no|rather than|instead of) (?:for )?(?:the |an? |your )?(?:\w+ )?(?:emergency|ambulance|999|112|911|doctor|hospital|a&e)\b`,
  String.raw`\b${tests}[^.?!]{0,30} (?:can|may|could|might) (?:\w+ly )?be (?:\w+ly )?(?:left (?:behind|out|off)|skipped|dropped|forgotten|stopped|ignored|given up|crossed off|avoided|cancelled|done without)\b`,
  String.raw`${danger}[^.?!]{0,80}\b(?:wait|sit|ride|sleep|breathe|walk) (?:it|them|this|that) (?:out|off|away)\b`,
  String.raw`${danger}[^.?!]{0,60}\b(?:is|are|['’]s) (?:\w+ )?(?:normal|natural|harmless|to be expected)\b[^.?!]{0,30}\b(?:so|no need|no reason|relax|just (?:put|wait|carry))\b`,
  String.raw`\b(?:listen to|trust|follow|ask|go with) (?:your|my|the) (?:intuition|instincts?|gut(?: feeling)?|body|heart|inner \w+|own \w+)\b[^.?!]{0,30}\b(?:instead|rather than|not|over|before|more than) ?(?:of )?${either}`,
  String.raw`\b(?:doctors?|gps?|gyn[a-z]+|they|specialists?|the surgery) (?:(?:only|just|simply) (?:ever )?(?:wants?|cares?|wish(?:es)?|mean|tr(?:y|ies)|push(?:es)? (?:pills|hormones|drugs))|(?:are|is) (?:(?:only|just) (?:after|interested|there|out|in it)|paid to (?:prescribe|sell|push)))\b`,
  String.raw`\b(?:do(?:es)?|works?|helps?|heals?|knows?|tells?|sees?|is worth|are worth|is|are) (?:\w+ ){0,4}?(?:far |much |so much |a lot |ten times )?(?:more|better|wiser|kinder|cleverer) than (?:any |an? |your |all the |most )?(?:\w+ )?(?:doctors?|gps?|therapists?|psychiatrists?|specialists?|prescriptions?|machines?|scans?|mammograms?|clinics?|hospitals?)\b`,
  String.raw`\b(?:best|wisest|bravest|kindest|smartest) (?:\w+ )?(?:thing|decision|choice|move)\b[^.?!]{0,40}\b${doing} (?:to )?(?:the|my|that|her|your) (?:\w+ ){0,2}?${tests}`,
)
/** Whoever thinks of ending her life is sent to help, and not for a walk. */
const thinksOfDeath =
  /\b(?:ending it all|end(?:ing)? (?:my|your|it|her) (?:own )?(?:life|all)|dark thoughts|want(?:ing)? to die|suicidal\w*|no reason to live)\b/
const offersInstead =
  /\b(?:walk|tea|journal|yoga|breath\w*|bath|sun\w*|exercise|run|swim|herbs?|meditat\w*|smile|garden\w*)\b[^.?!]{0,40}\b(?:will|lifts?|helps?|cures?|is all|does|do|can)\b/
const sendsToHelp =
  /\d|\b(?:call|ring|text|dial|helpline|lifeline|samaritans|emergency|doctor|somebody|someone|crisis)\b/

const namesCareOrDanger = new RegExp(
  String.raw`blood again|racing heart|medicine|mole|ending it|life|thoughts|to die|suicid|depression|cancer|diabet|osteopor|pressure|thyroid|endometri|${danger}|${tests}|${people}|they|gyn|therap|psychiat|prescri|machine|mammo`,
)
const wentWithout = anyOf(
  String.raw`\b(?:i|she|we|my \w+) (?:\w+ly )?${doing} (?:the|my|her|our|that|every) (?:\w+ ){0,2}?${tests}`,
)
/** Behind care that somebody went without. */
const praises =
  /\b(?:best|wisest|happiest|freest|never (?:looked back|been|felt|regretted)|no regrets?|instead|urge|recommend|should too|do likewise|do the same|so can you|you can too|and i(?:['’]m| am) (?:fine|well|glad|happy)|glad|free)\b/
/** “A mammogram? Trust your gut instead.” */
const namesCare = new RegExp(String.raw`\b(?:${tests}|${people})\b[^.]{0,20}\?$`)
const setsAside =
  /^(?:listen to|trust|follow|no thanks|no,? thank you|not for|pass|skip|leave (?:it|them|that)|who needs|save (?:it|your)|a waste|overrated|your (?:body|gut|intuition) knows)\b/

const namesTests = new RegExp(String.raw`\b${tests}\b`)
/** “Our grandmothers went without bone scans. You can skip them too.” */
const skipsThose =
  /^(?:so |and |now )?(?:you|we) (?:can|could|may) (?:\w+ )?(?:skip|forget|cancel|drop|ditch|do without|live without) (?:them|it|that|those)\b(?! (?:if|when|where|until|unless)\b)/
/** “Sage for the sweats, no doctor needed.” A choir needs no appointment either. */
const needsNone =
  /\bno (?:doctors?|gp|prescriptions?|appointments?|check-?ups?|tests?)(?:,? (?:and |or )?(?:no )?\w+){0,2} (?:is |are )?(?:needed|required|necessary)\b/

/** What somebody is told, or is not to think, is not told her here. */
const isNotTold =
  /["“]|\b(?:if|nobody|no one|told|heard|said|says|say|think|thinks|thought|whether|believe\w*|claims?|myth|never|unless|when|let|accept)\b/

const denies = (lead: string) => isNotTold.test(lead) || negation.test(lead)
/** What belongs to the praise itself. */
const ownNegation =
  /\b(?:rather than|instead of|(?:is|are|knows?|understands?|learns?) (?:never|not|(?:absolutely )?nothing|next to nothing)|(?:needs?|calls? for|is worth|deserves?) no|not (?:for )?(?:the|a|an|your)|over|no (?:need|reason)|little)\b/g
const regrets =
  /\b(?:regret(?!s? nothing)|sorry|wish i had(?: not|n['’]t)|mistake|booked (?:it|another)|went after all|rebooked)\b/

/**
 * Whether a sentence keeps her from being seen.
 * @param named the sentence with what it goes on from
 * @param before the sentence before it
 */
export function spurnsCare(sentence: string, named: string, before = ''): boolean {
  if (needsNone.test(sentence) && remedy.test(named)) return true
  if (namesCare.test(before) && setsAside.test(sentence) && !sendsToPrescriber.test(sentence)) return true
  if (namesTests.test(before) && skipsThose.test(sentence) && !sendsToPrescriber.test(sentence)) return true
  const told = `${before} ${sentence}`
  if (thinksOfDeath.test(told) && offersInstead.test(sentence) && !sendsToHelp.test(told)) return true
  if (praises.test(sentence) && wentWithout.test(told) && !regrets.test(told)) return true
  const praised = namesCareOrDanger.test(sentence) ? praisesGoingWithout.exec(sentence) : null
  if (praised && !denies(sentence.slice(0, praised.index)) && !negation.test(praised[0].replaceAll(ownNegation, '')))
    return true
  const found = spurns.exec(sentence)
  if (!found) return false
  const lead = sentence.slice(0, found.index)
  const isOwnDenial = negation.test(found[0])
  return !isNotTold.test(lead) && (isOwnDenial || !negation.test(lead)) && !sendsToPrescriber.test(lead)
}
