// Need in half a sentence of a letter on something else, in an everyday word or full of slips; and what only sounds like it.

export const selfHarmHalfSaid = `
! (letter|letters|note|notes) ... (not|never) (to|for|going to) (post|send|posting|sending|be posted|be sent) .. to (leave|be found|be left)
! (letter|letters|note|notes) .. to (leave|be found|find|be left) (.|and|for (him|her|them|when|after)|behind|on the|by the|in the|with the|when|because|but) + (dont|do not|didnt) want (him|her|them|anyone|anybody|the (kids|children|girls|boys)) to (think|feel|blame|believe) ... (fault|did it|blame|caused|made me|drove|responsible|failed|going away|because of (him|her|them)|(was|is) (him|her|them))
! (letter|letters|note|notes) (that|which)? (shell|hell|theyll|she ll|he ll|they ll|(she|he|they) will) (find|read) + calm|tone|blame|fault|forgive|hate me|wonder why|explain why
! (tone|words|wording) .. (of|in|for) (the|my) (letter|letters|note|notes) (that)? (im|i am|ill|i ll|i) (leaving|leave|to leave) (for|behind|him|her|them|my|the) .. (him|her|them|son|daughter|girls|boys|kids|children|husband|wife|family|mum|mother|sister|behind|.)
! (shant|shall not|wont|will not|not going to) (be needing|need|be wanting) .. (by|after|come|past) (january|february|march|april|may|june|july|august|september|october|november|december|christmas|spring|summer|autumn|winter|easter|then|the new year) + (saved|saving|hoarding|collecting|collected) (up|by|back|aside)? (the|my|all|all the)? (ones|tablets|pills|painkillers|capsules)|(tablets|pills|painkillers|capsules|ones) (are|is|i have|ive)? (all)? (put by|put aside|saved up|saved|counted|lined up)|at peace
! ((saving|saved|save|hoarding|collecting|collected) (up|by|back|aside)?|(putting|put) (by|back|aside)) (the|my|all|all the)? (ones|tablets|pills|painkillers|capsules|morphine|codeine|strong ones) + comforting|a comfort|comforts me|(like|as good as) .. (ticket|exit|way out)|way out|my ticket
! (doesnt|dont|wont|shant|will not|not|no longer|no) (be)? (need|needing|want|wanting|use for|needed) (it|them|that|those|any|her|his|my|this)? .. where (im|i am|shes|hes|she is|he is|theyre) (going|off to|headed) + (ring|rings|necklace|jewelry|jewellery|watch|brooch|pearls|bracelet|earrings|medals|dog|cat|budgie|piano|guitar|violin|bank card|savings) + (gave|given|giving|give|gives|handed|pressed|left)
! life (insurance|cover|assurance|policy) + (if|though|in case|when|whether) (it|i|its|id|they|this|that) .. (my own (doing|hand|choice)|on purpose|deliberate*|(did|do|done) (it|this|that|something) (to)? myself|wasnt an accident|not an accident)|own hand
! (scar|scars|cuts|marks|wound|wounds|burns) + (theyre|they re|are|they are|these are|those are|all|its|it is|which are|ones) (from|by|off) (me|myself|my own hand)|(are|is|all) my own doing|(did|made|make|do) (them|those|these) (all)? myself|i do it with (whatever*|whats|anything|scissors|razor|blade|knife|pin|lighter|glass) + rage|anger|angry|scream|steam|relief|(still|it) open|(cant|dont|never|havent) .. (tell|told)|hide|hiding
`

export const selfHarmHalfSaidHarmless = `
(need|needing|want|wanting) .. where (im|i am|shes|hes|she is|he is|theyre) (going|off to|headed) + spain|tenerife|portugal|florida|australia|canada|abroad|cruise|holiday|emigrat*|bungalow|university|uni|college|retire|retiring|sheltered|moving|flat|hot|sunny|beach|safari
`

export const violenceHalfSaid = `
! (he|hes|husband|hubby|partner|boyfriend|bf|ex|fella) (has|had|just|as|av)? (hitt|hited|hti|hits|hit|htis|punchd|puncht|punchd|slaped|slapt|kickd|kikd|smakd|smackd|thumpd|belted) me (agen|agn|agian|again|lastnite|last|tonite|yestaday|becos|cos|coz|cause|because|over)
! (my|me) (eye|eyes|lip|jaw|face|cheek) (is|are|was|has|all|so|went|gone)? (all)? (closd|closed|close|shut|swollen|swolen|swole|puffed|split|spilt|black|blak) (up|shut|open|over)? + (he|husband|hubby|partner|boyfriend|bf|ex) .. (hit|hitt|hti|punched|punchd|slapped|slaped|smacked|thumped|kicked) me|(he|husband|hubby|partner|boyfriend|bf|ex) .. (lost it (over|with|again|because|cos)|went for me|did (it|this)|threw .. at me)
`

export const violenceHalfSaidHarmless = `
(wife|sister|daughter) (would|will|ll|is going to|wd) kill me (for|if she (knew|saw|sees|knows|finds out|found out)) .. (writing|asking|typing|posting|saying|telling|reading|wrote|asked|was)
(let|lets|letting) me near .. + (been|is|was|shes|hes) chosen|(teachers|doctors|neighbors|neighbours|people|everyone) are .. marked
`

export const rapeHalfSaid = `
! (dont|didnt|cant|couldnt|cannot|do not) .. remember|no memory|blacked out|(night|evening|rest|it) .. (is|was) .. (blank|hazy)|(lost|missing) .. hours + (tights|knickers|pants|underwear|bra) .. (in|inside) (my|his|the) (bag|handbag|pocket|coat|car|bin|purse)|(without|no) (my|any)? (tights|knickers|underwear)|(tights|knickers|pants|underwear|bra) (were|was|are|is|had) .. (off|gone|missing|inside out|back to front|torn|undone) + man|bloke|stranger|colleague|walked me|drove me|lift home|(leaving|works|work) do|party|boss|driver|date|his (flat|place|bed|room|sofa|car)|hotel + pregnant|morning after|sore|bruis*|hurt|hurts|spiked|(one|two|1|2) (glass|glasses|drink|drinks)|woke up|came round
`

export const unrealHalfSaid = `
! (must|have to|need to|supposed to|should) (take|bring|lead|get) (the|my) (children|kids|baby|boys|girls|son|daughter) (somewhere|to|into|away) + radiator|radiators|pipes|walls|voices|voice|angels|through the (radio|tv|telly|wall|floor|ceiling)
! (told|tell|telling|tells|say|says|said|order*|want|wants) .. to (take|bring|lead|get) (the|my) (children|kids|baby|boys|girls|son|daughter) (somewhere|to|into|away) .. (clean|pure|holy|light|god|heaven) + food|pipes|walls|radiator|slept|sleep|voices|voice|last night|upstairs|angels
! (puts|put|putting|sends|sending|pumps|pumping|beams|beaming) (the|this|that|all the|my)? (heat|flushes|flashes|thoughts|electricity|sweats|fire|burning) .. (in|into|inside|at) (me|my (body|head|womb|chest|stomach|skin|brain|belly)) + pipe|pipes|wall|walls|ceiling|radio|tv|satellite|wires|sockets|radiator|radiators|vent|vents|upstairs|flat (above|below)|neighbor|neighbour|neighbors|neighbours|mast|machine
! (stopped|stop|not|cant|wont|dont|havent|no longer) .. (eating|eat|eaten|drinking|drink) .. (because|as|since|cos) .. (its|it is|theyve put|they put|shes put|hes put) .. in (the|my|all the) (food|water|tap|tea|milk) + pipes|walls|radiator|radiators|flat (above|below)|upstairs|same person|voices|(they|voice) .. told me|rays|watching me|neighbor*|neighbour*
! (is|are) (really|all|actually)? (one and)? the same (person|woman|man) + disguise|pipes|poison*|following me|watching me|in (the|my) food|through the (wall|walls|pipes|floor|ceiling)
! (says|said|believes|thinks|convinced|insists|swears|(told|tells|telling) (me|us|everyone)) .. (she|he|shes|hes|i|im|ive) (has been|have been|is|am|was|been)? chosen (.|and|by god|by the (angels|spirit|lord|light)|gave|has|hasnt|so|but)|(says|believes|thinks|convinced|insists|swears) .. god (chose|has chosen|picked|sent|called) (him|her|me|us) + up (all|for|since|every|at)|awake|writing all|slept|sleep|(not|never) .. bed|sleeping + (gave|given|giving|give|spent|spending) .. (away|savings|thousand|money|#|everything)|marked|evil|messages|signs|god|angels|prophecy|codes|mission
! (teachers|doctors|nurses|neighbors|neighbours|police|everyone|everybody) (are|is|were) (all)? (marked|agents|possessed) + (hasnt|havent|not|no|barely|hardly|without|up|awake|days|nights) .. (slept|sleep|night|nights|awake)|chosen
`

export const unrealHalfSaidHarmless = `
chosen (for|as|to (play|sing|be|lead|captain|do)) .. (team|choir|squad|play|part|job|lead|captain|jury|role|course|solo|show|panto|trial|bridesmaid)
`

export const urgentHalfSaidHarmless = `
(flush|flushes|flash|flashes|sweats|cigarettes|fags|smoke|smoked|smoking|coffees|wees|vapes) ... (#|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty) .. (a|each|every|per) day
(#|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty) .. (a|each|every|per) day ... (flush|flushes|flash|flashes|sweats|cigarettes|fags)
`

export const urgentHalfSaid = `
! (paracetamol|acetaminophen|tylenol|panadol|co codamol|cocodamol) + (9|1#|2#|ten|twelve|fourteen|fifteen|sixteen|eighteen|twenty) (of them|tablets|pills|or so|in all|altogether)? (a|each|every|per|in a) day + (all)? the same (stuff|thing|drug|medicine)|(three|two|different|other|four) names|(only|just|have) .. (realised|realized|worked out|read the)|ribs|right side|yellow|(feel|feeling|been|am|im) .. (sick|queasy|nauseous)
! (beta blocker|beta blockers|bisoprolol|propranolol|atenolol|metoprolol|nebivolol|carvedilol|digoxin|diltiazem|verapamil) + (took|taken|had|swallowed) (it|them|mine|those|(my|the) (tablet|tablets|pill|pills|beta blocker|beta blockers|bisoprolol|propranolol|atenolol|metoprolol|nebivolol|carvedilol|digoxin|diltiazem|verapamil)) (again|twice (.|by|and|today|this|last|tonight|so|now|or|i))|(took|taken|had|swallowed) .. (three|four|five|six|3|4|5|6) (of (them|those|it|the|my)|instead|by mistake)|(took|taken|had|swallowed) .. (two|double|2) (lots|doses|instead|by mistake)|(took|taken|take) (them|it) .. (then|and) .. again + swimmy|woozy|faint*|dizzy|giddy|lightheaded|light headed|clammy|breathless|(pulse|heart|rate) .. (is|at|of|down to|only|reads|says|was|in the) (3#|4#|thirty*|forty*|thirties|forties)|(3#|4#) on (my|the) watch
! (bleed|bleeding|bled|bledding|bleding|blood|period|peroid|flooding|clots) + (through|thru|threw) .. (mattress|matress|mattres|bed|sofa|towels|towels|sheets|trousers|chair) + (go|goes|going|goin|went|gone|turns) .. (black|blak|dark|grey|gray|woozy|faint) .. (when|wen|wenever|if|as|each|every|on|whenever) .. (stand|standing|get|getting|sit|move|walk)|see stars|(pass|passed|past|black|blacked) out
! (2|two|second) (pink|blue|faint|red|clear)? (line|lines)|(missed|missd|misst|miss|skipped) (2|two|3|three|1|one|my) (.|now|period|periods)|test .. (positive|posative|positiv|postive)|pregnant|pregnent + (low|down|donw|dwn) .. (left|right|one)|(left|right|one) (hand)? side + (tip|top|point) of .. (shoulder|sholder|shoulders|sholdr)|(shoulder|sholder) tip|(past|passed|pass|blacked|black) out|fainted|faint|fainting|fantid|faintd|collapsed|colapsed
`

export const strokeHalfSaid = `
! (came|comes|come) out (as|wrong|all wrong|funny|.)?|out came|wrong (word|words|name)|(couldnt|cant) .. (find|get|think of|say) .. (word|words)|(said|called) .. instead of + (mouth|face|smile|lip|cheek) .. (gone|went|dropped|drooped|hung|hanging|fell|fallen|slipped|sagged|dragged|pulled|drooping|dropping) .. (at|on|to|down) .. side|(mouth|face|smile) .. (lopsided|crooked|skewed|wonky|skew)
! (mouth|face|smile|lip|cheek) .. (gone|went|dropped|drooped|hung|hanging|fell|fallen|slipped|sagged|dragged|pulled) (down)? (at|on|to|down) (one|the one|the left|the right|my left|my right|left|right) side + this morning|today|tonight|yesterday|last night|breakfast|lunch|just now|hour|hours|minutes|(come|came|comes|coming|gone|going) back|back to normal|suddenly
`

export const strokeHalfSaidHarmless = `
(dentist|filling|root canal|injection|jab|anaesthetic|anesthetic|botox|bells palsy) ... (mouth|face|smile|lip|cheek) ... side
(mouth|face|smile|lip|cheek) ... side ... (dentist|filling|injection|jab|anaesthetic|anesthetic|botox)
`

export const bleedingHalfSaid = `
! (finished|done|through|over|stopped|ended|free|last|end|packed up) .. (of|with|all)? .. (monthly|monthlies|periods|period|curse|womens) .. (business|stuff|nonsense|lark|malarkey|trouble|bother|carry on|caper|was|palaver)? .. (at|when i was|age) (4#|50|51|52|53|54|55|56|57|fifty*) + (brown|brownish|pink|pinkish|red|reddish|rusty|rust) .. (stuff|discharge|gunk|goo|loss|smear|smears|staining|streak|streaks)
! {old}|{past-sixty} + (brown|brownish|pink|pinkish|reddish|rusty) (stuff|discharge|gunk|goo|loss) (on and off|now and then|down below|down there|from below|most days|some days|when i wipe|in my (pants|knickers|underwear|liner|pad|pads|nightie))
`

export const bleedingHalfSaidHarmless = `
(brown|brownish|pink|pinkish|red|reddish|rusty|rust) .. (stuff|discharge|gunk|goo|loss|smear|smears|staining|streak|streaks|mess|bits) .. (from|out of|on|in|over|under|down) .. (hand|hands|face|arm|arms|legs|back|skin|nail|nails|teeth|ear|ears|nose|eye|eyes|tap|taps|bath|kettle|pan|oven|sink|carpet|hair|patch|glue|wall|walls|drive)
(hair|dye|paint|rust|kettle|tap|taps|ear|ears|nose|chutney|gravy) .. (brown|brownish|pink|red|rusty) .. (stuff|gunk|goo|mess|bits)
`

export const breastHalfSaid = `
! (nipple|nipples) .. ((turning|turned|turns|pulling|pulled|tucking|tucked|sucked|folding|folded) (in|inward|inwards|under)|(going|gone|goes|pointing|drawn|drawing|sinking) (inward|inwards)|(has|have|is|are) .. (gone|going) in (.|and|since|on|like|now|but))
! (pucker*|dimpl*|pitted|dented|dent) .. (like|as) .. (orange|peel|oranges|golf ball) + breast|breasts|boob|boobs|nipple|nipples|bra|bust|bosom
`

export const breastHalfSaidHarmless = `
(thigh|thighs|bottom|bum|leg|legs|hip|hips|cellulite|arms|belly|tummy|stomach|chin) ... (pucker*|dimpl*|pitted|dented) .. (like|as) .. (orange|peel|oranges|golf ball)
(nipple|nipples) .. (always|all my life|since (birth|i was|my teens|puberty)) .. (turned|turning|turns|gone|pointed|pointing|been turned) (in|inward|inwards)
`
