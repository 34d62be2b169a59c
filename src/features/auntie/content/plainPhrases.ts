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
! (the|my|all|these|those|of) (sleeping|heart|blood pressure)? (pills|tablets|paracetamol|amitriptyline|codeine|zopiclone|diazepam|sleepers|painkillers) (is|are|all|is all|are all)? (just|right|now|sitting|sat|lying|spread|set|poured|tipped|counted|laid|lined)? (out|up)? (here|right)? (on the (bed|table|counter|floor|duvet|desk))? (in front of me|beside me|next to me|in my (hand|hands|lap)|on my lap|in a row|counted out|counted|tipped out|poured out|laid out|lined up) (now|tonight)? .
! (stood|stand|standing|sat|sit|sitting|went|gone|walked|walking|drove|driven|been|was|out|up|waited) .. (on|to|at|by|near|off|along|above|over|up|down) .. (bridge|viaduct|flyover|cliff|cliffs|reservoir|weir|railway|railway line|tracks|level crossing|quarry|motorway|river|canal|lock|roof|multi storey|car park|platform|ledge) + tonight|last night|this evening|in the (dark|rain|night|middle of)|middle of the night|in my (nightie|nightdress|dressing gown|slippers|pyjamas|pajamas)|(this|early|in the early) (morning|hours)|at (2|3|4|two|three|four) + (asked|ask) (me)? if i (was|were|am|need*)|(spoke|talked) to me|talked me|why im (telling|writing|saying)|why i (am telling|am writing|went|didnt)|(nobody|no one|noone) knows|told (nobody|no one|noone)|(didnt|couldnt|nearly|almost) (do it|did it|go through|went through|jump|jumped|step|stepped)|just (stood|sat) there|looked (down|at the water)|looking (down|at the water)
! (marks|cuts|nicks|lines|scratches|scabs|burns) (all|right|everywhere)? (up|along|down|over|on|across) (and down)? (my|both)? (inner)? (arm|arms|wrist|wrists|thigh|thighs|leg|legs) + (hurt|hurts|hurting|harm|harms|harming|cut|cuts|cutting|burn) (themselves|themself|myself|yourself|your own)|(only|just) (teenagers|teens|girls|kids|the young)|selfharm*
! (anyone|anybody|women|people|others|woman) ... (hurt|hurts|hurting|harm|harms|harming|cut|cuts|cutting|burn|burns) (themselves|themself|herself) + teenagers|teens|teenage|our age|my age|this age|adults|grown|fifty|50|too old
! (make|makes|making|made) myself (be)? (sick|vomit|throw up|puke|bring it up) + (after|every|each|whenever|when) .. (meal|meals|eat|eating|ate|eaten|dinner|food|lunch|supper|breakfast)|punish*|binge*|pinch*|starv*|calories|disgust*
! (pinch|pinching|pinched|bite|biting|bit|slap|slapping|slapped|hit|hitting|thump|thumping|nip|nipping) (myself|my (own)? (arm|arms|leg|legs|thigh|thighs|stomach|belly|skin|face|hands)) .. (black and blue|(till|until|so hard) ... (bruise|bruises|bruised|bruising|black and blue|blue|purple|bleed|bleeds|blood|marks))
! (punish|punishing|punished|punishes) myself + (pinch|pinching|pinched|hit|hitting|slap|slapping|burn|burning|cut|cutting|scald|scalding|starve|starving|sick|bruise|bruises|black and blue|bite|biting)
`

export const selfHarmPlainlyHarmless = `
(just|all) be over + (putting|put|slip|slipping|stir|stirring|add|adding) .. (in|into) (his|her|their|my) ... (tea|coffee|drink|food|dinner|soup|curry|milk|wine|porridge|supper|cocoa|stew)
(away|abroad|working|over) .. (and|so|but) .. (going|ready|want|wanted|hoping|planning|flying) .. to (join|be with|see|meet) (him|her|them)
{pills} ... (in front of me|beside me|next to me|in my hand|in my lap|on my lap|in a row|counted|counted out|laid out|lined up|poured out|tipped out|on the table) + (with|before|after|without) (food|breakfast|water|meals|a meal|milk)|leaflet|instructions|label|which (one|way|do|first|of)|how often|(do|should|can) i (take|start|have) (this|it|one|them) (with|before|after|first|at night|in the morning)|pill box|pillbox|organiser|organizer|dosette|for the week|weekly|holiday|suitcase|packed|pharmacist|pharmacy|chemist
(marks|cuts|nicks|lines|scratches|burns) .. (arm|arms|leg|legs|wrist|wrists|thigh|thighs) .. (from|by|off|with|after) (the|my|a)? (brambles|bramble|roses|rose|thorns|hedge|cat|kitten|dog|puppy|garden|gardening|oven|iron|patch|patches|plaster|tape|watch|bra|nettles|hawthorn|blackberries|rabbit|parrot)
(hurt|hurts|hurting|cut|cuts|burn) (themselves|themself|herself) (at|on|in|with|falling|running|lifting|doing|playing|cooking|shaving|gardening)
(make|makes|making|made) myself sick (with|over|of|from|about|thinking|worrying|on) (worry|worrying|nerves|fear|the|it|this|him|her|them|all|chocolate|cake|sweets|too)
(pinch|pinching|pinched) myself .. (believe|dreaming|real|true|awake|dream)
(no|not|without|never|none|nor|not having|(dont|doesnt|didnt) (have|get)|(havent|not) (had|got)|not (had|got|having)) (any|had|having|got|the|more|of)? (really)? (dark|suicidal|bad|black) (thoughts|thought|ideas|feelings)
(no|not|without|never|havent|not having) (any|had|had any|having any)? (thoughts|thought|plans|intention|wish|desire) .. (of|about|to) .. (ending it|ending it all|ending my life|end it|end my life|suicide|dying|die|death|harming myself|harm myself|hurting myself|hurt myself|killing myself|kill myself|that kind|that sort)
not (at all)? (suicidal|a danger to myself)
cant .. cope with (him|her|them|it|mum|mom|mam|mother|dad|father|gran|nan) .. (living|alive|being here)? .. (anymore|any longer)? + (leave|leaving|left|without|stopped|not) ... (insulin|tablets|medicine|medication|oxygen|inhaler)
(look|looks|looked|looking|feel|feels|felt|like) like death (warmed|warming|on toast|in a|all day|this|today|every|before|until|after)?
(what|such) a (way|wonderful way|lovely way) to go
(hair|fringe|curls|perm|skin|printer|laptop|phone|car|wifi|broadband|plants|plant|orchid|hydrangea|tomatoes|geraniums|sourdough|souffle|cake|hen|hens|squirrel|squirrels|pheasants|pigeon|pigeons) .. (is|are|was|were|looks|look|went|gone|turned|feeling)? (completely|absolutely|positively|a bit)? suicidal
`

export const violencePlainly = `
{abuser} .. (slammed|slams|flung|flings|hurled|hurls|rammed|rams|shoved|shoves|threw|throws|knocked|pushed|pushes|dragged|drags) me (into|against|down|through|across|onto|over|out)
{afraid}|dread|dreading|freeze|flinch|sick with fear|panic|stomach (drops|turns|knots|lurches)|heart (stops|sinks) + (sound of|hear|hearing|heard) .. (his|her|someones|somebodys|the) (key|keys|car|boots|footsteps|steps|van|engine) .. (door|lock|drive|driveway|stairs|hall|path|outside)
`

export const violencePlainlyHarmless = `
before (he|she|they) (hurts|hurt|kills|kill|gets|get|harms|harm) (us|me|them|the) + (voice|voices) .. (tell|tells|telling|told|say|says|saying|said|whispers)
(violent|brutal|cruel|abusive|angry) (man|father|drunk|husband|brute|person|mother|woman) .. (dead|died|passed) + peace|at peace|forgiven|forgave|over it|behind me|moved on
(threw|throws|throwing|pushed|chucked) me .. (deep end|pool|sea|work|job|role|lake)
(mark|marks) .. (from|of|by|where) .. (patch|patches|plaster|plasters|bra|strap|straps|tape|glue|sheet|pillow|elastic|waistband|sun|burn|mosquito*|midges|bites|eczema|psoriasis)
(forced|forces|forcing) me to (watch|listen|try|laugh|rest|stop (work|working)|sit (down|through)|take (a|the|up)|look|slow|see (the|a) (doctor|gp|nurse)|go to (the|a) (doctor|gp|hospital))
`

export const rapePlainly = `
! (raped|rapes|raping) me|(was|got|been|being|were|am) (gang)? raped + (yesterday|tonight|today)|(last|this) (night|week|month|weekend|morning|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|christmas)|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(days|weeks|months|month|week) ago|(in|since) (january|february|march|april|may|june|july|august|september|october|november|december)|still (have|has|work|works|see|sit|live|lives)|have to (see|sit|face|work)|manager|boss|colleague|landlord|husband|partner|boyfriend|wedding|party|christmas do|work do
! attacked (me)? .. (in|on|from|by|at|outside|near|walking|coming|going|behind)|(grabbed|dragged|jumped) me + (havent|not|didnt|havnt|cant|couldnt) .. (washed|showered|shower|bathed|washed since)|(keep|kept|cant stop) (scrubbing|washing|showering|scrubbed)|scrubbing myself + (nobody|no one|noone|not .. soul|soul)|(told|tell|knows)
! (dont|didnt|cant|couldnt|cannot) .. remember|no memory|blank|blacked out|hazy|patchy|lost (an|the|some|several) hours + (no|without) .. (knickers|pants|underwear|tights)|(knickers|pants|tights|bra|clothes|dress|top|underwear|jeans|skirt) .. (off|gone|missing|inside out|back to front|undone|torn)|undressed|naked + date|party|drinks|(his) (place|flat|bed|room|house)|taxi|pub|bar|hotel|work do|(he|man|bloke) (bought|gave) + sore|hurt|hurts|hurting|bruise*|bleeding|raw|torn
! (husband|partner|boyfriend|wife|girlfriend|ex|he|man|fella|hubby) .. (forced|forces|forcing) (me|himself on me|himself) (.|on|last|again|when|most|every|at|into|down|anyway|though|while|and|one) + married|wife|marriage|sex|in bed|(if|whether|does|do) .. counts|(does|do|did) (it|that) count|consent|sore|(i) (said|say) no|years together
! (wifes|wifely|marital|conjugal|married womans|womans) .. (duty|duties)|(duty|duties|job|owe|owes) .. (as|of|being|is|for) (a|my|his|the)? (wife|wives|married)|wife .. her (duty|duties)|my duty + (he|husband|hubby|partner) + (makes|made|forces|forced|making|forcing) me (.|i|he|even|when|whenever|though|although|and|do it|have|anyway|every|lie|while|if|whether|at|most|sleep with|go through|most) + pain|cry|cries|crying|cried|hurt|hurts|hurting|sore|bleed|bleeding|tears|scream|beg|said no|say no|dont want
`

export const harmToOthersPlainly = `
! (picture|picturing|imagine|imagining|thoughts of|thinking of|thinking about|urge|urges|seeing myself) .. (pushing|shoving|tipping|drowning|smothering|stabbing|throwing|hitting|hurting) (my)? .. {relative} .. (down|off|under|out of|in front of|over) .. (stairs|steps|window|balcony|road|train|bath|water|bridge|river)
! (run|running|mow|mowing|knock|knocking) (him|her|them|my .. (husband|ex|boss|wife)) (over|down) .. (when|in the|outside|as|after|with (the|my)|tonight|today|tomorrow|at #) + (took|taken|stole|ruined|cheat*|left me|deserve*|pay for|hate|revenge|my (job|man|husband)|everything|lied|affair)
! (putting|put|puts|slip|slipping|slipped|crush|crushing|crushed|mix|mixing|mixed|stir|stirring|grind|grinding) .. (pills|tablets|sedatives|sleepers|zopiclone|diazepam|temazepam|nytol) .. (in|into|through) (his|her|their) .. (dinner|tea|food|drink|coffee|soup|supper|wine|curry|porridge|milk|beer) + (so|to make|to get|keep|until|till) .. (stop|stops|quiet|sleep|sleeps|shut|shuts|leave|leaves|settle|still|docile)|(hard|wouldnt|couldnt|not) .. (wake|rouse)|without (him|her|them) knowing|(doesnt|dont|never) (know|notice*)|secret*
! (im|ill|i will|i ll|i am|i might|i could) .. do something (.|and|bad|terrible|awful|to (him|her|them)|ive|i have|i) + (him|her|them|mother|mum|mam|father|dad|husband|wife|son|daughter) + (bought|got|have|fetched|found|hidden) .. (what i need|what it takes|the things for it|knife|petrol|hammer|acid|poison)
! (had|got|raised|lifted|put|my) (my)? (hand|hands|fist|fists|arm) (was|were)? (up|raised|back|lifted|clenched|ready|in the air) .. (to|going to|about to|and nearly|nearly) (hit|slap|strike|smack|punch|hurt|belt|wallop|clout) .. {relative}
! (frightened|scared) myself|(hand|fist) (up|raised) to (hit|slap|strike|smack|punch) + (hit|hitting|slap|slapping|strike|shake|shaking|push|pushing|smack) (her|him|them|my|the) + (mum|mam|mom|mother|dad|father|husband|wife|son|daughter|child|baby|grandson|granddaughter|kids|children|gran|nan)
! (thought|thoughts|think|thinking|urge|urges|idea|imagine|imagining|picture|picturing|fantas*|tempted|temptation|dream) .. (putting|put|slipping|slip|adding|add|stirring|stir|dropping|sprinkling|crushing|mixing) (something|some thing|stuff|poison|tablets|pills|my (tablets|pills)|antifreeze|weedkiller|bleach) .. (in|into) (his|her|their|my) ... (tea|coffee|drink|food|dinner|soup|curry|milk|wine|porridge|supper|glass|cup|cocoa|stew) + (him|her|his|hers|their|mother|mothers|mum|mums|mom|moms|father|fathers|dad|dads|husband|husbands|wifes|wife|laws|in law|boss|sisters|sister|brothers|partners|exs) + (be|all|all be|it|its|get it) over|(be)? rid of|(be)? gone|shut (him|her|them) up|quiet|(never|not) (wake|wakes|waking)|finish*|the end|end (it|this)|be free|peace
! (voice|voices|radio|telly|television|god|angel) .. (tell|tells|telling|told|say|says|saying|said|keeps saying|whispers) ... (husband|wife|son|daughter|mother|mum|mom|father|dad|partner|sister|brother|neighbor|neighbour|neighbors|neighbours|him|her|he|she|they|them) + (have|need|got|must|ive got|supposed|meant|told) (to)? (stop|get|deal with|finish|silence|get rid of) (him|her|them|it|my|the) + before (he|she|they|it)|(not|isnt) (really)? (my|the real|himself|herself)|(an)? (impostor|imposter)|(been)? replaced|evil|devil|demon|chosen
! run (him|her|them|my (ex|husband|boss|neighbor|neighbour)|the (bitch|bastard|cow)) (over|down) + (i ll|ill|i will|im going to|i am going to|gonna|want to|i swear|could) run (him|her|them|my|the) + (if|when|next time|the next time) .. (he|she|they) .. (walks|walk|comes|goes|passes|sets|dares|shows|steps|crosses|speaks|says|looks|appears|near|past)|(one|once) more (time)?|(sat|sit|sitting|waited|waiting|parked) .. (car|van|jeep)|engine|mean it|swear|waiting for (him|her|them)
! (hold|held|holding|picked up|had|got|took|gripped|with) .. (pillow|cushion|bolster) + (looked|looking|look|stood|standing|stand|watched|watching|stared|staring) .. (at|over|by|beside|down) .. (him|her|mother|mum|mom|mam|father|dad|husband|gran|nan|asleep|sleeping|baby|son|daughter|bed) + (thought|thoughts|idea|ideas|urge) .. (that)? .. (came|crossed|went|in my head|i had|was|were|is|terrible|dreadful|awful|horrible|terrifie*|frighten*|scare*|shock*|dark|wicked|evil|unspeakable)|(terrible|dreadful|awful|horrible|wicked|evil|dark|unspeakable) .. (thought|thoughts|idea)
`

export const harmToOthersPlainlyHarmless = `
(id|i would|i could|could|would|might) (have|of|ve) (strangled|throttled|murdered|killed|brained|swung for|clocked) .. {relative} .. (years ago|long ago|by now|ages ago|if it (werent|wasnt|hadnt))
(hurt|hurting) (her|his|their|anyones|peoples|my .. mothers|my .. sisters|my .. friends) .. (feelings|pride|ego)
(dont|didnt|wouldnt|not|never) (want|wanting|wanted|like) to hurt (her|him|them|anyone|anybody) + sings|sing|singing|plays|playing|choir|band|orchestra|piano|violin|cello|flute|guitar|cooking|cooks|baked|baking|knitted|present|gift|cardigan|jumper|haircut|poem|painting|turn .. down|say no|let .. down
(crush|crushing|crushed|put|putting|mix|mixing|hide|hiding) .. (tablets|pills|medicine) ... (nurse|doctor|gp|pharmacist|chemist|carers|hospital|matron) .. (said|says|told|showed|asked|advised)
run (him|her|them) over (to|there|here|later|on|with|after|at|some|a|what|how|it)
(voice|lady|woman) (in|of|on) .. (satnav|sat nav|car|navigation|phone|bus|train|lift|choir)
(pillow|cushion) .. (plump*|fluff*|wash*|bought|new|cool|cooling|silk)
(putting|put|adding|slipping) (something|some) (nice|extra|special|tasty|sweet|healthy|green|ginger|honey|protein|fibre|fiber)
`

export const strokePlainly = `
! (gone|went|going|goes|is|all|turned|become) (all|completely|totally)? (floppy|limp|weak|numb|droopy|slack|dead) (down|on|in|all down|along)? (her|his|my|the|one|left|right|whole) (one|left|right|whole|entire)? (side)
`

export const strokePlainlyHarmless = `
(hair|fringe|hat|cake|plant|plants|leaf|leaves|lettuce|sofa|cushion|mattress|tent|curtain|collar|perm|wig|balloon) (has|is|are|have|was|were|went|goes|got|gets|looks|just)? (gone|all|so|very|quite|bit)? (floppy|limp|weak|droopy|slack|dead)
`

export const urgentPlainlyHarmless = `
(dog|cat|puppy|kitten|kid|kids|child|children|son|daughter|grandson|granddaughter|toddler) .. (ate|eaten|eats|chewed|chews|took|takes|drank|had) .. my .. (slipper|slippers|shoe|shoes|sandal|sandals|sock|socks|homework|sandwich|dinner|lunch|breakfast|toast|cake|biscuit|biscuits|glasses|hat|remote|book|crisps|chips|cushion|car|phone|place|seat|tea|post)
(never|not|wouldnt|dont|didnt|wont|without ever) (leave|leaving|left|go) .. without .. insulin
`

export const bleedingAfterPlainly = `
! (56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80) (.|and|with|years|yo|now|here|here and|my|ive|but)? .. (periods|period|monthlies) (have|has|are|is)? .. (again|back|started|restarted|returned)
! (56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80) + (started|having|getting|got|begun|had) .. (having)? (a)? (periods|period|monthlies|monthly) (again|back)
`

export const bleedingBeforePlainly = `
! (faint|fainty|dizzy|giddy|lightheaded|light headed|woozy|breathless) .. (with|from|on|during|in|after) .. (heavy|heavier|flooding|bad) .. (period|periods|bleeding|bleed|flow)
! (heavy|heavier|flooding) .. (period|periods|bleeding|bleed) .. (leave|leaves|make|makes|making|left|feel|feeling|and|get|im|so) .. (faint|fainty|dizzy|giddy|lightheaded|light headed|woozy|breathless)
! (period|periods|monthlies|cycle|cycles) (come|comes|is|are|now|now come|every)? .. every (14|15|16|17|18|19|20|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) (or so)? (days|day) + (like|as if|than) ... (tap|taps|faucet|hosepipe|hose|hydrant|waterfall|floodgates)|(tap|taps|faucet|hosepipe|hose|hydrant|waterfall|floodgates) .. (turned on|running|open*)|(soak*|flood*|gush*|pour*) .. (through|out|down|pads|towels|tampons|clothes|sheets|clots)|clots
`

/** Somebody who cannot do without it is left without it: minutes or hours count, whoever did it. */
export const withheldPlainly = `
! (leave|leaving|left|leaves|keep|keeping|kept|keeps) (my|his|her|the)? (old|poor)? (mum|mam|mom|mother|dad|father|husband|wife|gran|nan|grandmother|grandad|grandfather|son|daughter|child|baby|aunt|uncle|brother|sister|partner|him|her) (with no|without|off|from) (his|her|the|any|all|having|getting)? (insulin|oxygen|food|water|food or water|water or food)
! (not|stopped|stop|stopping|havent|no longer|withheld|withholding|held back|holding back|hide|hiding|hid|skipping|skip) (been|be)? (giving|give|given|injecting|inject|injected)? (my|the)? (old|poor)? (mum|mam|mom|mother|dad|father|husband|wife|gran|nan|grandmother|grandad|grandfather|son|daughter|child|baby|aunt|uncle|brother|sister|partner|him|her|his|mums|moms|mothers|dads|fathers|husbands|wifes) (his|her|the)? (insulin|oxygen|heart tablets|heart pills|heart medicine|blood thinner|blood thinners) + cant (cope|go on|do this|stand|bear|look after)|had enough|(want|wanted|hoping|hope) .. (over|gone|end|die|dead|finish|stop)|on purpose|deliberately|(living|alive) (anymore|any longer)|(be)? rid of
`
