// Need told by what was done or what a body does, with no word for it: affairs put in order, an hour in a shut garage,
// a lump and nothing else. What only sounds like it stands beside it.

const putInOrder = `(put|putting|got|have|left|everything|papers|paperwork|things) .. in order|(sorted|filed|labelled|labeled|cleared) (out)? (everything|every drawer|all (my|the|our)|(my|the|our) (papers|paperwork|affairs|things|files|wardrobe|drawers))|(made|signed|updated|finished) my will`
const leftForThem = `(password|passwords|pin|pins|codes|logins|log ins|bank details|account numbers|policies|deeds) .. (in|inside|on) .. (envelope|envelopes|drawer|folder|notebook|tin|safe|box|file|book|desk|bureau)|(envelope|folder|notebook|tin|box|file) .. (with|of|has) .. (passwords|pins|codes|accounts|bank details)`
const lettersLeft = `(wrote|written|writing|finished) .. (letter|letters|card|cards) .. (for|to) (each|every|both|all|them|the|my|him|her)|(letters|cards) (are|is)? (all)? (written|sealed|done|finished)`
const animalLeft = `(paid|prepaid|booked|arranged|settled) .. (kennel|kennels|cattery|livery)|(found|finding|arranged) .. (home|homes) for .. (dog|dogs|cat|cats|hens|horse|pony|rabbit|parrot|birds|budgie)|(dog|dogs|cat|cats|horse|pony|rabbit|parrot) .. (rehomed|new home|new owner|gone to live|goes to live|go to live)`
const howSheIs = `mood|flat|numb|empty|calm|calmer|peace|peaceful|lighter|relief|relieved|tired|exhausted|awake|sleep|slept|mistakes|guilt*|ashamed|failed|failing|useless|alone|lonely|burden|hopeless|pointless|sad|cry|crying|depress*|nobody|sorry|quiet`
const onlyForAWhile = `(before|for|until|till|while|during|ahead of) (my|the|our|a) .. (operation|surgery|hysterectomy|procedure|holiday|holidays|cruise|trip|vacation|flight|trek|move|wedding|honeymoon|sabbatical)|(go|going|off|away|fly|flying|moving) (to|on|into|in|for|abroad) .. (hospital|holiday|cruise|trip|trek|spain|italy|france|greece|portugal|australia|america|canada|india)|(go|going|moving|living|travelling|traveling) abroad|camino|house move|moving house|power of attorney`

const toldNobody = `(thought|think|thinking) (about|of) (it|doing it|ending)|(nobody|not .. soul) (knows|knew|saw|suspects|noticed)|(told|tell|telling) (nobody|not a soul)|(havent|not|never|didnt|cant) .. (told|tell|said) .. (anyone|anybody|him|her|husband|them|soul)`
const wearyOfHerself = `(tired|sick|weary|fed up|exhausted|worn out) (of|with|from|by) (being (me|myself|here|alive|in my)|it all|all of it|living|life|waking up|my own (head|company))|(dont|not|no longer) want to (be|wake up|live|exist)|(whats|no) (the)? point|(cant|cannot) (go on|carry on|face)|(nobody|noone) (would|will) (miss|notice|care)|sleep (forever|for good)`

export const selfHarmByDeeds = `
! ${putInOrder} + ${leftForThem}|${lettersLeft}|${animalLeft} + ${howSheIs}
! ${animalLeft} + ${leftForThem}|${lettersLeft} + ${howSheIs}
! ${leftForThem} + ${lettersLeft} + ${howSheIs}
${putInOrder} + ${leftForThem}|${animalLeft}
${animalLeft} + ${leftForThem}|${lettersLeft}
! (sat|sit|sitting|stayed|been) .. (in|inside) .. garage + (key|keys|ignition|engine|exhaust|hose)|(door|doors) .. (shut|closed|down)|(shut|closed) .. (door|doors) + ${toldNobody}
! (sat|sit|sitting|stayed) .. (in|inside) .. (car|van) + (key|keys|ignition|engine|exhaust|hose) + (hour|hours) (after hour|on end|now|most|every|each|at a time|.|and|in|with|before)|half the night|(every|most|each) (night|evening) + ${toldNobody}
! (put|puts|putting|stick|sticks|stuck|take|takes|took|taking|wear|wears|use|uses|used|swallow|swallows|swallowed|had) (on)? .. (6|7|8|9|1#|2#|3#|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|handful|fistful|several|(whole|entire) (box|pack|packet|strip|lot)) .. (patch|patches|sachets|pumps|pill|pills|tablet|tablets|capsule|capsules) + wine|vodka|gin|whisky|whiskey|alcohol|drink|drinks|drank|brandy|at once|in one go|all together + ${wearyOfHerself}
`

export const selfHarmByDeedsHarmless = `
(kennel|kennels|cattery|livery)|(put|putting|got|have|left|everything|papers|paperwork|things) .. in order + ${onlyForAWhile}
garage ... (to cool|cool down|cool off|coolest)
`

const slipsAway = `slur*|(so|very|really) (sleepy|drowsy|dozy|groggy)|(cant|cannot|hard to|struggling to) (stay awake|keep awake|keep my eyes open)|nodding off|pinprick|pinpoint|breathing .. (slow|slowly|shallow)`
const tooManyPainkillers = `(took|taken|had|swallowed) .. (6|7|8|9|1#|six|seven|eight|nine|ten|several|extra|double|too many|too much|few more|another|more) .. (co codamol|cocodamol|codeine|dihydrocodeine|tramadol|morphine|oramorph|oxycodone|hydrocodone|percocet|vicodin|solpadeine|painkillers|pain pills)`

/** Too many painkillers slur a tongue too, and are then what is told to the emergency service. */
export const slurredByTablets = `
slur*|garbled|jumbled|mumbling + ${tooManyPainkillers}
`

const elated = `(dont|no|not|without) (need|needing) (to|it|any|sleep|much)|never felt (better|so|more|this)|(feel|feeling|im) .. (amazing|fantastic|invincible|brilliant|incredible|electric|unstoppable|marvellous|wonderful)|on top of the world|(finally|suddenly|now) (understand|see|get) .. (everything|it all|all of it)|(full of|so much|endless|boundless) (energy|ideas|plans)|miracle`
const spendsOrIsSeen = `(bought|buying|spent|spending|ordered|ordering|maxed|emptied|gave|given|giving) ... (horse|horses|car|cars|house|houses|boat|caravan|thousand|thousands|grand|savings|credit|cards|#000|away|piano|motorbike|land|two|three|four|five|six|seven|eight|2|3|4|5|6|7|8|9|1#)|(quit|resigned|handed in) .. (job|work|notice)|(husband|wife|partner|son|daughter|sister|kids|children|mum|boss|friends|everyone|he|she|they) .. (crying|cries|worried|frightened|scared|begging|thinks im|think im|says im|say im|cant keep up)`

export const urgentByDeeds = `
! (not|havent|hardly|barely|no|without|dont) .. (slept|sleep|sleeping|been to bed) .. (3|4|5|6|7|8|9|1#|three|four|five|six|seven|eight|nine|ten|days|week) + ${elated} + ${spendsOrIsSeen}
! (stopped|quit|gave|given|packed) .. (yesterday|today|up|in|dead|days|hours|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last night|this morning|cold turkey)|(not|havent) had (a|any|one)|last (drink|drop|glass|one)|cold turkey + vodka|gin|wine|whisky|whiskey|rum|cider|sherry|brandy|spirits|beer|lager|drinking|alcohol|booze + shaking|shakes|shaky|trembl*|tremor*|sweating + (see|seeing|saw|hear|hearing|heard) .. (things|stuff|bugs|insects|spiders|ants|beetles|rats|mice|snakes|faces|shapes|shadows|figures|voices|music)|(crawling|creeping|moving) .. (wall|walls|curtains|skin|floor|carpet|ceiling|bed|wallpaper)|hallucinat*|fit|seizure
! ${tooManyPainkillers} + ${slipsAway}
! breath .. (smell|smells|smelling|smelt|stinks|tastes|like) .. (pear|pears|fruit|fruity|acetone|varnish|polish|remover|solvent|sweets)|(fruity|acetone) breath + sick|vomit*|throwing up|drowsy|confused|(breathing|panting) .. (fast|hard|deep)|(tummy|belly|stomach) .. (pain|ache|aches|hurts) + thirst*|(pee|peeing|wee|weeing|loo|toilet) .. (nonstop|non stop|constantly|all night|all day|every)|diabet*|insulin|sugar|sugars|weight|stone
! thirst* + (pee|peeing|wee|weeing|urinat*|loo|toilet) .. (nonstop|non stop|constantly|all night|all day|all the time|every) + sick|vomit*|throwing up|drowsy + (lost|losing|dropped) .. (weight|stone|pounds|kilos|#kg|#lbs|#lb|kg)|confused|diabet*|sugar|sugars
! diabet*|insulin|type 1|type one + ketones|thirst*|(sugar|sugars|glucose) .. (hi|high|over|off|wont come down) + (keep|keeps|been|being|am|im) .. (sick|vomiting)|vomit*|throwing up|drowsy|confused|(breathing|panting) .. (fast|hard|deep)
! (coil|iud|ius|mirena|kyleena|jaydess|hysteroscopy) + (fitted|inserted|put in|placed|changed|replaced|swapped|had|fitting|insertion|in|went) .. (yesterday|(#|two|three|four|five|six|seven|ten|few|couple of) (days|weeks)|days ago|a week|last (week|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)) + fever|feverish|temperature|temp|shiver*|rigors|chills|38|39|40|101|102|103 + pain|pains|painful|agony|cramps|cramping|tender|hurts|aching|doubled|discharge|smell*|stink*|stinky|foul|pus
`

export const urgentByDeedsHarmless = `
(no|without|not a|not any|any) (fever|temperature|temp|chills)
(keto|low carb|atkins|fasting) ... breath
breath ... (keto|low carb|atkins|fasting)
`

const place = `(in|on|under|behind|near|above|below|by|inside) (the (back|side|front|top) of)? (my|the) (left|right)? (neck|groin|arm|leg|thigh|back|belly|tummy|side|shoulder|jaw|ear|collarbone|collar bone|wrist|stomach|forearm|ribs|hip|buttock|calf)`

/** A lump wherever it is, and no more said of it. */
export const lumpAnywhere = `
! (found|find|felt|noticed|discovered|spotted|got|theres|have|ive) (a|this|another|one) (new|hard|small|little|tiny|big|large|weird|strange|funny|sore|painful|painless|soft)? (lump|lumps) (.|today|yesterday|tonight|(this|last) (morning|afternoon|evening|night|week|weekend)|in the (shower|bath)|and (im|what|should|do|dont|now|cant|its)|what|should|do i|is it|help|im|${place})
`

const knownLump = `(lump|lumps) (that|which|and|it|.|.. ago)? (it|that)? (was|turned out|proved|came back) .. (cyst|benign|lipoma|harmless|fatty|nothing|gland|hernia|fine|clear)`

export const lumpAnywhereHarmless = `
(found|felt|noticed|had|got) (a|one) ${knownLump}
(lump|lumps) ${place} .. (years ago|last year|months ago|in (19#|20#)|when i was)
(lump|lumps) ${place} .. (is|was|its|turned out|proved|came back) .. (cyst|benign|lipoma|harmless|fatty|hernia)
(lump|lumps) ${place} .. (ganglion|lipoma|sebaceous|bakers cyst)
(lump|lumps) (.)? .. (custard|gravy|sauce|mattress|pillow|batter|porridge|throat|dough|clay|carpet|lawn)
(dog|dogs|cat|cats|puppy|rabbit|horse|vet|hamster) ... (lump|lumps)
(lump|lumps) ... (dog|dogs|cat|cats|puppy|rabbit|horse|vet|hamster)
`

/** A swollen belly beside a plate that stays full. */
export const fullAfterLittle = {
  phrases: `
! (tummy|belly|stomach|abdomen|waist|waistband|trousers|jeans|skirt|bloated|bloating|swollen) + (cant|cannot|couldnt|never|hardly|barely|dont|struggle to) (even|ever)? (finish|eat|manage|get through) .. (egg|slice|toast|sandwich|plate|meal|meals|bowl|dinner|lunch|breakfast|supper|yogurt|yoghurt|portion|biscuit|apple|soup|half)|(full|stuffed) (after|on|with|from|by) .. (bite|bites|mouthful|mouthfuls|spoonful|spoonfuls|spoons) + weeks|wks|months|month|since (christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|summer|autumn|winter|spring)
`,
  harmless: `
(finish|eat|manage) .. (for|with|from) laughing
`,
}

const thinner = `(lost|losing|dropped|dropping|shed|down) .. (weight|stone|stones|pounds|kilos|kilo|kg|lbs|#kg|#kgs|#lb|#lbs|#st|#kilos)`
const untried = `(without|not|havent|hasnt|never|no|isnt|wasnt|dont|didnt) .. (trying|dieting|diet|reason|meaning|meant|(tried|try|changed|change|changing) (.|to|anything|a thing|my|at all|and|but|what))`

/** How much was lost, in whatever unit. */
export const thinnerByNumber = {
  phrases: `
${thinner} ... ${untried}
`,
  harmless: `
${thinner} + mounjaro|ozempic|wegovy|saxenda|semaglutide|tirzepatide|liraglutide|orlistat|gastric (band|sleeve|bypass)
`,
}

/** The same beside a bed that is wet through. */
export const soakedAndThinner = `
sweat*|drench*|soaked|soaking|wringing + sheet|sheets|bed|bedding|mattress|nightie|pillow|duvet|pajamas|pyjamas|night|nights + ${thinner} ... ${untried}
`
