import { withMeetingPoints } from './patterns'
import { isQuestion, plain, sentencesOf } from './prose'
import { notATreatment, soldRemedy } from './remedies'

/** What a body has, or is treated with. */
const health =
  /\b(?:hot flash(?:es)?|flash(?:es)?|flush(?:es)?|(?:night )?sweat(?:s|ing)?|(?:peri|post)?-?menopaus\w*|periods?|o?estrogens?|progest\w*|testosterone|hormon\w*|hrt|mht|bones?|fractures?|(?:broken|sore) (?:hip|wrist|bone)s?|osteopor\w*|hearts?|blood pressure|blood sugar|cholesterol|triglycerides|ldl|hdl|arter(?:y|ies)|blood (?:vessels|fats|lipids)|diabet\w*|strokes?|dementia|alzheimer\w*|cancers?|breast\w*|tumou?rs?|brain (?:fog|power)|memory|sleep\w*|insomnia|anxi\w*|depress\w*|low moods?|libido|desire|dryness|vagin\w*|bladders?|leak\w*|urin\w*|thyroid|livers?|kidneys?|weight|belly fat|metabolism|skin|wrinkles?|hair loss|collagen|joints?|pains?|aches?|migraines?|headaches?|cortisol|insulin|inflammation|immun\w*|gut|muscles?|ovar\w*|womb|uter\w*|endometri\w*|lip(?:o|e|oe)dema|swelling|symptoms?|fatigue|toxins?|diseases?|constipation|nausea|dizziness|rash(?:es)?|ovulat\w*|breaking a (?:hip|bone|wrist)|the mind|brain|iron|tissues?|skeleton|knees|drench\w*|telomeres?|calories|metaboli\w+|deaths?|mortality|longevity|pregnan\w*|fertil\w*|infections?|utis?|clots?|palpitations?|prolapse|tinnitus|ag(?:e|)ing|fibroids?|calcium|vitamins?|antidepressants?|statins?)\b/i
const people = /\b(?:women|average woman|people|patients|adults|smokers|mothers|of us|of them|of you)\b/i

const small = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)'
const units =
  '(?:years?|months?|weeks?|days?|hours?|minutes?|degrees?|kilos?|pounds?|times|percent|glasses|units|drinks|cups)'
/** Of how many: it is counted of people, whatever else the sentence speaks of. */
const proportion = new RegExp(
  [
    String.raw`\d\s?%|\bper ?cent\b`,
    String.raw`\b(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:in|out of|of) (?:every )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a?dozen|twenty|a hundred|a thousand|hundred|thousand)\b`,
    String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine) (?:woman|women|person|people) (?:in|out of) (?:every )?\w+\b`,
    String.raw`\b\d[\d,.]{0,20}\s(?:women|patients|people|adults|participants)\b`,
  ].join('|'),
  'i',
)
const share =
  /\b(?:small|tiny|large|vast|only a|great) (?:minority|majority)\b|\b(?:half|few|hardly any|barely any|only some|(?:nearly|almost|virtually|practically) (?:all|every)|(?:a|one|two|three) (?:third|quarter|fifth|tenth)s?|most|many|majority|every (?:second|third|fourth|fifth|other))\b(?: of)?(?: all| the)? (?:women|woman|people|patients|adults|smokers|mothers|us|them|you|those)\b/i
/** How much, how long, how many times more. */
const quantity = new RegExp(
  [
    String.raw`(?<![A-Za-z\d])\d+(?:[.,]\d+)*\b`,
    String.raw`\b(?:lasts?|lasted|takes?|goes on(?: for)?|within|after|about|around|roughly|up to|nearly|almost|at least|loses?|gains?) (?:about |around |up to |nearly |at least )?${small}[\s-]${units}\b`,
    String.raw`\b${small}[\s-]${units} (?:earlier|later|longer|sooner|shorter|more|less|fewer|younger|older|a day|a week|on average)\b`,
    String.raw`\bby (?:about |around |up to |nearly |at least )?(?:an?|one|${small})(?:[ -](?:to|or)[ -]${small})?[\s-]${units}\b|\b(?:one|${small}) (?:to|or) ${small}[\s-]${units}\b`,
    String.raw`\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)\b`,
    String.raw`\b(?:twice|double|triple) (?:as|the|their|its|your)\b|\bhalf as\b`,
    String.raw`\ban? (?:kilo|pound|inch|centimeter|year|hour|third|quarter)s? (?:or (?:so|two|more) )?(?:each|every|per|a|of (?:its|their|your|her)) (?:year|month|decade|week|\w+)\b`,
    String.raw`\bfor (?:a decade|decades|years)\b|\bthe (?:average|typical) woman\b`,
    String.raw`\b(?:twofold|threefold|tenfold|on average|by (?:half|(?:a|two) thirds?|(?:a|three) quarters?)|in half)\b`,
    String.raw`\b(?:doubl|tripl|halv|quadrupl)(?:e|es|ed|ing)\b`,
  ].join('|'),
  'i',
)
/** Numbers that count nothing of a body: the clock, a year, somebody's age, a page, a telephone. */
const idleNumber =
  /(?:\+|\b0)\d[\d ()-]{6,}\d\b|\b(?:site|page|course|group|module|magazine|app|newsletter|meeting|class|book|program(?:me)?)\b[^.?!;]{0,40} for [^.?!;]{0,30}?\d\d (?:and|to|or) \d\d\b|\b(?:\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\b\.?|o['’]clock)|\d{1,2}:\d\d|(?:19|20)\d\d\b(?! ?(?:%|percent|mg|iu|units|women|people|patients|steps))|(?:page|chapter|part|step|letter|number|no\.?|card|room|floor|gate|platform|hall|door|desk|seat|bus|channel|episode|question|box|week|day|line|night|month|figure|table|at) \d+(?! ?(?:%|percent|mg|women))\b|(?:call|dial|ring|text|phone) \d[\d\s-]*|\d+(?:st|nd|rd|th)\b|\d+ (?:cards?|letters?|steps?|pages?|squares?|names?|seconds?|questions?|breaths?|rounds?|things|ways|recipes?|ideas|books|lines|words|modules|stories|places|countries)|\d+ ?(?:%|per ?cent) (?:\w+ )?(?:cotton|linen|wool|merino|silk|bamboo|viscose|polyester|chocolate|cocoa|juice|off|discount))\b/gi

/** Sentences that ask for a deed count what is to be done. */
const command =
  /^(?:(?:please|now|then|so|and|or|but|just|first|next|today|tonight|tomorrow|gently|slowly|maybe|perhaps)[, ]+)*(?:add|ask|beware|begin|bend|book|bring|breathe|buy|call|carry|check|choose|chop|circle|close|come|consult|copy|count|cut out|discuss|do|don['’]t|draw|eat|exhale|feel|fill|find|fold|get|give|go|hold|hum|imagine|inhale|invite|join|keep|lay|leave|let|lie|lift|light|list|listen|log|look|lower|make|mark|meet|mention|mix|name|notice|open|pack|pause|pick|plan|play|pour|press|print|pull|push|put|phone|read|record|remember|repeat|rest|ring|roll|save|say|see|seek|send|set|share|shut|sing|sit|skip|sleep|slice|spend|spread|stand|start|stay|step|stir|stretch|take|talk|tap|tell|think|track|treat|try|turn|use|wait|walk|watch|wear|whisk|write)\b(?! (?:is|are|was|were|has|can|may|might|will|does|gets)\b)/i
const story = /(?:^["“]?|[.,;:–—] ["“]?)(?:I|my|we|our|her|his|she|he)\b/i

const effectVerb = {
  /** As the third person, or a past that happened: “calcium prevents”. */
  says: String.raw`(?:reduces?|lowers?|cuts?|prevents?|treats?|cures?|eases?|relieves?|alleviates?|improves?|boosts?|raises?|increases?|decreases?|protects?|strengthens?|(?<!\b(?:be|been|being|is|are|was|were|feels?|keeps?|stays?) )calms?|soothes?|triggers?|causes?|worsens?|restores?|balances?|lifts?|shrinks?|thickens?|slows?|delays?|doubles?|halves?|heals?|fights?|builds?|melts?|stops?|kills?|ends?|banishes|eliminates?|reverses?|shortens?|supports?|suppress(?:es)?|hides?|masks?|promotes?|regulates?|stimulates?|cools?|quells?|tames?|dampens?|speeds? up|leads? to|brings? on|brings? back|brings? (?=(?:\w+ ){1,3}(?:down|up|under control)\b)|sets? off|gets? rid of|wards? off|feeds?|fuels?|clouds?|sharpens?|dulls?|brings? (?:\w+ ){0,2}?(?:on|back|forward)|(?:moves?|pushes?) (?:\w+ ){0,2}?(?:back|forward|up)|blocks?|affects?|strikes?|hits?|harms?|hurts?|damages?|weakens?|controls?|eats? away at|disrupts?|mimics?|imitates?|interferes? with|contributes? to|results? in|accounts? for|drives|determines?|depletes?|drains?|robs?|steals? from|steals?|starves?|thins|inflames|irritates|poisons|ages|spikes?|steadies|stabili[sz]es?|evens? out|guards|shields|preserves?|maintains?|sustains?|nourishes|aids|enhances?|rebuilds|repairs|renews|regenerates?|replenishes|hydrates?|firms|tightens?|plumps?|tones|acts? on|turns? into|converts? (?:in)?to|mops? up|soaks? up|curbs?|blunts?|tempers|quietens?|settles?|loosens?|relaxes|wakes? up|kick-?starts?|jump-?starts?|overloads?|strains|wrecks?|ruins?|destroys?|takes? (?:its|a) toll on|takes? the edge off|takes? care of|makes? up for|does? wonders for|works? wonders (?:for|on)|provides|delivers|means (?=more|fewer|less|higher|lower|better|worse|no\b)|goes? hand in hand with|raises the odds of|(?:is|are) (?:to blame|responsible|essential|vital|crucial|necessary|indispensable|key|toxic|safe|unsafe|harmful|dangerous|poison|poisonous|ideal|perfect|helpful|beneficial) (?:for|to|in|after|before|during|with)|helps? (?:with|against|you (?:to )?|to )?|works? (?:for|against|on)|(?:is|are) (?:as )?(?:good|bad|better|worse|effective|useful) (?:for|against|as)|makes? (?:your|you|the|them|us)?|keeps? (?:your|you|the)?|leaves? (?:your|you))`,
} as const

/** “Calcium prevents fractures”, “may ease flashes”: something before a verb of effect, what it acts on behind it. */
const effect = new RegExp(
  withMeetingPoints(
    String.raw`(?:\p{L}|\d|[)’'”"])[, ]+(?:(?:may|might|can|could|will|would|does|did|also|really|often|even|actually|gently|quickly|naturally|slowly|safely|just) ){0,3}\b${effectVerb.says}\b(?<behind>[^.?!;:]{0,70})`,
  ),
  'giu',
)
const effectHeading = new RegExp(
  withMeetingPoints(
    String.raw`^${effectVerb.says}\b(?<behind>[^.?!;:]{0,70}\b(?:with|by|naturally|without|in (?:\d+|${small}|a) (?:days?|weeks?|months?)|for good)\b)`,
  ),
  'iu',
)
const effectAtEnd = new RegExp(withMeetingPoints(String.raw`\b${effectVerb.says}$`), 'iu')
/** What becomes of a body by itself: “migraines fade after the last period”. */
const course = new RegExp(
  withMeetingPoints(
    String.raw`${health.source}(?: \w+){0,2}? (?:fades?|rises?|climbs?|drops?|falls?|peaks?|returns?|improves?|worsens?|shrinks?|thins|dries|dry|increases?|decreases?|doubles?|halves?|goes away|go away|comes? back|starts? at|begins? at|ends? at|settles?)\b`,
  ),
  'i',
)
const comparison =
  /\b(?:safer|better|worse|stronger|weaker|longer|more|less|fewer|earlier|later|higher|lower|likelier|riskier|quicker|faster|sooner|milder)\b[^.?!;:]{0,40} than\b(?! (?:it|you|she|they|I|the|usual|before)\b)/i
/** Whoever wishes for an effect, or asks about it, states none; nor does “you stop”. */
const noStatement =
  /\b(?:(?:want|wants|wanted|wish|wishes|hope|hopes|trying|tries|try|meant|said|ways?|tips?|how|whether|if|when|until|nobody|who|what|which|that|seek|get|find|need|urgent|medical|no|not|never|nothing|none|neither|nor|cannot|without|please|I|we|you|she|he|they|let|and|or)(?: \w+)?)[, ]+(?:to )?$|(?:\b(?:no|not|never|nothing|none|neither|nor|cannot)\b|n['’]t\b)[^,;:]{0,40}$|\b(?:to|an?|the|any|this|your|her|its) $/i

const reports = String.raw`(?:\w+ ){0,2}?(?:shows?|showed|shown|proves?|proved|proven|finds?|found|says?|suggests?|suggested|confirms?|confirmed|recommends?|recommended|agrees?|agreed|believes?|believed|warns?|warned|thinks?|claims?|links?|linked|demonstrates?|demonstrated|established|discovered|reports?|reported|tells? us)\b`
const authority = new RegExp(
  withMeetingPoints(
    String.raw`(?<!\bwhat (?:the )?)\b(?:stud(?:y|ies)|trials?|research(?:ers)?|scientists?|evidence|guidelines?) ${reports}|\b(?:clinically|scientifically) (?:proven|tested|shown)\b|\baccording to (?:\w+ ){0,3}?(?:stud(?:y|ies)|trials?|research(?:ers)?|scientists?|science|experts|guidelines?|reviews?)\b|\b(?:one|a|an|recent|new|large|small) (?:\w+ )?(?:study|trial|review) (?:of|in|with) (?:\w+ )?(?:women|people|patients)\b`,
  ),
  'i',
)
/** Authorities that are also heard on other things than health. */
const expertise = new RegExp(
  withMeetingPoints(
    String.raw`\b(?:experts|science|doctors|specialists|gyn[a-z]+|cardiologists|nutritionists|surveys?|data|figures|statistics) ${reports}|\b(?:linked to|tied to|associated with|at (?:higher|lower|greater) risk|risks? of|risk factors?)\b|(?<!\b(?:what|that|which) )\b(?:has|have|had) been (?:\w+ )?(?:proven|shown|found|linked|established|demonstrated|known)\b|\bfact that\b|\b(?:is|are|['’]s) (?:(?:now|well|widely|long|generally|commonly|universally) ){0,2}(?:proven|known|shown|established|documented|thought|believed|accepted|recogni[sz]ed|agreed|understood|acknowledged|estimated) (?:to|that|as)\b|\b(?:everyone|everybody|we all) knows? that\b|\bcommon knowledge\b|\bno secret that\b`,
  ),
  'i',
)

/** Says what a word is the name of: it stands in no study. */
const saysWhatItIs =
  /\b(?:is|are) (?:(?:also|sometimes|often|usually|simply|just) ){0,2}(?:called|named|known as|short for|spell?ed|spelt|pronounced|abbreviated|listed|(?:the|an?|another) (?:[\w-]+ )?(?:word|name|term|time|day|date|stage|stretch|feeling|sensation|sense|wave|rush|plant|herb|flower|shrub|tree|root|mushroom|mineral|(?:hot )?flash|(?:hot )?flush)\b)|\bstands? for\b/i
const weighsHarm = /\d|\b(?:risks?|harm\w*|danger\w*|safe\w*|cancers?|caus\w+|percent|more|less|fewer|higher|lower)\b/i
/** Whether a sentence only names, or says what is meant. */
export const defines = (sentence: string) => saysWhatItIs.test(sentence) && !weighsHarm.test(sentence)

/** That nothing was found to help is no finding; that nothing was found to harm is one. */
const nothingShown =
  /^(?:no (?:\w+ ){1,4}?(?:has|have) (?:ever |yet )?been (?:\w+ )?(?:shown|proven|found|known) to\b|(?:no|not one|not a single) (?:\w+ ){0,2}?(?:stud(?:y|ies)|trials?|evidence|research|proof) (?:\w+ ){0,2}?(?:shows?|shown|finds?|found|proves?|proven|says?|supports?)\b)/i
const isOfHarm = /\b(?:harm\w*|danger\w*|risks?|cancers?|caus\w+|safe\w*|hurt)\b/i

export const showsNothing = (sentence: string) => nothingShown.test(sentence) && !isOfHarm.test(sentence)

/** What a body is made of, is treated with, or falls ill with; not what poems are about as well, as hearts and skin. */
const bodily =
  /\b(?:(?:peri|post)?-?menopaus\w*|o?estrogens?|progest\w*|testosterone|hormon\w*|hrt|mht|fractures?|bones?|osteopor\w*|blood (?:pressure|sugar)|cholesterol|diabet\w*|strokes?|dementia|alzheimer\w*|cancers?|tumou?rs?|brain fog|insomnia|depression|anxiety|libido|vagin\w*|bladders?|thyroid|livers?|kidneys?|metabolism|calories|collagen|joints?|migraines?|headaches?|cortisol|insulin|inflammation|immun\w*|gut|ovar\w*|womb|uter\w*|endometri\w*|lip(?:o|e|oe)dema|symptoms?|fatigue|toxins?|diseases?|constipation|nausea|infections?|utis?|clots?|fibroids?|calcium|magnesium|iron|vitamins?|antidepressants?|statins?|smoking|the (?:pill|coil|patch)|contracepti\w+)\b|\b(?:flash(?:es)?|flush(?:es)?|sweats)\b[^.?!]{0,40}\b(?:worse|better|milder|stronger|sign|because|caused|more|less|often|usually|average|always|common|normal|rare|harmless|dangerous|harder|lighter|fewer)\b/i
/** A verb by which a sentence states; a heading has none. */
const states =
  /\b(?:is|are|has|have|will|can|could|may|might|do|does|(?:com|tak|mak|ris|mov|becom|liv|di|chang|declin|tir|ach|leav|los|giv|kee?p|need|turn|gain|last|clear|grow|cover|absorb|burn|start|begin|end|melt|work|feel|depend|var(?:y|i)|differ|peak|fluctuat|return|appear|happen|occur|tend|seem|respond|react|yield|respect|age|dry|dri|break|wear|suffer|store|produc|contain)(?:e?s))\b|\b(?:you|women|most|they|people) (?:\w+ )?(?:burn|lose|take|get|need|become|gain|make|store|absorb|sleep|live|die|age|suffer|respond|produce|wake|ache|have|feel)\b|\b(?:flashes|flushes|sweats|bones|joints|migraines|hormones|ovaries|kidneys|antidepressants|infections|symptoms) (?:\w+ )?(?:ache|burn|take|yield|stop|produce|shrink|thin|weaken|slow|last|become|grow|need|make|vary|fluctuate|respond|react|depend|heal|start|begin|end|tend|feel|break|clear|work|act|keep|lose|age|happen|occur|change)\b/i
/** Sends somebody to be seen, speaks of a moment, of words and articles, or leaves it to her; so do conditions and quotes. */
const sendsOrTells =
  /["“]|\bif\b|^(?:so|nor|as) (?:is|are|do|does)\b|^you (?:can|may|could|might)\b|\b(?:doctors?|nurses?|gp|emergency|ambulance|pharmacist|seen|checked|examined|looked at|comes? (?:in|at|when) (?:a|the)|reason to|time to|excuse|choice|decision|yours|questions?|words?|names?|story|chapter|letter|library|books?|shelf|leaflet|talks?|film|podcast|page|module|article|list|worth|deserves?|plan|say|a thing)\b/i
/** What is called so: “Bones on Purpose”. */
const title =
  /\bmenopause (?:café|cafe|group|circle|course|page|club|bingo|meeting|newsletter|clinic|nurse|library|magazine)s?(?!\w)|\b[A-Z]\w+,? (?:(?:on|at|for|is|of|your|without|the|a|in) )?[A-Z]\w+/g
const isDeniedAnywhere = /\b(?:no|not|never|nothing|none|nobody|neither|nor|cannot)\b|n['’]t\b/i
/** “Hormones are messengers” can be looked up as well as “calcium prevents fractures”, whatever its verb. */
const declares = (sentence: string) =>
  // What goes on behind a colon is told by what stands before it.
  !/^\p{Ll}/u.test(sentence) &&
  (bodily.test(sentence.replaceAll(title, '')) || soldRemedy.test(sentence)) &&
  states.test(sentence) &&
  !isDeniedAnywhere.test(sentence) &&
  !defines(sentence) &&
  !sendsOrTells.test(sentence) &&
  !isToldOrAsked(sentence) &&
  !announcement.test(sentence)

/** What somebody lived with a remedy is held for its effect, however it is told. */
const testifies = (sentence: string) =>
  notATreatment.test(sentence) &&
  /\bswears? by\b|\b(?:cured|healed|saved|fixed|stopped|ended|eased|helped|brought back|gave me back|(?:worked|did) wonders for|transformed|rescued) (?:me|my|our|us)\b/i.test(
    sentence,
  ) &&
  !isDeniedAnywhere.test(sentence)

/** “These exercises will fix your prolapse”, whatever the verb. */
const willDo = new RegExp(
  withMeetingPoints(
    String.raw`\b(?:this|these|our|my|the) (?:\w+ ){1,3}(?:will|can) (?:\w+ly )?(?!(?:tell|show|help you|ask|check|measure|look|find|examine|explain|read|hear|see|say|bring|take|be|listen)\b)\w+ (?:your|the|her) (?:\w+ )?${health.source}`,
  ),
  'i',
)

/** What holds for some more than for others: “women who nap remember more”. */
const ofSomeMore =
  /\b(?:women|people|those|smokers|mothers|adults|patients) (?:who|with|on|in|of|whose|after|without)\b(?! (?:had|were|was)\b)[^.?!]{0,80}\b(?:more|less|fewer|better|worse|longer|shorter|younger|older|sooner|later|earlier|likelier|higher|lower|stronger|weaker|faster|slower|healthier|happier|thinner|heavier|deeper|twice)\b/i
/** How good or bad one thing is beside another, whatever they are. */
const weighs =
  /\b(?:is|are) as (?:deadly|dangerous|harmful|bad|toxic|unhealthy|risky|good|healthy) (?:as|for)\b|\b(?:better|worse|healthier) for (?:you|us|women|your \w+) than\b|\bworks? (?:about |just |nearly |almost )?as well as\b/i

/** The same from its other end: “flushes are reduced by cold showers”. */
const undergone = new RegExp(
  withMeetingPoints(
    String.raw`${health.source}(?: \w+){0,2}? (?:is|are|was|were|be|been|being|gets?) (?:(?:\w+ly|often|much|also|well|best|made|kept|brought|set) ){0,2}(?:reduced|lowered|cut|prevented|treated|cured|eased|relieved|alleviated|improved|boosted|raised|increased|decreased|strengthened|soothed|calmed|triggered|caused|worsened|restored|slowed|delayed|doubled|halved|healed|stopped|ended|eliminated|reversed|shortened|disturbed|disrupted|helped|fuell?ed|fed|driven|damaged|harmed|weakened|worse|better|milder|in check|at bay|on|off) (?:by|with|through|thanks to|because of)\b`,
  ),
  'i',
)

/** Longer than a verb of effect and what tells of whom it is said. */
const reach = 200

function statesEffect(sentence: string): boolean {
  for (const found of sentence.matchAll(effect)) {
    const end = found.index + found[0].length - (found.groups?.behind?.length ?? 0)
    const before = sentence.slice(Math.max(0, end - reach), end)
    const lead = before.slice(0, effectAtEnd.exec(before)?.index)
    const behind = found.groups?.behind ?? ''
    const isDenied = noStatement.test(lead) || /^ ?(?:no|nothing|none|nobody)\b/i.test(behind)
    if (health.test(behind) && !isDenied) return true
  }
  return health.test(effectHeading.exec(sentence)?.groups?.behind ?? '')
}

/** “If it goes on for three months, ask”. */
const advice =
  /^(?:if|when|once|should|whenever)\b[^.?!]*, (?:then )?(?:ask|see|plan|write|keep|bring|wait|speak|say|call|ring|tell|go|get|book|talk|have|do|take)\b/i

/** “What the studies found” says that it follows. */
const announcement = /^(?:what|how|why|when|where|who|which)\b[^.!]*$/i

/** Whether it says what to do, or what somebody lived: a sentence that tells nothing of others. */
/** “Your prescriber may change it after your review”, “only a doctor can say”: how care goes is no finding. */
const howCareGoes =
  /^(?:(?:your|the|a) (?:doctor|gp|nurse|prescriber|pharmacist|midwife|specialist|clinic|team) (?:may|might|can|could|will|should|must)|only (?:a|an|your) (?:doctor|gp|nurse|specialist|examination|scan|test) can)\b/i

export const isToldOrAsked = (sentence: string) =>
  command.test(sentence) || story.test(sentence) || advice.test(sentence) || howCareGoes.test(sentence)

/** Whether a sentence counts something, whatever it speaks of; neither the clock nor what it asks somebody to do. */
export function countsSomething(text: string): boolean {
  const sentence = plain(text)
  return (
    !isQuestion(sentence) && !isToldOrAsked(sentence) && /(?<![A-Za-z\d])\d/.test(sentence.replaceAll(idleNumber, ' '))
  )
}

/** Whether a sentence says something of bodies that can be looked up: a number, an effect, what a study found. */
export function statesFact(text: string): boolean {
  const sentence = plain(text)
  if (isQuestion(sentence)) return false
  const counted = sentence.replaceAll(idleNumber, ' ')
  const isAboutBodies = health.test(sentence)
  const isShare = isAboutBodies && share.test(sentence)
  const countsBodies = isShare || (proportion.test(counted) && (isAboutBodies || people.test(sentence)))
  const measures = isAboutBodies && !isToldOrAsked(sentence) && quantity.test(counted)
  const reports = authority.test(sentence) || (isAboutBodies && expertise.test(sentence))
  const foundNothing = showsNothing(sentence)
  const reportsFindings = reports && !announcement.test(sentence) && !foundNothing
  const isDenied = /\b(?:no|not|never|nothing|none|nobody)\b|n['’]t\b/i.test(sentence)
  const compares = isAboutBodies && comparison.test(sentence)
  const tells =
    !isToldOrAsked(sentence) &&
    !isDenied &&
    (compares ||
      course.test(sentence) ||
      undergone.test(sentence) ||
      willDo.test(sentence) ||
      (isAboutBodies && ofSomeMore.test(sentence)) ||
      weighs.test(sentence))
  return (
    countsBodies ||
    measures ||
    reportsFindings ||
    tells ||
    statesEffect(sentence) ||
    declares(sentence) ||
    testifies(sentence)
  )
}

/** Sentences of plain text that say what can be looked up. */
export const factsIn = (text: string): string[] => sentencesOf(text).filter(statesFact)
