import type { SafetyRule } from '../domain/safety/findConcern'
import { violenceBeside, violenceBesideHarmless } from './besidePhrases'
import { violenceByTheWay, violenceByTheWayHarmless } from './byTheWayPhrases'
import { violenceCalmlySaid, violenceCalmlySaidHarmless } from './calmlySaidPhrases'
import { violenceHalfSaid, violenceHalfSaidHarmless } from './halfSaidPhrases'
import { violenceInPassing, violenceInPassingHarmless } from './passingPhrases'
import { violencePlainly, violencePlainlyHarmless } from './plainPhrases'

const violence = `
! (hole|grave|pit) ... (garden|yard|ground|field|bush|desert|compound|orchard|barn|ready|dug|waiting) + (for|with) (me|you|us|girls|women|wives|daughters|sluts|whores)|(my|your) name|shame*|honour|honor|disgrac* + (said|says|told|tells|swore|showed) + (brother|brothers|father|uncle|uncles|cousin|cousins|husband|eldest|in laws|boyfriend|partner|ex)
! (holds|holding|held|keeps|kept|hides|hid|takes|took|withholds|withheld|locks|locked) .. (back|from me|away|up)? .. my (insulin|inhaler|medication|medicine|tablets|pills|epipen|wheelchair|glasses|walking frame|frame|stick) + argue*|argued|row|rows|punish*|angry|cross|behave|until|sorry|gives|give|cheek|answered
! (post|send|share|show|leak|put) (the|my|those|our)? (pictures|photos|photographs|videos|nudes|pics|film) .. (of me)? .. (to|with|online|on the internet|round) + if i|unless|in bed|leave|dont|no
! (takes|took|hides|hid|keeps|has) .. (car keys|my keys|the keys) + battery|phone|cordless|router|landline|passport|shoes + excuse|appointment|appointments|out|leave|alone|work|stuck
opens all my (post|mail|letters|parcels) + for it|kill me|angry|trouble|find|finds|money|spent
! (abroad|overseas|back home|pakistan|somalia|bangladesh|india|yemen|sudan) .. (to marry|to be married|for a wedding|for marriage|and marry) + passport|passports|yr old|year old|girl|daughter|niece|begged|dont want|doesnt want
// Told as an aside
! (he|hes|husband|partner|boyfriend|ex|fiance|son|stepson) ... (dragged|drags|pulled|pulls|yanked|yanks|swung|swings|lifted|held|holds|grabbed|grabs|got|had) (me|my head) ... by (the|my) (hair|ponytail|plait|ear|scruff|collar)
! by (the|my) hair + (he|hes|him|husband|partner|boyfriend|ex) + (sorry|temper|drunk|drink|dragged|stairs|wall|floor|again|argument|hormones|moods|my fault|joking|let go|marriage|married)
! (broke|broken|breaks|fractured|cracked|dislocated|snapped) .. my (finger|fingers|thumb|wrist|rib|ribs|nose|arm|jaw|tooth|toe|collarbone) + (he|husband|partner|boyfriend|ex) .. (didnt mean|was sorry|is sorry|was so sorry|only|never means|cried|bent|twisted|slammed|shut|says|said|lost his temper|was drunk|in temper|taking|took|grabbed|wanted)
! (he|hes|husband|partner|boyfriend|ex|fiance|wife|son|stepson) ... (threw|throws|hurled|hurls|chucked|chucks|lobbed|flung|flings|launched) .. (at me|at my (head|face|back|feet)|past my (head|ear|face)|past me|missed me|missed my|just missed)
! (missed|misses) (me|my (head|face|ear|eye)) + (he|husband|partner|boyfriend|ex) .. (threw|throws|hurled|chucked|lobbed|flung)
! (second|third|fourth|fifth|another|two|three|four) .. (fall|falls|tumble|accident|accidents|trip|stairs) .. (since|this year|in a year) .. (wedding|married|moved in|he|we)
! (told|tell|telling|said|say) .. (nurse|doctor|hospital|casualty|triage|them|dentist|everyone|work) .. (i|id) .. (fell|slipped|tripped|walked into|caught it|did it|was clumsy) + (he|husband|partner|boyfriend|ex) .. (stood|was|sat|were|beside|next to|there|in the room|answered|watching|wouldnt leave|drove me|came in|did the talking|spoke|temper|held|pushed|shoved|threw|slammed)
! (pins|pinned|pinning|holds|held|holding|sat|sits|knelt|kneels) (me down|me against (the|a|my)|me to the|on top of me|on my chest|on my arms) + (he|husband|partner|boyfriend|ex|he s)
! {abuser} ... (kicked|kicks|hurt|hurts|killed|kill|kills|drowned|drown|poisoned|poison|shot|shoot|hanged|hang|strangled|threw|hit|hits|wring|dangled|choked|stamped on) .. (my|the|our|her)? .. (dog|cat|puppy|kitten|rabbit|horse|budgie|bird|pony|hen|hens|guinea pig|spaniel|terrier|collie|labrador) + (if i (leave|go|tell|dont|ever|left|went|told|say|said|speak|answer|argue)|im next|be next|youre next|youd be next|my turn|next time itll be|next time it will be|teach me|lesson|as a warning|to warn me|thats how|thats what happens|or else|made me watch|made me (do|clean|bury|say))
! (found|finding|discovered|discover|there was) .. (tracker|airtag|air tag|tracking device|gps|listening device|hidden camera|spyware) + (ex|he|husband|left him|him)
! (ex|he|husband|man i left) ... (parked|sits|sat|sitting|waits|waiting|stands|stood|standing|drives|driving) .. (outside|across|opposite|past|near|by|at the end) ... (my|the|our) (house|flat|home|work|street|road|office|gate|window|drive|school|mums|new place) + (every|again|nights|knows|moved|order|injunction|police|divorce*|left|since i|dark|engine|lights|watching|text|texts|messages|scared|afraid|frightened|flowers)
! (he|husband|partner|boyfriend|ex|wife|son) (broke|cracked|fractured|snapped|twisted|dislocated) .. (wrist|arm|rib|ribs|nose|finger|fingers|thumb|jaw|collarbone|tooth|cheekbone|hand) + (put|puts) (it|them|that) down to|(they|doctor|hospital|nurse|gp|dentist) (think|thinks|thought|blame|blamed|wrote|believe|believed)|i (said|told|tell)|able to tell|(would|can|could) (they|he|she|a doctor) (know|see|tell)|dexa|bone scan|(my|weak|thin|brittle|old) bones
(burns|burn marks|bruises|finger marks|marks|cigarette burns|black eyes|black eye) ... (her|his|mums|moms|mothers|grans|nans|sisters|friends) .. (back|arms|arm|legs|wrist|wrists|neck|face|body|inside) + (dad|father|he|husband|uncle|brother|stepdad|son|carer|partner) .. (does|did|done|only does|held|holds|hits|burns)
{abuser} ... (will|ll|would|hell|hed) break my (legs|neck|arms|fingers|face|jaw|nose|arm|leg)
(delete|clear|wipe|hide|erase) .. history + (wont|cant|doesnt|dont|never|not) .. (see|find|know|read)
(chart|charting|diary|list|track|tracking|calendar|note|noting) .. (his|her|husbands|partners) .. (temper|tempers|rages|moods|outbursts|explosions)
(not|avoid|avoiding|without|best time|safest|stop) .. (set|setting|sets) (him|her) off
(finger|thumb) marks .. (arm|arms|wrist|wrists|leg|legs|thighs)
(sleep|sleeping|slept) in (the|my) (car|van|shed|bathroom) .. (when|if|because|since) .. (hes|he|moods|mood|drunk|drinking|temper)
(broken|broke|fractured|bones|bruises|breaks) ... since (she|i|they) (married|moved in|met|got together)
{abuser} ... (nobody|no one|noone|they|theyll) .. (finds|find) me + divorce|leave|left|go|solicitor|lawyer|court
// Burned, beaten for a late meal, shut in
! {heated-thing} .. (and|then|to|he|she|they|is|was)? .. (put|puts|putting|press|presses|pressing|pressed|hold|holds|holding|held|touch|touches|touching|touched|keep|keeps|keeping|kept|stub|stubs|stubbed|place|places|placed|placing|mark|marks|brand*|lay|lays|laid) .. (on|to|against|into|onto) .. (hand|hands|arm|arms|leg|legs|skin|back|neck|face|cheek|foot|feet|thigh|palm|palms|finger|fingers|wrist|tongue|lips|me) + {abuser}|in laws|inlaws|in law|they
! (press|presses|pressed|pressing|hold|holds|held|holding|put|puts|putting|touch|touches|touched|touching|laid|lays|stub*) .. {heated-thing} .. (on|to|against|into|onto) .. (hand|hands|arm|arms|leg|legs|skin|back|neck|face|cheek|foot|feet|thigh|palm|palms|finger|fingers|wrist|tongue) + {abuser}|in laws|inlaws|in law|they
! (stub*|put|puts|press|presses|pressed) (out)? .. (cigar|cigars|cigarette|cigarettes|fag|fags|joint|beedi|bidi) (out)? (on|against|into) (me|my)
(cane|stick|broom|rolling pin|slipper|shoe|ruler|cord|cable|lathi|hosepipe) .. (on|across|over) (me|my (back|legs|arms|hands|palms|thighs|head))
! (touch|touches|touched|burn|burns|burnt|burned|brand*|mark|marks|marked|press*) .. (me|my (hand|hands|arm|arms|leg|legs|skin|back|neck|face|cheek|thigh|palm)) .. (with|by|using) .. {heated-thing} + {abuser}|in laws|inlaws|in law|they
! (have|has|had|gets|get|got|takes|take|take off|comes with|with) (the|his) (belt|strap) (off|out|again)?|({abuser}|in laws|inlaws|in law|family) .. (using|uses|used|takes|took|taking|takes off|took off|gets|got|brings|fetch*|reaches|removes|removing|gives me|gave me|with) .. (belt|lathi|whip|chappal|hosepipe|strap|electric wire) + (if|when|because|for|whenever|as) .. (food|dinner|meal|tea|tiffin|rice|roti|rotis|chapati|chapatis|supper|cooking|lunch|salt|house|shirt|baby) .. (late|cold|ready|burnt|burned|less|wrong|spoilt|done|dirty|ironed|cries|hot)|(late|cold|burnt|burned) .. (food|dinner|meal|tea|rice|roti|supper|lunch)|isnt (ironed|ready|done|hot|washed)|(answer|answered|talk|talked) back|(say|said) no|refuse*|(my|his) (temper|mood|mood swings)|(marks|welts|bruises|bruise) .. (back|legs|arms|thighs)
! ({abuser}|laws|they|family) (is|are|has|have|always|will|would|just|also|then)? (lock|locks|locked|locking|bolt|bolts|bolting|padlock*|chain|chains|chained) .. (the|me|us|main|my|front)? .. (gate|gates|door|doors|flat|house|grill|grille|in|inside|shutter) ... (go out|goes out|going out|leave|leaves|leaving|went out|out to work|go to work|goes to work|for work|from outside|from the outside|away) + key .. (with|on|in|at) .. (them|him|her|he|his|mother|pocket|only)|(only|just) .. (he|they|his mother|mother in law) .. (has|have|keep|keeps|hold|holds|carry|carries) .. key|(they|he|his mother|mother in law) (keep|keeps|has|have|take|takes) .. key|(cant|cannot) (get|go|come|step) out|if there (is|was|were) a fire|if theres a fire|(no|without|not given) .. key
// Kept from medicine or a doctor
! (in laws|inlaws|in law|family|relatives|parents|children|sons|daughters|brothers|sisters|uncles|cousins|{abuser}) + (locked|locks|locking|hid|hides|hidden|hiding|took|takes|taken|taking|keeps|kept|keeping|withhold*|withheld|confiscated|threw|throws|thrown|flushed|binned|wont give|refuse*) .. my (own|heart|blood pressure|sugar|diabetes)? (medicine|medicines|medication|medications|tablets|pills|insulin|inhaler|inhalers|meds) + (until|till|unless) (i|ive) .. (sign*|give|hand|agree*|pay|say|do|obey|apologi*|transfer*|move|drop|change|stop|behave*)
! (in laws|inlaws|in law|family|relatives|parents|children|sons|daughters|brothers|sisters|uncles|cousins|{abuser}) + (no|wont (let|take|allow)|not (let|allow*|tak*)|refus*|forbid*|never) .. (hospital|doctor|doctors|clinic|ambulance|medicine|medicines|treatment|tablets) .. (until|till|unless) (i|ive) .. (sign*|give|hand|agree*|pay|say|do|obey|apologi*|transfer*|move|drop|change|stop|behave*)
(in laws|inlaws|in law|family|relatives|parents|sons|daughters|brothers|sisters|{abuser}) .. (withhold*|withheld|confiscated|threw|thrown|flushed) .. my (medicine|medicines|medication|tablets|pills|insulin|inhaler|meds)
(in laws|inlaws|in law|family|relatives|parents|sons|daughters|brothers|sisters) .. (wont|dont|refuse|refuses|never) .. (let|allow) me .. (doctor|hospital|clinic|medicine|medicines|tablets|out|phone)
// Done to her
{abuser} ... (hit|hits|hitting|beat|beats|beating|punched|punches|slapped|slaps|kicked|kicks|choked|chokes|choking|strangled|strangles|shoved|pushed|pushes|grabbed|burned|raped|rapes|assaulted|attacked|attacks|threatened|threatens|stabbed|hurts|spat|dragged|bit) .. (me|us|the kids|my kids|my children|at me|my hair)
(hit|beat|punched|slapped|kicked|choked|strangled|raped|assaulted|attacked|threatened|stabbed) by my {abuser}
{abuser} .. (throws|threw|throwing) .. (at me|things|plates)
hands (around|on|round) my (throat|neck)
(squeezed|squeezes|grabbed|gripped) my (neck|throat)
(put|pushed|slammed|smashed|held) my (head|face) (through|into|against|under|in|on)
{abuser} ... banged my (head|face) (through|into|against|on|off)
(rib|ribs|bone|nose|arm|wrist|jaw|tooth|finger|lip) from (him|my {abuser})
(throw|threw|throws|poured|pour|pours) .. (oil|water|acid|tea|coffee|petrol) .. (at|on|over) me
made me kneel
(his|her) (ring|fist|boot|belt|hand) (caught|hit|split|got)
by (the|my) throat
(he|she|they|him|his|her|{abuser}) .. (at|to|round|around|on|over|against|across|squeez*|grab*|press*|held|hold*|hurt*|had|has|knife|hand|hands|arm) .. (my|the) throat
(raped|rape|molested|sexual assault|sexually assaulted|sexually abused|gang raped)
(forced|forces|forcing) (himself|herself|me|us) .. (on|sex|to|into)
makes me (have sex|do things|do stuff)
(being|am|was|im|been|get|got) .. (abused|beaten|hit|attacked|battered) .. by (my|him|her|a man|someone|{abuser})
(abuses|abusing|abuse) (me|us|my kids)
abusive .. (husband|wife|partner|marriage|relationship|ex|boyfriend|man|home|household|spouse)
(domestic|marital|partner) (violence|abuse)
{abuser} .. (violent|abusive)
(gets|turns|becomes|is) (violent|physical with me)
{abuser} ... (kill|hurt|shoot|stab|beat|burn|find) (me|us)
(threat*|tried|promised) ... (kill|hurt|shoot|stab|beat) (me|us)
{abuser} ... (has|pulled|got|holds|held|with) a (knife|gun|weapon|bat)
(threat* me|at me) .. with a (knife|gun|weapon|bat)
{abuser} ... (outside|turning up|turns up|waiting|shows up) .. (door|house|home|work|window)
(stalk|stalks|stalking|stalked|stalker)
(follows|follow|tracks|tracking|watches) me (everywhere|all)
// She lives in fear
{afraid} of (him|my (husband|partner|boyfriend|ex|wife|son|father|brother|spouse|man)|going home)
{afraid} of my {abuser}
what mood (he|hes|hell|she) + {afraid}
{afraid} to (go home|be home|go back|come home|leave him|say no to him|be alone with)
{afraid} .. {abuser} .. (come|comes|coming|finds|get|gets|drunk|home)
{afraid} (hell|he ll|shell) .. (come|find|hurt|get|be|drink|explode|hit|kill)
{abuser} .. (scares|frightens|terrifies|intimidates) (me|us)
(always|so|constantly|im|feel) {afraid} + {abuser} + (mood|temper|hit|drinks|drunk|angry|anger|rage|home)
(hide|hiding|hid) .. (bathroom|closet|kids|when|from him) ... (kids|he|his|him|drunk|car|angry)
{abuser} .. (wont|doesnt|never|doesnt even) (let|lets|allow|allows) me
(controls|controlling|takes|took|keeps|hides|checks|reads|tracks) .. (all the money|my money|my phone|my car keys|my keys|my bank card|my card|my cards|my passport|where i go|my messages|everything i do)
(ask|beg|need) .. permission ... (everything|trouble|angry|leave|out)
or theres trouble
eggshells ... (explodes|him|he|breaks|husband|angry|temper|yells|loses it)
(bruise|bruises|bruised|black eye) ... (see|sees|fell|tell people|makeup|cover|hide|notice|ask|asks)
(hide|hides|cover|covers|sleeves|makeup|so nobody) ... (bruise|bruises|marks|black eye)
(bruise|bruises|marks) + (heavy handed|rough with me|loses his temper|when i wont|if i dont)
(if i leave|if i go|if i tell|if i ever (leave|go|tell)) + (regret|kill|take the kids|find me|finish me|hurt|sorry|pay for it)
{abuser} ... take (the|my) (kids|children) .. (if|away|tell|leave)
(throws|threw|throwing|smashes|smashed|punches|punched|breaks|broke|kicks) (things|plates|holes|walls|doors|furniture|stuff|dishes)
(he|ex|husband|partner|boyfriend|stepdad|someone|somebody) .. (put|hid|hidden|planted|sewed|stuck|taped|slipped) .. (airtag|airtags|tracker|trackers|tracking device|gps|tag|tags) .. (in|on|under|inside|into) .. my (coat|bag|car|handbag|purse|jacket|lining|pram|shoe|boot|bike)
! (put|hid|hidden|planted|sewed|sewn|stuck|taped|slipped|found|find) .. (airtag|airtags|tracker|trackers|tracking device|gps|tag|tags) .. (in|on|under|inside|into) .. my (coat|bag|car|handbag|purse|jacket|lining|pram|shoe|boot|bike) + (ex|split|divorc*|separated|outside|follow*|turned up|knew where|knows where|secretly|without telling|sat outside)
(found|find) .. (airtag|tracker|tracking device|gps) .. (in|on|under|inside|sewn) .. my (coat|bag|car|handbag|purse|jacket|lining|pram|shoe|boot|bike)
! (gun|shotgun|rifle|pistol|machete|axe|crossbow) + (if i (pack|leave|go|call|ring|tell|walk|run)|both be leaving|take us (both|all)|in (boxes|a box|body bags)) + {abuser}
(raises|raised) (his|her) (hand|fist|hands|fists)
flinch* ... (he|his|him|husband|hand)
(dont|not|never|cant) feel safe .. (home|with|here|him|in|around|partner)
(unsafe|not safe|isnt safe) .. (at home|home|with him|with my|in my own|around)
(nobody|who) (would|will|is going to) believe me
(chair|dresser|table) against (the|my) door
(lock|locked|locking) .. (door|bathroom|bedroom) ... (because|from|temper|him|his|rage)
hide when (we|i) hear
{abuser} ... (put|landed|left) me in (hospital|the hospital|a hospital|er|the er|casualty)
(gets|got|getting|becomes|turned) physical
(is|was|does|do|call|considered|count|counts|consider) (it|this|that|as)? .. (abuse|abusive|rape|assault) .. (if|when|he|my|that)?
{abuser} ... (abuse*|hurting|hitting|beating|choking|punching|slapping|kicking|shoving|threatening|strangling|stalking|raping) .. (me|us|her|him|them|the kids|my kids|my daughter)
(wont stop|keeps|kept|keep|started|starts) (hurting|hitting|beating|choking|punching|slapping|kicking|shoving|threatening) (me|us|her|him)
{abuser} (only|just)? (shoves|pushes|slaps|hits|grabs|shakes|restrains) (me|us|her)
(touched|touches|touching|groped|gropes) me .. (when|without|while|even though|against|after|asleep|though)
(without my consent|against my will|when i said no|after i said no|even though i said no|while i was asleep|while i slept)
(hes|shes|husband is|partner is|ex is|boyfriend is|son is) dangerous
(get|getting|got) away from (him|my (husband|partner|ex|boyfriend|abuser|wife|son)|her before)
in danger
{afraid} for my (life|safety|kids|children)
(smashed|destroyed|broke|took away|takes away) my (phone|glasses|laptop|things)
(lock|locks|locked|locking) me (in|out|up|inside)
{abuser} .. (monitors|reads|checks|tracks|goes through|controls|watches|films|spies) .. (my|me|every|what|where)
no money of my own
(not allowed|im not allowed|isnt allowed) to .. (leave|see|have|work|drive|talk|phone|call|go)
(prisoner|hostage|trapped) .. (home|him|marriage|house|husband|relationship)
(restraining order|protective order|womens shelter|womens refuge|domestic shelter)
(kill|kills|killed|killing) (us|us all|our kids|the kids)
black and blue
{abuser} ... (broke|fractured|dislocated|twisted|burned|burnt|bruised|bloodied|hurt|smashed|split|squeezed) my (arm|nose|jaw|rib|ribs|wrist|finger|fingers|hand|face|leg|bones|tooth|teeth|lip|cheek|head|skull)
(run|running|flee|fled|escape|escaping|hide|hiding|hid) (away)? from (him|my (husband|partner|ex|boyfriend|wife|son|father|brother))
(packed|pack|emergency) .. bag ... (him|run|escape|safe|leave him)
{abuser} .. (gets|is|becomes|turns|so|getting) .. (scary|frightening|threatening|aggressive|intimidating|terrifying|dangerous|cruel|rough with)
(punish|punishes|punished|punishment) ... ({abuser}|me|him)
i get punished
{abuser} ... (refus*|disagree|argue|say no|talk back|upset|cross|contradict) .. (him|her|is worse|worse|he|pay)
(refusing|saying no|disagreeing|arguing) .. (is worse|makes it worse|isnt safe|isnt worth|costs me|gets me hurt)
(disagree|argue|say no|talk back|stand up) .. (with|to)? .. (him|her) + (what happens|after|worse|pay|safe|afraid|learned)
(kids|children|daughter|son|we|boys|girls) .. (hide|scared|afraid|wont come|cower|tiptoe|freeze|terrified|dont dare) ... (dad|father|husband|he|his|him|stepdad)
{afraid} of what (he|she|hell|my {abuser}|my) ...
{abuser} ... calls me (worthless|stupid|useless|crazy|ugly|names|fat|a|an|pathetic|disgusting)
(threat*) to .. (burn|kill|hurt|shoot|take the|take my|out me|expose|share|post|leave me with|destroy|ruin|beat)
{abuser} ... (wont|doesnt|never) (stop|take no)
(does|did) (things|stuff) to me .. (dont|didnt|without|against)
(pretend|say|tell|told) .. (i|people|everyone|doctor) .. (fell|walked into|bumped into) .. + (he|him|husband|bruise*|partner)
(what|whatever) (he|she) wants in bed
(afraid|scared|terrified|frightened) (hell|he ll|he will|shell|he might|he would)
(walk|walking|tiptoe) .. on .. (eggshells|tiptoe) .. (around|with) (him|my husband|my partner)
(jealous|controlling|possessive|obsessive) (husband|partner|boyfriend|ex|wife)
{abuser} is .. (so|very|extremely) (controlling|possessive|jealous|violent|abusive|aggressive)
{abuser} .. (drinks|drunk|drinking) + ({afraid}|scary|hits|hide|unsafe|safe|violent|kids wont|screams)
{abuser} ... (took|takes|hides|hid|keeps) my .. (phone|money|passport|keys|card|cards|papers|salary|wages|medication)
{afraid} .. (temper|rage|rages|anger|fists|outbursts|violence|fury) .. (husband|partner|he|him|wife|son|.)
{afraid} of (his|her|my husbands|my partners|my boyfriends|my sons|my wifes|my exs|my fathers|my brothers)
(tried|tries|trying|threatened|attempted|attempts|wants|wanted) to (choke|strangle|hit|kill|hurt|stab|drown|rape|punch|beat|burn|push|shoot|suffocate|run over) (me|us)
(husbands|partners|boyfriends|sons|his|her) (temper|rage|violence|outbursts) + ({afraid}|hide|hiding|lock|locked|safe|unsafe|hurt|bruise*)
{abuser} .. (punched|punches|kicked|kicks|smashed|smashes|hit|hits) (the|a) (wall|door|table|window|tv|dashboard)
(hide|hidden|hiding) .. phone
! (make up|makeup|concealer|foundation) .. (cover|covers|covered|hide|hides) .. black eye
(make up|makeup|concealer|foundation|powder) .. (cover|covers|covered|cover up|hide|hides|hid) .. (black eye|bruise|bruises|eye|jaw|lip|marks)
(threw|thrown|throws|throwing|chucked) .. (kettle|pan|boiling|iron|plate|plates|knife|glass|bottle|chair) .. (at|over) me
(found|find|discovered|spotted|put|puts|installed) .. (app|tracker|air tag|airtag|spyware) .. (phone|car|bag|coat|keys|tablet|handbag) + (knows where|know where|knew where|where ive been|where i am|where ive gone|which shop|watching me|following me)
{abuser} ... (goes|going|go|went) through my (phone|messages|purse|bag|email|mail)
(physical*|verbal*|emotional*|mental*|sexual*|financial*) .. (abuse|abused|abuses|abusing|abusive)
(strangled|strangles|choked|chokes|stabbed|punched|punches|slapped|slaps|kicked) (her|him)
(beats|beat|hits|hit) (her|him) (up|and|when|with|again|every|at home|so)
(im|is|was|been|being|get|gets|getting) being (abused|beaten|hit|stalked|followed|threatened)
(leave|leaving|left|escape|from|thrive after|survivor of) (my|an|the|his|her)? (abuser|abuse)
(controls|decides|dictates|monitors|polices) (who|what|where|when|how|whether|everything) .. (i|me|my)
(wife|husband|partner|boyfriend|girlfriend|he|she) .. (checks|goes through|reads|searches) .. (history|phone|tablet|messages|texts|bag|everything) + (terrified|answer for|scared|afraid|mad|trouble|what she|what he)
`

/** Figures of speech with a violent word in them. */
export const violenceHarmless = `
{afraid} .. (as|because|since|for|cos) (she|he|they|shes|hes|theyve|mother|mum|mom|dad|father) (has|had|have|is|was)? .. (blood pressure|cancer|diabetes|diabetic|heart (attack|attacks|disease|trouble|failure)|stroke|strokes|clot|clots|dementia|osteoporosis|thyroid|asthma|epilepsy)
(spoon|tawa|knife) ... (bite|bites|sting|stings|stye|itch|itches|splinter|boil)
(bite|bites|sting|stings|stye|itch|itches|splinter|boil) ... (spoon|tawa)
(could|couldve|couldnt|would) (have|of)? (strangled|throttled|slapped|kicked|punched|murdered|brained) (her|him|them)
(trainer|instructor|physio|coach|class|stairs|boss|shoes|knees) .. (trying|tries|wants|going|out) to (kill|murder) me
(hit|beat|punched|slapped|kicked) me . (that|it|this) was (19#|20#|years|decades|long)
(he|she|they) looked so (frightened|scared|afraid)
(tablets|pills|statins|joints|knees|feet|hips|back|heat|flushes|sweats|shoes|stairs) .. killing (her|him|them|me)
(beat|beats|beating) me (at|to|in)
(hit|kicked|knocked) me (up|with your|with a (joke|tip)|out of|for six)
(boss|hairdresser|trainer|dentist|editor|mother|mom|doctor|they) (will|would|is going to|going to) kill me (if|when|for|over)
(daughters|daughter is|sons|son is|moms|mom is|mums|mum is|sisters|sister is|kids are|girls are|boys are) (going to|gonna) kill me .. (shrank|shrunk|forgot|broke|burnt|burned|lost|ate|dyed|washed|spilled|spilt|finished|wore)
(husband|partner|wife) (will|would|is going to) kill me (if|when) i (miss|buy|forget|spend|order|book|eat|burn|paint|lose)
(flash|flashes|flush|flushes|hormones|sweats|fatigue|it|reality|truth|news|grief|tiredness|menopause) .. (hit|hits|attacked|beat|beats|kicked|slapped) (me|us)
(attacked|beaten|hit|battered) by (hot|hormones|a wave|waves|flashes|fatigue|the heat|menopause|exhaustion|tiredness|grief)
rape (seed|oil)
(bruise|bruises|bruised) (easily|more|easier)
(pain*|cold|heat|noise) killer*
stalk* (of|celery|asparagus)
(celery|asparagus|broccoli|rhubarb) stalk*
(frog|lump) in my throat
(sore|dry|scratchy|clear|clearing|itchy) throat
my throat (is|feels|was) (sore|dry|scratchy|itchy|tight)
(episode|drama|soap|thriller|serial|programme|crime novel) ... (push*|hit|hits|kill*|poison*|strangle*|stab*|beat|beats|beaten|murder*) .. (her|him|them)
(movie|film|book|novel|series|show|tv|documentary) ... (kill|killing|murder|rape|abuse|violence|stab*|shoot*)
breaks things down
(hit|hits|hitting) (the|a|that|every|all the|those|any) (right|wrong|high|low|same)? (note|notes|spot|road|shops|sales|hay|jackpot|mark|target|nail|snooze|roof|brakes)
(beat|beats|hit|hits) (her|him) (at|to|in) (scrabble|chess|cards|tennis|golf|darts|the|it)
(alcohol|drug|substance|laxative|self) abuse
(without|before i|how not to|dont end up|not) (killing|murdering|strangling|hurting) (anyone|someone|each other|everyone|my family|my husband|him|them)
(hit|beaten|battered|attacked) (by|down by) .. (truck|train|bus|insomnia|layoffs|storm|fatigue|brick|bricks|inflation|burnout)
in danger of (missing|falling|being late|losing|turning|forgetting|quitting|dropping)
locks me out of .. (account|app|email|site)
(breast|boob|nipple|chest|knee|back|hip|shoulder) .. hurting me
{afraid} of what (my)? .. (doctor|boss|scan|test|results|mammogram|people|friends|neighbors|mother in law) ...
(kids|children) ... tell .. (husband|dad) .. joke
(threatened|threatening) to (rain|snow|cancel|quit|resign)
my moods
{afraid} of my (mood|moods|mood swings|temper|hormones|cooking|driving)
(alzheimers|dementia) .. (threw|throws) ... me
`

/** Violence done to her, fear at home, and what she fears she might do. */
export const violenceRule: SafetyRule = {
  concern: 'violence',
  phrases:
    violenceCalmlySaid +
    violenceByTheWay +
    violenceInPassing +
    violenceHalfSaid +
    violenceBeside +
    violencePlainly +
    violence,
  harmless:
    violenceCalmlySaidHarmless +
    violenceByTheWayHarmless +
    violenceInPassingHarmless +
    violenceHalfSaidHarmless +
    violenceBesideHarmless +
    violencePlainlyHarmless +
    violenceHarmless,
}
