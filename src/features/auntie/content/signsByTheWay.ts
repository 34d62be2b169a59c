// Signs of illness in the middle of something else, in the words that people have for them. How soon each is, and the source
// of that: the one list of red flags (`src/shared/lib/redFlags.json`), by the concern that it is a phrase of.

import { lately, manyOfThem, overdosed, swallowed } from './byTheWayPhrases'

/** Each as a word of its own: many words cost less than one with signs. */
const numbersFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, more) => String(from + more))

const ofBladderAlone = `uti|utis|cystitis|(water|urine|kidney|bladder|wee) infection|(burning|burns|stings|pain) .. (wee|pee|urine|weeing|peeing)|(wee|pee|weeing|peeing|urinating) ... (burning|burns|every|stings|pain)|burning wee|pyelo*`
const ofBladder = `${ofBladderAlone}|kidney|kidneys|loin|flank`
const hotAndShaking = `(the|have|got|ive|with|having|those) (bad|terrible|awful)? shakes|shakes (and|so|with|.|at|all|since)|(shaking|shivering) .. (so|under|hard|like|bad|violently|all over|uncontroll*|cant stop|in|and|teeth)|rigor|rigors|teeth (chattering|chatter|go|going|rattle)|bed .. (rattling|shaking)|(temp|temperature|fever|thermometer|reading) .. (38|39|40|41|101|102|103|104)|(38|39|40) . (1|2|3|4|5|6|7|8|9)`
const notHerself = `(talk|talking|talks|spout*|speaking) .. (rubbish|nonsense|gibberish|rot|shite|rot|daft|sense)|(not|no|dont|doesnt|isnt|wont) .. (making|make|makes|talking) .. sense|makes no sense|make no sense|making no sense|(im|i am|shes|hes|bit|very|so|and|getting|gone|got|seem|seems) (confused|muddled|muddly|dopey|drowsy|delirious)|rambling|delirious|(keep|keeps|kept) forgetting (where|what|who)|forget* where (i am|im|she is)|(dont|doesnt|not|didnt) (know|sure) (what|which|where) (day|month|year|i am|she is|he is|im|shes)|hallucinat*|(hard|cant|wont) .. (wake|rouse)`

const thirsty = `thirst*|parched|(drinking|drink|drinks) (water|tea|pop)? like a fish|(drinking|drink|drank|drunk) ... (litres|liters|gallons|pints|bottles|jugs)`
const passesMuch = `(pee|peeing|wee|weeing|urinat*|toilet|loo|bathroom|pass water|passing water|passing urine) ... (nonstop|non stop|constantly|all night|all day|all the time|every time|every (hour|half)|every night|whole night|through the night|twenty times)|(up|go|going|run|running) .. (to|for) (pee|wee|urinate|the (loo|toilet|bathroom))`
const wastes = `(clothes|skirt|skirts|trousers|jeans|rings|dress|dresses|waistband) .. (fall|falls|falling|hang|hangs|hanging|loose|too big|drop|dropping|swim*) .. (off|on|down|me)?|(lost|losing|dropping|dropped) .. (weight|stone|pounds|kilos|kg|kgs|lbs|#kg|#kgs|#lb|#lbs)|(got|getting|gone|become|so|very|too) (thin|thinner|skinny)|diabet*|sugars|ketones`
const isIllOfIt = `(im|am|keep|keeps|been|being|ive|today|now|morning|started|vomited|and) (been)? (vomiting|vomited|throwing up|being sick|sick|vomit)|(breathing|breath|panting|breathe) .. (fast|deep|hard|quick|quickly|heavy|heavily|funny)|(fast|deep) breath*|vomit* (since|all|twice|again)|drowsy|confused|belly pain|tummy pain`

const old = numbersFrom(60, 95).join('|')
const boneThin = `prednis*|cortisone tablets|dexamethasone|steroid|steroids|osteopor*|osteopenia|brittle bones|thin bones|bone scan|dexa|im (${old})|(${old}) (and|never|years|.)|shrunk`
const backGave = `(felt|heard|feel|was|with|something|my|and) .. (pop|popped|crack|cracked|snap|snapped|crunch|clunk|give|gave|went|go|click) .. (in|of|with|mid|up|down)? .. (back|spine|vertebra)|(back|spine) .. (popped|cracked|snapped|went|gave|crunched|clunk)|(pop|crack|snap|crunch|clunk) ... (back|spine)`
const cantStraighten = `(cant|couldnt|cannot|wont|unable) .. (straighten|stand|sit|move|get up|walk|bend|lie)|worst pain|agony|(terrible|awful|severe|excruciating|unbearable|horrendous|sharp) pain|pain is (terrible|awful|unbearable|severe)`

const hersBelow = `(private|privates|private (part|parts)|vulva|labia|vagina|vaginal|(lip|lips) (down|below|of my)|on the lip|outer lip|inner lip|down there|down below|between (my|the) legs|my (foof|fanny|bits|flaps|undercarriage|lady parts)|lady (garden|bits))`
const sore = `(sore|ulcer|wound|cut|lump|patch|crack|split|blister|boil|lesion|growth|wart)`
const staysOpen = `(refus*|fails|failed|not|hasnt|havent|wont|doesnt|never|isnt|didnt|cant) .. (heal|healed|healing|heals|close|closed|closing|go|gone|better|clear|cleared)|(keeps|keep|kept) .. (opening|coming|open|bleeding|back|weeping)|for (months|weeks)|getting bigger|growing`
const forWeeks = `weeks|months|(since|from) (january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|diwali|ramadan|eid|spring|summer|autumn|winter|last)`

const bloodSeen = `(blood|bleed|bled|bleeding|bleeds|spotting|spot|spotted|pink|pinky)`
const sexHad = `(sex|intercourse|(make|making|made) love|lovemaking|love making|a shag|(are|were|been|being|get|got) intimate|intimacy|sleep together|slept together|marital relations)`

const awake = `(not|havent|hasnt|no|without|barely|hardly|never|dont|didnt|stopped) .. (slept|sleep|sleeping)|(awake|up|going) .. (3|4|5|6|7|8|three|four|five|six|seven|eight|all) .. (days|nights|week)|(days|nights) .. (no|without) sleep|(havent|hasnt|not) been to bed`
const onTop = `(feel|feels|feeling|felt|im|am|shes|hes) .. (amazing|incredible|fantastic|invincible|brilliant|unstoppable|electric|alive|superhuman|wonderful|genius|on fire|chosen|like (a|the) (god|goddess|queen|king|genius))|never felt (better|so|more)|full of (ideas|energy|plans|power)|on top of the world|switched me on|unlocked me|(dont|no) need (sleep|to sleep|for sleep|any)`
const knowsThoughts = `(hear|hears|hearing|read|reads|reading|know|knows|feel|see|sense) .. (what|everyones|peoples|strangers|others|their|everybodys) .. (think|thinks|thinking|thoughts|minds|heads)`
const outOfBounds = `(started|starting|opened|opening|bought|buying|launched|launching|founded|quit|resigned|spent|spending|deposit|deposits|signed|sold|gave away|ordered) .. (business|businesses|company|companies|shop|shops|cars|car|house|houses|job|savings|thousands|horses|everything|tickets|flats|flat)|(husband|husbands|wife|wifes|partner|partners|kids|children|son|daughter|sister|mum|mother|boss|family|everyone) (is|are|s|were|was|all|says|seems|looks)? (scared|worried|frightened|afraid|crying|terrified|begging|concerned)`

const headAche = `headache*|temple|temples|scalp`
const jawTires = `jaw .. (ache|aches|aching|hurts|hurt|hurting|tired|tires|sore|pain|painful|cramps|stiff) ... (chew|chewing|eat|eating|toast|meat|talk|talking|steak|food|bread)?|(painful|sore|tired|aching) jaw|(chew|chewing|eating) ... jaw|scalp .. (tender|sore|hurts|painful|hurt)|tender scalp|hurts to (brush|comb)|temple .. (sore|tender|hurts|swollen|throbs)|sore temple`
const sightDims = `(sight|vision|eye|eyes|everything|world) .. (went|goes|gone|go|dim|dims|dimmed|dimming|blurred|blurry|grey|gray|black|dark|lost|faded|fading|off) .. (grey|gray|black|dark|dim|for|in|again|blurry|blank|blurred)?|(double vision|seeing double|see double)|(lost|losing|cant) .. (sight|vision|see)|(curtain|veil|shadow) .. (eye|sight|vision)`
const pastFifty = [...numbersFrom(50, 95), 'fifty', 'sixty', 'seventy', 'eighty'].join('|')

export const urgentByTheWay = `
! ${swallowed} .. (more|double|twice|triple|too many|too much|extra|loads) .. ${overdosed} .. than .. (should|shouldve|supposed|meant|allowed|prescribed|ought|the (box|packet|label|leaflet))|${swallowed} .. (more|double|twice|triple) .. than .. (should|supposed|allowed|prescribed|meant) .. (of)? .. ${overdosed}
! ${swallowed} ${manyOfThem} (or so|odd|of|tablets|pills)? (of|my|the)? (my|the)? (the)? ${overdosed} + ${lately}
! ${ofBladder} + ${hotAndShaking} + ${notHerself}
! ${thirsty} + ${passesMuch} + ${wastes} + ${isIllOfIt}
! ${awake} + ${onTop}|${knowsThoughts} + ${outOfBounds}
! ${headAche} + ${jawTires} + ${sightDims} + ${pastFifty}
! (chemo|chemotherapy|docetaxel|paclitaxel|taxol|epirubicin|carboplatin|capecitabine|doxorubicin|cyclophosphamide|fec|ec t|folfox) + (burning up|burning hot|running|temp|temperature|thermometer|fever|feverish|shivery|shivering|rigors|shakes|chills) + (38|39|40|100|101|102|103)|burning up|burning hot|fever|feverish|shivery|shivering|rigors|shakes|chills + (#|two|three|four|five|six|seven|eight|nine|ten|few) (days|day) (ago|after)|last (week|chemo|cycle|dose|round|monday|tuesday|wednesday|thursday|friday)|(first|second|third|fourth|fifth|sixth|last|next) (round|cycle|chemo|dose|one|infusion|session)|having chemo|week (one|two|three|1|2|3) of|(till|until) .. (nurse|clinic|doctor)|on (chemo|chemotherapy|docetaxel|paclitaxel|taxol|carboplatin|capecitabine)|ward|hotline|helpline|weekend|sunday|till monday
`

export const urgentByTheWayHarmless = `
(im|age|aged) (39|40) (and|with|years|.)
(chemo|chemotherapy) .. (finished|ended|stopped|done|over|was) .. (in|years|ago|last|back) .. (19##|20##|years|ago|year)
(chemo|chemotherapy) (in|of|back in) 20#
(lost|losing|dropped|dropping) .. (weight|stone|pounds|kilos|kg|kgs|lbs|#kg|#kgs|#lb|#lbs) .. (on purpose|dieting|diet|mounjaro|ozempic|wegovy)
(vomiting|stomach|tummy|sickness) bug
(protein|milk|meal|weight) (shake|shakes)
${swallowed} .. (packet|packets|box|boxes|strip|strips|bottle) .. ${overdosed} .. (round|over|back|down|across|out) to (my|the|a|our|her|his)
(mother|mum|mom|gran|grandmother|aunt) (took|had) (more|double|twice) ... (in the (fifties|sixties|seventies|eighties|nineties)|in 19#|years ago|back then)
(temperature|temp) .. (in|of) .. (room|bedroom|house|office|outside)
(clench*|grind*|grinding) .. teeth
`

export const kidneyByTheWay = `
! ${ofBladderAlone} + ${hotAndShaking} + (back|loin|flank|side|kidney|kidneys|loins)|(temp|temperature|fever|thermometer)|(38|39|40) . (1|2|3|4|5|6|7|8|9)
`

/** A vertebra that gave way: a crack, a back that will not straighten, bones that are known to be thin or old. */
export const backGaveWay = {
  phrases: `
! ${backGave} + ${cantStraighten} + ${boneThin}
back + (lifted|lifting|sneezed|crack|cracked|suddenly|went) + (steroid|steroids|prednisolone|prednisone|osteoporosis|shorter|height)
(lost|losing) .. height
`,
  harmless: `
(clothes|jumper|dress|hair|days|nights|cycle|cycles|periods) .. shorter
(steroid|steroids|cortisone) (cream|ointment|spray|drops|injection|lotion|shampoo)
`,
}

export const soreThatStays = {
  phrases: `
! ${sore} .. ${hersBelow}|${hersBelow} .. ${sore}|raw .. ${hersBelow} + ${staysOpen} + ${forWeeks}
`,
  harmless: `
(cold sore|cold sores|mouth|lip balm|lipstick|upper lip|lower lip|chapped)
(biopsy|biopsied|lichen sclerosus (.|diagnosed|and|since|for)|consultant|gynaecologist|gynecologist|appointment) .. (said|says|done|benign|clear|booked|on|in|next)
`,
}

/** Of bleeding after menopause: what is as it should be, and what is asked of the years to come. */
export const bleedingByTheWayHarmless = `
(doctor|doctors|gp|gynae|gynaecologist|gynecologist|consultant|nurse|scan|ultrasound) .. (said|says|told|showed|found|confirmed) + bleeding (is|was|are|were|all)? (still|all|quite|perfectly)? (normal|as usual|not heavy|light)
(will|does|do|would|can|might|could|going to) (it|they|that|this|these|those|all|everything|fibroids|(the|my) (fibroid|fibroids|polyps|bleeding|periods|cramps|migraines))? (just|all|usually|ever)? (go away|shrink|stop|disappear|vanish|settle|ease|get better|improve|dry up) .. (after|with|past|in|come) (the)? (menopause|change)
`

const afterSex = `${bloodSeen} ... (after|when|whenever|during|following|every time|each time|time|times) ... ${sexHad}|${sexHad} ... (i|then|and|there|theres|always|often|me)? (bleed|bled|bleeding|spotting|blood|spot) (.|a|after|each|every|again|on|in|afterwards|and)|${sexHad} ... red on (the|my|his) (condom|sheet|sheets|paper|towel)`

export const afterSexByTheWay = `
! ${afterSex}
`

/** The same where periods are long over. */
export const afterSexPastMenopause = `
! ${afterSex} + {old}|{past-sixty}|past (the change|menopause|it|all that)|through (the change|menopause)|postmenopaus*|post menopaus*|after (the)? menopause|(period|periods) (stopped|ended|finished|are over|packed up)|(no|without|not had|havent had|since my last|since the last) .. (period|periods|cycle|cycles) .. (since|for|in) .. (years|year|#|obamas|ages)
`

export const afterSexByTheWayHarmless = `
(no|not|never|without|any|havent had|nor) (any|a)? (bleeding|blood|bled|spotting|bleed) (after|during|with|when|from|or) .. ${sexHad}
(bled|bleed|bleeding|blood) .. (after|during|with|when) .. ${sexHad} ... (wedding night|years ago|when i was|as a (girl|teenager|student)|in my (teens|twenties|thirties))
blood (test|tests|pressure|flow|clot|clots|sugar|thinner|thinners|vessels|supply|work|results|count|loss)
(why|does|do|can|is|what|could|how|if|would|should) ... (bleed|bleeding|spotting|blood) (after|during|following) (sex|intercourse) (mean|normal|common|dangerous|serious|cause|happen)
(pink|blood) (lube|lubricant|bra|nightie|moon|pressure)
${bloodSeen} .. (after|during|following|with) .. ${sexHad} in 20#
${bloodSeen} ... ${sexHad} + (seen|saw|been to) .. (nurse|doctor|gp|gynae|gynaecologist|gynecologist|clinic) about (it|that|this)
`
