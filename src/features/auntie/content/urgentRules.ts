import type { SafetyRule } from '../domain/safety/findConcern'
import { urgentBeside, urgentBesideHarmless } from './besidePhrases'
import { bleedingBefore, bleedingBeforeHarmless } from './bleedingPhrases'
import { urgentByDeeds, urgentByDeedsHarmless } from './deedPhrases'
import { urgentCalmlySaid, urgentCalmlySaidHarmless } from './calmlySaidPhrases'
import { floodingHarmless, floodingPhrases } from './floodingPhrases'
import { urgentInPassing, urgentInPassingHarmless } from './passingPhrases'
import { bleedingBeforePlainly, urgentPlainlyHarmless, withheldPlainly } from './plainPhrases'
import { afterSexByTheWay, afterSexByTheWayHarmless, urgentByTheWay, urgentByTheWayHarmless } from './signsByTheWay'
import { unrealHarmless, unrealPhrases } from './unrealPhrases'

/** Each number of a reading as a word of its own: many words cost less than one with signs. */
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, more) => from + more).join('|')

// Signs that mean one emergency together, wherever in the message they stand. What they mean together: the list of red
// flags, `leg-swelling`, `pregnant-outside-the-womb`, `heavy-bleeding-faint`, and `seriously-ill` in the word lists.
const signsTogether = `
! (took|taken|swallowed|necked|downed|had) .. (five|six|seven|eight|nine|ten|dozen|5|6|7|8|9|1#|2#|3#) .. (nytol|sominex|unisom|benadryl|piriton|phenergan|antihistamines|antihistamine|sleeping tablets|sleeping pills|sleepers|sleep aids|zopiclone|zolpidem|temazepam|diphenhydramine|promethazine|codeine|tramadol|diazepam)
! (carbon monoxide|monoxide|co alarm|co detector|co monitor) + (beep*|bleep*|going off|went off|sounding|alarming) + headach*|headachy|drowsy|sick|dizzy|battery|sleepy|all of us|were all
! (double|two lots|2 lots|both lots|twice|both boxes|two boxes|both) + (warfarin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|blood thinner|blood thinners) + (mistake|error|accident|accidentally|realised|realized) + bleed*|bruis*|gums|days|skip|nose
! (fentanyl|morphine|buprenorphine|oxycodone|opioid) + patch|patches|tablet|tablets|liquid + (lips|fingers) .. (blue|bluish|grey|gray)|snor*|(wont|cant|cannot|hard to) (wake|rouse)|barely breathing|breathing (slow|slowly|funny)
! (fell|fall|fallen|came off|tumbled|toppled) .. (off|down|from) .. (ladder|stairs|roof|bike|horse|step|steps|scaffold*|loft) + (not|isnt|no) making .. sense|making no sense|confus*|muddled|pupil|pupils|vomit*|drowsy|doesnt know
! neck .. stiff|stiff neck + spots|rash|lamp|light|lights|39|40
! (coughed|coughing|coughs|spat) ... blood + cast|boot|broken|ankle|surgery|operation|flight|calf|knee|hip|bed rest|plaster
! (stools|stool|poo|poos|pooing|motions|number two|number twos) .. (liquorice|licorice|tar|tarry|treacle|molasses|coffee grounds|black) + dizzy|faint|naproxen|ibuprofen|aspirin|diclofenac|weak|breathless|warfarin|thinner|thinners|lightheaded|light headed
! (coffee|cofee|coffe) (grans|grains|grounds|granules) + sick|vomit*|brown|stomach|tummy|stumik|throw*|threw
! (cant|couldnt|cannot) (pee|pea|wee|urinate|pass water|pass urine) + (cant|no|dont|not) (feel|feeling) .. (bum|bottom|between|down there|saddle|backside)
! (period|periods|bleeding|bled) ... ((two|three|four|five|six|seven|eight|#) weeks|non stop|nonstop|without stopping|wont stop) + {near-faint}|(nearly|almost) (went|gone|keeled|toppled) (over|down)|faint*|passed out|blacked out + {breathless}|white|pale|grey|gray|ringing|breathless
! (pad|pads|towel|towels|tampon|tampons) + (every|each|an|per|in|half|one) (an|a)? hour|(every|each|in|last|lasts|past) .. (minutes|mins|min) + {near-faint}|faint|fainted|fainting|dizzy|breathless|short of breath|lightheaded|light headed|passed out|blacked out|collapsed|keeled over
! {breathless}|(cant|couldnt) (get|climb|manage|make|do|walk) .. (stairs|steps|hill|landing|top)|(stopping|resting) .. (halfway|every few|twice)|(gasping|panting) (after|just|at|for) + {coughed-pink}
! (numb|numbness|no feeling|dead) ... (saddle|bike seat|bicycle seat|cycle seat|where i sit|where you sit|when i wipe) + back|disc|sciatica|wee|pee|bladder|legs|bowel|bowels
! {relative-or-animal} + (found|got|get|gets|got at|got into|taken|took|swallowed|eaten|ate|drank|drunk|had|helped|chewed|emptied) .. (my|our|husbands|dads|mums|moms|wifes|wrong|someone elses|somebody elses|(whole|entire) (strip|packet|box|bottle|sheet|lot)) .. (tablet|tablets|pill|pills|medicine|medicines|medication|meds|capsules|warfarin|insulin|morphine|tramadol|codeine|zopiclone|bisoprolol|diazepam|patches|sleepers|strip|packet|bottle) + (thinking|thought) (they|it) (were|was)|days worth| (whole|entire) .. (bottle|strip|packet|box)|(strip|packet|box|bottle|blister|sheet|pack|tub|card|lot|whole thing) .. (empty|gone|finished|emptied|missing|taken)|(whole|entire|all the|half the|all my|handful|every one|(five|six|seven|eight|nine|ten|twelve|fourteen|twenty|thirty|5|6|7|8|9|#0|12|14) .. (gone|missing)) + (pale|white|grey|gray|dozy|drowsy|sleepy|floppy|clammy|slow|sluggish|staggering|wobbly|unsteady|slur*|confused|limp|rag doll|slumped|(very|so|gone|and) cold|vomit*|(been|being) sick|fainted|collapsed|breathing|twitching|(cant|wont) (wake|rouse)|hard to (wake|rouse))
! (picking|plucking|picks|plucks|clutching|grabbing) at (the|her|his) (air|sheets|bedclothes|bed clothes|blanket|blankets|covers|duvet)
! (doesnt|didnt|does not|did not|no longer|suddenly doesnt) (know|recognise|recognize|remember) (who)? (me|us|who we are|who i am|where (she|he) is) + (sharp|fine|right as rain|herself|himself|crossword|normal|perfectly well|chatting) .. (yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last night|this morning|two days|days ago)|hot to (the)? touch|burning|fever|temperature|sudden|suddenly|overnight|nods off|nodding off|drowsy|(cant|wont) (wake|rouse)|since (yesterday|this morning|last night|breakfast|lunch|tea)|out of nowhere
! (paracetamol|acetaminophen|tylenol|panadol) + (lemsip|co codamol|cocodamol|nightnurse|night nurse|beechams|solpadeine|more paracetamol|sinus tablets|cold and flu) + (near|nearly|about|must be|more than|over|maybe|least)? (12|13|14|15|16|17|18|19|20|2#|3#|twelve|sixteen|eighteen|twenty) .. (in|a|today|day|since|hours)|(feel|feeling|been|am|im) (sick|queasy|nauseous|ill) + (right side|side|belly|tummy|yellow|more|else)
! (headache|headaches) + (goes|go|went|gone|better|clears|lifts|eases|fine) .. (outside|out|outdoors|walk|fresh air|work|shops|garden|dog) + (boiler|gas|stove|burner|wood burner|log burner|fire|flame|heater|chimney|flue|generator|barbecue|cat|dog|all of us|we all|weve all|everyone|whole family|kids too)
! (embolism|embolus|dvt|blood clot|blood clots|clot|clots) .. (in|on|years|year|before|last|lung|lungs|leg|after|back|when|had|2#|19#)? + {breathless} + (now|today|tonight|again|suddenly|this morning|right now|just started|since (yesterday|breakfast|lunch|last night|this morning|i woke))
! {swollen-leg} + {blood-coughed}
! (one|left|right|my|the|a|behind) .. {swollen-leg} + {breathless} + (one|left|right|just the|only the|calf|swollen|puffy|hot|flight|plane|surgery|operation|plaster|cast|bed) + (today|tonight|now|this morning|yesterday|last night|since|suddenly|sudden|hour|hours)
! (flight|plane|flew|operation|surgery|replacement|plaster|cast|bed rest|coach) + (breathless|breathlessness|short of breath|(cant|couldnt|cannot) (get|catch|draw) .. breath) + (chest|rib|ribs|side|back) ... (sharp|stab*|pain|hurt*|catch*) .. (breath|breathe|breathing)
! (period|periods|monthly|cycle|day|days|week|weeks|fortnight|im) .. (late|overdue)|(missed|skipped|no) .. (period|periods)|(period|monthly) .. (hasnt|havent|didnt|never|not) .. (come|came|arrived|turned up|shown|started)|(positive|pregnancy) .. (test|line|lines)|two lines|pregnant + (one side|left side|right side|low down|low on|lower (left|right)|left ovary|right ovary|one ovary|groin|hip bone|down on the (left|right)|on (my|the) (left|right)) + (shoulder tip|(tip|top|point|end|edge|corner) of .. shoulder|shoulder .. (tip|point|end)|my shoulder .. (hurts|hurting|aches|aching|ache|pain|killing|sore)|(pain|ache|aching) .. my .. shoulder|faint|fainted|fainting|faintness|passed out|pass out|blacked out|black out|collapsed|keeled over|swimming|went grey|went gray|on the (floor|tiles|mat|bathroom floor))
! (flooded|flooding|gushing|gushed|pouring|poured|soaking|soaked|haemorrhag*|hemorrhag*|bleeding heavily|heavy bleeding|very heavy|so heavy|bled through|bleeding through) + (pad|pads|tampon|tampons|towel|towels|sheet|sheets|mattress|trousers|period|periods|bleed|bleeding|blood|clots|clot|jeans|nightie) + (collapsed|passed out|fainted|blacked out|keeled over|slid down the|(came|come|came to|came round|woke|woke up|found me|found myself|lying) .. on the .. (floor|tiles|mat)|(cant|couldnt) stand up|legs (gave|went) .. (way|under|from)|(gone|went|turned|going) .. (grey|gray|ashen|white as)|confused|(lie|lay|sit) .. on the .. (floor|tiles|mat)|(see|seeing) stars|(keep|keeps|nearly|almost) (going dizzy|fainting|fainted|passing out|passed out)|(everything|it all|sight|vision) .. (went|goes|going|gone|turns) .. (black|grey|gray|dark))
! (fever|temperature|burning up|freezing cold|shiver*|shivers|rigors|chills|infection|infected|uti|cystitis|kidney|pneumonia|abscess|wound|stitches|cellulitis|tooth) + (fever|temperature|burning up|freezing|shiver*|shivers|rigors|shook|shaking|chills|chattering|hot and cold|boiling) + (confused|muddled|muddly|delirious|not making sense|making no sense|talking (nonsense|rubbish|gibberish)|mottled|marbled|blotchy (legs|feet|hands|skin|arms|knees)|(skin|feet|hands|legs|knees|arms) .. (mottled|blotchy|marbled|purple|ashen|blue|grey|gray)|(lips|lip) .. (blue|grey|gray)|drowsy|(hard|impossible) to (wake|rouse)|(cant|couldnt) (wake|rouse)|(no|not|havent|hasnt|nothing|hardly) .. (passed (any)? (water|urine)|peed|pee|weed|wee|urine) .. (since|all|for|in|today|yesterday|hours|night|day))
! (yellow|jaundice|jaundiced) .. (eyes|skin|eyeballs|whites|face|all over)|(eyes|skin|eyeballs|whites|face) .. (yellow|yellowish|jaundiced|color of mustard|colour of mustard) + (confused|muddled|muddly|delirious|drowsy|not making sense|making no sense|talking (nonsense|rubbish|gibberish)|(hard|impossible) to (wake|rouse)|(cant|couldnt) (wake|rouse)|vomiting blood|black stools)
! (warfarin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|lixiana|dabigatran|pradaxa|clopidogrel|plavix|heparin|thinners|thinner|anticoagulant|anticoagulants) + (hit|hits|banged|bumped|bashed|whacked|knocked|cracked|clonked|clouted|thumped|smacked) .. (head|skull|forehead|temple)|(bang|bump|blow|knock|clout) .. (to|on|of) .. (head|skull|forehead|temple)|(branch|door|shelf|ladder|bat|ball|boot) .. hit (me|her|him) on the head|head (hit|met|struck)|head injury + headache*|(heads|head) .. (thumping|pounding|splitting|killing|worse)|(been|being|be|keep being|sick) sick|vomit*|throwing up|heaving|sleepy|drowsy|(dropping|drops|nodding|nods|drifting) off|confused|muddled|pupil|pupils|slur*|double|seeing two|drags|dragging|dizzy|worse|cant (remember|wake|think)|couldnt (remember|wake|think)|wont wake
! (hit|hits|banged|bumped|bashed|whacked|knocked|cracked|clonked|clouted|thumped|smacked) .. (head|skull|forehead|temple)|(bang|bump|blow|knock|clout) .. (to|on|of) .. (head|skull|forehead|temple)|(branch|door|shelf|ladder|bat|ball|boot) .. hit (me|her|him) on the head|head (hit|met|struck)|head injury + (one|pupil|pupils|eye) .. (pupil|bigger|larger|huge|different size)|clear .. (stuff|fluid|liquid|water) ... nose|bruis* behind .. ear|seeing (two|double)|double vision|(cant|couldnt|hard to|wont) .. (wake|rouse)|(keep|keeps|kept) .. (dropping|nodding|drifting|falling) (off|asleep)|slur*|(sick|vomited|vomiting|threw up) (twice|three times|and sleepy|and drowsy)|(hand|arm|leg) .. (wont work|drags|weak|wont do)
! (not|havent|hasnt|no|nothing|never|nor|without|cant|even) .. (wind|gas|farted|trumped) + vomit*|(been|being|be|keep being|keeps being) sick|i sick|(bring|brings|bringing|brought|throw|throwing|threw|burp|burping|come|comes|coming|came) .. (up|back) + belly|tummy|stomach|abdomen|gut|guts|motion|toilet|constipat*|blocked|(been|gone) .. days
! (brought|bringing|bring|throwing|threw|vomit*|sick|burping) ... (brown|green|foul|smelled|smells|smelt|like poo|faec*|fec*) + belly|tummy|stomach|abdomen|gut|guts|constipat* + (not|havent|hasnt|no|nothing) .. (been|gone|motion|poo|toilet|passed|pass)|constipat*|(bowel|bowels|gut|guts|everything) .. (blocked|stopped|stuck)|swollen|hard|drum|barrel|blown
! (gone|got|getting|been|going|went|goes) through ... (pad|pads|towel|towels|tampons|since|pack|everything)|(soaked|soaking|filled|changed|changing|used) ... (pad|pads|towel|towels|tampons|pants|sofa|seat)|(pouring|poured|falls|falling|gushing|running) (out)? .. of me|(flooded|flooding) .. (seat|sofa|mat|bath|bed|chair|everything) + lump|lumps|clot|clots|blood|bleeding|bleed|period|periods|pads|pad|tampons|towels + (since|from) .. (lunch|breakfast|morning|woke|noon|teatime|tea|dinner|midnight|hour)|(hour|hours|minutes|mins|today|this morning) + (room|everything|kitchen|world|sight|vision|eyes|hall|things|it all) .. (goes|go|went|going|gone|turns|turned) .. (black|dark|grey|gray|dim|white|far|away)|(black|dark) .. (at|round|around) the edges|(black|dark) (spots|dots)|(grey|gray|white|ashen) when i (stand|get|sit)|cold and clammy|(lips|face) .. (white|grey|gray)|ears ring|(had to|have to) (crawl|lie down|sit down on|sit on the)|(went|go|going|gone) (down|over) .. (knee|floor|hall|shower)|woozy|lightheaded|light headed|nearly went over|colour of putty|color of putty|{near-faint}
! (took|taken|swallowed|gulped|downed) .. (five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|handful|whole (strip|packet|box)) .. (of)? .. (beta blocker|beta blockers|bisoprolol|propranolol|atenolol|amlodipine|digoxin|warfarin|metformin|gliclazide|codeine|tramadol|paracetamol|tylenol|acetaminophen|co codamol|amitriptyline|sleeping tablets|sleeping pills|zopiclone|blood pressure (tablets|pills)|heart (tablets|pills))
! (paracetamol|tylenol|acetaminophen|panadol|co codamol|aspirin|ibuprofen|nurofen|advil) ... (every|each) (hour|half hour)|(two|three|2|3) (every|each|an) hour + (since|all day|all night|yesterday|today|days|tonight)
! (period|periods|bleeding|bleed|bled|flooding|flooded) + (lump|lumps|clot|clots|pad|pads|towel|towels|day|days) + (white|pale|grey|gray) as a (sheet|ghost)|ears .. (whooshing|roaring|ringing|rushing)|(cant|cannot|couldnt) stand .. (long|up|to|without)
! (cant|cannot|couldnt) (breathe|breath|breeth) .. (properly|proply|right|well)? + (lips|lps|mouth|face) .. (blue|blu|bluish|grey|gray)
! (took|taken|had|tak) .. (five|six|seven|eight|nine|ten|5|6|7|8|9|10|several|few) .. (mums|moms|mothers|husbands|hers|his|her) .. (morphine|morphene|oxycodone|codeine|tramadol|fentanyl|painkillers)
! (took|taken|take) .. (tablets|pills|medicine) + (took|taken|take) (them|it) again + (third time|twice|three times|box|slow|light headed|lightheaded|cant remember|dont remember|muddled)
! (ball|balls|testicle|testicles|testes|scrotum|bollock|bollocks) .. (is|are|has|have|was|gone|went|up|all|one|so|really|badly)? .. (swollen|swelled|swelling|swole|agony|twisted|huge|hard|purple|red|killing|hurts|hurting|painful|pain|sore) + (sick|vomit*|threw up|woke|screaming|doubled|suddenly|sudden|agony|morning|tonight|hour|hours|son|boy|lad|grandson|teenager)
! (pain|agony|ache|aching|swelling|swollen|twisted) .. (in|of) .. (ball|balls|testicle|testicles|scrotum|groin) + (son|boy|lad|grandson|teenager|year old|husband) + (sick|vomit*|threw up|suddenly|sudden|woke|hour|hours)
! (jerk|jerks|jerking|jerkin|thrash*|convuls*|fitting|twitching|shaking) .. (all over|on the floor|about on|everywhere|violently|and foaming) + (minute|minutes|min|mins|blue|bleu|grey|gray|purple|foam*|froth*|wont (stop|wake)|isnt stopping|eyes rolled|eyes have rolled|unconscious)
! (not|stopped|no longer|isnt|hasnt) (sweating|sweated)|no sweat|dry .. skin|(skin|head|face) .. (dry|burning|like an oven) + (field|sun|heat|heatwave|degrees|garden|roof|harvest|greenhouse|car|sauna|marathon|site|kitchen) + (confused|muddled|nonsense|rambling|gibberish|collapsed|staggering|delirious|not making sense|making no sense|wandering|cant stand|passed out|drowsy)
! (spots|rash|blotches|marks) ... (glass|tumbler)|(dont|doesnt|didnt|wont|not) (fade|blanch|vanish) + (neck|light|fever|temperature|headache|sick|drowsy|floppy|daughter|son|child|baby|grandson|granddaughter|purple)
! stiff .. neck|neck .. stiff + (light|lights|bright) + (spots|rash|fever|temperature|drowsy)
! (stopped|stop|quit|gave up|given up|packed in|cold turkey|went without|no) .. (cold|dead|drinking|drink|wine|vodka|gin|whisky|whiskey|alcohol|beer|cider|spirits|turkey) + (wine|vodka|gin|whisky|whiskey|alcohol|drink|drinking|drinks|drank|bottle|bottles|beer|cider|spirits) + (shaking|shakes|shaky|trembl*|fit|seizure) + (spiders|insects|bugs|ants|rats|snakes|people|shadows|figures|voices|crawling|things (moving|on|that)|fit|seizure)
! (yellow|jaundice|jaundiced) + (fever|temperature|shiver*|shaking|rigors|38|39|40) + (ribs|right side|belly|stomach|pain|knife|agony)
! (transmitter|transmitters|microchip|chip|implant|device|tracker|bug) .. (in|inside|into|under) .. (my|the|her|his) .. (patch|patches|tooth|teeth|filling|skin|head|brain|ear|tablets|pills|food|womb)
! (cant|cannot|couldnt|struggling to|hard to) .. (catch|get|draw) .. (breath|breathe) + (sharp|stab*|knife|stitch|hurts|catches|pain) .. (breathe|breath|breathing|breathin)
! (flooding|flooded|soaking|soaked|gushing|pouring) + (pad|pads|towel|towels|tampon|tampons) + (half hour|half an hour|30 min|30 mins|30 minutes|thirty minutes|twenty minutes|20 minutes|20 mins) + floaty|floating|swimmy|far away|(feel|feeling|gone|going|went) .. (cold|faint|woozy)
! (took|taken|takes|swallowed|swallows|ate|eaten|eats|gulped|chewed|finished|emptied|had|given|gave) ... (tablet|tablets|pill|pills|capsule|capsules|medicine|medicines|medication|meds|insulin|strip|packet) + (by|in) (mistake|accident|error)|accidentally|mistakenly|(took|taken|swallowed|ate|eaten|given|gave|had) .. wrong .. (tablet|tablets|pill|pills|medicine|medicines|meds|insulin|dose)|(whole|entire|too many|all her|all his|all of her|all of his) .. (strip|packet|box|bottle|sheet|tablet|tablets|pill|pills|medicine|medicines|medication|meds)|(double|twice) .. (the|her|his)? dose + (shes|hes|he|she|im|now|very|gone|all|is|so|quite|seems|looks) .. (confused|muddled)|delirious|talking (nonsense|rubbish|gibberish|funny|strangely)|not making sense|making no sense|slur*|staggering|drowsy|(cant|couldnt|wont|wouldnt|hard to) .. (wake|rouse|woken)|collapsed|passed out|fainted|unconscious|twitching|(shes|hes|is|mother|mum|mom|dad|father|husband|gran|nan|sister|wife) (sweating|clammy|shaking|trembling|cold|grey|gray)
! methotrexate + (every|each) (day|morning|night|evening)|daily|days running|twice + instead of|by mistake|mixed|muddled|wrong|misread|mix up|should (be|have)|meant to|supposed to
! (mixed|muddled|mix|mixing|confused) (up|my|our|the|mums|his|her) .. (tablet|tablets|pill|pills|box|boxes|bottles|packets|pens|days|labels|medicines)? + (been taking|ive taken|ive been|took|taken|swallowed|ive had|i had|gave) + warfarin|digoxin|insulin|methotrexate|lithium|morphine|oramorph|fentanyl|oxycodone|bisoprolol|propranolol|gliclazide|colchicine
! (calf|calfs|calves|leg|legs) ... (swollen|hot|sore|red|hard|tight|fat|twice|aching|tender|purple|thicker|bigger|balloon|throbbing) + flight|flew|plane|coach|operation|surgery|replacement|plaster|cast|bed rest|drove|landed + (stitch|stab|stabs|sharp|pain|hurts|catches|catch) .. (breath|breathe|breathing|in)|stopping to (puff|breathe|rest)|(cant|couldnt) .. (stairs|hill|landing|top) .. (without|puff|breath)|breathless|short of breath|(cant|couldnt) (get|catch) .. breath
`

const urgent = `${urgentCalmlySaid}${signsTogether}${unrealPhrases}(faint|fainted|fainting|passed out|blacked out|collapsed|dizzy|breathless|short of breath|lightheaded) + (bleeding|soaking|flooding|pouring|hemorrhag*|haemorrhag*) + (heavy|heavily|pad|pads|clots|soaking|flooding|pouring|lots|every hour|a lot|so much)
(face|throat|tongue|lips) .. (swelling|swollen|swelled|closing|swelling up)
throat .. closing
anaphyla*
// Allergy
(throat|tongue|lips|face|eyes) .. (swell*|swollen|puff* up|closing|tight) ... (after|since|ate|eating|sting|stung|tablet|antibiotic|nuts|prawn*|peanut*|bee|wasp)
(ate|eating|stung|sting|allergic|allergy|reaction) ... (throat|tongue|lips|breath*|wheez*|hives|faint)
(hives|rash|welts) + (cant breathe|wheez*|throat|faint|tongue|lips|tight)
epipen
allergic reaction .. (now|to|bad|severe|having|think)
// Infection
(sepsis|septic|blood poisoning|meningitis)
(fever|temperature|shiver*|shaking|rigors|burning up) + (confus*|muddled|mottled|blotchy|stiff neck|rash|purple|drowsy|not making sense|fast breathing|red line)
(rash|spots) ... (doesnt fade|dont fade|wont fade|not fade|under a glass)
stiff neck + (fever|headache|light|rash)
(chemo|chemotherapy|neutropenic) + (fever|feverish|temperature|temp|thermometer|38c|38 . (#|1|2|3|4|5|6|7|8|9)|shiver*|rigors|chills)
red (line|lines|streak|streaks) .. (up|along) my (arm|leg|hand)
// Sugar, medicines, poisons
(ketoacidosis|dka|ketones)
(diabetic|diabetes|type 1|insulin) + (vomit*|throwing up|fruity|pear drops|fast breathing|confused|wont wake|unconscious|very thirsty|so thirsty)
(blood)? (sugar|glucose) .. (is|was|of|at|reads|says|over|under|down to) .. (1|2|20|21|22|23|24|25|26|27|28|29|30|31|32|33|34|35|38|40|45|50|400|450|500|550|600|high|hi|low|lo)
(took|taken|given|gave|swallowed|had) ... (by mistake|by accident|accidentally|wrong (pill|pills|tablet|tablets|medicine|medication|dose)|double dose|twice the dose|too many|too much)
(taken|took|had) .. (tablet|tablets|pills|meds|capsules|medicine|medicines) .. (twice|two times|three times) (maybe|or|already|tonight|by|instead|in one|over)
(accidentally|by mistake|mistakenly) .. (took|taken|swallowed|drank|ate|doubled|overdosed|gave)
! (fentanyl|buprenorphine|butrans|transtec|morphine|opioid|mezolar|matrifen|durogesic) .. (patch|patches) + (two|2|three|extra|second|another|both|double) + on|wearing|stuck|put
(ate|eaten|chewed|drank|drunk|swallowed|took|taken|had) ... (tablet|tablets|pill|pills|capsules|medicine|medicines|meds|insulin) ... (by mistake|by accident|in error|accidentally|mistakenly)
(double|doubled|triple|tripled|extra|wrong) .. (dose|doses|pill|pills|tablet|tablets) .. (of|and|by)?
(child|toddler|grandson|granddaughter|son|daughter|baby|dog|kid|grandchild) .. (swallowed|ate|eaten|got into|drank|took) .. (pills|tablets|my|medicine|bleach|hrt|patch|gel|iron)
(swallowed|drank|drunk) .. (bleach|cleaner|detergent|antifreeze|petrol|battery|poison)
(carbon monoxide|gas leak)
! (all|both|everyone|everybody|kids|children|husband|cats|cat|dog|daughter|son) ... (headache|headaches|headake|headakes|dizzy|sick|queasy|sleepy|drowsy) .. (since|after|when) .. (stove|burner|boiler|fire|heater|generator|barbecue|charcoal|coal|paraffin|kerosene)
(bleach|ammonia|cleaner|cleaning) .. (fumes|mixed|inhaled)
// Blood
(stool*|poo|poop|poos|bowel movement*|feces|faeces) .. (is|are|was|been|were|look*|turned|gone)? .. (black|tarry|tar|like tar|maroon|full of blood)
(black|tarry|maroon) .. (stool*|poo|poop|poos|bowel movement*|feces|faeces|diarrh*)
(vomit*|throw* up|threw up|sick|puk*|spit* up) .. (blood|bloody|coffee grounds|coffee ground)
(coffee grounds|blood) .. in .. (vomit|sick)
(vomit*|throw* up|threw up|sick|puk*|brought up) ... (coffee grounds|coffee granules|ground coffee|old coffee|used coffee|wet coffee)
(pink|frothy|foamy) .. (froth|foam|frothy|foamy|spit|phlegm|sputum|stuff) + (cough*|breath*|gasp*|lie flat|lie down|drown*)
(cough*|hack*|spit*) .. (up)? .. (blood|bloody|pink froth|pink foam)
! (blood|bloody|red) .. (in|on|into) .. (hanky|hankie|handkerchief|tissue|tissues|phlegm|sputum|napkin|basin|sink) .. (when|as|after|from|each time|every time) .. (cough|coughed|coughing)
! (cough|coughed|coughing) .. (in|into|on) .. (hanky|hankie|handkerchief|tissue|tissues|napkin|sleeve|basin|sink) ... (blood|bloody|red spots|red streaks)
! (hip|leg|thigh) .. (went|gave|gone|snapped|cracked|popped) + (foot|leg|toes|knee) .. (points|pointing|pointed|turned|turns|twisted|rolled|lies|facing) .. (out|outward|outwards|sideways|inward|inwards|wrong way)
! (fell|fall|tripped|slipped|stepped|missed|stumbled) + (hip|groin|thigh) + (cant|cannot|couldnt|unable) (to)? (put|take|bear) .. weight
! (stopped|stops|no longer|not|isnt) sweating + (degrees|sun|heatwave|heat wave|field|fields|cane|roof|desert|sauna|hot car|midday|dawn) + (confused|muddled|rambling|talking rubbish|talking nonsense|staggering|vomit*|collaps*|drowsy|wont answer)|(doesnt|dont|does not|didnt) know .. (where|what|who|which)
! (heart|pulse|palpitations) ... (next thing|then|next i knew|and) ... (lying|woke|came to|came round|found myself) .. (on|in) (the|my|a) .. (floor|ground|pavement|road|street|grass|carpet|tiles)
! (mottled|blotchy|blue|grey|gray) .. (hands|skin|lips|feet|legs|fingers)|(hands|skin|lips|feet|legs|fingers) .. (mottled|blotchy|blue|grey|gray) + (shake|shaking|shiver*|rigors|burning up|fever) + (infection|cystitis|uti|wound|sepsis) + (rubbish|nonsense|confused|muddled|rambling|sense|breath*|cold)
(blood|clots) ... (from|out of) my (bottom|rectum|back passage|anus|butt)
(bleeding|blood|nosebleed) ... (wont stop|not stopping|cant stop it|gushing|spurting|pumping|pouring) .. (hour|out|an)?
(blood thinner*|warfarin|eliquis|apixaban|xarelto) + (hit my head|banged my head|fell|head injury|black stool*|blood in)
// Pressure, pregnancy
(pressure|bp|reading|machine) ... (${numbers(180, 259)})
(${numbers(180, 259)}) (over|by|on)? (${numbers(90, 160)})
ectopic
(pregnant|pregnancy|positive test|weeks along|missed period|period is late|late period) + (pain on|sharp pain|one side|shoulder tip|shoulder pain|faint*|bleeding and|severe pain|terrible pain|agony)
pregnant + (blurred vision|blurry vision|baby isnt moving|baby not moving|baby stopped moving|no movement|pain under my ribs|waters broke|gush)
// Sight, brain, mind
(curtain|shadow|veil) .. (over|across|down|coming) .. (eye|vision|sight)
(eye|eyes) ... (red|painful|agony|rock hard) + (vomiting|being sick|throwing up|halo|halos|rainbow rings|rings round)
(flashes|flashing lights) .. (floaters) + (shadow|curtain|sudden*|shower)
(lost|losing|loss of|gone|no) .. (sight|vision|eyesight) .. (eye|eyes|one|suddenly|left|right)?
(cant|couldnt) see .. (out of|from|with) .. eye
(gone|going|went) blind
(seizure|seizures|convuls*|had a fit|(started|keeps|kept|is|was|shes|hes|been|im|mum|mom|dad|husband|daughter|son|sister) fitting)
! (passed out|blacked out|collapsed|fainted|came round|came to|woke up on the floor|lost consciousness) + (bitten .. tongue|tongue bitten|bit .. tongue|(jerked|jerking|shook|shaking|twitched|twitching) .. (all over|about|like|for)|wet myself|id wet|jerking)
(unconscious|unresponsive|wont wake up|cant wake (him|her|them|my)|collapsed|not breathing|stopped breathing|blue lips|lips are blue|lips blue|lips look blue|lips look blu|lps look blu|lps look blue|lips looking blue|lips went blue|lips have gone blue|turning blue|turned blue)
(hear|hearing|heard) .. (voices|voice) (.|telling|that|in my head|talking|who|saying|say|all)
(seeing|sees|see) .. (things|people|faces|bugs|insects) .. (arent|not|isnt) .. there
(hallucinat*|psychosis|psychotic|manic episode|paranoid delusion*)
(they|someone|people|neighbors|neighbours|government|cia) .. (poisoning|spying on|following|watching|listening to) (me|us|my thoughts) .. (through|tv|walls|phone|food|taps)
(chosen|sent) by god to
(hit|banged|bumped|knocked) my head + (vomit*|confus*|sleepy|drowsy|worse|blacked out|knocked out|passed out|thinners)
// Belly, back, lungs
(belly|stomach|abdomen|tummy) .. (hard|rigid|board) + (pain|agony|hurts)
(worst|severe|excruciating|unbearable|sudden|agonizing) .. (stomach|abdominal|belly|tummy) (pain|ache|cramps)
appendicitis
(numb|numbness|no feeling|cant feel) .. (between my legs|saddle|groin|bottom|genital*)
(cant|dont|couldnt|cannot|no longer) .. feel .. (wipe|toilet paper|where i sit|sit down|my saddle)
(dentist*|dental|anaesthetic|anesthetic|novocaine|injection|jab) ... (between my legs|down below|undercarriage|my bits|down there) + (wee|pee|legs|wiping|wipe|back)
(prop*|propped|sleep|sleeping) ... (pillows|cushions) + (gasping|breathless|short of (breath|air)|cant breathe|(cant|couldnt) get (air|breath|my breath)|fighting for (breath|air)|suffocat*)
(cant|dont|cannot|couldnt) .. (tell|know|feel) .. (bladder|wee|pee|toilet) + (numb|legs|back pain|lower back|weak)
(numb|no feeling) .. (saddle|between the legs|back passage|round my bottom)
(cant|unable to|not able to|havent) .. (pee|wee|urinate|pass urine|pass water) .. (since|all day|at all|hours|for)
(asthma attack|inhaler .. (isnt|not) .. (work*|help*))
(cant|couldnt) (finish|get|say) a sentence .. (breath|without)
(heart|hearts|pulse|heart rate) ... (150|155|160|165|170|175|180|185|190|200|210|220)
(passed out|blacked out|fainted|fainting|collapsed) + (twice|chest|heart|palpitations|bleeding|blood|pregnant|head|again)
(electric shock|electrocuted)
(snake|spider|dog) .. bit .. (me|my|face|ankle|hand|deep)
(deep cut|cut .. (deep|bone|pumping|wont stop))
(third degree|severe|bad) burn
(car|bike|motorbike) (crash|accident) + (pain|dizzy|head|neck|belly|chest|faint)
(heatstroke|heat stroke|hypothermia)
(stopped|stop|off|quit|ran out of|run out of|missed) .. (steroid|steroids|prednisolone|prednisone|hydrocortisone|dexamethasone) + (vomit*|throwing up|being sick|so weak|faint*|pass* out|cant stand|going black|confused)
(tramadol|st johns wort|sertraline|fluoxetine|citalopram|escitalopram|venlafaxine|antidepressant) + (jerk*|twitch*|pupils|legs jump) + (boiling|sweat*|fever|burning|soaked|cant sit still|confused|racing)
(serotonin syndrome|toxic shock|aneurysm|pulmonary embolism|stevens johnson)
(face|arm|leg|mouth) .. (dribbl*|limp|floppy)
(keep|keeps|kept) .. (falling|veering|walking) .. (to|into) .. (left|right|one side|door frame)
(one|left|right) (side|arm|leg) .. (doesnt work|wont work|not working|isnt working|doesnt do what|wont do what|clumsy all of a sudden|gone weak|went weak|gone dead)
// Put in other words: a class a line
(wheezy|wheezing|wheeze|whistling) + (itchy|itching|rash|hives|bumps|raised|patches|stung|sting|lumps|welts)
(itchy|itching|rash|hives|bumps|welts|blotches) + (faint|lightheaded|throat|heart racing|pass out|tongue)
(tongue|throat|voice) .. (too big|thick|fills|fat|shrinking|tightening|croaky|hoarse) + (ate|eaten|took|taken|started|antibiotic|sting|stung|nut|nuts|peanut|cashew|biscuit|tablet)
(wound|stitches|incision|operation|surgery|caesarean) + (fever|chills|shiver*|rigors|shakes|smells) + (hot|fever|ill|dying|dreadful|temperature|foul|shakes|shiver*)
(havent|not|hasnt|no) (peed|pee|wee|weed|passed water) .. (yesterday|night|all day|morning|hours) + (fever|temp|temperature|shiver*|blotchy|dry|diarrh*|sick|vomit*|confus*)
(pump|sugar|sugars|meter|glucose) ... (hi|high|off the top|off the scale|thirty|failed) + (sick|vomit*|throwing|ill|dreadful|drowsy)
(type 1|type one|diabetic|insulin) + (being sick|vomit*|sweaty|clammy|drunk|wont eat|babbling|breathing|drowsy|aggressive|stop being sick|shaky|staring)
(took|taken|swallowed|had|given|gave) .. (husbands|mums|moms|mothers|dads|wifes|sons|daughters|somebody elses|someone elses|the dogs) .. (tablet|tablets|pill|pills|medicine|meds|heart|insulin)
(toddler|year old|little one|grandson|granddaughter|grandchild|baby|child|kid|dog|puppy) .. (got hold of|got into|had some of|has had|swallowed|found|eaten|drank|drunk|put) ... (pills|tablets|tablet|medicine|bottle|battery|batteries|liquid|hrt|bleach|cleaner|gel|patch)
(button|flat round|round flat|shiny|coin) .. (battery|batteries)
(weedkiller|weed killer|paint stripper|white spirit|antifreeze|drain cleaner|oven cleaner|caustic|dishwasher) + (drank|drunk|drink|swallowed|mouthful|sip|eye|eyes|gulp)
(way more|a lot more|more of the|more than) .. (codeine|morphine|oramorph|oxycodone|tramadol|fentanyl|painkiller|painkillers|sleeping) + (sleepy|slow|drowsy|nodding|breathing|woozy)
(poo|poos|poop|stool*|number twos|motions|bowels) + (tar|tarry|treacle|jet black|black and sticky|sticky and black)
(boiler|gas|gas fire|heater|stove|fumes) + (headache|headaches|sick|wobbly|dizzy|poorly|ill) + (all of us|everyone|everybody|outside|both of us|we all|dog|cat|family)
(boiling|hot|scalding) (oil|fat|water) .. (arm|arms|hand|hands|leg|legs|face|chest|lap|foot)
skin .. (leathery|charred)
(burn|burned|burnt|scald|scalded|oil|fat|kettle|iron|fire|oven|steam) + skin .. white and
(leg|hip|foot) .. (shorter|turned out|turned outward|points out)
(pregnancy test|pregnant|missed (my)? (two|2|a|one)? (period|periods)|test was positive|positive test|two lines|faint line) + (stabbing|agony|killing|knife|awful|doubled|doubles|shoulder|faint|fainted|terrible) + (side|right|left|shoulder|low|one)
(radio|television|tv|internet|lampposts|adverts) .. (messages|signals|code|talks|talking|speaks|speaking|instructions) .. (me|only|just)
(voice|voices) .. (say|says|told|tells|tell) (me)? .. (children|kids|baby|mother|neighbor|neighbour|next door|stop her|stop him|send them|harm)
(radio|television|tv|devil|angels|voices) .. (telling|tells|tell|told|ordering) me .. do to .. (family|children|kids|baby|husband|mother)
(radio|television|tv|god|devil|angels|voices) .. (telling|tells|tell|told|ordering) me .. (kill|hurt|harm|stab) .. (family|children|kids|baby|husband|mother|neighbor|neighbour|him|her|them)
(voice|voices) .. (isnt mine|arent mine|not mine|ordering|orders|commands|commanding|tells me|telling me|all day)
(they|theyve|neighbors|neighbours|people|government|council) .. (put|planted|hidden|hid|installed|fitted|placed) .. (camera|cameras|microphone|microphones|bug|bugs|devices) .. (in|inside|behind|into) .. (smoke|alarm|alarms|wall|walls|light|lights|lamp|vents|ceiling|mirror|sockets|clock|fridge)
(neighbors|neighbours|they|people|someone|voices|relatives) .. (speak*|talk*|whisper*|laugh*|sing*|plot*|mock*) .. (through|from|in|inside|out of) .. (radiator|radiators|pipes|plug|plugs|sockets|vents|fridge|kettle|lightbulb|lightbulbs|toaster)
(hes|shes|he has|she has|theyve|they have|husband has|wife has|mother has|children have) .. been (replaced|swapped|switched) + (dont tell|do not tell|cameras|voices|double|copy|stranger|not really|imposter|impostor|looks like)
(havent|hasnt|not|no|without|barely) (slept|sleep) .. (4|5|6|7|four|five|six|seven|a week) .. (days|nights|week)? + (chosen|savings|money|god|messages|amazing|invincible|brilliant|mission|prophet|cameras|neighbors|neighbours|following)
(convinced|says|believes|thinks|swears) .. (devil|evil|possessed|demon|replaced|cameras|chip|bugged|poisoned|poisoning|jesus|god|chosen|prophet)
(cameras|microphones|chip|transmitter) .. (teeth|head|walls|lightbulbs|light bulbs|ceiling|brain|arm)
(saw|see|sees|seeing) .. (spiders|insects|bugs|snakes|children|faces|figures) .. (wall|walls|corner|crawling|nobody|arent|isnt|couldnt see|not there|duvet|quilt|bed|ceiling|carpet)
(stopped|quit|quitting|off|without|given up|gave up|giving up|packed in|no) .. (drinking|drink|alcohol|wine|diazepam|valium|benzos|xanax|lorazepam) + (trembling|shakes|shaking|shaky|fit|seizure|spiders|seeing|jerking)
(came|come|came round|woke|woken) (to|up|round) on the (floor|mat|carpet|ground|tiles|kitchen floor|bathroom floor)
(everything|sight|world|vision) .. (goes|went|going|turns) (black|grey|gray) .. (stand|get up|sit up|on standing)
(went|gone|go) (over|down) in the (shower|bath|bathroom|kitchen|street|shop)
(foot|leg|toes|toe|hand|fingers|arm) .. (white|blue|pale) .. (cold|numb|painful|agony|cant feel|and)
(heart|pulse) ... (racing|hammering|going|all over the place) + (pass out|black out|faint) + (hour|hours|now|minutes|stop)
(confused|muddled|agitated) + (twitching|jerking|twitchy|shaking|trembling) + (sweating|sweats|tablets|antidepressant|tramadol|dose)
(heart|hearts|pulse) ... (pounding|racing|irregular|fluttering|jumping|all over the place) + (passed out|pass out|fainted|faint|blacked out|black out|keeled over) + (hour|hours|minutes|still|since|now)
(numb|numbness|no feeling) .. (down below|down there|underneath|undercarriage) + (back|wee|pee|bladder|wipe|legs|leg)
wipe .. (cant|couldnt|cannot|dont|didnt) .. feel
(numb|numbness|no feeling) .. where (i|you) sit
(numb|numbness|no feeling) + saddle
(black|dark) and (tarry|sticky|like tar) + (loo|toilet|bowl|pan|ibuprofen|aspirin|naproxen|giddy|dizzy|faint|smells|stinks|wipe)
(bulging|hanging|poking|sticking|popped|popping|coming|came) out + (hysterectomy|operation|surgery|stitches|wound|incision|caesarean) + (sausage|bowel|bowels|gut|guts|intestine*|loop|shiny|push it back)
(late|missed|skipped|no period) + (one side|low down|on the left|on the right|low on) + (top of my shoulder|tip of my shoulder|shoulder tip|shoulder) + (pain|hurts|hurting|ache|aching|stabbing|blood|bleeding)
(pain|hurts) .. (moved|moves|gone|now) .. (right side|low down right|lower right|right hip|low on the right|down to the right)
(lip|lips|tongue|throat|mouth|face|voice|swallow|swallowing|eyelids) + (swell|swelling|swells|swelled|swollen|puffed up|puffy|puffs up|puffing|tight|tightening|closing|thick|huge|fat|bigger|hoarse|croaky|blown up|lump in my throat|like sausages) + (hives|welts|wheals|wheezing|wheezy|wheeze|lumps|bumps|blotches|rash|itch|itchy|itching|faint|lightheaded|minutes|supplement|supplements|capsule|capsules|gummies|powder|antibiotic|sting|stung|hour ago)
(curtain|shadow|veil|shutter|dark patch|grey patch|black patch|black wave|dark wave|black edge) + (eye|vision|sight|what i see)
(half|part|bottom|top|edge|side|corner|bit) .. (sight|vision|what i see|the picture|my eye) .. (missing|gone|dark|grey|black|lost)
(floaters|specks|black dots|black spots|soot) + (shadow|veil|curtain|sparks|flashes|flashing|shower|hundreds|suddenly) + (eye|vision|sight)
(toddler|year old|little one|youngest|smallest|grandson|granddaughter|grandchild|baby|niece|nephew|kids|little boy|little girl|child|neighbors boy|neighbours boy) + (swallowed|ate|eaten|chewed|chewing|drank|drunk|sucked|in her mouth|in his mouth|orange|has had|got at|got hold|got into) + (pill|pills|tablet|tablets|medicine|medicines|patch|patches|gel|pump|capsule|capsules|painkillers|antidepressants|beta blockers|iron|hrt|syrup)
(daughter|son|boy|girl) .. (swallowed|ate|eaten|drank|chewed) + (my|the|his|her|whole) .. (pill|pills|tablet|tablets|medicine|patch|patches|gel|capsule|capsules|painkillers|syrup)
`

const urgentHarmless = `${urgentCalmlySaidHarmless}
(faint|faints|fainted|fainting|(passed|pass|passing|keeled|blacked) (out|over)) .. (at|from|with|seeing) (the)? sight of .. (needle|needles|syringe|blood)
(faint|faints|fainted|fainting|(passed|pass|passing|keeled|blacked) (out|over)) .. (giving|donating|when i (gave|give|donated|donate)|at (the)?) (blood)? (blood|donor|donors|donation)
(took|taken|had|swallowed) .. (progesterone|utrogestan|prometrium|progestogen|hrt|estrogen|oestrogen|estradiol|oestradiol) .. (tablet|tablets|capsule|capsules|pill|pills)? (twice|two|double) .. (today|tonight|this morning|last night|yesterday)? (by mistake|by accident|accidentally)
(took|taken|had|swallowed) .. (two|double|twice) .. (progesterone|utrogestan|prometrium|progestogen|hrt|estrogen|oestrogen|estradiol|oestradiol) .. (tablets|capsules|pills)? (by mistake|by accident|accidentally)
(seizure|seizures|fits) (since|in|over) (christmas|new year|easter|last|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter) + neurologist|neurology|lamotrigine|levetiracetam|keppra|valproate|epilepsy nurse
(neighbor|neighbour|colleague|coworker|cousin|friend|sister|brother|aunt|uncle|mother|mum|mom|father|dad|niece|nephew|grandmother|gran|nan|daughter|son|boss|mate|somebody|someone|woman|lady|man|girl|in law) (once|also|actually|who)? (had|got|developed|suffered|died of|died from) .. embolism
(got|said|put|typed|wrote|told you) (that|it|this) wrong
(symptoms|signs|risk|risks|causes|cause|history) of .. (sepsis|meningitis|jaundice|seizure|seizures|ectopic|appendicitis|allergy|allergic)
(what is|what are|how do you get|can you get|does|do|can) .. (sepsis|jaundice|ectopic|meningitis|appendicitis|seizures|ketones|ketoacidosis) .. (mean|cause)?
(keto|ketones) .. (diet|strips|weight)
(carry|carries|carrying) .. (epipen|epi pen|epipens)
(epipen|epipens|epi pen) .. (in|at) (every|each|all) .. (handbag|bag|bags|purse|car|drawer|desk|room|coat)
(seizure|seizures|fit) free
no (seizure|seizures|fits) .. (for|in|since) .. (year|years|months|decade|decades)
is (anaphylaxis|anaphylactic shock) (possible|common|rare|likely)
(risk|history|chance|signs|symptoms) of .. anaphyla*
(by mistake|by accident|accidentally) .. (its|it was|only|just) .. (magnesium|vitamin|vitamins|calcium|multivitamin|collagen|probiotic)
(gave|given|paid|donated) .. (dollars|dollar|pounds|euros|quid|bucks|money) ... (by mistake|by accident|accidentally|too much|too many)
(nearly|almost) .. (collapsed|passed out|fainted) .. (laughing|bill|price|shock)
(hot flash|hot flashes|flashes|flushes|migraine) .. (flashing lights)
black (pudding|coffee|cohosh|dress|hair|tea)
(iron|bismuth|licorice|liquorice) .. (black|dark) .. (stool*|poo|poop)
(mother|father|dad|mum|mom|aunt|uncle|grandmother|gran|sister|brother|husband) .. (had|has epilepsy|died of|died from) .. (sepsis|seizure*|meningitis|appendicitis|aneurysm)
(years|decades) ago
(when i was|back in|after my (first|second|third)|in my) .. (#|twenties|thirties|forties|20s|30s|40s|birth|baby) ... (pad|pads|towel|towels|tampon|tampons) ... (hour|minutes)
(bed|puppy|incontinence|knee|brake|note) (pad|pads)
(heart|pulse) .. (rate)? .. (exercise|running|workout|training|gym|treadmill|spin) ... #
blind (date|spot|tasting)
ectopic* (beat|beats|heartbeat|heartbeats|rhythm)
(few|some|occasional|frequent|many|odd|ventricular|atrial|benign|showed|shows|had) (ectopic|ectopics)
ectopics
(no|not|without|nor|any) fainting
(no|without) (pain|chest pain|breathlessness|pains) (or|nor) fainting
(never|not|havent|hasnt|didnt|dont|nor) (fainted|passed out|blacked out|collapsed)
electric shock .. under (the|my|your)? skin
(zap|zaps|jolt|jolts|tingle|sensation|sensations) .. (like|of) .. electric shock
electric shock ... (flush|flushes|flash|flashes)
(an|the|these|those|this|like|little) electric shock (thing|things|sensation|sensations|zap|zaps)
eye (shadow|shadows)
blinds
(not|isnt|arent|wasnt|werent|no longer|never) .. (confused|muddled|drowsy|delirious|mottled|grey|gray)
(confused|muddled) (about|by|as to|over|whether|which|what|between|with all)
(grey|gray) (hair|hairs|roots|cardigan|day|skies|weather)
(hair|roots|going|gone|went|go|turned) (grey|gray) (at|early|in my|naturally|before)
`

/** What has to be seen at once or soon, beyond the signs that have texts of their own. */
export const urgentRules: SafetyRule[] = [
  {
    concern: 'other-emergency',
    phrases:
      urgentByTheWay + urgentInPassing + urgentByDeeds + urgentBeside + withheldPlainly + floodingPhrases + urgent,
    harmless:
      urgentByTheWayHarmless +
      urgentInPassingHarmless +
      urgentByDeedsHarmless +
      urgentBesideHarmless +
      urgentPlainlyHarmless +
      floodingHarmless +
      unrealHarmless +
      urgentHarmless,
  },
  {
    concern: 'bleeding-before-menopause',
    phrases: afterSexByTheWay + bleedingBeforePlainly + bleedingBefore,
    harmless: afterSexByTheWayHarmless + bleedingBeforeHarmless,
  },
]
