// Grave things in a calm voice: she rehearses, she names the month, she lies on the floor and would rather not trouble
// anybody. How soon each sign of illness is, and the source of that: the one list of red flags (`redFlags.json`).

const gunAtHome = `(gun|guns|pistol|shotgun|rifle|firearm|firearms|weapon|weapons) (safe|cabinet|locker|lockbox|box|case|cupboard|closet)|(his|husbands|dads|fathers|sons|our) (gun|pistol|shotgun|rifle|revolver|handgun)`
const keepsGoingToIt = `(keep|kept|been|started|starting|stand|stood|sit|sat|find myself) (on|there|just|and)? (opening|unlocking|looking|going|holding|touching|taking|sitting|standing|typing|punching|entering|visiting|getting|staring)|(open|opened|unlock|unlocked) (it|the|them) .. (close|closed|shut|lock|locked)|(sit|sat|stand|stood) (in front of|by|beside|next to|with|opposite) (it|the|his)`
const notYet = `(havent|have not|not|dont|never|didnt) .. (touched|touch|loaded|load|lifted|used|picked|taken) .. (one|it|them|any|anything|.)|yet .|(and|then) (i)? (close|closing|closed|shut|shutting|lock|locking|put|putting) (it|the)|(what|how) it .. (feel|feels|weighs|be like)|the weight of it`

const tiedOrTaken = `(tied|knotted|hung|looped|threw|put) .. (rope|noose|cord)|(tried|attempted) (to)? (hang|kill|drown|end|poison) (myself|it|my life)|tried to die|(my|an) (attempt|overdose)|overdosed|suicide attempt|(swallowed|took) (all|the whole|everything) .. (pills|tablets|bottle|packet)`
const asItWasThen = `(feel|feels|feeling|am|im|its|head|mood|same|it|now) .. (same|exactly|just like|like|as) .. (now|again|today|then|that day|that night|that week|before|last time|(in|last|back in) (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|year))|(same|that|those) (feeling|feelings|place|mood|thoughts|darkness|pull|state) (is|are|has|have|came|come) .. (back|again|now|here)|back (in|at) that (place|state|spot)|(im|i am) (back there|there again)`

const whenGone = `(thanksgiving|christmas|xmas|easter|diwali|eid|ramadan|hanukkah|new year|new years|spring|summer|autumn|fall|winter|january|february|march|april|june|july|august|september|october|november|december|(my|his|her) birthday|the (wedding|anniversary|weekend|end of the (month|year|week)))`

export const selfHarmCalmlySaid = `
! ${gunAtHome} + ${keepsGoingToIt} + ${notYet}
! ${tiedOrTaken} + ${asItWasThen}
! (wont|will not|ll not|not going to|not gonna|not planning to|not planning on|dont (plan|intend|mean) (to|on)|not intending to) (even|still)? (be|being) (here|around|alive) (.. ${whenGone}|after .. ${whenGone})|(ill|i ll|i will|i should|i plan to|i intend to|i mean to) be gone (by|before|come) .. ${whenGone} + (my|own) (own)? (choice|decision|doing|choosing|hand|terms)|(ive|i have|have) (decided|chosen|picked the day|made up my mind|made my mind up|set the date)|not (the|a|because of)? (cancer|illness|ill|sick|disease)
`

export const selfHarmCalmlySaidHarmless = `
(gun|guns|pistol|shotgun|rifle|weapon|weapons) (safe|cabinet|locker|lockbox|box|case|cupboard) + (away|safe) from .. (grandkids|grandchildren|kids|children|toddler)|inspection|licensing|insurance|inventory|hunting season|deer season
(tied|knotted|hung|looped|threw|put) .. (rope|cord) .. (boat|dinghy|tent|swing|goat|cow|donkey|calf|hammock|dog|washing|trailer|tarp|bell|curtain|curtains|blind)
(be|being) (here|around) + moving|emigrating|relocating|retire|retiring|on a cruise|sailing|new job|sabbatical|travelling|traveling|sold the house|selling up|(visiting|staying with) my|(leaving|quitting|resigning from) (the|my|this) .. (club|job|choir|company|school|office|team)
not (my|his|her) (own)? (choice|decision)
`

const formerPartner = `(my|the|her) ex|ex (husband|partner|boyfriend|wife)|exhusband|(left|divorced|leaving|escaped) (him|my husband)|(man|husband|boyfriend) i left`
const hasFoundHer = `(found|finds|finding|discovered|worked out|tracked|traced|got|knows|learned|learnt) .. (new|our) (house|flat|place|address|home|number|job|car|street|unit|apartment)|(knows|found|finds|worked out) (out)? (where (i|we|im)|my address|me again|us again)|(follows|followed|following|stalks|stalking|stalked) me|(tracker|airtag|air tag) (in|on|under)|(parks|parked|sits|sat|waits|waiting|sitting) (across|opposite|outside)|(turns|turned|turning|shows|showed) up (outside|at (my|our))`
const leavesSigns = `(flowers|roses|rose|note|notes|photo|photos|picture|pictures|card|cards|letter|letters|present|presents|gift|gifts|ring|underwear|parcel) .. (step|steps|doorstep|door|letterbox|mailbox|windscreen|windshield|porch|mat|gate|bonnet|balcony)|(photo|photos|picture|pictures|video|videos) of (me|my|us|the kids)|(avo|advo|dvo|restraining order|protection order|protective order|injunction|non molestation order|intervention order|no contact order|order) .. (ran out|run out|expired|lapsed|over|ended|ends|finished|up|breach*|broke|ignore*)|every (day|night|morning|evening)|(third|fourth|fifth) time|(three|four|five) times`

export const violenceCalmlySaid = `
! ${formerPartner} + ${hasFoundHer} + ${leavesSigns}
`

export const violenceCalmlySaidHarmless = `
(ex|him) + (good|best|great|still|close) (friends|mates|terms)|on good terms|(co parent|coparent|coparenting)|(sweet|kind|lovely|nice|thoughtful|good) of him
`

const atWork = `(boss|bosses|manager|supervisor|foreman|chef|owner|employer|colleague|coworker|co worker|landlord|teamleader|team leader|director|customer|client|principal|headmaster)`
const worn = `(clothes|shirt|blouse|bra|skirt|trousers|pants|uniform|apron|top|dress|underwear|knickers|panties|scrubs|overalls|jumper|sweater|leggings|tunic|sari|salwar)`

export const rapeCalmlySaid = `
! ${atWork} + (hand|hands|fingers) (went|was|were|got|slid|slides|goes)? (right)? (inside|in|under|up|down|into) my ${worn}|(grope|gropes|groped|groping|fondle|fondles|fondled|fondling) (me|my)|(rubs|rubbed|rubbing|presses|pressed|pressing|grinds|grinding) (himself|his (groin|crotch|thing|penis)) .. (against|on|into|me)|(grabs|grabbed|grabbing|squeezes|squeezed|touches|touched|touching|feels|felt) my (breast|breasts|bottom|bum|arse|ass|crotch|boobs|tits|behind|backside|thigh|thighs)
`

const falls = `(fell|fallen|slipped|tripped|stumbled|tumbled|fall|missed the (step|stair|kerb|curb)|went (over|flying|down)|came down|gone over)`
const noWeight = `(cant|couldnt|cannot|wont|unable to|not able to) .. (weight|stand|walk|get up|get myself up|move|lift|bear)`
const legWrong = `(foot|leg|toes|knee|hip) .. (points|pointing|pointed|turned|turning|twisted|rolled|facing|shorter|lying|lies|looks|looking) .. (out|outward|outwards|sideways|funny|wrong|odd|shorter|strange|way|in)|(leg|foot) (is|looks|seems) (a bit|much|now)? (shorter|funny|wrong|twisted)|(one leg|left leg|right leg) .. shorter`
const onTheFloor = `(im|i am|am|still|lying|stuck|been|lie|sat|here|sitting) .. on the .. (floor|tiles|lino|carpet|ground|patio|path|mat)`

const heartWild = `(heart|heartbeat|pulse) ... (fast|racing|races|race|irregular|not regular|anyhow|uneven|gallop*|all over the place|flutter*|wild|skips|skipping|jumps|jumping|hammering|hammers|goes mad|crazy)|palpitations`
const goesDown = `(fall|fell|fallen|falling|drop|dropped) (down|over|to the (floor|ground)|flat|(two|three|four) times|twice|on the (floor|ground)|like)|collapse|collapsed|collapsing|(black|blacked|blacking|pass|passed|passing) out|fainted|fainting|(woke|came round|came to) (up)? .. on the (floor|ground|tiles)`
const again = `(twice|(two|three|four|2|3|4) times)|(hit|banged|bumped|knocked|cut|cracked) my (head|forehead|face|skull)|(head|forehead) .. (wall|gutter|sink|table|floor|bath|kerb|step|door)|(this week|today|this morning|last night|yesterday|tonight|again)`

const eyeHurts = `(eye|eyes) ... (painful|pain|hurts|hurt|hurting|ache|aches|aching|agony|throbbing|throbs|sore|killing|hard)|(pain|ache|agony) .. (eye|eyes)`
const ringsOrMist = `(ring|rings|halo|halos|haloes|rainbow|rainbows|circles) .. (lamp|lamps|light|lights|bulb|bulbs|headlights|streetlight|streetlights|candle|candles|lantern|telly|tv)|(lamp|lamps|light|lights|bulb|bulbs|headlights|streetlights|streetlamps|candles) .. (ring|rings|halo|halos|haloes|rainbow|rainbows|circles)|(sight|vision|everything|eye|see) .. (blurred|blurry|misty|foggy|cloudy|hazy|fog|mist)`
const sickOfIt = `(vomit|vomiting|vomited|nausea|nauseous|nauseated|throwing up|threw up|thrown up|puking|puked|retching|being sick|been sick|feel sick|was sick|sick as a dog)`

const specks = `(floaters|floater|flashes|flashing|sparks|specks|cobwebs|black dots|black spots|lightning|soot)`
const comesOver = `(curtain|shadow|veil|shutter|shade|blind|dark patch|black patch|grey patch|gray patch|dark edge|darkness|smudge) .. (coming|comes|come|came|creeping|creeps|moving|moves|falling|dropping|drops|sliding|spreading|rising|drawn|growing|hanging|hangs|across|over)`

const oneSided = `(pain|pains|agony|cramp|stabbing|stabs|hurts) ... (left|right|one) (hand)? (side|ovary|groin|flank|hip|belly)|(left|right|one) (hand)? (side|ovary|groin|belly) ... (pain|pains|agony|cramp|stabbing|stabs|hurts|killing)`
const atOnce = `sudden|suddenly|out of nowhere|out of the blue|all at once|(came|come|comes) on|like a knife|(woke|woken) .. (with|by|from)|since (this morning|last night|tonight|lunch|midnight|breakfast|an hour|two hours|noon)|hours ago|an hour ago`

export const urgentCalmlySaid = `
! ${falls} + ${noWeight} + ${legWrong}
! ${falls} + ${noWeight} + ${onTheFloor} + hip|hips|leg|groin|thigh|ankle|agony|(70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90)
! ${heartWild} + ${goesDown} + ${again}
! ${eyeHurts} + ${ringsOrMist} + ${sickOfIt}
! ${specks} + ${comesOver}
! ${oneSided} + ${atOnce} + ${sickOfIt} + cyst|cysts|dermoid|endometrioma|chocolate cyst
`

export const urgentCalmlySaidHarmless = `
(eye|eyes) + (get|got|with|during|before|of|is|just) (my|every|each|the) (usual|normal|regular)? (migraine|migraines)
(floater|floaters|flashes|flashing) + (years ago|optician|optometrist|ophthalmologist|eye doctor|eye clinic) .. (fixed|lasered|repaired|normal|fine|harmless|treated|all clear)
(hot)? (flash|flashes|flashing|flush|flushes) .. (curtain|shade|blind|shadow)
(dont|never|havent|not|didnt) (ever|actually|once)? (faint|fainted|fainting|collapse|collapsed|blacked out|passed out|black out|pass out)
(fell|fall|fallen|dropped) (over|down) .. (laughing|asleep|dead)
cyst .. (removed|gone|operated|taken out)
`

const wordsGone = `(couldnt|could not|unable to|cant) (even)? (get|bring|say|speak|talk|form|make|string) .. (words out|word out|a word|any words|sentence|sentences|out|anything|sense|properly|speak|talk|at all|for|.)|(garbage|gibberish|nonsense|rubbish|mush|gobbledygook|word salad|babble) .. (came|coming|come) out|(words|speech|talking|sentences) (came|come|was|were|went|coming|got) (out)? (all|just|completely|totally)? (garbage|gibberish|nonsense|jumbled|scrambled|garbled|rubbish|slurred|wrong|mush|backwards|gone)`
const halfGone = `(left|right|my|one|whole) (hand|arm|leg|foot|face|side|cheek) (of my face|of my body)? (just|suddenly)? (went|was|fell|hung|gone|felt) (all|completely|totally|suddenly|just)? (numb|dead|weak|limp|floppy|useless|heavy)|(mouth|face) .. (drooped|drooping|hung|slipped|dropped|crooked)|(lost|blind) .. (sight|vision|in) .. (one eye|left eye|right eye|my eye)`
const shortWhile = `(2|3|4|5|6|7|8|9|10|12|15|20|25|30|40|five|ten|fifteen|twenty|thirty|few|couple of|couple|two|three|several) (or so|odd)? (minute|minutes|min|mins)|(half an|quarter of an|an|about an) hour`
const passedAgain = `(back|returned) to normal|(went|gone|going|came|come|all|totally|completely|now|its|is|and|then|im) (back|away|off|over|fine|gone|passed|ok|okay|normal|clear|right|perfect|cleared)|(wore|worn) off|(passed|cleared|vanished|resolved) (.|and|by itself|again|on its own|completely)|right as rain|as if nothing`
const ofLate = `this (morning|afternoon|evening|week|weekend)|today|yesterday|last night|tonight|just now|earlier|at (breakfast|lunch|dinner|work|church)|an hour ago|hours ago|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|suddenly`

export const strokeCalmlySaid = `
! ${wordsGone}|${halfGone} + ${shortWhile} + ${passedAgain} + ${ofLate}
`

export const strokeCalmlySaidHarmless = `
${halfGone} + (slept|sleeping|lay|lying|sat|sitting|leaned|leaning|leant|knelt) (on|funny|awkwardly|wrong) .. (arm|hand|leg|foot|side|it|bus|sofa)
(dentist|dentists|filling|anesthetic|anaesthetic|novocaine) ... (numb|droop*|speak|talk|words|slurred)|(numb|droopy|drooping|drooped|slurred) ... (dentist|dentists|filling)
(couldnt|could not|cant) (speak|talk|get a word out|get words out) .. (laughing|crying|giggling|sobbing|laryngitis)|(laughing|laughed|crying|cried|giggling|giggled|sobbing|laryngitis) ... (couldnt|could not|cant) (speak|talk|get)
(couldnt|could not|cant) get a word (out|in) .. (edgeways|edgewise)
`

const legHurts = `(calf|calfs|leg|ankle|thigh) ... (swollen|swelled|swelling|swole|puffy|hot|hard|red|tight|bigger|fatter|balloon*)|(swollen|swelling|hot|hard|red|puffy) .. (calf|leg|thigh)`

export const legCalmlySaid = `
! ${legHurts} + (hot|warm|red|sore|tender|painful|pain|hurts|aches|aching|throbbing|throbs|hard) + (only|just) (the|in|my|on)? (left|right|one)|(one|left|right) (only|calf|leg|thigh)|(one|left|right) (one|side) only|not the other|other (one|leg|calf) (is|looks|feels) (fine|ok|okay|normal) + landed|flight|flew|flown|plane|long haul|jet lag|airport|coach (trip|ride|journey)|(hours|hour) (drive|on the (bus|train|coach)|in the car)|plaster|cast|surgery|operation|hip replacement|knee replacement
`

const ofBlood = `(cholesterol|cholestrol|ldl|lipids|sugar|sugars|a1c|hba1c|glucose|triglycerides|tsh|ferritin|bp|pressure)`

/** A number of a blood test is no weight. */
export const weightCalmlySaidHarmless = `
${ofBlood} .. (went|gone|goes|going|rose|risen|up|jumped|climbed|shot|crept|down|dropped|came) .. from # .. to #
`
