// Need told by the way, in the everyday words of many countries: a packet by its brand, an old habit that is back, a man
// who will do it anyway, who counts the tablets, who lays a knife on the table. What only sounds like it stands below.

export const overdosed = `(paracetamol|panadol|panadols|tylenol|tylenols|acetaminophen|crocin|dolo|calpol|disprin|anadin|hedex|co codamol|cocodamol|solpadeine|solpadol|zapain|tramadol|codeine|dihydrocodeine|oramorph|morphine|oxycodone|oxycontin|percocet|percocets|vicodin|norco|hydrocodone|nurofen|ibuprofen|advil|motrin|brufen|combiflam|aleve|naproxen|voltaren|diclofenac|aspirin|excedrin|zopiclone|zolpidem|ambien|stilnox|imovane|temazepam|diazepam|valium|xanax|alprazolam|lorazepam|ativan|clonazepam|klonopin|rivotril|amitriptyline|nortriptyline|mirtazapine|sertraline|zoloft|fluoxetine|prozac|citalopram|escitalopram|lexapro|venlafaxine|effexor|quetiapine|seroquel|trazodone|propranolol|inderal|bisoprolol|atenolol|metoprolol|amlodipine|metformin|gliclazide|lithium|gabapentin|pregabalin|lyrica|nytol|sominex|benadryl|phenergan|unisom|doxylamine|piriton|warfarin|digoxin|levothyroxine|thyroxine|painkillers|antidepressants|sleepers|(sleeping|pain|blood pressure|heart|thyroid) (pills|tablets))`
export const swallowed = `(took|taken|swallowed|downed|necked|popped|ate|eaten|had|gulped)`
const packet = `(packet|packets|pack|packs|box|boxes|strip|strips|blister|blisters|sheet|sheets|card|cards|bottle|bottles|tub|sleeve|foil|lot)`
const allOfIt = `(whole|entire|full|complete|rest|remainder|remaining|last|all|half|both|two|three|four|five|2|3|4|5)`
export const lately = `(minutes|hour|hours) ago|since (lunch|tea|dinner|breakfast|this morning|last night|noon)|after (lunch|tea|dinner|breakfast|work)|last night|tonight|today|this (morning|afternoon|evening)|yesterday|just now|earlier|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(feel|feels|feeling|felt) .. (ok|okay|fine|alright|all right|normal|well|sick|sleepy|weird|odd|floaty|stupid|silly|daft|idiot|woozy|queasy)|(do|should|must|will|shall) i|wear off|sleep it off|(be|im|is|that) .. (ok|okay|alright)|stupid|silly|idiot|regret|nothing happened|not even|(in|at) (one go|once)`
export const manyOfThem = `(12|14|15|16|18|20|22|24|25|26|28|30|32|36|40|48|50|56|60|64|100|twelve|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty)`

export const selfHarmByTheWay = `
! ${swallowed} .. ${allOfIt} .. ${packet} .. ${overdosed}|${swallowed} .. ${overdosed} .. ${allOfIt} .. ${packet}|${swallowed} .. ${packet} of .. ${overdosed}|${swallowed} .. ${allOfIt} .. (my|her|his|mums|moms|the|of)? ${overdosed} .. (strip|packet|box|bottle|that (was|were|is|i had)|left|in the house|in the cupboard|i had|in one go|at once)|${swallowed} (the lot|the whole lot) .. ${overdosed} + ${lately}
! (gone|went|going|started|starting|start|slipped|slipping|im|ive been|relapsed|been|keep|kept|still|returned|resorted|fell|fallen) (back)? (to|into|at|and im|and)? (secretly|just|now|again)? (cutting|slicing|burning|nicking|stabbing|scalding) (at)? ((my|her|his) (own|upper|inner|left|right|poor)? (leg|legs|arm|arms|thigh|thighs|wrist|wrists|stomach|tummy|belly|hip|hips|skin|forearm|forearms|ankle|ankles|breasts|body)|myself|herself|himself)
! (gone|went|going|started|slipped|im|ive been|relapsed|been|keep|kept|returned|resorted|fell|fallen|am) (back)? (to|into|at)? (secretly|just|now)? (selfharm|selfharming|self harm|self harming|selfinjuring|hurting myself|harming myself|cutting again|cutting (.|when|because|since|to cope|at night|in secret|and|first|for the first))
`

export const selfHarmByTheWayHarmless = `
(sound|sounds|sounded|feel|feels|felt|is|was|like|not|isnt|wasnt|as) (like|as if|as|quite|exactly|really)? .. (a|my|the)? death (sentence|knell)
want out (. out)? of (the|this|that|my|our|a) .. (choir|committee|club|group|chat|rota|team|job|meeting|meetings|contract|mortgage|lease|class|band|board|kitchen|uniform|bra|dress|tights|training|course|orchestra|council|pta|gym|membership|subscription|trial|study|queue|heat|sun|call|calls)
${swallowed} .. ${packet} .. ${overdosed} .. (to|over to|round to|back to|out of|for) (my|the|a|our|her|his|mum|mom|mam|dad|hospital|work|school)
(10|20|25|30|40|50) (mg|milligrams) (of)? (amitriptyline|nortriptyline|citalopram|escitalopram|fluoxetine|prozac|paroxetine|propranolol|tamoxifen|prednisolone|sertraline|duloxetine|oxybutynin)
${swallowed} .. (round|back|over|down|across) to (my|the|a|our|her|his) (mum|mom|mam|mother|sister|dad|neighbor|neighbour|friend|daughter|son|shop|pharmacy|chemist)
(used|got through|gone through|getting through|go through|taken|took|had) .. ${packet} .. ${overdosed} ... (this|a|the|last|past|per|each) (month|week|winter|year|fortnight)
(cutting|cut|nicked|nicking) .. (leg|legs|shin|shins|ankle|ankles|armpit|armpits|knee|knees|myself) .. (shaving|shave|razor)
(shaving|shave) ... (cutting|nicking) (my|myself)
(burning|burn|scalding) .. (arm|arms|hand|hands|wrist|wrists) .. (on|off|from) (the|my) .. (oven|hob|tray|stove|grill|kettle|aga) + fog|foggy|clumsy|clumsiness|cooking|baking|dinner|roast|forget*|careless|absent|gloves|mitts|distracted
`

const him = `(he|hes|hell|him|his|husband|husbands|hubby|partner|boyfriend|fella|bloke|man)`
const ofSex = `(lube|lubricant|numb|numbing|sex|intercourse|position|in bed|finish|finishes|finished|down there|dryness|legs|vagina|penetration|sore|make it quicker|get it over|lie there|lies on|on top of me)`

export const rapeByTheWay = `
! ${ofSex} + (dont|didnt|never|not|dont even|no longer|doesnt matter if i|whether i) (even|really|ever)? (want|wanted|wanting|feel like|fancy) (to|it|sex|him|any|that|or)|(say|said|saying|tell|told) (him)? (no|to stop|i dont want)|(to|to just|just) let him (than|.|and|because|or|do)|whether (i|she) (want|wants|like|likes) + (he|hes|hell|hubby|husband|partner|him|they) .. (going to|gonna|will|ll|does|do|is|has|takes|take|doing|did|goes|carries|keeps|just) .. (anyway|anyways|regardless|all the same|either way|no matter|whatever i say|takes it|going|carries on|on anyway)|(sex with (me|her)|does it|has (me|her)|takes (me|her)) .. (whether (i|she)|if (i|she)) (want|wants|like|likes|say|says)|let him (finish|get on|have|do) ... (shout*|sulk*|rage*|nasty|angry|punish*|moods|goes mad|kicks off)|(he|husband|hubby|partner) (just)? (takes|forces|doesnt ask|dont ask|makes me)|(easier|safer|quicker) .. (let him|give in) than .. (say|saying|row|fight|temper|refuse|refusing)
! (brother in law|brothers in law|in laws|inlaws|uncle|cousin|elder|elders|chief|kinsman|late husbands .. (brother|brothers|uncle|cousin|people|family)|his brother|his brothers|one came|boss|pastor|landlord|stranger|neighbour|neighbor|lodger|men|someone) + forced (himself|themselves) (.|on me|on her|onto me|upon me|at night|that night|again|in the night)
`

export const rapeByTheWayHarmless = `
(grabbed|touched) me (when|as|while|because|before) i .. (slipped|tripped|stumbled|toppled|fainted|lost my (balance|footing))
forced himself (up (at|to|early|and|out of)|awake|to (eat|walk|go|get|come|sit|watch|listen|try|finish|rest|stop)|out of bed)
(going|go|goes|went) (to)? (go|fishing|golf|golfing|out|there|cycling|sailing|away|alone) (anyway|regardless)
(move|travel|visit|christmas|easter|holiday|mothers|emigrat*) ... (he|hes) .. (going to|goes|going) .. (anyway|regardless)
`

const learns = `(if|when|before|until|that|once|in case|and|scared|afraid) (he|hes|hed|hubby|husband|they) (ever|even|only)? (finds|find|found|knew|knows|hears|heard|sees|saw|discovers|catches|notices|gets wind)`
const hidesOrIsWatched = `(hide|hides|hid|hiding|hidden|secret|secretly|without (him|his) (knowing|noticing)|wont notice|wouldnt notice|without it showing|behind his back|without a name|without my name)|(he|hes|husband|hubby|partner|boyfriend|man|son) .. (counts|checks|monitors|goes through|inspects|searches|weighs|measures|tracks|reads|looks through) .. (everything|every|my|the|our)|in cash|cash price`
const itsPrice = `(there ll|therell|there will|thered|there would|there) (be)? .. (murder|hell|war|trouble|blood|killings)|(kill|kills|murder|skin|batter|hurt|hit|beat|finish) me|(scared|afraid|frightened|terrified|dread) .. (he|him|his|what|of)|pay for it|hell to pay|(go|goes|went) (mad|mental|berserk|ballistic|crazy) (at me)?|lose it|loses it|punish*|lock me|throw me out|take it out on|the worst of it`
const notForHim = `(doctor|doctors|gp|clinic|nurse|tablet|tablets|pill|pills|patch|patches|hrt|gel|coil|appointment|appointments|prescription|medicine|phone|app|cash|money|savings|account|bank|contraception|contraceptive)`
const shownWeapon = `(gun|shotgun|rifle|pistol|revolver|gun cabinet|cabinet key|cartridge|cartridges|bullet|bullets|knife|knives|axe|machete|panga|petrol can|can of petrol|jerry can|petrol|acid|rope|bat|hammer|sjambok|cleaver|hatchet|crossbow)`
const showsIt = `(shows|showed|showing|puts|put|leaves|left|lays|laid|sets|places|placed|gets|got|takes|took|brings|brought|holds|held|cleans|cleaned|cleaning|sharpens|sharpened|sharpening|polishes|strokes|fetches|fetched|loads|loaded|plays with|sits with)`
const afterQuarrel = `(when|whenever|if|after|every time|each time|once|because|since|then) .. (i (shout|argue|say|said|mention|mentioned|cry|complain|answer|leave|disagree|talk|raise|raised|speak|refuse|refused|dont|wouldnt|tell|told|snap|burn|get upset)|(we|they) (argue|argued|row|rowed|fight|fought|have words|fall out)|she (argues|shouts|cries|leaves|says|answers|refuses|complains))|(every|each|a|after) (row|argument|fight|quarrel)`
const withoutWord = `(shows|showed|showing) (me|her|us|him|them) |(doesnt|dont|never|not|without|wont) .. (say|says|speak|word|talk) (anything|a word|nothing|a thing)?|says nothing|said nothing|(goes|very|all) quiet|silent|(just|only|and|he) (looks|smiles|stares|grins|shows|sits) (at me|me|there|it)?|looks at me|in front of me|between us|(where|so) i (can|could) see|by my (chair|bed|plate|pillow|side)|on my (pillow|side|plate)|overreact*|oversensitive|imagining|reminds me|is (it|that|this) normal`

export const violenceByTheWay = `
! (bruise|bruises|bruised|bruising|marks|black and blue) + (he|hes|husband|hubby|partner|boyfriend|fella|man|son|ex|himself) (does|do|did|has|just|only|might|can|always|sometimes|often|is)? (still|really|only|just|sometimes|a bit|always)? (grab|grabs|grabbed|grip|grips|gripped|shove|shoves|shoved|squeeze|squeezes|squeezed|pinches|push|pushes|pushed|yanks|manhandles|manhandle|get hold of|gets hold of|shakes|shake|holds|hold) me|(rough|heavy handed|handy|free with his hands|heavy with his hands) (with me|when|if|.|at times|in bed)
! ${hidesOrIsWatched} + ${learns} + ${itsPrice} + ${notForHim}
! ${showsIt} .. ${shownWeapon} + ${him}|ex|son|brother|father + ${afterQuarrel} + ${withoutWord}
! (in laws|inlaws|in law|late husbands|dead husbands|husbands (people|family|brothers|relatives|clan)|his (people|family|brothers|relatives|clan)|clan|elders) + widow|widows|inherit|inherited|since (my husband|he) (died|passed)|(my husband|he) (is gone|died|passed)|late husband + (chase|chasing|chased|drive|throw|throwing|evict*|remove|send) (me|us) .. (from|off|out|away)|burn .. (house|home|me|hut)|must (marry|be inherited|leave)|refuse .. inherited|(threat*|beat|beating) .. (me|us|goats|my|children)|(take|grab|grabbed|took) .. (land|house|farm|children|plot|shamba)
`

export const violenceByTheWayHarmless = `
(grab|grabs|grabbed|squeezes|squeezed|pushed|held|holds|shook|hold) me .. (for|into|from|before|when i|as i|while i|because i|so i) .. (dance|hug|cuddle|kiss|selfie|photo|fall*|fell|slip*|trip*|stumbl*|toppl*|going over|lost my balance|faint*)
(hide|hides|hid|hiding|hidden) .. (biscuits|biscuit|chocolate|chocolates|cake|shoes|handbags|wool|yarn|presents|present|plants|books|cigarettes)
${showsIt} .. ${shownWeapon} + carve|carves|carving|roast|clay|clays|licence|license|hunting|deer|lawnmower|lawn|mower|diy|shelf|shelves|fence|firewood|logs|chopping|(cook|cooks|cooking) (for|dinner|tea|supper)|bbq|barbecue
`
