/**
 * Need that is said plainly, in few words, with what tells it from its likeness: a phrase a line, for the rule it is named
 * after. Each was written with what only sounds like it (`cms/heardInFewWords.test.ts`).
 */
export const selfHarmPlainly = `
! (join|joining|be with|being with|see|seeing) (him|her|them|mum|mam|mom|dad|my (late)? (husband|wife|mum|mam|mom|mother|dad|father|son|daughter|sister|brother|boy|girl|twin)) (again|soon|at last)? .. (on|this|next|by|before) .. (monday|tuesday|wednesday|thursday|friday|saturday|sunday|anniversary|birthday|christmas|easter|weekend|week|date|#) + (died|passed|buried|funeral|widow*|dead|late)|(lost|without) (my|him|her) + (plan*|decided|arranged|sorted|settled|chosen|going to|will|ready)
! (plan|planning|planned|decided|going|arranged|ready) .. to (join|be with) (him|her) (again)? .. on (our anniversary|our wedding day|his birthday|her birthday|the anniversary)
! (pills|tablets|paracetamol|amitriptyline|codeine|rope|noose|blade|razor|razors|knife|gun) (is|are|all|out|right)? (here|beside me|next to me|in front of me|by me|in my (hand|hands|lap|pocket)|on my lap|on the bed|on the table|laid out|lined up) + (everyone|everybody|everyones|theyre all|kids are|hes|house) (is|all|are)? (asleep|in bed|out|empty)|(nobody|no one|noone|nobodys) (is|s)? (home|here|in|up|awake)|alone|talk to me about anything|(just)? (keep|kept) (me)? talking|keep me company|distract me|stop me|please|pls|trying not to|goodbye
! (put|shoot|shot) me (down|to sleep|out) .. (like|as you|as they|the way)
! (how|where|when) (id|i would|i will|ill|i ll|im going to) do it (.|in|with|and|so|if|while) + (garage|shed|barn|loft|attic|woods|bath|bridge|tablets|pills|rope|car|gun|no use|useless|burden|put me|end it|at school|nobody|note|insurance)
! (cover|covers|covering|hide|hides|hiding|conceal) .. (cut|cuts|marks|nicks|slashes|scabs) .. (on|along|up|across) (my|both) (inner)? (wrist|wrists)
(scratch|claw|dig|gouge|pick|bite|pinch|tear) ... (till|until) .. (bleed|bleeds|blood|bleeding|raw|draw blood) + anger|angry|rage|raging|hate myself|upset|calm|calmer|calms|relief|release|punish*|deserve*|numb|empty|(head|thoughts) .. (stop*|quiet*)
! (pull|pulling|pulled|tear|tearing|yank|yanking) .. hair .. (out|in (clumps|handfuls)) + (angry|cross|furious|disgusted) (with|at) myself|hate myself|punish*|deserve*|relief|calms me
! (punch|punched|punching|headbutt|headbutted|headbutting|thump|thumped|thumping) .. (wall|walls|door|tiles|mirror|floor) .. (till|until|so hard) .. (my|both|the) (knuckle|knuckles|hand|hands|fist|fists|head|forehead|fingers)
! (hold|holding|held|put|putting|stick|sticking) .. my .. (hand|hands|arm|arms|wrist|wrists|fingers|leg) .. (over|under|in|into|against|on|above) .. (steam|flame|flames|candle|hob|iron|boiling water|hot tap|kettle|grill) + (it|that|which|burning|pain) (helps|calms|works)|on purpose|relief|deserve*|punish*|feel something|makes it stop|lets it out
! (dig|digging|push|press) .. nails .. (in|into) + (blood|bleed|bleeds|bleeding|raw) + anger|angry|rage|calm|calmer|calms|relief|release|punish*|numb|empty
`

export const selfHarmPlainlyHarmless = `
(away|abroad|working|over) .. (and|so|but) .. (going|ready|want|wanted|hoping|planning|flying) .. to (join|be with|see|meet) (him|her|them)
`

export const violencePlainly = `
{abuser} .. (slammed|slams|flung|flings|hurled|hurls|rammed|rams|shoved|shoves|threw|throws|knocked|pushed|pushes|dragged|drags) me (into|against|down|through|across|onto|over|out)
{afraid}|dread|dreading|freeze|flinch|sick with fear|panic|stomach (drops|turns|knots|lurches)|heart (stops|sinks) + (sound of|hear|hearing|heard) .. (his|her|someones|somebodys|the) (key|keys|car|boots|footsteps|steps|van|engine) .. (door|lock|drive|driveway|stairs|hall|path|outside)
`

export const violencePlainlyHarmless = `
(threw|throws|throwing|pushed|chucked) me .. (deep end|pool|sea|work|job|role|lake)
(mark|marks) .. (from|of|by|where) .. (patch|patches|plaster|plasters|bra|strap|straps|tape|glue|sheet|pillow|elastic|waistband|sun|burn|mosquito*|midges|bites|eczema|psoriasis)
(forced|forces|forcing) me to (watch|listen|try|laugh|rest|stop (work|working)|sit (down|through)|take (a|the|up)|look|slow|see (the|a) (doctor|gp|nurse)|go to (the|a) (doctor|gp|hospital))
`

export const rapePlainly = `
! (raped|rapes|raping) me|(was|got|been|being|were|am) (gang)? raped + (yesterday|tonight|today)|(last|this) (night|week|month|weekend|morning|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|christmas)|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(days|weeks|months|month|week) ago|(in|since) (january|february|march|april|may|june|july|august|september|october|november|december)|still (have|has|work|works|see|sit|live|lives)|have to (see|sit|face|work)|manager|boss|colleague|landlord|husband|partner|boyfriend|wedding|party|christmas do|work do
! attacked (me)? .. (in|on|from|by|at|outside|near|walking|coming|going|behind)|(grabbed|dragged|jumped) me + (havent|not|didnt|havnt|cant|couldnt) .. (washed|showered|shower|bathed|washed since)|(keep|kept|cant stop) (scrubbing|washing|showering|scrubbed)|scrubbing myself + (nobody|no one|noone|not .. soul|soul)|(told|tell|knows)
! (dont|didnt|cant|couldnt|cannot) .. remember|no memory|blank|blacked out|hazy|patchy|lost (an|the|some|several) hours + (no|without) .. (knickers|pants|underwear|tights)|(knickers|pants|tights|bra|clothes|dress|top|underwear|jeans|skirt) .. (off|gone|missing|inside out|back to front|undone|torn)|undressed|naked + date|party|drinks|(his) (place|flat|bed|room|house)|taxi|pub|bar|hotel|work do|(he|man|bloke) (bought|gave) + sore|hurt|hurts|hurting|bruise*|bleeding|raw|torn
! (husband|partner|boyfriend|wife|girlfriend|ex|he|man|fella|hubby) .. (forced|forces|forcing) (me|himself on me|himself) (.|on|last|again|when|most|every|at|into|down|anyway|though|while|and|one) + married|wife|marriage|sex|in bed|(if|whether|does|do) .. counts|(does|do|did) (it|that) count|consent|sore|(i) (said|say) no|years together
`

export const harmToOthersPlainly = `
! (picture|picturing|imagine|imagining|thoughts of|thinking of|thinking about|urge|urges|seeing myself) .. (pushing|shoving|tipping|drowning|smothering|stabbing|throwing|hitting|hurting) (my)? .. {relative} .. (down|off|under|out of|in front of|over) .. (stairs|steps|window|balcony|road|train|bath|water|bridge|river)
! (run|running|mow|mowing|knock|knocking) (him|her|them|my .. (husband|ex|boss|wife)) (over|down) .. (when|in the|outside|as|after|with (the|my)|tonight|today|tomorrow|at #) + (took|taken|stole|ruined|cheat*|left me|deserve*|pay for|hate|revenge|my (job|man|husband)|everything|lied|affair)
! (putting|put|puts|slip|slipping|slipped|crush|crushing|crushed|mix|mixing|mixed|stir|stirring|grind|grinding) .. (pills|tablets|sedatives|sleepers|zopiclone|diazepam|temazepam|nytol) .. (in|into|through) (his|her|their) .. (dinner|tea|food|drink|coffee|soup|supper|wine|curry|porridge|milk|beer) + (so|to make|to get|keep|until|till) .. (stop|stops|quiet|sleep|sleeps|shut|shuts|leave|leaves|settle|still|docile)|(hard|wouldnt|couldnt|not) .. (wake|rouse)|without (him|her|them) knowing|(doesnt|dont|never) (know|notice*)|secret*
! (im|ill|i will|i ll|i am|i might|i could) .. do something (.|and|bad|terrible|awful|to (him|her|them)|ive|i have|i) + (him|her|them|mother|mum|mam|father|dad|husband|wife|son|daughter) + (bought|got|have|fetched|found|hidden) .. (what i need|what it takes|the things for it|knife|petrol|hammer|acid|poison)
! (had|got|raised|lifted|put|my) (my)? (hand|hands|fist|fists|arm) (was|were)? (up|raised|back|lifted|clenched|ready|in the air) .. (to|going to|about to|and nearly|nearly) (hit|slap|strike|smack|punch|hurt|belt|wallop|clout) .. {relative}
! (frightened|scared) myself|(hand|fist) (up|raised) to (hit|slap|strike|smack|punch) + (hit|hitting|slap|slapping|strike|shake|shaking|push|pushing|smack) (her|him|them|my|the) + (mum|mam|mom|mother|dad|father|husband|wife|son|daughter|child|baby|grandson|granddaughter|kids|children|gran|nan)
`

export const harmToOthersPlainlyHarmless = `
(id|i would|i could|could|would|might) (have|of|ve) (strangled|throttled|murdered|killed|brained|swung for|clocked) .. {relative} .. (years ago|long ago|by now|ages ago|if it (werent|wasnt|hadnt))
(hurt|hurting) (her|his|their|anyones|peoples|my .. mothers|my .. sisters|my .. friends) .. (feelings|pride|ego)
(dont|didnt|wouldnt|not|never) (want|wanting|wanted|like) to hurt (her|him|them|anyone|anybody) + sings|sing|singing|plays|playing|choir|band|orchestra|piano|violin|cello|flute|guitar|cooking|cooks|baked|baking|knitted|present|gift|cardigan|jumper|haircut|poem|painting|turn .. down|say no|let .. down
(crush|crushing|crushed|put|putting|mix|mixing|hide|hiding) .. (tablets|pills|medicine) ... (nurse|doctor|gp|pharmacist|chemist|carers|hospital|matron) .. (said|says|told|showed|asked|advised)
`

export const strokePlainly = `
! (gone|went|going|goes|is|all|turned|become) (all|completely|totally)? (floppy|limp|weak|numb|droopy|slack|dead) (down|on|in|all down|along)? (her|his|my|the|one|left|right|whole) (one|left|right|whole|entire)? (side)
`

export const strokePlainlyHarmless = `
(hair|fringe|hat|cake|plant|plants|leaf|leaves|lettuce|sofa|cushion|mattress|tent|curtain|collar|perm|wig|balloon) (has|is|are|have|was|were|went|goes|got|gets|looks|just)? (gone|all|so|very|quite|bit)? (floppy|limp|weak|droopy|slack|dead)
`

export const urgentPlainlyHarmless = `
(dog|cat|puppy|kitten|kid|kids|child|children|son|daughter|grandson|granddaughter|toddler) .. (ate|eaten|eats|chewed|chews|took|takes|drank|had) .. my .. (slipper|slippers|shoe|shoes|sandal|sandals|sock|socks|homework|sandwich|dinner|lunch|breakfast|toast|cake|biscuit|biscuits|glasses|hat|remote|book|crisps|chips|cushion|car|phone|place|seat|tea|post)
`

export const bleedingAfterPlainly = `
! (56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80) (.|and|with|years|yo|now|here|here and|my|ive|but)? .. (periods|period|monthlies) (have|has|are|is)? .. (again|back|started|restarted|returned)
! (56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80) + (started|having|getting|got|begun|had) .. (having)? (a)? (periods|period|monthlies|monthly) (again|back)
`

export const bleedingBeforePlainly = `
! (faint|fainty|dizzy|giddy|lightheaded|light headed|woozy|breathless) .. (with|from|on|during|in|after) .. (heavy|heavier|flooding|bad) .. (period|periods|bleeding|bleed|flow)
! (heavy|heavier|flooding) .. (period|periods|bleeding|bleed) .. (leave|leaves|make|makes|making|left|feel|feeling|and|get|im|so) .. (faint|fainty|dizzy|giddy|lightheaded|light headed|woozy|breathless)
`
