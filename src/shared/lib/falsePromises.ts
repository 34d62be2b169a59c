import { sendsToPrescriber } from './denials'
import { anyOf } from './patterns'
import { byADate, namesTrouble, toldOfOne, type FalsePromise } from './promisedResults'
import { ailments, medicine, remedy, treatment, unproven, whose } from './remedies'

/** Makes an end of what it acts on, in whatever picture; what only eases is a fact. */
const ends = String.raw`(?:(?<!\b(?:a|the|no|your|another) )cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|kill(?:s|ed|ing)?|revers(?:e|es|ed|ing)|eliminat(?:e|es|ed|ing)|banish(?:es|ed)?|eras(?:e|es|ed)|dissolv(?:e|es|ed)|wip(?:e|es|ed) out|melt(?:s|ed)?|g(?:e|o)ts? rid of|put(?:s|ting)? an end to|ends? (?:your|the)|do(?:es)? away with|switch(?:es)? off|turn(?:s)? off|shut(?:s)? down|say(?:s)? goodbye to|goodbye to|free(?:s|d)? (?:you|her|me|us|women|yourself) (?:of|from)|(?:be|is|are|live|become|stay)s? (?:\w+ )?free (?:of|from)|rid(?:s)? (?:you|her|me|us) of|beats?|conquers?|defeats?|overcomes?|outsmarts?|repairs?|restor(?:e|es|ed)|rebuilds?|regrows?|undo(?:es)?|rewires?|renews?|(?<!\b(?:a|the|to|weights?|face) )lifts?|chas(?:e|es|ed) away|driv(?:e|es) (?:out|away)|keeps? (?:away|off)|outruns?|(?:be|get|are|is) rid of|(?:be|are|is) done with|freedom from|(?:the|an) end (?:of|to))`
/** What becomes of what is ended. */
const isEnded = String.raw`(?:melts? (?:like|under|in|with)|softens?|shrinks? (?:with|under|after|if|when|to)|(?:is|are) reversible|(?:melts?|falls?|fades?|slips?|washes|wash|go|goes|went|stays?) away|disappear(?:s|ed)?|vanish(?:es|ed)?|dissolves?|(?:is|are|was|were) (?:gone|history|over|healed|cured|reversed)|be (?:gone|history|healed|cured|reversed)|a thing of the past|(?:fix|right|mend|sort)(?:e?s)? (?:itself|themselves)(?: out)?|leaves? (?:you|her|me|for good)|grows? back|came back to life|(?:will|does|do|has|have) (?:be )?(?:not|never) (?:come|came) back)`
const forever = String.raw`\b(?:for good|for ever|forever|permanently|once and for all|for life|for the rest of your life|overnight|instantly|at once|in an instant|in no time|by (?:tomorrow|next \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|summer)|before (?:summer|christmas|the (?:week|month) is out)|(?:with)?in (?:an?|one|two|three|four|five|six|seven|ten|fourteen|thirty|\d+|just|only) ?(?:\w+ )?(?:minutes?|hours?|days?|nights?|weeks?|fortnight|month))\b`

const everyWoman = String.raw`(?:everyone|everybody|every (?:single )?(?:woman|body|one|reader|age|stage)|each (?:and every|of us)|all women|all of us|any(?:one|body| woman)|no matter (?:who|what|how|your|her))`
const withoutHarm = String.raw`(?:(?:can(?:not|['’]t| not)|could(?: not|n['’]t)|won['’]t|will not|never|do(?:es)?(?: not|n['’]t)) (?:\w+ ){0,2}?(?:harm|hurt|poison|damage|overdose|go wrong|interact|be (?:bad|harmful|dangerous|wrong)|do (?:you )?(?:any )?(?:harm|damage))|(?:have|has|with|without|are|carry|carries|there (?:is|are)) (?:\w+ )?(?:no|zero|any|not a single|none of the) (?:known )?(?:side[- ]effects?|risks?|dangers?|downsides?|harms?))`
const naturally = String.raw`\b(?:natur(?:e|al|ally)|herb\w*|plants?|plant-based|botanicals?|organic|home-?grown|grows?|home-?made|wild|from the (?:garden|earth|meadow|kitchen))\b`

/** Lays a medicine aside. */
const laysAside = String.raw`(?:stop|stopped|quit|skip|skipped|ditch|ditched|drop|dropped|throw|threw|bin|binned|come off|came off|get off|got off|give up|gave up|put away|flush|flushed|swap|swapped|trade|traded|replace|halve|toss|tossed|dump|leave out|leave behind|wean (?:yourself|myself|herself) off|taper(?: off)?|cut (?:back on|down on|out)|go without|do without|lay aside|say goodbye to|wave goodbye to|free yourself (?:of|from)|get rid of|part with|cancel|pause|refuse)`
const leadIn = String.raw`(?:^|[,;:–—] ?|\b(?:and|so|then|just|simply|can|could|may|should|might|must|will|safely|finally|to|i|let you|lets you|help you|helps you|you['’]ll|time to|free to|happily|soon|now|who|we|she) )`

const cures: FalsePromise[] = [
  {
    says: /\b(?:natural|real|true|sure|only|sure-?fire|ancient|secret|best|herbal) cures?\b|\b(?:is|as) (?:a|the) cure (?:for|of)\b(?!.{0,60}(?:\b(?:not|never|no)\b|n['’]t\b))|^the (?:cure|remedy) (?:your|that|they|nobody|no one)\b/,
  },
  { says: anyOf(String.raw`\b${ends}\b[^.?!]{0,50}${ailments}`), of: 'ailment', ofUnproven: true },
  {
    says: anyOf(
      String.raw`${forever}[^.?!]{0,30}${ailments}(?: \w+){0,4}? ${isEnded}|\b(?:cancers?|tumou?rs?|lumps?|cysts?)\b[^.?!]{0,20} (?:soften|shrink|melt|vanish|disappear|dissolve|go away)|${ailments}(?: \w+){0,6}? ${isEnded}[^.?!]{0,20}${forever}`,
    ),
  },
  {
    says: /\b(?:protects?|guards?|shields?|saves?|defends?)\b[^.?!]{0,30}\b(?:from|against)\b[^.?!]{0,20}\b(?:cancers?|tumou?rs?|dementia|alzheimer\w*|diabetes)\b/,
    ofRemedy: true,
  },
  {
    says: /\b(?:tackles?|treats?|targets?|address(?:es)?|fix(?:es)?|heals?|gets? (?:to|at)|goes (?:straight )?to)\b[^.?!]{0,20}\b(?:root(?: cause)?s?|underlying cause|source) of (?:the |your )?(?:(?:peri)?-?menopause|hot flash|flush)/,
  },
  // What is said to act on a grave illness needs no strong verb.
  {
    says: /\b(?:shrinks?|fights?|treats?|starves?|prevents?|stops?|beats?|dissolves?|clears?|keeps? away|wards? off)\b[^.?!]{0,30}\b(?:cancers?|tumou?rs?|lumps?|dementia|alzheimer\w*|diabetes|depression|endometriosis|fibroids?|lip(?:o|e|oe)dema)\b/,
    ofUnproven: true,
  },
  {
    says: /\b(?:cancers?|tumou?rs?|disease)\b[^.?!]{0,30}\b(?:cannot|can['’]?t|can not) (?:live|survive|grow|exist|thrive)\b/,
    deniesItself: true,
  },
  {
    says: anyOf(
      String.raw`${ailments}(?: \w+){0,6}? ${isEnded}|\bmakes? [^.?!]{0,40}${ailments}[^.?!]{0,20}\b(?:disappear|vanish|go away|history|a thing of the past)\b`,
    ),
    of: 'ailment',
    ofUnproven: true,
  },
  {
    says: anyOf(
      String.raw`\b(?:${ends}|eas(?:e|es)|reliev(?:e|es)|stops?|lose|fix(?:es)?|solv(?:e|es))\b[^.?!]{0,50}${ailments}[^.?!]{0,30}${forever}|${forever}[^.?!]{0,20}\b${ends}\b[^.?!]{0,50}${ailments}`,
    ),
    of: 'ailment',
  },
  {
    says: /\b(?:menopause|ag(?:e|)ing|bone loss|osteoporosis) can be (?:\w+ )?(?:reversed|cured|stopped|avoided|undone|prevented)\b|^(?:reverse|cure|undo|outrun|skip) (?:your |the )?(?:menopause|ag(?:e|)ing|osteoporosis)\b|\b(?:beat|beats|conquer|defeat|outsmart|outrun|escape|dodge|avoid|overcome|reverse|cure|opt out of|way out of|(?:cure|antidote|answer|remedy|solution) (?:for|to)|free(?:dom)? (?:from|of)) (?:the |your )?menopause\b|\bmenopause is (?:optional|a mindset|a myth|avoidable|reversible|curable)\b|\b(?:this|our|my|a|the) (?:\w+ ){0,3}(?:turns?|rolls?|winds?) back (?:the clock|time|the years)\b/,
  },
  {
    says: anyOf(
      String.raw`\b${ailments}[^.?!]{0,40}\b(?:no longer exist|will never (?:return|come back)|never (?:returns?|comes? back))\b`,
    ),
    of: 'ailment',
    ofUnproven: true,
  },
  {
    says: anyOf(
      String.raw`\b(?:never|no more)\b(?![^.?!]{0,40}\b(?:asham|embarrass|apolog|hide|hush|alone|silen))[^.?!]{0,40}(?:${ailments}|sleepless night)[^.?!]{0,20}\bagain\b`,
    ),
    deniesItself: true,
  },
  {
    says: /\bnever (?:again )?(?:have|feel|get|suffer|worry about|wake(?: up)?(?: with| at)|lie awake|toss|sweat|leak|ache|itch|snap|struggle with|count sheep|drench|flush)\b(?![^.?!]{0,40}\balone\b)[^.?!]{0,40}\bagain\b/,
  },
  {
    says: /\bmiracle (?:cure|pill|food|herb|supplement|cream|ingredient|remedy|worker)s?\b|\b(?:a|the|real) miracle (?:for|against|cure)\b|\bmagic (?:pill|bullet|cure)s?\b|\bwonder (?:drug|cure|pill|herb|weed)s?\b/,
  },
]

// The same from its other end: “bones can be made whole again with our plan”.
const restored: FalsePromise[] = [
  {
    says: /\b(?:makes?|lets?|has|helps?) (?:the |your |that )?(?:\w+ )?(?:belly|waist|tummy|spare tyre|wrinkles|fog|cravings) (?:melt|vanish|disappear|shrink|dissolve|go)\b/,
    ofUnproven: true,
  },
  {
    says: anyOf(
      String.raw`${ailments}[^.?!]{0,20} (?:can|could|will|may) (?:\w+ )?be (?:made (?:whole|young|strong|new|like new|as good as new)|mended|rebuilt|restored|reversed|cured|healed|undone|turned (?:around|back)|fixed|banished|beaten|erased|regrown|rewired)\b[^.?!]{0,20}\b(?:with|by|through|in|using|thanks to)\b`,
    ),
    of: 'ailment',
    ofUnproven: true,
    notOfTreatment: true,
  },
]

const forEverybody: FalsePromise[] = [
  {
    says: /\bguarante(?:e|es|ed|eing)\b(?=.{0,80}\b(?:flash\w*|flush\w*|sweats?|sleep|menopause|relief|results?|weight|libido|symptoms?|hormon\w*|money back)\b)|\b(?:flash\w*|flush\w*|sweats?|sleep|relief|results?|weight|libido|symptoms?|hormon\w*)\b[^.?!]{0,40}\bguaranteed?\b|\b(?:relief|results?|success) (?:is|are) (?:certain|assured|inevitable|sure|a given)\b|\bmoney[- ]back\b/,
  },
  {
    says: /\b(?:works?|safe|good|right|effective) for (?:everyone|everybody|every woman|all women|every body|anyone|each of us)\b/,
  },
  {
    says: anyOf(
      String.raw`\b(?:works?|heals?|cures?|reliev(?:e|es)|eas(?:e|es)|suits?|helps?)\b(?: for| with)? ${everyWoman}\b`,
    ),
    ofUnproven: true,
  },
  {
    says: anyOf(
      String.raw`\b(?:no|not a|not one|never a|nobody|isn['’]t a|never met a) ?(?:single )?(?:woman|body|one|reader|client|patient|symptom)?\b[^.?!]{0,30}?(?:n['’]t|\bcannot|\bnot|\bwithout) (?:\w+ )?(?:help|helped|work|worked|ease|eased|heal|healed|cure|cured|calm|calmed|benefit|relief)\b`,
    ),
    deniesItself: true,
  },
  {
    says: anyOf(
      String.raw`\b(?:every|each|all)(?: single)?(?: of)?(?: the| my| our)? (?:woman|women|readers?|persons?|one of us|clients?|patients?)\b[^.?!]{0,50}\b(?:better|healed|cured|relief|symptom-free|results|benefits?|helped)\b`,
    ),
    ofUnproven: true,
  },
  {
    says: /\bworks? (?:for you )?(?:whether|whatever|wherever|however)\b|\b(?:a hundred|one hundred|100) ?(?:percent|per cent|%) (?:of )?(?:the |my |our )?(?:women|readers|clients|users|success|effective|results)\b/,
  },
  {
    says: /\b(?:no|not|none|nobody|never)\b[^.?!]{0,40}\b(?:ever )?fail(?:s|ed)? to (?:see|feel|get|notice|work|help)\b/,
    deniesItself: true,
  },
  {
    says: /\bit has yet to (?:let|fail|disappoint)\b|\bnever (?:once )?lets? (?:you|anyone|a \w+) down\b|\b(?:plan|method|programme|program|routine|practice|remedy|recipe|ritual|tea|blend|course|protocol) (?:that |which )?(?:always|never fails to|unfailingly) (?:delivers?|works?|helps?)\b|\bit (?:just |simply )?(?:never fails|cannot fail|can['’]t fail|always works|works every time|works without fail)\b(?!:)|\b(?:im|isn['’]t |not )possible\b[^.?!]{0,30}\b(?:not (?:to )?work|fail|not (?:to )?help)\b/,
    deniesItself: true,
  },
  {
    says: /\b(?:completely|totally|perfectly|absolutely|entirely|100 ?%|utterly|always) (?:safe|harmless|risk[- ]free|effective)\b/,
  },
  {
    says: /\b(?:there (?:are|is)|has|have|had|comes? with|with|and|has got) (?:absolutely )?(?:no|zero|not a single|none of the) (?:known )?(?:side[- ]effects?|risks?|downsides?)\b|\bwithout (?:any |the )?(?:side[- ]effects?|risks?)\b|\bside[- ]effect[- ]free\b/,
    ofUnproven: true,
  },
  {
    says: anyOf(
      String.raw`${naturally}[^.?!]{0,60}\b${withoutHarm}\b|\bnothing\b[^.?!]{0,40}${naturally}[^.?!]{0,30}\b(?:harm|hurt|poison|damage|kill)s?\b|${naturally}[^.?!]{0,25}\b(?:so|and therefore|which is why|which means|means|hence|that['’]s why)\b[^.?!]{0,20}\b(?:safe|harmless|gentle|no limit|as (?:much|many|often) as|(?:gentler|safer|kinder|better) than)\b|\b(?:can(?:not|['’]t)|(?:im|not )possible to) (?:take|have|get|use|overdo|overdose)(?: on)? (?:it|too much)\b|\b(?:safe|harmless|gentle)\b[^.?!]{0,15}\b(?:because|since|as) (?:\w+ ){1,3}?${naturally}`,
    ),
    deniesItself: true,
  },
  {
    says: /\b(?:doctors?|gp|pharma|the industry|they|nobody) (?:do(?:es)?n['’]?t|don['’]?t|won['’]?t|will not|do not|does not|never) (?:want|wants|ever want)? ?(?:us|you|women)? ?(?:to know|to hear|tell you|told you|talk about this)\b|\b(?:your )?doctors? (?:won['’]?t|will never|never) tell you\b|\b(?:doctors?|experts|scientists|pharma) (?:(?:are|is) (?:\w+ )?(?:baffled|stunned|amazed|shocked|speechless|afraid)|hates?|fears?)\b/,
  },
]

const otherMedicine = String.raw`(?:\w+ ){0,3}?(?:${medicine}|gel|spray|ring|implants?|coil|placebo|another|different|lower|higher|other|vaginal)\b`

const againstMedicine: FalsePromise[] = [
  // “Switched from HRT to” what is none.
  {
    says: anyOf(
      String.raw`\b(?:(?:switch|mov|chang|swapp?|trad|cross|go)(?:e|es|ed|ing)?|went)(?: over)? from (?:${whose} )?(?:\w+ )?${medicine} (?:over )?to (?!${otherMedicine})|\b(?:swap(?:s|ped|ping)?|trad(?:e|es|ed|ing)|leav(?:e|es|ing)|left|exchang(?:e|es|ed|ing)) (?:${whose} )?(?:\w+ )?(?:hrt|mht|hormone therapy|antidepressants?|statins?|patch(?:es)?|pills?) for (?!${otherMedicine})`,
    ),
  },
  {
    says: anyOf(
      String.raw`${leadIn}${laysAside}(?: away| out)?(?: taking| using)? ${whose} (?:[\w-]+ ){0,3}?${medicine}\b`,
    ),
    of: 'medicine',
  },
  {
    says: anyOf(
      String.raw`\b(?:wean(?:ed|ing)?(?: yourself| myself)? off|com(?:e|ing) off|get(?:ting)? off|stop(?:ped|ping)? taking|quit(?:ting)?|ditch(?:ed|ing)?) ${medicine}\b|\b(?:try|go|live|manage|do)\b[^.?!]{0,20}\bwithout (?:${whose} )(?:[\w-]+ ){0,3}?${medicine}\b|^forget (?:about )?(?:your |the )?(?:\w+ )?${medicine}\b|\bwho needs (?:an? |your |the )?(?:\w+ )?${medicine}\b`,
    ),
    of: 'medicine',
  },
  {
    says: anyOf(
      String.raw`\b(?:${medicine}|mammograms?|vaccines?|screenings?|smear tests?|biops(?:y|ies))\b[^.?!]{0,25}\b(?:the (?:real|true|actual) (?:problem|cause|reason|enemy)|(?:do|does) more harm than good|(?:is|are) (?:pure |slow )?poison)\b|\bno woman should (?:ever )?(?:take|touch|swallow|use) (?:\w+ )?${medicine}\b`,
    ),
  },
  {
    says: anyOf(
      String.raw`\b(?:put|leave|throw|threw|lock)(?:ting|ing)? (?:${whose} )?(?:[\w-]+ ){0,2}?${medicine} (?:back|down|away|aside|behind|out(?! of)|in the (?:bin|drawer|trash|cupboard|toilet))\b`,
    ),
    of: 'medicine',
  },
  {
    says: anyOf(
      String.raw`\b${medicine}\b[^.?!]{0,40}\b(?:leave|leaves|put|puts) (?:it|them) (?:behind|aside|away)\b|\b${medicine} (?:is |are |do |does )?(?:only|merely|just|simply|nothing but)\b[^.?!]{0,15}\b(?:mask|hid|cover|numb|poison|crutch)\w*`,
    ),
    of: 'medicine',
  },
  {
    says: anyOf(
      String.raw`\b(?:replaces?|makes? (?:up for )?|does the job of|(?:is|as|are) (?:an? )?(?:\w+ )?(?:alternative to|substitute for|replacement (?:for|of))|(?:is )?(?:as good as|as effective as|as well as|as strong as|better than|stronger than|safer than)) (?:your |any |taking |all |an? |the )?(?:[\w-]+ ){0,2}?${medicine}\b`,
    ),
    of: 'medicine',
    ofUnproven: true,
  },
  {
    says: anyOf(
      String.raw`\bnature['’]s (?:own )?(?:${medicine}|valium|xanax|viagra|ozempic|botox|answer|cure|remedy|pharmacy)\b|\b(?:natural|herbal|vegetable) (?:hrt|valium|xanax|viagra|ozempic|botox|prozac)\b`,
    ),
  },
  {
    says: anyOf(
      String.raw`\byou (?:really )?(?:do not|don['’]?t|won['’]?t|will not|no longer|never(?: again)?|['’]ll never) need (?:an?|to see an?|your|any|those|to have an?|to book an?) (?:\w+ )?(?:doctors?|gp|mammograms?|smears?|pap tests?|screenings?|check-?ups?|scans?|biops(?:y|ies)|vaccines?|${medicine})(?!['’]s)\b[^.?!]{0,40}(?:\b(?:if|when|once|because|as long as|unless|any ?more|with|after|for (?:this|that|it))\b|[:;–—])`,
    ),
  },
  {
    says: anyOf(
      String.raw`\b(?:you(?:['’]ll| will)? (?:no longer|never(?: again)?)|you (?:won['’]t|will not)|no (?:woman|one)(?: \w+)?|nobody(?: \w+)?|without) ?(?:ever )?need(?:s|ing)? (?:to take |to use |to swallow )?(?:an? |your |any |those |the )?(?:\w+ )?${medicine}\b`,
    ),
    of: 'medicine',
    deniesItself: true,
  },
  {
    says: anyOf(
      String.raw`\b(?:whether|if|who says) you (?:still|really|even|ever|truly) need(?:ed)? (?:${whose} )?(?:[\w-]+ ){0,3}?${medicine}\b`,
    ),
    of: 'medicine',
    deniesItself: true,
  },
  {
    says: anyOf(
      String.raw`\b(?:bleed(?:ing)?|spotting) (?:after|past|beyond) (?:the )?menopause (?:is|are) (?:just|only|simply|merely|perfectly|quite|entirely|a (?:sign|way))\b|\b(?:bleeding|lumps?|chest pains?)\b[^.?!]{0,40}\b(?:nothing to (?:worry|fret)|no (?:reason|need|cause) (?:to|for)|can wait|(?:will )?(?:pass|stops?|vanish(?:es)?|disappears?) by (?:itself|themselves))|\b(?:wait|sit|ride) (?:out )?(?:the |a |your )?(?:bleeding|lump|chest pain)\b|\bignore (?:the |a |any )?(?:bleeding|lump|chest pain)\b`,
    ),
  },
]

const cleansing: FalsePromise[] = [
  {
    says: /\b(?:detox(?:es|ed|ify|ifies|ing)?|flush(?:es)?|cleans(?:es?|ing)|purg(?:es?|ing)|draws? out|rids?|sweats? out|washes out)\b[^.?!]{0,40}\b(?:toxins?|liver|hormones?|o?estrogens?|poisons?|impurities|waste|heavy metals)\b|\b(?:toxins?|liver|hormones?|o?estrogens?|body) (?:detox|cleanse)\b|^(?:detox|cleanse) (?:your|the)\b/,
  },
  {
    says: /\b(?:re)?(?:balanc|harmoni[sz]|stabili[sz]|normali[sz]|regulat|align|optimi[sz]|recalibrat)(?:e|es|ed|ing)? (?:out )?(?:your|the|our|all|female)? ?hormones\b|\b(?:re)?(?:sets?|tunes?|evens? out|levels? out) (?:your|the|our|all|female) hormones\b|\bhormones? (?:back )?(?:in|into|to) (?:perfect |full )?(?:balance|line|sync|order)\b|\bhormone[- ]balanc\w+\b|\bhormones? (?:back )?(?:in|into) harmony\b|\bhormones (?:will |can )?(?:find|return to|regain|come back to|fall (?:back )?into) (?:their |perfect )?(?:\w+ )?(?:rhythm|balance|harmony|order|place|line|level)s?\b/,
  },
  { says: /\b(?:melts?|burns?|blasts?|torches|strips?)\b (?:away |off )?(?:\w+ )?fat\b/, ofUnproven: true },
]

const promises = [...cures, ...restored, ...byADate, ...toldOfOne, ...forEverybody, ...againstMedicine, ...cleansing]

const denial =
  /\b(?:no|not|never|nothing|nobody|no one|none|neither|nor|cannot|beware|myths?|false|untrue|wrong|misleading|incorrect|dishonest|mistake|claims?|claimed|promis\w*|sold as|believe|suspect|unproven|whoever|anyone who|anybody who|so-called|supposed\w*|unless|before|if it|instead of|rather than|if you|when you|whether|should you|suddenly)\b|n['’]t\b|\b(?:told|asked|advised) $/
const someAilment = new RegExp(ailments)
const someMedicine = new RegExp(medicine)
/** Whether a sentence promises what nobody can. @param named the sentence with what it goes on from */
export function promisesTooMuch(sentence: string, named: string, before = ''): boolean {
  const names = { ailment: someAilment.test(sentence), medicine: someMedicine.test(sentence) }
  return promises.some((promise) => {
    if (promise.of && !names[promise.of]) return false
    const found = promise.says.exec(sentence)
    if (!found || (!promise.deniesItself && denial.test(sentence.slice(0, found.index)))) return false
    if (againstMedicine.includes(promise) && sendsToPrescriber.test(sentence)) return false
    if (promise.notOfTreatment && treatment.test(named)) return false
    if (promise.ofTrouble && !namesTrouble.test(`${before} ${sentence}`)) return false
    if (promise.ofRemedy && !remedy.test(named)) return false
    return !promise.ofUnproven || unproven.test(named)
  })
}
