import { bleedingAfterBeside, bleedingAfterBesideHarmless } from './besidePhrases'
import { lumpAnywhere, lumpAnywhereHarmless, slurredByTablets } from './deedPhrases'
import { legCalmlySaid, strokeCalmlySaid, strokeCalmlySaidHarmless } from './calmlySaidPhrases'
import type { SafetyRule } from '../domain/safety/findConcern'
import {
  bleedingHalfSaid,
  bleedingHalfSaidHarmless,
  breastHalfSaid,
  breastHalfSaidHarmless,
  strokeHalfSaid,
  strokeHalfSaidHarmless,
} from './halfSaidPhrases'
import { chestInPassing, chestInPassingHarmless } from './passingPhrases'
import { bleedingAfterPlainly, strokePlainly, strokePlainlyHarmless } from './plainPhrases'
import { afterSexByTheWayHarmless, afterSexPastMenopause, bleedingByTheWayHarmless } from './signsByTheWay'

const chestPain = `
! (heartburn|indigestion|acid reflux|trapped wind) + (down|in|into|along|up|spreading to) .. (my|the|one|left|both) .. (arm|arms|jaw)
// Scattered over a long message: chest, where it goes, and a body that is ill with it
! (chest|breastbone|sternum|bosom|bra|ribs|upper back|between my shoulder blades|front of me) ... (tight*|pressure|pressing|squeez*|heaviness|band|crush*|elephant|vice|vise|grip*|clamp*|weight on|brick|strap*)|(tight*|tightness|pressure|squeez*|heaviness|band|vice|vise|grip*|weight|strap*) .. (across|in|on|round|around|behind|of|under) .. (chest|breastbone|sternum|bosom|ribs|front|back|bra|bust) + (jaw|jaws|jawbone|gums|arm|arms|elbow|shoulder blade*|throat|bottom teeth|lower teeth) .. (ache*|aching|pain*|numb*|heavy|tingl*|hurt*|sore|dead|throb*|toothache|lead|sand|bag|cement|concrete|stone|useless|weak|limp)|(ache*|aching|pain*|numbness|tingl*|hurt*|toothache|heaviness) .. (in|into|up|down|through|to|along|my) .. (jaw|jaws|jawbone|gums|arm|arms|elbow|shoulder blade*|bottom teeth|lower teeth) + (clammy|cold sweat|sweat*|dripping|soaked|drenched|sick|thrown up|threw up|throwing up|nausea|nauseous|queasy|vomit*|grey|ashen|breathless|short of breath|(cant|couldnt) (get|catch) .. breath|faint)
! {lain-on-the-chest} + (jaw|jaws|gums|arm|arms|elbow|shoulder blade*|throat|bottom teeth|lower teeth) .. (ache*|aching|pain*|numb*|heavy|tingl*|hurt*|sore|dead|throb*|lead|sand|bag|cement|concrete|stone|useless|weak|limp)|clammy|cold sweat|(been|was|being|felt|feel) .. sick|vomit*|threw up|throwing up|grey|ashen|breathless|short of breath
! (jaw|jaws|left arm|both arms|bottom teeth|lower teeth) .. (ache*|aching|pain*|numb*|heavy|hurt*|throb*|lead) + (clammy|cold sweat|grey and sweating|ashen) + (breathless|short of breath|sick|nausea|nauseous|queasy|vomit*|faint|chest|(cant|couldnt) (get|catch) .. breath)
(chest|breastbone|sternum) ... (pain|pains|hurt|hurts|hurting|tight|tightness|pressure|crushing|squeezing|squeezed|heavy|heaviness|weight|discomfort|ache|aches|aching|burning|stabbing|elephant|constricted)
(pain|pains|hurt|hurts|tight|tightness|pressure|crushing|squeezing|squeeze|heavy|weight|discomfort|ache|burning|stabbing|elephant|sharp) .. (in|on|to|across|behind|of|over|around)? .. (my|the|middle of my|left)? (chest|breastbone|sternum)
chestpain
heart attack .. (having|am i|im|right now|symptoms now|think)
(having|think|am i|could this be|maybe|is this) ... heart attack
my heart (hurts|aches|is hurting) + (arm|numb|jaw|sweat*|breath*|dizzy|sick|nausea*)
(jaw|left arm|arm) .. (pain|hurts|ache*|numb|tingl*) + (sweat|sweating|cold sweat|nausea|nauseous|sick|breathless|breath)
(pain|ache) in my (jaw|arm|left arm|shoulder blade*) + (sweat|sweating|sweats|nausea|nauseous|sick|breath*)
cant (breathe|catch my breath|get my breath) ... (heart|chest|pounding)
(cant breathe|cant catch my breath|suddenly .. breathless|struggling to breathe|gasping for (air|breath))
(pounding|bursting|beating|jumping) out of my chest
(sitting|standing|elephant|band|vice|vise|brick|bricks|boulder|rock|stone|someone) ... (on|around|across) .. chest
chest .. killing me
(radiating|spreading|shooting|going) .. (left arm|arm|jaw)
chest (pressure|pain|pains|tightness|discomfort|heaviness)
(stabbing|sharp|crushing|squeezing|tearing|ripping) .. chest
`

const chestHarmless = `
red (line|lines|streak|streaks) .. (going|spreading|shooting) .. (arm|leg|hand)
(no|without) chest (pain|pains|tightness|discomfort)
(dont|didnt|havent|not|never) (have|had|having|got|get|getting)? (any|had)? chest (pain|pains)
chest .. (go|goes|went|turns|turn|gets) .. (scarlet|red|pink|crimson|blotchy)
(nurse|paramedic|doctor|cardiologist) ... years of chest pains
chest (freezer|hair|freckle*|of drawers|binding|day|workout|press|presses|exercise*|infection|cold|expand*)
(small|flat|big|large|treasure|hope|build* the|open* the|off my|get it off my) chest
(exercise*|build|stretch*|bra|freckle*|train|lift) ... chest
heart attack risk
chest (ache|aches|hurts|tightens) .. (when|whenever) .. think (about|of)
(risk|chance|chances|signs|prevent*|history|causes) of (a)? heart attack*
(does|do|can|is|are|what) .. (hormone|hrt|estrogen|menopause|coffee|calcium|caffeine) ... (heart attack|heart attacks)
chest breakout*
`

const stroke = `
! (sound|sounds|sounding|sounded|talk|talking|talks|walk|walking) .. drunk + (left|right|one|the other|half|this) .. (hand|arm|leg|side|foot|face|mouth)|(hand|arm|leg|face|mouth|side) .. (numb|dead|asleep|to sleep|heavy|weak|droop*|useless|floppy|limp)
! (left|right|one) (hand|arm|leg|side|foot) + (like|to|as) (a)? (log|jelly|lead|rubber|wood|dead weight)|(cant|wont|couldnt) (work|hold|grip|lift|do|move|use|button|pick)|drag|drags|dragging|numb|dead|weak|useless|floppy|limp + {speech-gone}|dribbl*|(mouth|face|smile|lip) .. (droop*|crooked|lopsided|down one side|slack)
! (one|left|right|other|whole) .. (hand|arm|side) ... (asleep|to sleep|dead|numb|heavy|weak|useless|wont work|floppy|limp|not mine|wont do|doing nothing) + (leg|foot|face|mouth|lip|eyelid) .. (too|silly|numb|heavy|drag|drags|dragging|weak|asleep|dead|useless|funny|wobbly|floppy|giving|gave|droop*|dribbl*|as well|same) + drunk|slur*|dribbl*|droop*|lopsided|(speech|words|voice) .. (funny|thick|wrong|odd|mush|mumbled|jumbled|tangled)|(cant|couldnt|wont) (hold|grip|lift|speak|smile)|(spilt|spilled|spill|dropped|dropping) .. (tea|coffee|cup|mug|phone|keys|down me|all over) + (asleep|to sleep|wont wake|this morning|today|just now|now|suddenly|sudden|since|an hour|minutes|typing|woke)
(face|mouth|eyelid|smile|cheek) ... (droop*|dropped|drooping|sagging|sags|crooked|lopsided|numb|slack|fell)
(droop*|crooked|lopsided|numb) .. (face|mouth|smile)
(slur*|garbled|jumbled|gibberish) .. (speech|words|talking|speaking)?
(speech|words|talking|talks) .. (slur*|garbled|jumbled|funny|gibberish|nonsense)
(sudden|suddenly|all of a sudden|cant|couldnt|trouble|unable|difficulty) .. (speak|speaking|talk|get my words out|get the words out|find words|lift my|move my|raise my) .. (properly|arm|leg|left|right|suddenly|out|side|face)?
(cant|couldnt|unable to|cannot) .. (lift|move|raise|feel) .. (left|right|my|one)? (arm|leg|hand|side|face)
suddenly .. (cant|couldnt|unable) .. (speak|talk|see|walk|move|lift|feel)
(speak|talk) properly
trouble (speaking|talking)
(one|left|right|half|whole) .. (side|half) .. (numb|weak|weakness|numbness|paraly*|dead|tingl*|droop*|droopy)
(weak|weakness|numb|numbness|paraly*|dead) .. (on|down|in|of)? .. (one|left|right|half) .. (side|arm|leg|face|body)
(sudden|suddenly) .. (weak|weakness|numb|numbness|paraly*) .. {body}
half of my (face|body) .. (numb|weak|dead|droop*)
arm .. (went|gone|is|feels|are) (dead|numb|limp|weak) + (words|speech|face|jumbled|slur*|vision|talk*|leg)
(having|had|have|is this|could this be|think this is|think|mini) .. (a|an) (mini)? stroke
(lost|losing|loss of|no) .. (vision|sight|eyesight) .. (one|left|right|eye|suddenly)
(sudden|suddenly) ... (blind|lost .. (sight|vision)|double vision|vision|sight|eyesight)
(vision|sight) ... (suddenly|went double|gone|went black|disappeared)
sudden* .. (confusion|confused|loss of balance|trouble walking)
(confusion|confused) + (weak|numb|speech) + (arm|leg|face|side|speech)
(smile|face) .. (one side|lopsided|uneven|wont move|fallen|frozen)
(see|vision|sight) .. (out of|in) .. eye
(left|right|one) (arm|leg|hand) .. (heavy|limp|weak|numb|wont move|wont work|dead)
(side|half) .. (body|face) .. (went|gone|going|feels|feel|is) .. (numb|weak|dead)
(face|arm|leg|body|side|mouth|hand) .. (paraly*|frozen|wont move|not moving|doesnt move)
paraly* .. (face|arm|leg|side)
(mumbling|babbling|muddled|slurry) + (hand|arm|face|suddenly|cant)
(lost|losing|loss of|no) .. (feeling|sensation|strength|control) .. (in|of|down) .. (left|right|one|my) .. (arm|leg|hand|side|face)
`

const strokeHarmless = `
(hot)? (flash|flashes|flush|flushes|flushing|flushed) (are|is|was|were|come|comes)? (only|just|all|always|mostly)? (on|in|down) (the|my)? (one|left|right) (side|half) of (my|the)? (face|body|head|neck)
(shoulder|shoulders|rotator cuff|elbow|joint) ... (cant|couldnt|cannot|hurts to|hard to|painful to) (even)? (lift|raise|move|reach) .. (arm|arms|it|hand)
(cant|couldnt|cannot|hurts to|painful to) (even)? (lift|raise|move|reach) .. (arm|arms) ... (shoulder|frozen|physio|bra|cuff|above my head|over my head)
face like .. (pie|backside|bum|slapped|smacked|wet|thunder|dropped|bag|spanked|melted|bulldog)
(said|says|joked|teased|told|reckoned|thought|asked) .. (having|had) a stroke (cos|because|as|when i|for|over|just)
(mother|father|sister|brother|aunt) in law (once|also)? (had|died of|died from) a stroke
had a stroke at (65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95)
(signs|symptoms|risk|risks|chance|history|prevent*|prevention|causes|rate|rates) (of|for) (a|having a|an)? stroke*
(raise*|increase*|cause*|higher|lower*|reduce*|risk) ... stroke*
stroke (risk|of (luck|genius|midnight))
(breast|back|heat|brush) stroke*
stroke (my|the|a) (cat|dog|hair|ego)
slur* my words when .. (tired|drunk|wine)
(had a stroke|stroke) .. (years|decades) ago
(because of|after|since|had|following|due to) (a|my|the) (mini)? stroke (at|aged|in) #
had .. stroke .. in (19#|20#)
(numb|numbness|no feeling) .. (between|around) .. (legs|bottom|bum|saddle)
(mother|father|dad|mom|mum|aunt|uncle|grandmother|grandfather) (had|died of|died from) a stroke
(husband|wife|partner|brother|sister|friend) .. had a stroke .. (last year|years ago|months ago|ago|in the spring|in the summer)
(smile|face) drop* (when|at the news)
forget .. words
find (the|my|right)? words
(both|fingers|toes|wrists) .. (go|goes|going|went|are|feel|feels) .. (numb|tingl*)
numb .. (both|emotionally|inside|at night)
`

const suddenHeadache = `
// Scattered over a long message
! (worst|sudden*|never had|thunderclap|like nothing|out of nowhere|bang|explod*|burst*|split second|hit me) ... (headache|migraine|head|skull)|(headache|migraine|head|skull) ... (worst|sudden*|thunderclap|like nothing|out of nowhere|explod*|burst*|split open|in seconds) + (neck .. (stiff|rigid|wont bend|locked|solid)|stiff neck|(cant|couldnt) .. (chin|neck)|(hand|arm|leg|grip|foot|fingers) ... (weak|weaker|useless|drops|dropping|dropped|clumsy|limp|dead|wont work|wont grip|not working|wont do)|(weak|weakness|limp|numb) .. (hand|arm|leg|foot|side|fingers)|(dropped|dropping|keep dropping) .. (cup|mug|phone|keys|pen|kettle|fork|things)|double vision|seeing double|slur*|drowsy|confused|fit|seizure|one pupil)
(worst|most painful) .. (headache|head pain|pain in my head|migraine) .. (life|ever|had|known)?
(sudden|suddenly|all of a sudden|out of nowhere|out of the blue|thunderclap|instantly|in seconds|in one second|came on in|hit me like|like a hammer|like a bat|from nowhere) ... (headache|head pain|migraine|pain in my head|head)
(headache|head pain|migraine|pain in my head|my head) ... (sudden|suddenly|all of a sudden|out of nowhere|out of the blue|thunderclap|came on in|in seconds|in one second|hit me like|exploded|explosion|from nowhere|being hit|hit with|ever had)
thunderclap
never had a headache .. (bad|like)
(headache|head) + (stiff neck)
(explosive|exploding|blinding|splitting) .. headache + (sudden*|seconds|worst|vision|never)
(worst|most) .. pain ... (head|headache) .. (ever|life)
(head|headache|pain in my head) ... worst ... (ever|life)
my head (exploded|is exploding|split open)
(severe|excruciating|unbearable|intense|awful|horrible|terrible|violent|massive|brutal|vicious) .. sudden* .. (headache|migraine|head)
sudden* .. (severe|excruciating|unbearable|intense|awful|horrible|terrible|violent|massive|blinding|explosive|explosion|stabbing) ... (headache|migraine|head|skull)
(lightning|explosion|gunshot|hammer|axe|struck) ... (head|skull)
headache ... the worst
`

const suddenHeadacheHarmless = `
head (will|might|could|would|is going to|is about to|s going to|may) (explode|exploded|burst|blow off|fall off) (if|when|unless|with|at the|from all)
(head|heads) (start|over heels|to toe|of|up|out|south|back)
(out of nowhere|suddenly|all of a sudden|out of the blue) .. (hot|heat|sweat*|flash*|flush*) ... head
(heat|hot|sweat*|flash*|flush*) ... head
`

const legSwelling = `
(one|left|right|my) .. (leg|calf|ankle|thigh|shin) ... (swollen|swelled|swelling|puffy|bigger|ballooned|blew up|blown up|swells|red|hot|warm|throbbing|thicker|purple)
(swollen|swelling|swelled|puffy|hot|red|throbbing) .. (in|of|on)? .. (one|left|right|my|only) .. (leg|calf|ankle|thigh)
(one|only one) of my (legs|calves|ankles) ... (swollen|swelled|puffy|bigger|hot|red|painful)
(blood clot|clot|dvt|deep vein thrombosis) .. (in|leg|calf) .. (my)? (leg|calf|thigh)
(think|scared|afraid|worried|sure|could|might|maybe|is it|is this|got|have|having) .. (a|its a|this is a|i have a|ive got a|be a|of a) (blood clot|clot|dvt|deep vein thrombosis)
(pain|sharp pain|cramp) .. in .. (one)? calf ... (swollen|puffy|red|hot|warm)
(calf|leg|ankle) ... (swollen|swelling|swelled|puffy|hot|red|pain|painful) ... (one side|one leg|just one|only one|one of them|not the other)
(leg|calf) .. (swollen|swelling|swelled) ... (pain|painful|tender|red|hot|warm|sore|hurts|throb*)
swollen (left|right) (leg|calf)
(in|on|of) (the|my|one) calf ... (swollen|puffy|hot|red)
(leg|calf|ankle|thigh) ... (doubled|twice the size|double the size|twice as big|much bigger|a lot bigger|huge)
(one|only one) of my legs .. (swollen|swelled|red|hot|puffy|bigger)
(calf|calves) ... (hard|tight) .. (hot|red|swollen|painful|tender)
(swollen|swelling|puffy|red|hot) ... (leg|calf|ankle|thigh) ... (one side|left side|right side|one leg only|just one)
`

const legSwellingHarmless = `
(brothers|sisters|mothers|fathers|mums|moms|dads|aunts) clot
(clot|clots|dvt) ... (in|back in|since) (19#|200#|201#|2020|2021|2022|2023|2024)
(after|following) a (clot|dvt)
(had|have had|ive had|having had) .. (clot|clots|dvt) ... (years ago|years back|decades ago|when i was|in my twenties|in my thirties|as a student)
(both|two) .. (legs|calves|ankles|feet) ... (swollen|swelling|swell|puffy|heavy|red|hot)
my legs (are|feel|get|swell|both|look|always) ... (swollen|swell|swelling|puffy|heavy)
(both|legs) ... affected
(risk|risks|raise*|increase*|cause*|higher|lower|chance|prevent*|avoid|history|less|more) ... (blood clot|blood clots|clot|clots|dvt|deep vein thrombosis)
(blood clot|clot|clots|dvt) (risk|risks|history|years ago)
(blood clot|clot|dvt|deep vein thrombosis) ... (years|decades) ago
(pass|passing|passed|period|periods|menstrual|big|large|heavy) .. (clot|clots)
clots
(mother|father|sister|aunt|friend) .. (had|has|got) .. (blood clot|clot|dvt)
(neighbor|neighbour|colleague|coworker|cousin|brother|uncle|niece|nephew|grandmother|gran|nan|granny|daughter|son|husband|wife|partner|boss|mate|somebody|someone|woman|lady|man|girl|in law) (once|also|actually|who)? (had|got|developed|suffered|died of|died from|ended up with) .. (clot|clots|dvt|deep vein thrombosis|embolism)
(hot|red|warm|purple) (yoga|pants|leggings|socks|tights|stockings)
(leg|calf|thigh) (day|cramp|cramps|muscle|muscles|workout|press|warmer*|warmers)
hot (flash|flashes|flush|flushes)
`

const bleedingAfter = `
! (period|periods|monthlies) (stopped|finished|ended|packed up) .. (two|three|four|five|six|seven|eight|nine|ten|#) years ago + (a|like a) proper (one|period)|looks like (a period|one)|had (a|another) (period|bleed)|(started|come|came) (again|back)
(postmenopausal|post menopausal|postmenopause|post menopause|after menopause|after the menopause|past menopause|been through menopause|through the menopause|finished menopause|done with menopause|menopause was|years past) + {bleed}
{bleed} ... (after menopause|past menopause|postmeno*|post meno*)
(done with menopause|after menopause|postmenopausal|post menopause|past menopause|finished menopause) ... period .. (again|back|returned)
(period|periods|bleed|bled|bleeding|cycle|menstruat*) ... {long} + {bleed}
{long} .. (without|no|since|after|with no|free of) ... (period|periods|bleed|bleeding|cycle) + {bleed}
(no|without|any) .. (period|periods) .. (for|in|since) .. {long} + {bleed}
(no|without) (period|periods) + {long} + (back|returned|again|came back|{bleed})
{long} .. (without|no|since|after|with no|free of) .. (period|periods|bleed|bleeding) + (full on|proper|real|full|heavy|normal|ordinary|whole) .. (one|period|bleed)
(period|periods|it|its) .. (came back|back|returned|again|started again) .. (after)? .. {long}
! (period|periods|monthlies) .. (gone|away|absent|missing|stopped|off|over|finished) .. {long} .. (and|then|but|now) .. (came|come|back|returned|again|started|bled|turned up|showed up)
(after|went) .. {long} .. (of nothing|without|no|with no) ... + (period|periods|it) .. (back|again|returned|came)
(period|periods) .. (again|back|returned|came back) .. (after) .. {long}
got my period again .. after .. year
{long} ... (period|periods) + (came back|its back|is back|returned|again)
{old} + (vaginal bleeding|spotting|spot of blood|blood in my underwear|bled|bleeding again|period again|blood when i wipe|blood on the paper)
{bleed} ... {long} .. (post|past|after) .. meno*
(blood|bleeding) after (sex|intercourse) + (menopause|menopausal|years past|past)
{old} + (bleeding|bled|bleed|spotting|blood when|blood in my|blood on)
(menopause|period stopped|periods stopped|periods ended|last period) .. (at|at age|was at|when i was|in) # + {bleed}
(stopped|finished|ended|quit) .. (having)? .. (period|periods|menstruat*) .. (in 20#|ages|long ago|years) + {bleed}
(bleed|bleeding|blood|spotting) .. (again)? .. after .. {long}
(menopause|period|periods) ... {long} ago + {bleed}
(bleed|bleeding|blood|spotting) ... (since my last period|since menopause|since my periods)
last period .. {long} ago + (today|again|this morning|yesterday|this week|suddenly|looks like a period|now (its|theres|im|ive got|this|a (period|show)))
(drop|drops|smear|streak|spot|spots|speck|dot) .. (of)? (blood|red|pink) + (years|decade|decades|lmp|flushes went|periods stopped|periods finished)
`

const bleedingHarmless = `
(flash|flashes|flush|flushes|flashing|flushing|sweat|sweats|migraine|migraines|symptoms) .. (are|is|came|come|have)? .. back
(no|never|not|without|not any|havent had any) (bleeding|bled|bleed|spotting|blood) .. (ever|at all|of any kind|whatsoever)
(no|never had any|without|never any) (vaginal)? (bleeding|bleed|spotting|blood) (ever)? since
(even|also) (with no|without|if no) (bleeding|bleed|spotting)
no bleeding (.|and|or|no|now)
last (bleed|bleeding) (was|at|in)
(bleeding|bleed|bleeds|bled) .. (gum|gums|nose)
(gum|gums|nose|nosebleed*) .. (bleed*|bleeds|bleeding)
blood (test|tests|pressure|sugar|clot|clots|count|work|orange|type|flow|vessel*|donor|cholesterol|level|levels|result|results|thinner|thinners|thinning|stream|supply|donation|donations|bank)
(into|through|reach*|enter*) (the|my|your|her|our)? (blood|bloodstream)
(thin|thins|thinned|thinning|thicken*) .. blood
(give|gives|giving|gave|donate|donates|donating) blood
(cervical|pap|last|next|first|second|repeat) (smear|smears)
(smear|smears) (test|tests|result|results|appointment|clinic|nurse)
what (does|is|do) .. (postmenopaus*|post menopaus*) .. (mean|bleeding)
every (year|few years)
(does|do|can|what|why) .. postmenopausal bleeding .. (mean|rare|called)
(bleeding|bleed|bleeds|bled|spotting) .. (on|with|since) .. (hrt|hormones|hormone therapy|patch|patches|gel) .. (after|for|in) .. (1|2|3|4|5|one|two|three|four|five|few) (week|weeks|month|months)
`

const breastLump = `
(lump|lumps|bump|knot|mass|nodule|thickening|thick spot|hard spot|hard bit|marble|pea sized|thing|growth|swelling|hardening) .. (in|on|under|near|inside|at|by) .. (breast|breasts|boob|boobs|armpit|nipple|tit|underarm|bust)
(breast|boob|tit|armpit|nipple) .. (lump|bump|knot|mass|nodule|thickening|thick|marble|growth|hard)
(lump|bump|knot|mass) + (breast|boob|armpit|nipple) + (found|find|feel|felt|noticed|theres|discovered|have|ive|got|new)
(dimpl*|pucker*|orange peel|dented|dent) ... (breast|breasts|boob|boobs|nipple)
(breast|breasts|boob|boobs|nipple) ... (dimpl*|pucker*|orange peel|dented|dent|inverted|turned in|turned inwards|pulled in|sunken|looks different|changed shape|scaly)
nipple* ... (turned|inverted|pulled|blood|bloody|leaking|discharge|bleeding|oozing|crusty|retract*)
(blood|bloody|discharge|fluid) .. (from|out of|leaking) .. nipple*
(lump|lumps|knot|bump|mass) + (breast|breasts|boob|boobs|armpit|nipple)
(one|left|right) (breast|boob|nipple) .. (bigger|red|swollen|hot|rash|different|harder|changed|itchy)
nipple* .. (discharge|changed|changes|inverted|rash|leak*|crust*)
(something|hard|firm|solid|round) .. (hard|firm|round|lumpy|solid|spot|area|place|patch|bit|ball|piece) .. (breast|boob|armpit|nipple)
(something|thing) (hard|firm|lumpy|round|strange|odd) .. (breast|boob|armpit|nipple)
(lumpy|lump*) .. (bit|spot|area|patch|place) .. (armpit|breast|boob)
(breast|boob) ... (an orange|like orange|orange skin|puckered|pitted)
(nipple) .. (is|was|started) .. (bleeding|leaking|oozing)
(lump|lumps|bump|knot|mass|swelling) .. (under|in) .. (my|the|one|left|right) (arm|arms|underarm|armpit)
`

const breastHarmless = `
(lump|lumps) ... (groin|thigh|thighs) ... (boil|boils|burst|bursts|scar|scars)
(lump|lumps) .. (in|on|under|near) .. (breast|breasts|boob|boobs|armpit|armpits) + hidradenitis
(check|checking|examine|how to feel|look for|screening|mammogram) ... (breast lump|breast lumps|lumps|breasts)
lumpy breast*
no new lumps
(does|do|can|are|is|could|will) (hrt|hormone therapy|hormones|estrogen|soy|coffee|caffeine) .. cause .. lump*
(mother|mom|mum|sister|aunt|friend) .. (found|had|has) .. lump
(breast|chicken|turkey) (meat|cancer risk|stroke|feeding|milk)
(check|checking|examine|examining|feel|look|looking|screen*) .. (breasts|breast|boobs) .. for (lump|lumps|changes)
(check|checking|look|looking|screen*) for .. (lump|lumps|changes)
(no|not a|never a|without a|havent a|not got a) (lump|lumps) (or anything|anywhere|at all|or pain|myself|of my own)
`

/** Signs of illness that are not for a chat. */
export const redFlagRules: SafetyRule[] = [
  { concern: 'chest-pain', phrases: chestInPassing + chestPain, harmless: chestInPassingHarmless + chestHarmless },
  {
    concern: 'stroke',
    phrases: strokeCalmlySaid + strokeHalfSaid + strokePlainly + stroke,
    harmless:
      strokeCalmlySaidHarmless + slurredByTablets + strokeHalfSaidHarmless + strokePlainlyHarmless + strokeHarmless,
  },
  { concern: 'sudden-headache', phrases: suddenHeadache, harmless: suddenHeadacheHarmless },
  { concern: 'leg-swelling', phrases: legCalmlySaid + legSwelling, harmless: legSwellingHarmless },
  {
    concern: 'bleeding-after-menopause',
    phrases: afterSexPastMenopause + bleedingHalfSaid + bleedingAfterBeside + bleedingAfterPlainly + bleedingAfter,
    harmless:
      afterSexByTheWayHarmless +
      bleedingByTheWayHarmless +
      bleedingHalfSaidHarmless +
      bleedingAfterBesideHarmless +
      bleedingHarmless,
  },
  {
    concern: 'breast-lump',
    phrases: lumpAnywhere + breastHalfSaid + breastLump,
    harmless: lumpAnywhereHarmless + breastHalfSaidHarmless + breastHarmless,
  },
]
