import { toIndexTerm } from './queryWords'

/** The kind that asks what can be done about something. */
export const remedyKind = '?help'

/** Kinds of questions, as terms of their own: “how long” asks for something else than “what helps”. */
export const kinds: readonly [string, RegExp][] = [
  [
    '?long',
    /\bhow long\b|\bhow soon\b|\bwhen (?:do|does|will|is)\b.*\b(?:stop|end|work|over|better)\b|\bever (?:end|stop)\b|\bgo away\b|\blasts?\b|\bhow many years\b|\bget better\b|\bgrow back\b|\bcome back\b/,
  ],
  ['?who', /\bwho\b/],
  ['?not', /\b(?:should|can|must|may|do)(?:n['’]?t| not|not)\b|\bnot (?:allowed|take|have)\b/],
  ['?where', /\bwhere (?:do|does|can|should)\b/],
  ['?much', /\bhow (?:much|many|often|heavy)\b/],
  [
    '?safe',
    /\b(?:un)?safe(?:st|r)?\b|\bdangerous\b|\brisks?y?\b|\bharm\w*\b|\bbad for\b|\bokay to\b|\bok to\b|\ballowed\b|\bcan i (?:take|have|use|still take)\b/,
  ],
  ['?why', /\bwhy\b|\bcauses?\b|\breasons?\b/],
  [
    remedyKind,
    /\bwhat (?:\w+ )?(?:helps?|can|could|works?|should|else)\b|\bhow (?:do|can|to)\b|\btips\b|\badvice\b|\btreat\w*\b|\bget rid\b|\bideas\b|\bhelp\b|\bprevent\b|\bwhere do i (?:begin|start)\b/,
  ],
  ['?works', /\b(?:does|do|is|are|can|will)\b.*\b(?:work|works|help|helps|worth|any good|waste|really)\b|\bworth\b/],
  [
    '?normal',
    /\bnormal\b|\bcommon\b|\bis (?:it|this|that) (?:the )?(?:menopause|change|hormones|hormonal|peri\w*)\b|\bcould it be\b|\bconnected\b|\brelated\b|\bis that\b/,
  ],
  ['?know', /\bhow (?:\w+ ){1,5}(?:know|tell|notice)\b|\bhow to tell\b/],
  ['?what', /\bwhat (?:is|are|does)\b|\bdifference\b|\bmeans?\b/],
]

/** How somebody writes who asks about the site, whose own words (“diary”, “see”, “name”) are everybody’s. */
export const asksAboutSite =
  /\b(?:this|your|the) (?:web ?site|site|app|chat|library|platform|page|articles?)\b|\b(?:on|in|from|somewhere) here\b|\b(?:are|do|did|can|could|will|would|were|have|who|what|how|why|where) (?:are |is |do |did |were )?you\b|\byour (?:name|age|creator|maker|boss|language|job|home)\b|\bi(?:['’]ve)? (?:\w+ )?(?:put|wr[io]t\w*|typ\w+|log\w*|enter\w*|sav\w+)\b|\bmy (?:\w+ )?(?:data|diary|entries|entry|account|password|history|log|record|information|cookies|phone|country)\b|\b(?:is|use|hide|see|read|leave|clear|delete) (?:this|it|that|everything|there|what|our|these)\b|\bour (?:chat|conversation|messages)\b|\b(?:where|how) do i (?:find|hide|print|change|make)\b|\b(?:letters|writing|text|font|print|screen)\b|\blanguage\b|\bspeak\b|\btranslat\w+|\bcookies\b|\bpassword\b|\bfind out\b|\bfill\w* in\b|\bbingo\b|\bdownload\b|\bauntie\b|\bpower years\b|\bfree\b|\barticles?\b|\bdonat\w+|\bsign (?:up|in)\b|\blog ?in\b|\bsubscri\w+|\bunsubscri\w+|\binvit\w+|\b(?:android|iphone) app\b|\bapp store\b|\be-?mails?\b|\baccount\b|\bregister\b|\b(?:sign|log) ?out\b|\bremind(?:ers?)?\b|\bexport\b|\bcoach(?:ing)?\b|\btarot\b|\b(?:dark|night) mode\b|\bquick exit\b|\bprivate window\b|\bmonthly gift\b|\bentr(?:y|ies)\b|\btracker\b|\bdo i (?:have|need) to (?:pay|sign)\b|\b(?:this|it) cost\b|\bwho (?:\w+ )?(?:wrote|checks|pays for) this\b|\b(?:phone|country|emergency) numbers\b|\bnumbers are\b|\bdevices?\b|\b(?:the|a|your|its?) (?:diary|tracker|log book|doctor['’]?s sheet|sheet|printout|summary)\b|\btracking\b|\bpractice (?:sessions?|page)\b|\b(?:the|a) session\b|\bwho (?:can |gets to |does |else )*(?:sees?|reads?|looks? at)\b|\bwhere does (?:the|my|all the|all that) (?:money|donation|gift)\b|\bg(?:ive|ave|iving) you (?:\w+ )?(?:dollars?|pounds?|euros?|money|bucks?|quid|something)\b|\bmonthly (?:one|donation|payment|gift)\b|\bwh(?:ich|at) page\b/i

/** How somebody writes who asks Auntie about herself, in words that say nothing of anything else. */
export const asksAuntie =
  /\b(?:who|how old|where|what) (?:are|were) you\b(?= *(?:again|from|exactly|anyway|currently|really|made|built|born|invented|created|manufactured|working|called|[?.!,]|$))|\bwho (?:made|built|created|invented|coded|designed|programmed|runs|owns|controls|trained) you\b|\b(?:made|built|created|invented|coded|designed|programmed|trained|manufactured|employed|owned|paid) (?:by |of )?you\b|\b(?:in charge of|behind|work(?:ing)? for) you\b|\bdo you work for\b|\bhow old (?:would|will|do) you\b|\bdo you (?:come|live)\b|\byour (?:name|age|birth\w*|creator|maker|boss|home town|native \w+)\b|\b(?:ai|bot|auntie)['’]?s (?:name|age|maker|creator)\b|\b(?:should|can|do|must) i call you\b|\b(?:use|have) for you\b|\b(?:can|could|able to|kinds? of things) (?:you )?(?:would |be able to |can |could )*(?:assist|help) me with\b|\b(?:this|the|an?) (?:ai|bot|robot|chatbot)\b|\b(?:are|r|were|is) (?:you|u|auntie) (?:an? |really |just |actually )*(?:real|ai|human|person|woman|bot|robot|machine|computer|alive|automated|chatgpt)\b|\bis (?:this|that|it) (?:an? |really |just |actually |real )+(?:ai|human|person|woman|bot|robot|machine|computer|chatgpt)\b|\bhow do you know (?:all|so much|any of) |\bwhat (?:else )?(?:\w+ )?(?:can|could|do) you (?:do|know|help|assist)\b(?! (?:for|about|if|when|to|with) (?!me\b|this\b|us\b))/i

const ofCause = new Set(['?why', '?normal', 'menopaus', 'perimenopaus'])
/** Whether the terms of a question ask where something comes from: why, or whether it is the change. */
export const asksOfCause = (terms: readonly string[]): boolean => terms.some((term) => ofCause.has(term))

/** What says a number or its unit is the same for all questions. */
export const numberWords = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy hundred half couple few several mg mcg ug nmol pmol mmol kg ml iu'.split(
    ' ',
  ),
)

/** Words of many questions that say little of what any is about. */
export const fillerWords = new Set(
  'everybody help good bad best better worse find look looking people women woman age useful lately hard easy day days week weeks month months time times start started begin end ended stop stopped part back life lives happen happening happens between difference different under another enough new call called talk talking think thinking work works worked turn turned old later late next whole thought safe change changes changed start left come comes wanted big great everyone somebody together front down without give giving happen moment allowed actual ever true through quit because first before after sign usual usually away long longer reduce affect expect tell might younger problem problems solution hour hours wrong another same show read put nothing something yet already due size seem seems possible option options cause causes level high higher relieve uncomfortable awful terrible horrible dreadful severe bit couple single build during keep keeps recommend recommends recommended reason mean kind sort general main certain several number lot lots bring full half able free open close sure ready point case fact word mind hope guess wonder wondering notice noticed happened understand sound sounds given gets took takes taken used uses seen saw said told asked ask asking asks question questions answer answers idea ideas tip tips advice anyone anybody nobody somebody person helpme dontknow low morning night nights evening again done sure surely rule rules ruled finish finished finally wreck grab fix honest honestly missing mini last first won hit suffer suffering badly hardly simply quickly slowly totally completely sudden suddenly recently'
    .split(' ')
    .flatMap((word) => toIndexTerm(word) ?? []),
)

/** Index terms that nearly every question here could have. */
export const genericTerms: ReadonlySet<string> = new Set([
  'menopaus',
  'perimenopaus',
  'postmenopaus',
  'symptom',
  'hormon',
  'hrt',
  'period',
])

/** Words that any question may be about only beside others: “what will the doctor do”, “is there a tablet for it”. */
export const contextWords = new Set(
  'doctor gp nurse hospital appointment tablet pill medicine drug treatment test tests scan last one'
    .split(' ')
    .flatMap((word) => toIndexTerm(word) ?? []),
)
