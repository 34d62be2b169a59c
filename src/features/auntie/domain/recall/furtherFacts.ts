import { medicinesIn } from '../answer/question/medicinesAndConditions'
import type { FactKind } from './fact'

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const tens: Record<string, number> = { thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70 }
const inDigits = (ten: string, unit?: string): number =>
  tens[ten.toLowerCase()]! + (unit ? units.indexOf(unit.toLowerCase()) + 1 : 0)
const ageInWords =
  /\b(i['’]?m|i am|aged?|turned|turning|only|just) (thirty|fou?rty|fifty|sixty|seventy)(?:[- ](one|two|three|four|five|six|seven|eight|nine))?\b(?! (?:minutes?|hours?|days?|weeks?|months?|years? (?:ago|since)|times|percent|mg))/gi

const ageFirst =
  /^(\W*)(thirty|fou?rty|fifty|sixty|seventy)(?:[- ](one|two|three|four|five|six|seven|eight|nine))?(?=,? (?:and|but|with|here|years old)\b|,|\W*$)/i
/** “I’m thirty-seven” as “I’m 37”. */
export const withAgeInDigits = (sentence: string): string =>
  sentence
    .replace(ageFirst, (_, before: string, ten: string, unit?: string) => `${before}I am ${inDigits(ten, unit)}`)
    .replace(ageInWords, (_, before: string, ten: string, unit?: string) => `${before} ${inDigits(ten, unit)}`)

const no =
  "(?:can(?:['’]?t|not)|could(?:n['’]?t| not| never)|never could|unable to|struggle to|don['’]?t|hate(?: to)?|hard to|trouble|difficulty)"
/** How she can take nothing by mouth, */
const notSwallowed = new RegExp(
  `\\b${no} (?:get |to |be )?(?:swallow(?:ing)?|take|taking|get|keep) (?:(?:any|my|big|large|the|those) )?(?:tablets?|pills?|capsules?)\\b|\\b(?:gag|choke|retch|heave) (?:on|at|over) (?:\\w+ )?(?:tablets?|pills?|capsules?|them)\\b|\\bgag\\b[^.?!]{0,20}\\b(?:tablets?|pills?|capsules?)\\b|\\b(?:tablets?|pills?|capsules?)\\b[^.?!]{0,30}\\b(?:stick in my throat|(?:come|comes|came) (?:straight |right )?back up|won['’]?t go down|get stuck|make me gag)\\b`,
  'i',
)
/** or nothing on her skin. */
const noPlaster =
  /\b(?:plasters?|patch(?:es)?|adhesives?|sticking plasters?|band-?aids?)\b[^.?!]{0,30}\b(?:fall off|come off|won['’]?t stick|bring me out|rash|welts|itch|blister|burn|irritat\w*|red marks)\b/i

const tried =
  /\b(?:(?:i(?:['’]ve| have)?|already|have|been) (?:already |also )?(?:tried|done|been through|had a go (?:at|with|of)|used(?! to)|taken)|tried|(?:done|had) (?:them|it|those) all|neither did|been (?:doing|taking|using|on|at)\b[^.?!]{0,60}\b(?:still|no better|worse|nothing)|gave up|given up|cut out|stopped (?:eating|drinking))\b/i
/** “I’ve had the patch and it did nothing” */
const didNothing =
  /\b(?:(?:did|does|do|done|has|have|had|made|makes?|was|is|are|were) ?(?:(?:n['’]?t|not|never|neither)\b(?: \w+){0,2}? (?:a thing|anything|any (?:good|use|difference|help)|much|help(?:ed)?|work(?:ed)?|touch (?:it|them)|for me)|nothing|no (?:good|use|difference)|sod all|bugger all)\b|(?:neither|none|nothing|never) (?:\w+ ){0,3}(?:help(?:ed)?|work(?:ed)?|did (?:a thing|anything|much))|(?:no|without(?: any)?) (?:joy|luck|relief|success|difference|better|use|good)|(?:is|was|were|are|a) (?:useless|waste of (?:time|money)|no (?:good|use|help)))\b/i
const asksHow = /\b(?:how|what|which|should|can|do) (?:long|often|much|many|do|does|i|about|is)\b|\?/i
const takenOrDone =
  /\b(?:patch(?:es)?|gel|hrt|hormones?|o?estrogen|tablets?|pills?|cream|pessar(?:y|ies)|coil|cbt|therapy|hypnosis|acupuncture|magnesium|sage|soy\w*|isoflavones|clover|cohosh|supplements?|herb\w*|vitamins?|antidepressants?|venlafaxine|sertraline|gabapentin|clonidine|oxybutynin|fezolinetant|veoza\w*|melatonin|lavender|fans?|cotton|layers|coffee|caffeine|wine|alcohol|curry|spic\w+|exercis\w*|yoga|breathing|meditation|mindfulness|moisturi\w+|lubricants?|kegels?|pelvic floor|diet\w*|fasting|physio\w*|steroid\w*|injections?|primrose|ginseng|maca|valerian|sleep hygiene|creams?|gummies|cbd|apps?)\b/i

const trans =
  /\btrans ?masc\w*\b|\btrans ?fem\w*\b|^\W*(?:non-?binary|enby)\b|\b(?:i['’]?m|i am|as|being)(?: an?)? (?:\w+ )?trans(?:gender|sexual)?\b(?: (woman|man|female|male|girl|guy))?|\bi transitioned\b|\b(mtf|ftm|m2f|f2m)\b|\bi['’]?m (?:a )?(?:non-?binary|enby)\b|^\W*transitioned\b|^\W*trans (woman|man|girl|guy)\b/i
const asWoman =
  /\b(?:trans ?fem\w*|woman|female|girl|mtf|m2f|o?estrad\w+|o?estrogen|blockers?|spiro\w*|hrt patches?)\b/i
const asMan =
  /\b(?:t gel|on t\b|trans ?masc\w*|man|male|guy|ftm|f2m|testosterone|womb|uterus|ovar\w+|periods?|top surgery)\b/i

const gene =
  /\b(?:i(?:['’]ve| have)?(?: also)?|i['’]?m|me|and|positive for|tested positive for|found)\b[^.?!]{0,30}\b(?:brca ?[12]?|palb2|lynch(?: syndrome)?)\b|\b(?:carry|carrier of|have|got|inherited|tested positive for) (?:the|a|that|this|her|their) (?:(?:same|breast|ovarian|cancer|faulty|brca) )*(?:gene|mutation|fault)\b/i
const noGene =
  /\b(?:no|not|never|don['’]?t|negative|without|waiting)\b[^.?!]{0,25}\b(?:brca|gene|mutation|lynch|palb2)/i

const coil =
  /\b(?:have|got|['’]ve|with|had|on|is|a|the|my)\b[^.?!]{0,16}\b(mirena|hormon(?:e|al) (?:coil|iud)|coil|iud|jaydess|kyleena|levosert|benilexa)\b(?! (?:out|removed|taken|came))/i
const hasCoil =
  /\b(?:i(?:['’]ve| have)|i got|got|my|have)\b[^.?!]{0,20}\b(?:mirena|coil|iud|jaydess|kyleena|levosert|benilexa)\b/i
const noCoil =
  /\b(?:out|removed|no|never|not|should|want|wants|offer\w*|suggest\w*|think\w*|consider\w*|copper|without|instead|or)\b/i

const copperCoil =
  /\b(?:i(?:['’]ve| have| got| had)|got|my|with) (?:\w+ )?copper (?:coil|iud)\b(?! (?:out|removed|taken))/i

/** A part of her that is not well, by what she calls it. */
const parts: readonly [RegExp, string][] = [
  [/\bkidneys?\b/i, 'I have kidney disease.'],
  [/\bliver\b/i, 'I have liver disease.'],
  [/\bthyroid\b[^.?!,;]{0,25}\b(?:over|fast|too (?:quick|high))/i, 'I have an overactive thyroid.'],
  [/\bthyroid\b/i, 'I have an underactive thyroid.'],
  [/\b(?:blood pressure|bp)\b/i, 'I have high blood pressure.'],
  [/\bheart\b/i, 'I have heart disease.'],
  [/\b(?:blood )?sugars?\b/i, 'I have diabetes.'],
]
const isNotWell =
  /\bmy (kidneys?|liver|thyroid|blood pressure|bp|heart|(?:blood )?sugars?)\b(?: \w+){0,3}? (?:raised|abnormal|off|deranged|reduced|bad|weak|fail\w*|only works?|only work|poor|dodgy|damaged|scarred|fatty|under-?active|over-?active|slow|high|up|through the roof|enlarged|playing up|packed (?:up|in)|gave out|not (?:great|good|right|working|well)|at \d+)\b/i
/** “No, with my kidneys”: why she may not have something. */
const isNotGreat =
  /^\W*(?:the )?(kidneys?|liver|thyroid|heart)(?:['’]s| (?:is|are))(?: \w+){0,2}? (?:not (?:great|good|right)|bad|fatty|dodgy|damaged|scarred|failing|weak|under-?active|over-?active|packing up)\b/i
const isReason =
  /\b(?:(?:said|says|told me) no|can['’]?t|not allowed|ruled out|no good|not for me|advised against|wouldn['’]?t)\b[^.?!]{0,40}\b(?:with|because of|for|on account of|due to) my (kidneys?|liver|thyroid|blood pressure|bp|heart|sugars?)\b/i
const longSteroids =
  /\b(?:on|took|taken|had|taking) (?:\w+ ){0,2}?(?:steroids?|predniso(?:lo)?ne|cortisone)\b(?! (?:cream|ointment|injection|spray|inhaler))[^.?!]{0,50}\b(?:years?|months|decades?|long|ages|(?:all|most) of my|teens|twenties|thirties|forties|since)\b|\b(?:years?|months|decades?) (?:on|of) (?:\w+ )?(?:steroids?|predniso(?:lo)?ne|cortisone)\b(?! (?:cream|ointment|spray|inhaler))/i
const isRacing = /\b(?:heart) (?:races?|racing|pounds?|pounding|flutter\w*|rate)\b/i
const pressure =
  /^\W*(?:high|raised) blood pressure\b(?=,| and| on| here| since|\W*$)|\b(?:i (?:have|['’]ve|get|suffer)|i['’]ve got|got|with) (?:\w+ )?(?:high|raised) blood pressure\b/i

/** A menopause that came before its time. */
const early =
  /\b(?:menopause|periods? (?:stopped|ended|finished|went)|through it|the change|poi|premature (?:menopause|ovarian \w+))\b[^.?!]{0,20}\b(?:at|aged?|when i was) ([23]\d|4[0-4])\b|\b(?:i (?:have|had)|['’]ve|with|after|diagnosed with|got|my) (?:\w+ )?(?:poi|premature (?:menopause|ovarian (?:insufficiency|failure))|early menopause)\b/i
/** Ovaries that never began to work, or stopped by themselves. */
const neverBegan =
  /\b(?:won['’]?t|will not|never|can['’]?t) (?:have|had|get|got|start(?:ed)?) (?:(?:a|any|her|my) )?periods? (?:by (?:herself|myself|itself|themselves)|on (?:her|my|their) own|naturally|without)|\bovaries (?:don['’]?t|do not|never|didn['’]?t|have ?n['’]?t|stopped|failed) ?(?:work\w*|develop\w*|start\w*)?\b|\bturner['’]?s?(?: syndrome)?\b/i
const ablation = /\b(?:had|have had|after|since|my|an) (?:an? |the )?(?:\w+ )?ablation\b/i
const noDairy =
  /\b(?:dairy|milk|lactose)\b[^.?!]{0,30}\b(?:(?:doesn['’]?t|does not|don['’]?t) (?:agree|suit|like)|intoleran\w+|upsets?|allerg\w+|free|off)\b|\b(?:intoleran\w+|allergic) to (?:dairy|milk|lactose)\b|\bmilk\b[^.?!]{0,30}\blactose\b/i
const eatsPlants =
  /\b(?:plant[- ]based|vegan)\b|\b(?:no|any|nothing|don['’]?t|avoid) (?:\w+ ){0,3}(?:animal (?:products?|stuff|foods?)|from animals)\b/i

const habits: readonly [RegExp, string][] = [
  [
    /\bi (?:still )?smoke\b(?! (?:alarm|detector))|\bi['’]?m a (?:heavy )?smoker\b|\b(?:a pack|ten|twenty|\d+ (?:a day|fags|cigarettes))\b[^.?!]{0,12}\b(?:smok\w*|fags|cigarettes)/i,
    'I smoke.',
  ],
  [
    /\b(?:recovering alcoholic|(?:years?|months?) (?:sober|off (?:the )?(?:drink|booze|alcohol))|(?:i['’]?m|i am|been|got|getting|stay(?:ed|ing)?|now) (?:\w+ )?sober\b(?! (?:up|enough|thought|reading))|sober (?:for|since|\d+|\w+ years?)|in aa\b|aa (?:meetings?|saved)|i['’]?m an alcoholic|in recovery (?:from|for) (?:drink\w*|alcohol\w*|booze)|(?:gave up|given up|quit|stopped|packed in|knocked) (?:the )?(?:drink(?:ing)?|booze|alcohol)(?: on the head)?(?: (?:for good|altogether|completely|\w+ years ago))?(?! (?:coffee|tea|water|milk|caffeine|cola|juice|so much|as much|too much|before|at night|after|enough))|haven['’]?t (?:touched|had) (?:a drop|a drink|alcohol|drink|booze)|(?:don['’]?t|do not|no longer) (?:drink|touch (?:alcohol|drink|a drop|booze))(?: alcohol)? (?:any ?more|at all|now)|no longer drink(?! (?:coffee|tea|water|milk|caffeine|cola|juice)))\b/i,
    'I am in recovery from alcohol.',
  ],
  [
    /\b(?:i (?:work|do|am on|['’]m on)|i['’]?m on|on) (?:permanent |rotating )?(?:nights|night shifts?|shifts?|shift work)\b|\bnight nurse\b|\bshift worker\b/i,
    'I work night shifts.',
  ],
  [
    /\b(?:i['’]?m|i am) (?:\w+ )?(?:fasting|observing ramadan)\b|\bfasting (?:this month|for ramadan)\b/i,
    'I am fasting in Ramadan.',
  ],
  [
    /\b(?:i['’]?m|i am|i use) (?:in |a |an )?(?:wheelchair(?: user)?|blind|deaf|registered blind|hard of hearing)\b/i,
    'I have a disability.',
  ],
]

/** What was found harmless by who can tell. */
const checked =
  /\b(?:just|only|was|were|said|found|its|it['’]s|a|called) (?:(?:it|was|to|be|just|only|an?|some|simple|benign|harmless|small) ){0,4}(?:cysts?|fibroadenoma|polyps?|lipoma|reflux|gallstones?|stones?)\b|\b(?:benign|all clear|nothing sinister|came back (?:clear|fine|normal|negative))\b/i
const isHad =
  /\b(?:scan\w*|biops\w+|mammogram|ultrasound|camera|clinic|hospital|doctors?|consultant|a&e|checked|seen|looked at|they (?:said|found|did|took))\b/i

/** How she lives and what she cannot do: nothing that is looked for, and yet something that whoever advises her has to know. */
const ofHerLife =
  /\bi(?:['’]m| am) an? (?!bit|little|mess|wreck|misery|state|cow|bag|zombie|shadow|new|different|woman|wom[ae]n|mum|mom|mother|total|complete|nervous|bad|good|terrible|light|bad|big|great|lot|few)(?:\w+[ -]?){1,4}|\bi (?:only |just )?(?:live|work|care for|look after|breastfeed|vape|weigh|drive|foster|farm|teach|sing|run|swim|cycle|ride)\b|\bi (?:can(?:['’]?t|not)|don['’]?t|do not|won['’]?t|never|am not allowed to|mustn['’]?t) (?:have|take|use|drink|eat|drive|afford|do|tolerate|bear|wear|have sex|like needles|swim|leave|travel|stop|miss|lift)\b|\b(?:have|['’]ve|got|with|wear|had) (?:only )?(?:an?|one|no|my) (?:\w+ )?(?:kidney|pacemaker|stoma|implants?|transplant|ovary|defibrillator|prosthe\w+|hearing aids?|catheter|thyroid|gallbladder|spleen|cervix|bypass|sleeve|band|mastectomy|ablation|valve|stent|mesh|pessary|colostomy|shunt)\b|\bi(?:['’]m| am) (?:breastfeeding|pregnant|trying for a baby|training for|needle[- ]phobic|homeless|housebound|bedbound|in prison|on a (?:boat|farm|low income)|broke|skint|unemployed|retired|widowed|single)\b/i

/** What else she tells of herself that decides what may be read to her. */
export function furtherFactsOf(own: string, isAsked: boolean): { kind: FactKind; text: string }[] {
  if (isAsked) return []
  const facts: { kind: FactKind; text: string }[] = []
  if (notSwallowed.test(own)) facts.push({ kind: 'form', text: 'I cannot swallow tablets.' })
  else if (noPlaster.test(own)) facts.push({ kind: 'form', text: 'My skin does not bear patches.' })
  if (
    (tried.test(own) || didNothing.test(own)) &&
    (takenOrDone.test(own) || medicinesIn(own).length > 0) &&
    !asksHow.test(own)
  )
    facts.push({ kind: 'tried', text: own.replace(/[.\s]+$/, '.') })
  const told = trans.exec(own)
  if (told) {
    const isWoman = asWoman.test(own) && !/\bman\b|\btestosterone\b/i.test(own)
    facts.push({
      kind: 'trans',
      text: isWoman ? 'I am a trans woman.' : asMan.test(own) ? 'I am a trans man.' : 'I am trans.',
    })
  }
  if (gene.test(own) && !noGene.test(own)) facts.push({ kind: 'gene', text: 'I carry a BRCA fault.' })
  const stopped = early.exec(own)
  if (stopped) facts.push({ kind: 'early', text: `I had early menopause${stopped[1] ? ` at ${stopped[1]}` : ''}.` })
  else if (neverBegan.test(own)) facts.push({ kind: 'early', text: 'I had early menopause.' })
  if (ablation.test(own)) facts.push({ kind: 'coil', text: 'I had an ablation.' })
  if (noDairy.test(own)) facts.push({ kind: 'diet', text: 'I eat no dairy.' })
  else if (eatsPlants.test(own)) facts.push({ kind: 'diet', text: 'I am vegan.' })
  if (copperCoil.test(own)) {
    const since = /\b(?:when i was|at|aged?) (\d\d)\b/i.exec(own)?.[1]
    facts.push({ kind: 'coil', text: since ? `I got a copper coil at ${since}.` : 'I have a copper coil.' })
  } else if (coil.test(own) && hasCoil.test(own) && !noCoil.test(own))
    facts.push({ kind: 'coil', text: 'I have a hormonal coil.' })
  if (longSteroids.test(own)) facts.push({ kind: 'illness', text: 'I have taken steroids for long.' })
  const weak = isNotWell.exec(own) ?? isNotGreat.exec(own) ?? isReason.exec(own)
  const part = weak && !isRacing.test(own) ? parts.find(([name]) => name.test(weak[0])) : undefined
  if (part) facts.push({ kind: 'illness', text: part[1] })
  else if (pressure.test(own)) facts.push({ kind: 'illness', text: 'I have high blood pressure.' })
  for (const [sign, text] of habits) if (sign.test(own)) facts.push({ kind: 'habit', text })
  if (checked.test(own) && isHad.test(own)) facts.push({ kind: 'checked', text: own })
  if (facts.length === 0 && ofHerLife.test(own)) facts.push({ kind: 'other', text: own })
  return facts
}
