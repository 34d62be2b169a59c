// Need told in passing, in everyday words, with the question asked of something else: a weight on her and an arm of lead at
// tea time, his grip on an upper arm, a night she cannot remember, a child in the tablets. What sounds like it stands below.

const sickToTheStomach = `sick to (my|the|her)? stomach|(feel|feeling|felt|being|been) .. sick|nausea|nauseous|queasy|vomit*|threw up|throwing up`
const weightOnHer = `(elephant|horse|cow|piano|fridge|wardrobe|truck|lorry|boulder|slab|someone|somebody|weight|tonne|ton of bricks) .. (sat|sits|sitting|stood|standing|lies|lying|parked|pressing|leaning|kneeling) (right|down)? (on|upon) (top of)? (me|her|him)`
const armOrJaw = `(jaw|jaws|arm|arms|shoulder blade*|elbow) .. (ache|aches|aching|pain|pains|painful|numb|heavy|tingl*|hurt|hurts|sore|dead|lead|throb*)|like lead|clammy|cold sweat|grey|ashen`

export const chestInPassing = `
! ${weightOnHer} + ${armOrJaw}
! (both|left) (my|of my)? (arm|arms) .. (heavy|lead|leaden|dead|weak|like (stone|sand|lead)) + ${sickToTheStomach} + flush|flash|sweat*|clammy|floor|faint|weak|tired|exhausted|wiped
`

export const chestInPassingHarmless = `
(gym|weights|dumbbells|press ups|push ups|rowing|kayak*|swim|swam|lifting boxes|moving house|vaccine|jab|booster) ... (arm|arms)
(arm|arms) ... (gym|weights|dumbbells|press ups|push ups|rowing|kayak*|swam|vaccine|jab|booster)
(dog|cat|grandson|granddaughter|toddler|child|husband|hubby) .. (sat|sits|sitting|lies|lying) .. on (top of)? me
`

const weapon = `(gun|rifle|shotgun|pistol|revolver|handgun|firearm|glock)`
const darkness = `(everything|it all|all|world|life|head|mind) .. (went|gone|goes|is|turned|got) .. (black|dark|grey|gray)|empty|numb|hopeless|pointless|alone|lonely|useless|burden|flat|low|tired of|depress*|despair`

export const selfHarmAtHand = `
! ${weapon} + (open|opening|opened|unlock|unlocking|unlocked) .. (door|cabinet|safe|case|drawer|closet|cupboard|box|lid)|(take|takes|taking|took|get|got|getting) .. out|(hold|holding|look|looking|stare|staring|sit|sitting|sat) (at|with|beside|there with|looking at)? (it|the (gun|rifle|shotgun|pistol|revolver)) + ${darkness}
`

export const selfHarmAtHandHarmless = `
${weapon} ... (deer|ducks|duck|pheasant|pheasants|elk|moose|clay|clays|target|range|season|licence|license|biathlon|glue)
(glue|nerf|water|staple|heat|massage|nail) gun
overdose* (by|from|on|with) (touching|holding|smelling|looking|two at once)
(afraid|scared|worried|thought|think|wondered|convinced) .. (id|i d|i would|i might|i will|i could|id|ill) .. overdose .. (by|from) (touch*|hold*|the smell|sweat*)
(jump|jumping|jumped|dive|diving|leap|throw myself) (straight|right)? (in|into) .. (lake|river|sea|loch|ocean) + cold water|swim|swims|swimming|swimmer|swimmers|dip|dips|dipping
(friend|friends|neighbor|neighbour|neighbors|neighbours|colleague|cousin|cousins|niece|nephew) .. (son|daughter|boy|girl|husband|wife|brother|sister)? .. (had|took|survived|has had) .. overdose .. (last year|years ago|ago|in (#|19#|20#)|but|and) .. (recover*|well|better|fine|clean|doing)?
`

const drinkOrTemper = `drink|drunk|drinking|drinks|pints|beer|beers|whiskey|whisky|angry|cross|temper|mood|moods|row|rows|argue|argues|arguing|raging|shouting|shouts|jealous`

export const violenceInPassing = `
! (bruise|bruises|bruised|bruising|marks) + (he|husband|hubby|partner|boyfriend|himself|fella|man) .. (grabs|grab|grabbed|grips|gripped|squeezes|squeezed|shakes|shook|holds|pinches|pinched|yanks|pulls) (me|my (arm|arms|wrist|wrists|shoulder|shoulders)|on|hard|too|when|if|at|so|and)? + ${drinkOrTemper}
`

export const violenceInPassingHarmless = `
(he|husband|hubby|partner) .. (grabs|grab|grabbed|grips|holds|held) (me|my arm|my hand|on) ... (trip|trips|tripped|slip|slipped|stumble|stumbled|fall|falling|balance|ice|kerb|curb|wobbl*)
`

export const strangulationInPassing = `
! (pillow|cushion|duvet|blanket|quilt|towel|(plastic)? bag|hand|hands) .. (on|over|across|into) my (face|mouth|nose|head|mouth and nose) + (he|she|him|husband|partner|boyfriend|ex|son|man) ... (put|puts|held|holds|pushed|pushes|pressed|presses|shoved|pinned|had|joke|playing|stop*|said|says) + stars|(couldnt|cant|couldn t) breathe|breath|black|passed out|went limp|kicked|struggl*|spots|joke|panic*|gasp*
`

const herClothes = `(jeans|trousers|knickers|pants|tights|dress|skirt|top|shirt|blouse|bra|underwear|leggings)`
const noMemory = `(no|without|any) (memory|memories|recollection)|(dont|didnt|cant|couldnt|cannot) .. (remember|recall)|blank|blacked out|hazy|(lost|missing) .. (hours|night|evening)`

export const rapeInPassing = `
! ${herClothes} (on|were|was|had been|are|is|all)? .. (backwards|back to front|inside out|wrong way|undone|ripped|torn|off|gone|missing) + (woke|wake|came to|came round|waking) + ${noMemory}
! something happened .. (with|at|after|between|last|in|on|when|yesterday|saturday|friday|sunday|tonight) + (i|id) (said|told him|kept saying|kept telling him|asked him) .. (no|stop|not to|i didnt)|(didnt|did not|never) (want|wanted) (to|it|him|any of it)|(couldnt|could not) (move|stop him|push him|speak|scream)|i froze
! (i|ive) (said|told him|kept saying) .. (no|stop) + (morning after|emergency (contraception|contraceptive|pill)|plan b|hiv|std|sti|tested|pregnan*) + (last night|yesterday|tonight|this morning|(on|since|last) (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|(#|two|three|four|few) days) + (man|guy|bloke|fella|lad|colleague|boss|driver|date|ex|he|him|someone|somebody)
! (having|has|had|have|takes|taking|took|gets) (his|her|their) way (with me)? + (asleep|sleep|sleeping|under|out|knocked out|drugged|unconscious|sedated|zopiclone|zolpidem|ambien|temazepam|sleeping (pill|pills|tablet|tablets)|drunk|passed out)
! (sex|it|himself|intercourse|business) (with|in|on|inside|to)? (me)? .. while (im|i am|i was|ive|i) .. (asleep|sleeping|out cold|knocked out|under|drugged|unconscious|sedated|passed out|out of it) + (wake|woke|wakes|sore|wet|bleeding|find|found|turns out|told me|says|said|admits|married|husband|wife)
`

export const rapeInPassingHarmless = `
(having|has|had|gets|got) (his|her|their|its) (own)? way .. (with|about|over) the (thermostat|window|windows|duvet|remote|menu|garden|fan|heating)
something happened .. to my (periods|period|hormones|body|brain|memory|sleep|hair|skin|weight|hips|knees|mood|libido)
`

const smallOne = `(daughter|son|toddler|grandson|granddaughter|grandchild|niece|nephew|baby|little one|youngest|little boy|little girl|kid|child)`

export const urgentInPassing = `
! ${smallOne} + (ate|eaten|eating|chewed|chewing|licked|licking|swallowed|sucked|munched|got into|been at|got at) .. (maybe|about|at least|some|few|several|#|two|three|four|five|six|seven|eight|half|all|loads|a lot|most|my|the|his|her) .. (tablet|tablets|pill|pills|capsule|capsules|patch|patches|gel|tub|sachet|sachets|meds|medicine)
! (wife|sister|daughter|friend|partner|she|shes|girl) + (baby|child|newborn|son|daughter|infant|bub|bubba) .. (been|is|was|has been|isnt|not|s)? .. (swapped|switched|replaced|changed for|exchanged|possessed|cursed|evil|demon|devil|an impostor|not (hers|ours|mine|real|the same)|isnt (hers|ours|mine|real|the same)) + god|jesus|lord|angel|voices|returned|give .. back|send .. back|not sleeping|doesnt sleep|hasnt slept|sleep|slept|convinced|swears|insists
`

export const urgentInPassingHarmless = `
(swallowed|swallow) (my|his|her|their) (pride|words|tongue|gum)
(had|survived|got over|got through) .. (sepsis|septicaemia|septicemia|meningitis|peritonitis|a seizure) .. (in (19#|20#)|years ago|as a (child|girl|student|baby))
(changed|swapped|replaced|switched) (my|our|her|the)? (patch|patches|school|schools|room|bed|nappy|nappies|class|formula|milk|mattress|seat|cot)
`
