// Need that is told beside a question, as a habit, of somebody else or in an everyday word; and what only sounds like it.

import { unrealHalfSaid, unrealHalfSaidHarmless, urgentHalfSaid, urgentHalfSaidHarmless } from './halfSaidPhrases'

export const selfHarmBeside = `
! envy .. (the dead|whoever died|anyone who died|people who died) (.|and|because|they|their)
! (look|looking|looked|stare|staring|stared) at .. (cord|flex|rope|belt|beam|rafters|banister|banisters) .. too long (.|again|and|now|these)
! (car|engine) .. (in gear|rolling|handbrake off) + jetty|quay|pier|slipway|cliff|dock|(harbour|harbor) wall + (took|put) it .. (out|off|on) again|couldnt|sat there|next time|nobody (knows|saw)
! (hope|hoping|wish|praying|pray|want) .. (biopsy|scan|lump|results|test|its|it|this) .. (is|was|be|its|turns out|comes back) (cancer|terminal|fatal|malignant|incurable) (so|then|and|.|because|it)
(wont be long|nearly done|not long now|soon be over|almost over|nearly over) + calm|peaceful|relief|relieved|lighter|at peace + passwords|necklace|ring|rings|jewelry|jewellery|cancelled|canceled|papers|letters|accounts|teaching|taught|showed
! (rehears*|practise|practising|practice|practicing|go over|going over|run through) .. (how|where|when) (id|i ll|ill|i) do it + calm*|nobody|peace*|comfort*|every (day|night|evening)
! enough to (kill (you|me|yourself|myself|a person)|die|finish me|end it) + sertraline|citalopram|propranolol|tramadol|codeine|zopiclone|diazepam|fluoxetine|venlafaxine|mirtazapine|digoxin|amitriptyline|{pills}
! (head|voice|mind|thoughts|something) .. (says|saying|tells|telling|said|whispers) .. (step off|step out|jump|let go) + kerb|curb|pavement|balcony|traffic|road|bus|lorry|motorway|stairs|stairwell
! if i (had the|wasnt such a|wasnt a|werent a|were) .. (courage|guts|nerve|brave|braver|coward) .. (would|id|ive) .. (done it|do it|be gone|gone through with it)
! (fall|go|drop) (asleep|to sleep|to bed|off) .. (hoping|praying|wishing) .. (last time|never wake|(dont|wont|not) (to)? wake (up)? (.|again|anymore))
! dont want (any)? help .. want (it|this|everything) (all)? (to be)? over
! (would|will) (anyone|anybody|they|someone) .. (miss me|notice i) .. (no|nope|doubt it|dont think so) (.|i|one|they)
! (take|taking|bring|bringing) (the|my|our)? (kids|children|them|boys|girls|baby|him|her|mum|mother) with me .. (when|if) i (go|die|do it) (.|and|so|too|because)
all i want .. to be (where (he|she|they|hes|shes|theyre) (is|are|went|now|.)|with (him|her|them) again|where (hes|shes|theyre) .)
want to be with my (husband|wife|son|daughter|mum|mother|dad|father|partner) again + heaven|soon|end|follow|(his|her) (morphine|tablets|pills|medication)|(way|how) to
! (nick|nicks|nicking|cut|cuts|cutting|scratch|scratches|scratching|scrape|scraping|dig|digs|digging|jab|jabs|jabbing|stab|stabbing|poke|poking|prick|pricking|score|scoring) .. (in|into|on)? my .. (arm|arms|leg|legs|thigh|thighs|hip|hips|stomach|belly|wrist|wrists|skin|ankles|ankle|palm|palms) .. (with|using) .. (scissors|compass|blade|razor|biro|pen|fork|peeler|knife|glass|pin|pins|needle|needles|paperclip|nail file|staple) + relief|shame|(until|till) (it|they|i) (bleed|bleeds)|(helps|lets|makes|calms) (me|it|the) .. (breathe|calm|out|quiet|cope|sleep|down|.)|nobody (sees|knows|notices)|on purpose|stop me
! (compass|blade|scissors|razor|peeler|biro|craft knife|broken glass|pin) + (scratch|scratches|scratching|cut|cuts|nick|jab|stab|carve|draw) .. (lines|letters|words|holes|it|them)? .. (in|into|on) my (arm|arms|leg|legs|thigh|thighs|hip|hips|stomach|belly|wrist|wrists|ankles) + lets|relief|calm*|shame|nobody|until|till|stop|hide|hiding|secret|anger|rage|better after
! (i|ive|and|keep|been) (stub|stubs|stubbed|stubbing|put|putting|press|pressed) .. (cigarette|cigarettes|match|matches|fag|fags|joint|lighter) .. (out)? .. on my (arm|arms|leg|legs|thigh|thighs|hand|stomach|skin|wrist|own)
! to feel (anything|something) (.|else|at all|other|real) + door|cut|burn|burnt|burned|pinch*|blade|iron|stub*|punch*|hurt myself|hit myself
! (bit|bite|bites|biting|scratch*|pinch*|tore|tear) my own (arm|arms|hand|hands|wrist|wrists|leg|skin|face) + angry|rage|hard|bled|bleed*|myself|until|noise|hate|calm*
! (i|and) (burn|cut|scratch|hurt) myself (with|using) + nobody|secret|calm*|relief|(cant|couldnt|dont|never|havent) .. tell|on purpose|when i (feel|get)
! (anyone|anybody|women|people|someone) .. (our|my) age .. (cut|cutting|selfharm|(cut|hurt|burn|harm) themselves) . + thighs|arms|legs|wrists|stop|started again|still do|i do
! (i|ive|im|and|keep|been|started) (punch|punching|punched|hit|hitting|thump|thumping|slap|slapping|slapped) my (own)? .. (stomach|belly|thighs|face|legs) + bruise*|fat|hate|until|till|calm*|when i (feel|get|look|eat|forget|make)|on purpose
! (be|lie) (beside|with|next to) (him|her|them) .. in (the|his|her|their) (ground|grave|earth|coffin) + want|wish|long|only|soon|ready
! (died|dead|passed|grave|buried|late) + (so|then|and) i can (go|get) to (him|her|them)|(tell|told|telling|promise*) (him|her|them) .. (im|ill|i ll) (coming|be there|be with|following|joining) .. (soon|now)
(died|dead|passed|lost (my|our)) + want to (go|be|go and) .. (hold|join|find|meet) (her|him|them)
! when (the|my|our) (old)? (cat|dog|pony|horse|budgie) (goes|dies|is gone) (i ll|ill|im|so|then) (go|going|follow|will|do|i) (too|as well|i|go|.)
! (dont|do not) (really)? want to (be alive|live|exist) (anymore|any longer|no more) (.|the|since|because|and|im|it|most|every|but)
! (cut|cuts|cutting|slice|slices|slicing|sliced|slash*|jab|jabs|jabbing|stab|stabs|stabbing|gouge*|gouging|carve*|carving|burn|burns|burning|burnt|burned|scald*|dig|digs|digging|dug) .. (my|own) .. (arm|arms|forearm|forearms|leg|legs|thigh|thighs|hip|hips|stomach|belly|wrist|wrists|skin|shins|ankles) + deliberately|teenagers|punish*|on purpose|(calms|settles|soothes|quietens|relieves|lets|let|stop|stops) .. (me (.|down|and)|it down|head|mind|nerves|pressure|anger|rage|noise|screaming|thoughts)|how do i stop (.|doing|myself)|grown women|feel better (after|for a)|when (the rage|my rage|it (gets|all gets) too much)|(then|after|afterwards) i can (cook|cope|work|sleep|go|carry|get|breathe|think|function|face)
! (i|ive|i ve|im|and) (been)? (press|pressed|pressing|hold|held|holding|put|putting) .. {heated-thing} .. (on|to|against|into) my (stomach|belly|arm|arms|leg|legs|thigh|thighs|hip|hips|skin|wrist|wrists|hand|side)
! (using|used|use|take|took|taking) .. (razor|blade|scissors|craft knife|needle) .. (on|to) my (hips|hip|arms|arm|thighs|thigh|stomach|wrists|wrist|belly) + secret|hide|hiding|hidden|calm*|relief|(long|under) .. (skirt|skirts|sleeves|trousers|tights|cardigan)|nobody (knows|sees)|better after
! (hit|hits|hitting|punch*|slap|slaps|slapping|slapped|bash*|smack*|thump*) (myself|my own (face|head|legs|thighs)) .. (in|on|round|across|until|till|when|over|so) + deserve*|punish*|calm*|when i (get|make|feel|do|forget|lose|fail) .. (wrong|angry|fat|something|things|word|words|mistake|mistakes|stupid|low|overwhelmed|it)|(until|till) (im|i|it|my) .. (bruise*|calm*|stop*|bleed*|numb)|on purpose|hate myself|(again|over) and (again|over)
! (pull|pulls|pulling|pulled|tear|tearing|rip|ripping) .. hair out|(pull|pulls|pulling|pulled|tear|tearing|rip|ripping) out .. hair + deliberately|on purpose|(stops|quietens|drowns) the (noise|thoughts|voices)|(quietens|calms) my head|bald patch from
(cutting|burning|hurting) (myself)? again + relief|ashamed|sleeves|urge|urges|(only|one) thing that|settles me|calms me|how do i stop (.|it|this)
(died|dead|death|late|passed|lost|gone|killed) + (want|wanted|wish|long|longing|need|ache|rather) .. (be with|go with|go to|join|follow|lie beside|lie with) (him|her|them|my husband|my wife|my son|my daughter|my partner|my mum|my mother|my dad)|(be|go) where (he|she|they|my)|where (hes|shes|theyre) (.|gone|now)|(together|with) (him|her|them)? (again|soon) (.|and|at last|very|if)
! (died|dead|passed|lost (my|him|her)) + (worked|found|know|planned|decided|looked|looking) (out|up)? (how|a way|ways|the way) to (be with|join|get to|go to|follow) (him|her|them)|all i want is to be (where|with) (he|she|they|hes|shes|him|her|them)|(want|wish) to be with .. (husband|wife|son|daughter|him|her) again + morphine|pills|tablets|again|(him|her|them|hes|shes) .
`

export const selfHarmBesideHarmless = `
(had|have|having) to say goodbye to (my|our|the) (old|dear|lovely|little|poor|big)? (dog|cat|pony|horse|rabbit|budgie|labrador|lab|spaniel|collie|terrier|retriever|greyhound|beagle|ponytail|waist|house|job)
(wedding|surgery|operation|holiday|retirement|party|blind|dinner) .. date
enough to kill (you|me) (laughing|with kindness)
want to live anymore ((with|near|under|next to) (his|her|my|the|our)|in (his|her|this|that|our|the) (house|town|flat|city|village|street|country|place))
(cake|butter|bread|cheese|pastry|fish|palette) (knife|knives)
(scratch|scratches|scratching|scratched) my + itch*|itchy|eczema|psoriasis|hives|rash
(injection|injections|inject|injecting|insulin|fertility) .. (thigh|thighs|stomach|leg)
(feel|feels|felt|feeling) (like|as if|as though) (im|i was|shes|hes) dying (.|and|of|with|from|when|every)
(cut|cuts|cutting|nick|nicks|nicked) .. (leg|legs|armpits|shin|shins|ankle|ankles|knee) .. (shaving|while i shave|when i shave|with the razor in the shower)
(cutting|cut) (dough|fabric|cloth|patchwork|pastry|paper|wood|glass|grass|hedges)
{heated-thing} .. on my .. (bite|bites|sting|stings|stye)
(son|daughter|niece|nephew|grandson|granddaughter|brother|sister|friend|mother|mum|mom|father|dad|husband|cousin|boy|girl) .. (was|felt|been|had|went through|struggled|selfharmed|selfharming|had been) ... (suicidal|dark thoughts|dark time|selfharm*|low) .. (last (year|winter|spring|summer|autumn)|in (the|her|his) (winter|spring|summer|autumn|teens|twenties)|years ago|at school|in (january|february|march|april|may|june|july|august|september|october|november|december)|as a (teenager|student)) + (doing|doin|is|hes|shes|much|so|well|lot) .. (brilliantly|better|well|recovered|thriving|fine|happy|happier|on the mend)|(back at|back to|back in) .. (school|university|college|work|netball|football|uni)|(wonderful|lovely|good|great|kind) (counselor|counsellor|therapist)
(never|dont|wouldnt|cant|not) (ever)? (leave|leaving|go|take) .. without (his|her|their|the|my) (insulin|inhaler|epipen|tablets|pills|medicine|spray)
`

export const violenceBeside = `
! (husband|partner|he|hubby|boyfriend|wife|she|fella|man|son|hell|ex) (gives|gave|ll give|give|giving) me (a|the|an) (odd|occasional|good|quick|little|bit of a)? .. (slap|clip|smack|thump|clout|backhander|hiding|wallop|belting|battering)
! i (bring|brought) it out (in|of) (him|her)|i made him do it .
! (he|she|hes|husband|partner|boyfriend|ex|wife|son) .. (held|holds|put|waved|flicked|flicks|holding) .. (lighter|match|flame|cigarette|hot iron|torch|blowtorch|hair straighteners) .. (to|near|at|against|under) my (hair|face|hand|clothes|dress|arm|skin|neck)
! (hand|give|handing|giving) (him|her) (all)? (my|the) .. (wages|pay|pension|salary|benefits) + beg|begging|permission|allowance|tampons|pocket money|not allowed|every penny
! (landlord|boss|manager|neighbor|neighbour|foreman|supervisor) .. (says|said|told me|hinted|suggested|suggests) .. (pay|thank|repay|make it up) .. (another|other|different) way + key|keys|scared|afraid|alone|hand|touch*|wink*|rent|hours|job
! (he|husband|partner|boyfriend|ex) .. (films|filmed|records|recorded|filming|recording) (us|me) .. (without (telling me|asking me|my (consent|permission|knowledge))|secretly|in the shower|undress*|in bed|naked)
! (doctor|gp|nurse|midwife|hospital|dentist|physio|consultant|paramedic|casualty) + (bruise|bruises|marks|mark|wrist|rib|ribs|burn|burns|happened|safe|eye) + (he|husband|partner|boyfriend|wife|hubby) .. (sitting|sat|stood|standing|right|was|were|came) .. (next to|beside|there|in the room|with (me|us)|behind me|by me|listening|in earshot|over me) + what could i say|(couldnt|cant) (say|tell|answer|speak)|(he|husband|partner|hubby) (answered|answers|spoke|speaks|replied|talks|talked) (for me|instead)|i (just)? (laughed|kept|nodded|smiled|lied|blamed|said (nothing|yes|no))|so i said|(holding|squeezing|gripping) my (hand|knee|arm|leg)
! (doctor|gp|nurse|midwife|hospital|dentist|physio|consultant) .. (asked|asks|wanted|wants) .. (about|how|why|if|whether|is|to know)? ... (bruise|bruises|marks|black eye|tooth|wrist|rib|ribs|arm|safe|all right|alright) + (he|husband|partner|boyfriend) .. (answered|answers|spoke|replied) for me|(he|hes) .. (holding|squeezing|gripping) my (hand|knee|arm) .. (tight|hard)
! (make|making|made|invent|inventing) (up)? .. (stories|excuses|story|lies|reasons) .. (for|about|to explain) .. (bruises|marks|black eye|black eyes|arms|bruise)
(walk|walked|walking|walks) into (a lot of|lots of|too many|so many|another|doors) .. (doors|door|cupboards)? .. lately + (he|him|husband|partner|boyfriend|bruise|bruises)
(get|got|gets|getting) it in the neck .. literally
(ask|asking|permission from|check with|beg) (him|my husband|my partner|my wife|her) .. before i (can|may|could|am allowed|buy|spend|go|see|ring|phone|eat|leave) .. (tampons|pads|food|shoes|petrol|doctor|dentist|friend|friends|sister|mother|mum|shop|out|anything|bread|milk|a coffee|eat|house)
! (hides|hide|hid|locks|locked|takes|took|keeps|kept|withholds|rations|binned|flushed) .. my (hrt|patches|patch|gel|hormones|tablets|meds|medicine|inhaler|antidepressants) + (ask|beg|asking|begging) .. (nicely|nicley|back)|when im (bad|naughty|rude|difficult|late)|punish*|earn it|behave*
! (walk|walked|walking|walks) into .. doors + if you (understand|know|get|catch) (me|what i mean|my meaning|my drift)|(hes|he is|he was) (always|so|very|ever so) sorry (after|by|in|the next|and)?
`

export const violenceBesideHarmless = `
(gives|gave|giving) me (a|the) .. (slap|clip|smack|thump|pat) on the (back|bottom|bum|shoulder)
stop (snoring|singing|humming|whistling|talking|farting|complaining|moaning|chewing|sniffing|tapping|leaving|buying|eating|watching|feeding) .. (and|but|.)? (and|but)? he (just|still)? (doesnt|didnt|dont|wont|never) (stop|stops)
{afraid} of what (my)? (daughter|mother|mum|friends|sister|neighbors|neighbours|people|hairdresser|doctor|gp|boss|colleagues|girls) (will|ll|would|might|may) (say|think) (about|of|to|when) (my|the|me|it)
(keeps|takes|holds|has) my .. (card|cards|keys|passport|phone|purse|money) .. (because|cos|as|since) (i|im) (lose|lost|always lose|keep losing|forget|always forget|hopeless|leave|mislay) + bless|fog
`

export const rapeBeside = `
! (wake|woke|waking|woken) + (pyjamas|pajamas|nightie|nightdress|knickers|pants|underwear) .. (down|off|up|gone) + (says|said|swears) i (wanted|asked|liked|begged|agreed|was up for)
! (rubbed|rubs|pressed|presses|pressing|rubbing|ground|grinding) (himself|his (crotch|groin|penis|thing|erection)) .. (on|against|into|up to) (me|my)
! (he|husband|hubby|partner) .. (goes ahead|carries on|keeps going|does it|just carries on) .. (even)? (when|though|if|while) im (crying|in tears|sobbing|bleeding|asleep|in pain|begging)
! (tell|told|ask|asked|say|said|beg|begged) (him|hubby) (to)? stop (it|.)? (and|but|n|so)? (he|hubby) (just|still)? (dont|doesnt|didnt|wont|wouldnt|never) (stop|listen|care) + sex|dryness|lube|lubricant|pillow|bleed|(it|this) (hurts|hurt|burns)|inside me|a wife is
! (wife|wifes|wives|married woman) .. (cant|cannot|may not|isnt allowed to|has no right to|never|shouldnt|mustnt) (say no (.|to (him|it|sex|her husband|his))|refuse (.|him|it|her|sex)|turn him down|deny him) + he|husband|hubby
! (bite|biting|bit|cry|crying|cried|scream|screaming) .. (into|in|on)? the pillow + he (just)? (carries on|carried on|keeps going|doesnt stop|dont stop|finishes)|(until|till|til) (hes|he) .. (finished|finishes|done)|(he|him|husband) .. (dont|doesnt|wont|didnt) stop|a wife is a wife
! (put|puts|pushed|shoved|stuck|forced) (his|a) (finger|fingers|hand|tongue|penis) .. (in|inside|into|up) me .
! (put|puts|pushed|shoved|stuck|forced) (his|a) (finger|fingers|hand|tongue|penis) .. (in|inside|into|up) me + froze|stranger|gym|taxi|party|sauna|pool|massage|boss|asleep|couldnt (move|scream|speak|shout)|without (asking|warning)|said no|never asked
! (woke|woken|waking|came to|came round) .. with .. (man|colleague|stranger|boss|neighbor|neighbour|manager|someone) .. (on top of|inside) me
`

export const rapeBesideHarmless = `
(cat|dog|kitten|puppy|horse|pony|goat) .. (rubbed|rubs|rubbing|presses|pressed) himself
(doctor|gp|nurse|gynecologist|gynaecologist|consultant|midwife|physio|sonographer) .. (put|puts) (her|his|a|two) (finger|fingers|hand) .. (in|inside|up) me .. (to check|to examine|for the|during the|exam*|check*|smear)
`

export const harmToOthersBeside = `
! (want|wanted|going|urge|wanting) to (smash|cave|bash|stove|crack) .. (his|her|their) .. (skull|head|face|brains) (in|open|against|.)
! (i|and|ive) (put|held|pressed|laid) (a|the|my|his|her) (pillow|cushion) (on|onto|across) (his|her) (face|mouth|nose) + snor*|see|second|seconds|quiet|stop|asleep|sleep|slept|sleeping
! i .. (squeezed|shook|gripped|shaken|slammed|squeeze|shake|pinched) (him|her|the baby|my (grandson|granddaughter|baby)) .. (too hard|so hard|hard|down) + newborn|cot|screaming|crying|months old|wouldnt stop|couldnt stop
! (get|be|getting) rid of (my)? {relative} + antifreeze|poison*|weedkiller|foxglove|brakes|(look like|make it look)
! (going|coming|go|come) (over|round|there|for (him|her|them)) with (the|an|a|my) (axe|knife|hammer|machete|cleaver|crowbar|gun) + sharpened|mean it|if (he|she|they)|next time (he|she|they)|one more time|once more
! (bought|got|have|fetched|filled) .. petrol + letterbox|match|matches|burn*|(his|her|their) (car|house|shed|door|flat|van) .. then (him|her)
! (imagine|imagining|picture|picturing|see myself|think about|thoughts of|keep seeing|thought of) .. (holding|pushing|keeping|hold|push) .. (baby|him|her|grandson|granddaughter|child|toddler|son|daughter|mother|mum|father|dad) .. under .. (water|bath|bathwater)
! {afraid} of what i (ll|might|could|may|will) do to (my)? {relative} (.|if|when|one|tonight|again|and|next)
! (hidden|hid|hide|put|got|keep|kept|have|taken|fetched|sharpened|ive) .. (knife|hammer|scissors|axe|poker|cleaver|rolling pin|crowbar|blade|shotgun|machete) .. (under|beside|by|behind|in|next to) .. (mattress|matress|pillow|bed|coat|bag|handbag|door|cushion|sofa|chair) + if (he|she|they) .. (again|one more|speak*|come*|touch*|start*|say*|laugh*)|next time (he|she|they)|one more (time|word)|for when he (starts|touches|hits|(gets|comes) (home|in|back|near))|ill use it|not joking|mean it|cant (control|stop) (it|myself)
! (ill|i ll|will|to|id) (use|stick|put) (the|a|that|my) .. (knife|hammer|scissors|axe|poker|cleaver|blade|shotgun) + (not|aint) joking|(mean|meant) it|cant (control|stop) (it|myself)|(use|stick|put) .. (in|into|on|through) (him|her|them)
! (scared|afraid|frightened|terrified|worried) (that)? (ill|i ll|i might|i may|i could|im going to) (do something|hurt|harm|shake|hit|smother|strangle) .. (baby|grandson|granddaughter|grandchild|toddler|child|kids|children|son|daughter|mother|mum|mom|father|dad|husband|her|him|them) + rage|anger|angry|temper|scream*|snap|control|shaking|drunk|tonight|crying|(cant|wont) stop|put (him|her|them) down|(left|leave|leaving) the room|trust myself
! (picture|picturing|imagine|imagining|seeing|see|thinking|think) (about|of|myself)? (hitting|running|mowing|driving|knocking) .. (boss|him|her|them|husband|neighbor|neighbour|ex|manager) .. (with (the|my) car|over|down|in the car) + wait|waiting|park|parked|(sit|sat) in|follow (him|her)
! (shook|shaken|shaking|shake) (my|the|our) (baby|grandbaby|newborn|grandson|granddaughter|grandchild) + crying|scream*|sleepy|drowsy|limp|floppy|wont feed|wouldnt (feed|stop)
`

export const harmToOthersBesideHarmless = `
(hid|hidden|hide|hiding) .. (good|bread|best|sharp|cake|butter|palette)? .. (knife|knives|scissors) .. (from|so (he|she|they|my|the|that|nobody)) .. (toddler|kids|children|grandson|granddaughter|stops using|doesnt use|dont use|cant use|uses|ruin*)?
(nearly|almost) (strangled|killed|murdered|throttled) (each other|one another)
(cheerfully|happily|gladly) (throttle|strangle|murder|brain|kill) .. {relative}
`

/** What somebody near tells of another who has lost what is real. */
export const unrealOfAnother = `
! (radio|tv|telly|television|newsreader|presenter) .. (giving|gives|gave|sending|sends|sent) me .. (instructions|orders|messages|signals)
! (neighbors|neighbours|they|people|someone|doctors) .. (put|hidden|hid|planted) .. (in|inside|into) my (patch|patches|gel|hrt|pills|tablets|walls) + listen*|hear me|watching|spying|reading my
! (says|thinks|believes|convinced|sure|swears|insists|certain) .. (woman|man|lady|people|presenter|newsreader) .. (on|in) the (news|tv|telly|radio|television|screen) .. (can|could)? (hear|hears|see|sees|read|reads|watch|watches) (her|him|me|us)
! (fridge|kettle|toaster|radiator|birds|pigeons|trees|lamp|lamps|television|telly|microwave|cooker) .. (is|are|was|were|keeps) (reporting|spying|recording|listening|plotting|sending) .. (on|to|her|him|me|us|messages) + says|thinks|believes|convinced|sure|swears|unplugged
! (convinced|believes|insists|swears|thinks) .. (children|kids|husband|son|daughter|mother|wife|dad|mum|baby) (are|is|arent|isnt) (not)? (our|her|his|my|really) .. (children|kids|husband|son|daughter|mother|wife|dad|mum|baby|hers|his)
! (talk*|speak*|argue*|arguing) (to|with) (people|someone|men|children|a person) (who|that)? (arent|isnt|wasnt|werent) there (.|and|or|at|all|in the|since|when|for|she|he) + sudden*|days|since (last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|the weekend)|(started|began|came on)|never (before|been)
! (shes|hes|is|im) (the|a) (new)? (messiah|prophet|jesus|virgin mary|chosen one|queen of heaven|second coming|saviour|savior) + slept|sleep|bed|says|believes|convinced|giving away|gave away|told (everyone|strangers)
! (actress|actor|robot|clone|stranger|spy) pretending to be (me|my)
! (says|thinks|believes|convinced|sure|swears) .. (postman|neighbors|neighbours|nurse|nurses|carers|carer|doctor|dad|husband|they|people|chemist|cook|daughter|son) .. (is|are)? (putting|puts|put|pumping|hiding|spraying) .. (poison|gas|powder|chemicals) .. (in|into|through)
! (hear|hears|hearing|heard) .. (the)? (devil|demons|demon|satan) (in the|from the|telling|talking|calling|through|speaking|laughing)
! (thinks|says|believes|convinced|swears|insists|sure|certain|know|knows) .. (newsreader|news reader|newscaster|presenter|man on the radio|man on the tv|man on tv|woman on the news|radio|television|tv|telly|weatherman|weather girl|announcer) ... (talking|speaking|sending|talks|speaks|sends|signal*|winks) .. (to)? (her|him|me|us|messages|signals)
! (husband|wife|mother|sister|daughter|son|brother|father|mum|mom|dad|dads|mums|husbands|grandson|granddaughter) .. (has been|have been|been|was|is|were) .. (swapped|switched|replaced|exchanged) .. (for|by|with) .. (copy|double|someone else|stranger|actor|robot|clone|impostor|imposter|twin)
! (thinks|says|believes|convinced|swears|insists|sure|certain) .. (husband|wife|mother|sister|daughter|son|brother|father|mum|mom|dad|children|family) .. (is|are|isnt|arent|not|an) .. (impostor|imposter|impostors|imposters|really (dad|mum|mom|him|her|my|hers|his)|(a|the) (copy|double|clone))
! (living|hiding|hides|lives|people|men|someone) .. in (the|our|my|her) (loft|attic|walls|ceiling|chimney|floorboards) + impostor|imposter|swapped|replaced|whisper*|(isnt|not) really (dad|mum|mom|him|her|my|hers|his)|(came on|started|began) .. sudden*|talk* (to|about) (her|him|me)
! voices + (comment|commenting|comments) .. (on|about) .. (everything|what|all|things|whatever)
! (foil|taped|tape|cardboard|blankets|towels|paper) .. (over|on|up|across|covering)? .. (windows|window|sockets|mirrors|letterbox|vents|television|telly) + swapped|impostor|imposter|voices|poison*|(newsreader|presenter|radio|tv|telly|television|neighbors|neighbours|government|police|they) .. (talk*|speak*|listen*|watching|spying|see in|hear|sending|poison*|messages)|listen* through
! (chip|microchip|transmitter|tracker|bug|device|camera) .. (in|inside|into) .. (implant|coil|gel|hrt|spray|pessary|pessaries|contact lens|hearing aid|glasses) + they|neighbors|neighbours|people|government|doctor|doctors|know|put|someone
`

export const urgentBeside = `
! (operation|surgery|hysterectomy|caesarean) + (tummy|belly|stomach|abdomen) .. (hard|rigid|board|solid) + burning|fever|temperature|shivering|vomiting
! (speech|words) (went|came|was|were|got) .. (drunk|slurred|jumbled|gibberish|mush|nonsense) + min|mins|minutes|seconds|suddenly
! heart .. (skips|skipping|skipped|racing|races|fluttering|flutters|pounding|thumping|stops|jumps) + (nearly|almost) (go|went|pass|passed|faint|fainted|black|blacked|keel|keeled|collapsed|dropped)
! (mother|mum|mom|dad|father|husband|gran|nan|she|he|aunt|wife) (took|taken|has taken|had) (her|his) .. (tablets|pills|medicine|meds|insulin) .. (twice|again|three times) + sleepy|drowsy|confused|wobbly|faint
! blood (sugar|sugars|glucose) (is|was|at|of|reading)? (1|2) . #
${unrealOfAnother}${unrealHalfSaid}${urgentHalfSaid}! (took|taken|had|swallowed) (about|around|maybe|like|at least|nearly|roughly)? (9|1#|2#|3#|4#|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty) (of)? (my|the|extra)? (500 mg|500mg)? (paracetamol|paracetamols|tylenol|acetaminophen|panadol|co codamol|cocodamol|solpadeine|codeine|ibuprofen|aspirin) ... (day|today|hours|since|morning|yesterday|night|teeth|tooth|hips|back|knees|headache)
! (floaters|specks|cobwebs) + (light|bright|blue|white|silver|zigzag) .. (flashes|flashing|sparks|lightning|lights) + new|sudden|suddenly|today|overnight|yesterday|tonight|shower|this morning
! (floaters|specks|cobwebs) (and|with|plus) (flashes|flashing|sparks|lightning) + today|yesterday|new|sudden*|since|overnight|this (morning|week)
! (had|having|has|was) (a|an|her|his|my)? (first)? (fit|seizure|convulsion)|(fit|seizure) on the .. (floor|bed|carpet|sofa) + first (one|time|ever)|never had (one|it)|(had|has) never + drowsy|floor|confused|sleepy|tongue|just|today|minutes|asleep|this morning
! (kettle|boiling|scald*|saucepan|steam)|(hot|chip) (oil|fat|water|pan) + (thigh|leg|arm|hand|chest|face|lap|foot|stomach|skin) .. (is|was|has|went|gone|looks|turned|and)? .. (white|leathery|charred|no feeling|numb|waxy|peeling off|coming off)
! (legs|both legs) .. (weak|numb|heavy|giving way|gave way|wobbly) + (wet|wetting|soiled) (myself|the bed|my pants) .. (without|and (didnt|couldnt)) .. (feel*|know*|notic*)|(wee|pee|bladder|bowel|bowels) .. (without|cant|dont) .. feel* + back
! (soaked|soaking|flooded|flooding|through) .. (mattress|bed|sheets|sofa|trousers|towel|towels|jeans|chair|car seat) + (dizzy|faint|lightheaded|light headed|giddy|woozy) .. (when|if|each time|every time|as) .. (stand|get up|sit up|standing|move)|(lips|face|gums|nails) .. (pale|white|grey|gray)|(pale|white|grey|gray) (lips|face|gums|nails) + period|blood|bleed*|flooded|flooding|clot|clots|flow|tampon*|pad|pads|(lips|gums|nails) .. (pale|white|grey|gray)
! (fainted|fainting)|(passed|blacked|keeled) (out|over) + flooding|soaking|(period|periods|bleeding|bleed|flow) .. (like a|pouring|heavy|flooding|tap|gushing|non stop|nonstop)|(pad|pads|towel|towels|tampon|tampons) .. (every|hour|minutes)
! (palpitations|heart) .. (skipping|racing|pounding|thumping|fluttering|jumping|irregular|all over) ... (passed out|blacked out|fainted|collapsed)
`

export const urgentBesideHarmless = `${unrealHalfSaidHarmless}${urgentHalfSaidHarmless}
(took|taken|take|had|used|put on|stuck on) .. (two|2|double|twice|extra|second) .. (hrt|estrogen|oestrogen|estradiol|progesterone|utrogestan|vitamin|vitamins|magnesium|multivitamin|multivitamins|collagen|probiotic) .. (tablet|tablets|pill|pills|patch|patches|capsule|capsules|dose|doses)? .. (by mistake|by accident|accidentally|this morning|today|tonight|last night)?
(dog|cat|puppy|kitten) .. (swallowed|ate|eaten|chewed|licked) ... vet
devil (is|s|was)? in the detail
devils in the detail
(dementia|alzheimers|lewy) .. (talk*|speak*) (to|with) .. (people|someone) .. (who|that)? (arent|isnt) there
(collapsed|collapse|collapsing) (in|into) (a)? (heap|tears|giggles|laughter|fits) (since|of|now|laughing|and (cried|wept|laughed|sobbed))?
(collapsed|fainted|passed out|dropped dead|blacked out) .. (and)? .. (died|saved (him|her)|brought (him|her) back|in hospital now) .. (last (week|month|year|spring|summer|autumn|winter)|in (january|february|march|april|may|june|july|august|september|october|november|december)|weeks ago|months ago|years ago)?
(collapsed|fainted|passed out|blacked out) .. (last (week|month|year|spring|summer|autumn|winter)|in (january|february|march|april|may|june|july|august|september|october|november|december)|(weeks|months|years) ago) + (colleague|neighbor|neighbour|friend|man|woman|teacher|boss|uncle|aunt|cousin|vicar|player|runner|leader|teammate|he|she|him|her) + died|saved|defibrillator|recover*|heart|funeral|stent|bypass|survived|home now|fine now
collapsed .. (at|on|in|during) .. (desk|work|match|gym|stage|class|choir|marathon|run) .. it was (his|her|the|a)
(cat|dog|puppy|kitten) (is|was|been|being|got)? sick
(fainted|fainting|passed out) (once|when i was|at school|in assembly|as a (girl|child|teenager))
`

export const bleedingAfterBeside = `
// By its color and where it shows: who finds it small does not call it blood
! {past-sixty} + {blood-color} .. (on|in) .. {where-it-shows}|{where-it-shows} .. (was|were|is|are|had|has|with|looked|looks|turned|came up|stained) .. {blood-color}|{where-it-shows} (pinkish|reddish|rusty|bloodstained)|{blood-color} .. (when|after|as|each time|every time) (i|she) (wipe|wiped|wipes|dry|dried|dries)
{past-sixty} + (smear|smears|smudge|smudges|spot|spots|speck|specks|streak|streaks|stain|stains|dots|drop|drops) .. (on|in) .. {where-it-shows}
! {old} + (im|i) on again (.|ha|haha|lol|today)
! (came|come) on (this|last|yesterday|today|again) + (first time in|after|in) .. (#|four|five|six|seven|eight|nine|ten|twelve) (years|yrs)
! {old} + (see|seeing|seen|had) .. (bit|spot|drop|touch|smear|little|streak) of (red|pink|brown) (.|now and (then|again)|when i wipe|on the (paper|tissue)|in my (pants|knickers)|down there)
! (aunt|auntie|aunty) (flo|flow) .. (turned up|turnd up|back|visit*|returned|came|arrived|showed up|again|dropped in) + (after|in|for) .. (2|3|4|5|6|7|8|9|1#|two|three|four|five|six|seven|eight|nine|ten|several) (years|yrs|yr|year)|{old}|(57|58|59|60|61|62|63|64|65|66|67|68|69|70) (in|next|this|here|now|soon)
! (monthly|crimson|red|time) (visitor|guest|tide|army|of the month) .. (back|returned|returns|again|turned up|came|arrived|popped|visit*|at #) + (after|in|for|last) .. (2|3|4|5|6|7|8|9|1#|two|three|four|five|six|seven|eight|nine|ten|several) (years|yrs)|(havent|not) (had|needed) .. (since|in|for)|{old}
! (dig|dug|digging|bought|buy|buying|get|got|need|needed|needing) .. (out)? (the|some|my|any)? (tampons|pads|sanitary towels|sanitary pads|panty liners) .. (out)? .. again + (after|without|not needed|free|since) .. (2|3|4|5|6|7|8|9|1#|two|three|four|five|six|seven|eight|nine|ten) (years|yrs)|(years|yrs) (without|clear|free|since|after)|{old}
! (bled|bleed|bleeding|blood|spotting|spotted) + (went|gone|came|been|got|was|am|finished|done|sailed) .. (through|thru|with|out of) the change .. (in (19##|200#|201#)|# years|years ago|ages ago|at (4#|5#)|long ago)
`

export const bleedingAfterBesideHarmless = `
(nose|nosebleed*|gum|gums|teeth|tooth|dentist|lip|lips|cough*|lipstick|varnish|polish|wine|dye|dyed|henna|paint|ink|chocolate|coffee|tea|sauce|jam|iodine|rash|bites|insect|flannel|cotton|silk|new|matching|favorite|favourite|lacy|bought|washing|laundry) ... {where-it-shows}
{where-it-shows} ... (nose|gum|gums|teeth|dentist|lip|lips|cough*|lipstick|varnish|polish|wine|dye|dyed|henna|paint|ink|chocolate|coffee|sauce|jam|iodine|washing|laundry|wash|bought)
(gel|cream|glue|adhesive|patch|patches|tan|turmeric) (leaves|leave|left|stains|stained|marks|marked) ... {where-it-shows}
brown* .. (on|in) .. {where-it-shows} + bowel|bowels|poo|poop|stool|skid|skids|wipe (well|properly)
(daughter|granddaughter|niece) (has|had|gets|got) .. {blood-color} .. (on|in) .. {where-it-shows}
{blood-color} (tissue paper|tissues|tissue|sheets|sheet|knickers|pants|underpants|pajamas|pyjamas|nightie|nightdress|pads)
(pink|red|reddish|purple) ... (beetroot|beets|borscht)
(beetroot|beets|borscht) ... (pink|red|reddish|purple)
(aunt|auntie|aunty) (flo|flow) .. from
(bladder|leak*|incontinence|tena|wee|cough*|sneez*) .. pads
pads .. (bladder|leak*|sneeze|wee)
(aunt|auntie|aunty) (flo|flow) .. (left|gone|went|waved|packed|retired|with .. (suitcase|suitcases|dog|cake))
(painters|decorators|painter) .. (fumes|kitchen|hall|walls|ceiling|bedroom|paint|ladder|lounge|bathroom|invoice)
(tampons|pads|towels) .. (for (my|the) (daughter|granddaughter|niece|girls|food bank|refuge|school))
`
