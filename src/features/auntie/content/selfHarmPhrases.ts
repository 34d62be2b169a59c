/** How thoughts of suicide and self-harm are put, outright and sideways; a phrase a line. */
export const selfHarmPhrases = `
// Said calmly
! (looking|look|looked) forward to .. ((not|no longer) being (here|alive|around|anywhere) (.|anymore|at all|and|any)|not existing|being (dead|gone) (.|and|from it)|not waking|never waking|not existing|my (own)? (death|funeral)|not having to be)
! (wish|hope|hoping|pray|praying|fine|lovely|nice|glad|relief|wouldnt mind|would not mind|rather|like|love|want|bliss|happy|happiest) ... (go|going|fall|falling|drift|drop) .. (to sleep|asleep|off) .. (not|never|dont|didnt|without) .. (wake|waking|woken) (up)? (.|again|ever|at all|anymore)
! (picked|chosen|chose|settled on|decided on|set|fixed|circled|booked|have|ive|got) .. (a|the|my) (date|day) .. (to|for|when) .. (die|dying|end it|end my life|ending it|go for good|stop living|kill myself|be dead|my death)
! (counted|counting|laid|lined|tipped|poured|emptied) .. (tablets|pills|amitriptyline|medicine|meds|codeine|zopiclone|paracetamol|sertraline|citalopram|diazepam) + (wrote|written|writing|left) .. (note|notes|letter|letters) .. (kids|children|family|husband|daughter|daughters|son|sons|mum|mom|everyone|them|girls|boys)
! (letters|cards|notes|birthday cards|envelopes|letter|card) .. (for|to) .. (each|every|them|the children|the kids|children|kids|daughter|son|sons|daughters|grandchildren|grandson|granddaughter|girls|boys) ... (after im gone|when im gone|when im dead|when im not here|once im gone|ill be gone|i wont be here|i wont be there|i wont be around|when i am gone|ill not be here)
! (wont|will not|not going to|dont (want|intend|plan|mean) to|shant|shall not) .. (see|be here for|be here to see|be around for|be around to see|live to see|make it to) .. (another|next|the|this) .. (winter|christmas|spring|summer|birthday|new year|easter|autumn|daffodils|snowdrops) + (tablets|pills|letters|pain to anyone|my choice|decided|decision|peace|peaceful|calm|ready|plan|plans|arranged|in order|papers|nobody|no one|tired|sorry|sorted|relief)
! (cut|cutting|burn|burnt|burned|burning|scratch|scratching|scratched|hitting|punching) .. (myself|my (own)? (thigh|thighs|arm|arms|wrist|wrists|leg|legs|stomach)) .. (again|to feel|so ill feel|so i feel|so i can feel|to cope|to stop|on purpose|like i did|the way i did|same as when i was|when it gets)
! (kill|killing|hang|hanging|drown|drowning) (herself|himself|themselves|themself)
! (dont|do not) (intend|plan|mean|expect) to .. (see|be here for|reach|make it to) .. (winter|christmas|spring|summer|autumn|new year)
! (bang|banging|hitting|smack|smacking|punch|punching|slam|slamming) .. my (own)? head .. (against|on|into|off|with) ... (bruise|bruised|bruises|lump|lumps|bled|bleeds|on purpose|until it|till it|tonight|most nights|every night|again and again|makes it stop|goes quiet|helps)
! (banged|hit|smacked|punched|slammed) .. my (own)? head .. (against|on|into|off|with) ... (on purpose|until it|till it|again and again|to make it stop|over and over)
! (given|giving|give|gave) .. (away|to my) ... (wont need|wont be needing|no need of|not need|dont need) .. (where im|where i m going|anymore|after|by then|soon|much longer) + (tired|peace|calm|goodbye|letter|letters|decided|done|nobody|ready|sorry|better off)
! (took|taken|swallowed|swallow) .. (load|loads|lots|lot|all|packet|packets|box|boxes|handful|bottle|everything|strip|strips) + (paracetamol|tylenol|acetaminophen|painkiller|painkillers|pills|tablets|cabinet|amitriptyline|zopiclone|codeine) + (didnt work|did not work|didnt take|still here|here i am|woke up sick|wasnt enough|hoped|told anyone|told a soul)
! (saving up|saved up|saving|keeping back|kept back|stockpiling|hoarding|storing|stashing|hiding) .. (amitriptyline|painkillers|sleeping pills|sleeping tablets|morphine|codeine|zopiclone|diazepam|tramadol|opioids) + (instead of taking|not taking|theres enough|there is enough|nearly enough|comfort|insurance|in case|for the day|another day)
! (started|starting|gone back to|back to|been|began|im) .. (doing|that|the|my) .. (thing|things|stuff|habit|coping) (to|with|on) my (arms|arm|legs|thighs|thigh|wrists|wrist|skin|stomach)
! (sister|mum|mom|mother|wife|daughter|niece|cousin|nephew|granddaughter|friend|neighbor|neighbour|husband|partner|aunt|colleague|son|brother|ex|she|he|flatmate) ... (text|texted|texts|messaged|message|sent|left|voicemail|wrote|posted|letter|note|rang) ... (goodbye|look after (mum|mom|dad|the|them|each|my|him|her)|(wasnt|not|isnt) .. fault|forgive|sorry|remember the good) + phones (off|dead)|phone .. (off|dead|straight)|(not|isnt|wasnt|stopped) (answering|picking up|replying|responding|picking)|(wont|doesnt|hasnt|didnt|cant) (answer|answered|pick up|reply|replied|open|get hold|reach)|(gone|went) (out|missing)|no answer
(paracetamol|painkillers|tablets|pills) ... (different|several|three|four|five|six) .. (shops|chemists|pharmacies)
(the|my|this) living .. (see|find|finding) .. (reason|point)
(wish|wished|hope|pray|praying) .. (no|not|never|dont|didnt|wouldnt) .. wake (up)? .. (morn|morning|morning again|tomorrow|again|more)
(stand|standing|stood|step) .. (close|near|nearer|closer) .. platform edge
(wont be long|not be long|wont be much longer) .. im coming
wont be a (problem|bother|burden|nuisance|trouble|worry) .. (much longer|anymore|any longer|for long)
(letters|letter|notes) .. written + (done with it all|nearly done|bills|at peace|all sorted)
(been|started|im) cutting again
(feel|feels) as if .. already gone + (finish it|just need|only need|noticed)
(cant|cannot|couldnt) (do|face|get through|manage) .. (twenty*|thirty*|forty*|fifty*|2#|3#|4#) .. more (years|winters)
(hold|holding|hang|hanging) on .. (until|till) + (wont|will not) (need|miss) me
(marks|cuts) on my (arms|arm|wrists|wrist|thighs) + new ones|my business|on purpose|again
(dying|death|being dead) ... (look|looking|looked) forward to
(stand|stood|standing|step|stepped|edge|edging|move|was) ... (nearer|closer|past|over|beyond) .. (edge|line|yellow line|barrier) + train|trains|platform|tube|tracks
(given|gave|giving|give) .. (cat|dog|plants|rings|ring|budgie|coat|furniture|things|geraniums) .. (to|away) + calm|peaceful|at peace|settled|light|lighter + thank you|thanks|goodbye|bye|good to me
(found|got|arranged) .. (someone|people|home) .. (take|have|for) .. (dog|cat|dogs|cats|hens|horse|budgie) + calm|peaceful|at peace|settled|light|lighter|afraid anymore + thank you|thanks|goodbye|bye|kind to me
(wont|shant|will not|not going to) be needing (the|any|another|it|them|you|more|one) + goodbye|thank you|thanks|good company|bye
// Said outright
(kill|killing|killed|hang|hanging|hanged|shoot|shooting|drown|drowning|poison|poisoning|suffocate|gas|offing|off|drowned) myself
! (hold|holding|sit with|take out|taken out|take) .. (gun|pistol|revolver|rifle|service weapon|service pistol|service revolver) + (told nobody|not told|nobody knows|just hold|lockbox|lap|knee|on the bed)
! (service weapon|service pistol|service revolver|gun|pistol) .. (lockbox|safe|drawer|holster) + (hold|holding|sit with) (it|the gun)
(before|until|till|til) .. (somebody|someone|anybody|anyone|they|the neighbor|the neighbour|my sister|police) .. (found|finds|find) me + (dog|cat|cats|budgie|alone|days|door|hours|how long)
! i (hit|bang|punch|slap|smack) my own (head|face|legs|arms)
! (i|ive|started|keep) (press|pressing|pressed|hold|holding|held|put|putting|stub|stubbing) .. (iron|lighter|cigarette|cigarettes|straighteners|tongs|match) .. (on|to|against|out on) my (arm|arms|leg|legs|thigh|thighs|wrist|wrists|skin|stomach)
(burns|burn marks|round marks|little marks|cuts) + (do them|make them|did them|do it) (to)? myself + (cope|coping|sleeves|hide|hiding|explain|feelings|shame|ashamed|numb)
{intent} .. (hurt|harm|burn|stab|cut) myself
(been|keep|kept|started) .. (hurting|harming|cutting|burning) (myself|my arms|my arm|my legs|my wrists|my thighs)
(hurting|harming|cutting) myself
(am|im|started|been) cutting again
(bought|got) (the|a) rope
(cut|cutting|burned|burnt|burning) (myself|my arms|my arm|my legs|my thighs) .. (again|on purpose|deliberately|to cope|to feel|because)
(slit|slitting|slash|cut|open) .. wrists
selfharm*
suicid*
(overdose|overdosed|overdosing|od)
(end|ending|ended|take|taking|finish) my (own)? (life|existence)
(end|ending) (it all|everything|it tonight|it today|it now|it for good|things for good)
{intent} to .. (die|dead|be dead|be gone)
{intent} .. (dying|death)
(dream|dreaming|fantas*|think|obsess*) .. (dying|being dead|my own death)
(wish|wished) .. (was|were|be) .. dead
(better off|rather be|be better off) dead
(dont|do not|no longer|not|never) want .. (live|living|be alive|exist|life)
(wants|want) my life to (end|be over)
(took|taken|swallowed|swallow|popped|downed|had) .. {many} .. {pills}
(took|taken|swallowed|popped|downed) .. (1#|2#|3#|4#|5#|6#|7#|8#|9#) (of)? (the|my|his|her|them|{pills})
(counted|count) .. {pills} .. (took|take|swallow|swallowed)
(bad|dark|really bad|horrible) place (tonight|and i dont trust|and im scared)
(dont|cant) trust myself (tonight|alone|on my own|not to|with the)
(cant|cannot) keep myself safe
im not safe (with myself|right now|rn|tonight|from myself|on my own)
(swallowed|drank|drink|drinking|swallow) .. (bleach|antifreeze|poison|pesticide)
(how many|how much|what amount) ... (kill|die|lethal|fatal|deadly|overdose)
(lethal|fatal|deadly) (dose|amount)
(dose|amount|quantity) ... (lethal|fatal|deadly)
(finish|finishing|finishes) me off
(leg|legs) over the (sill|rail|railing|railings|wall|edge|parapet)
(painless|painlessly|easiest|quickest|fastest|best|least painful|ways|way|methods) .. (way|method|methods)? .. to (die|kill|end|go)
painless (way|ways|method|methods|death)
(jump|jumping|throw|throwing|step|stepping|walk|walking|leap) .. (off|from|in front of|under) .. (bridge|building|roof|train|trains|bus|truck|traffic|window|cliff|balcony|platform|car|cars|subway)
standing on .. (bridge|ledge|roof|edge|tracks)
(im|i am|sitting|standing|up) .. on .. (car park|multi storey|multistorey|parking garage|parking deck) .. (roof|edge|ledge)
(gave|given|giving|rehomed|handed) .. (dog|dogs|cat|cats|budgie|horse) .. (to|away|over) + goodbye|(cancelled|canceled|stopped) .. (milk|papers|post|deliveries)
(do it|go on then|over with|nobody is home|nobodys home|no one is home|alone in the house) + (rope|noose) + (shed|garage|loft|attic|beam|rafter|rafters|banister|bannister|barn|tree)
(gun|pistol|rifle|knife|razor|rope) ... (on myself|to my head|in my mouth|use it on)
(goodbye|suicide|farewell) (letter|letters|note|notes)
(drive|driving|steer|crash|crashing) .. (into|off|over) .. (tree|wall|road|bridge|cliff|truck|river|lake|oncoming)
(lined up|ready|prepared) + {pills} + (die|dead|end)
// Said sideways
(better|better off|happier|easier|relieved|cope|fine|glad|lighter) ... (without me|if i (wasnt|werent|was gone|were gone|died|disappeared|vanished|were out|was out|didnt exist|were dead|was dead|just wasnt))
(better|easier|happier) ... (to be gone|not to be here|not being here|if i was gone|out of the picture)
(world|everyone|family|kids|they|husband) ... without me
cant (go on|carry on|keep going|do this|take it|take this|do it|take much more) (.|like|anymore|any longer|much longer|another|living|any further|im|i)
cant (keep doing this|bear it|bear this|live like this|live anymore|face another day|stand being alive|fight anymore|see a way)
cant .. cope .. (anymore|alive|living)
(how much longer|how long) i can .. (go on|go|keep going|take|do this|last|hold on|carry on|hang on|fight)
(point|purpose) (of|in|to) (anything|living|going on|being here|being alive|life|carrying on|it all|going|continuing|my life|any of it)
(no|any) point .. (living|anything|anymore|going on|life)
(no|any) reason .. to (live|keep going|go on|carry on|be here|stay alive|exist|get up)
nothing (left)? to live for
nothing .. (keeping|keeps|holding|holds) me (here|alive)
(sleep|asleep) ... (never|not|dont|wont|without) .. (wake|waking)
(hope|pray|praying|wish|hoping|want|like|prefer) ... (never|dont|not|wont|didnt|wouldnt) .. wake up
(dont|not|never) want .. (wake up|be here|be around|be on this earth|keep going|keep doing this)
(dont|not|never) want .. (go on|carry on) (.|like|living|anymore|without|any longer)
(giving|given|gave|give) .. (my things|my stuff|my possessions|everything i own|my jewelry) .. away
(giving|given|gave|give) away .. (my things|my stuff|my possessions|everything i own|my jewelry)
want .. (it all|everything|this life|life) to (stop|end|be over)
want .. (pain|suffering|hurting) to .. (for good|forever)
(want|wish|needs|should) .. (be over|stop) .. (for good|forever)
(all|just) be over
(want|like|wish|could) .. (disappear|vanish|cease|evaporate)
not existing
stop existing
just existing
(burden|nuisance|dead weight) .. (to|on|for) .. (everyone|them|family|kids|people|others|husband|all|anyone)
(such|only|just|nothing but) a burden
(said|saying|say|wrote) .. goodbye* to
(letters|letter) to (the|my) (kids|children|daughters|sons|family)
(nobody|who|noone) (would|will|even)? .. (notice|care|miss|mind) ... (gone|died|disappeared|dead|vanished|without|here)
nobody (would|will) (miss|care)
nobody (needs|wants|cares about) me
(wont|not|dont think) .. be (here|around|alive) .. (next|longer|long|christmas|soon|tomorrow|anymore|summer|birthday)
(wont|not) be a (problem|burden|bother) .. (anyone|anymore|longer|soon|them)
wont have to .. (put up|deal|bother|look after) ... (me|longer)
when im (gone|dead|no longer here|not here anymore)
(saving|saved|save|hoard*|stash|stashing|stockpil*|collecting|counting) .. (pills|tablets|meds|medication|morphine|sleeping pills|opioids)
(looked up|googled|searched|researching|researched|reading about|read about) ... (how many|lethal|painless|overdose|ways to|methods)
happen if i (took|take|swallow|swallowed) ... {many}
affairs in order
will ... without me
tired of (being alive|living|life|fighting|existing|being here|being)
(done|finished|through) with (life|living|being alive|everything)
fed up with (life|living|being alive)
(enough of|sick of|weary of|hate) (life|living|being alive|my life)
done fighting
want out
(giving|give|given|gave) up on (life|living|everything|myself)
(feel like|ready to|want to|going to) (give|giving) up
(isnt|not|wasnt|never|hardly) worth (living|it anymore|carrying on|going on|continuing)
(never|not) been born
(no|found a|only|another) way out
(lost|no|losing) .. will to (live|go on)
(ready|want|going|rather) to (be with|join|go to|see) .. (died|dead|late|heaven|passed|him|her)
(ready|want) to (be with|join) my .. + (died|late|dead|passed)
ready to (be with|join) (my|him|her)
looking at the (knife|knives|rope|razor|bridge|pills|tablets)
think* .. about the (river|bridge|train|tracks|sea|lake|cliff|rope)
think .. (driving|swerving|stepping) .. (off|into|forward|front)
how easy it (would be|is) to
(stand|standing|stood) on the (platform|bridge|ledge|roof|edge|balcony) .. (and|how|think|wonder|look)
let* go of the wheel
relieved to go
(wouldnt|dont|didnt) (mind|care) if i (didnt|died|die|never|dont|live|lived)
(run|ran|runs) me over
(bus|truck|train|car|lightning) .. (hits|hit|kills|would hit) me
end of my (rope|tether)
dead inside
finish the job
(cant|dont|no longer) (see|imagine|picture|have) .. future
no future
(only|just|always) in the way (.|of|here|my|and|for)
deserve .. better than me
dont deserve .. (live|be here|exist|life|be alive|happiness)
feel .. hopeless
(cope|put up) with being alive
(not|isnt|doesnt|dont) .. (scare|fear|afraid|scared) .. (dying|death|die)
(dying|death) (doesnt|does not|wouldnt) (scare|frighten|bother)
(last|final) (message|goodbye|words)
wont hear from me
goodbye (world|forever|everyone)
(end|ending) myself
(death|dying|being dead) .. (peaceful|relief|release|escape|comfort*|beautiful|tempting|sounds|better|easier|only answer|only way)
(why|should i|whether to|reason|reasons|bother) .. (stay|staying|stay alive|be alive|staying alive|keep living|exist) (.|here|alive|anymore|living)
(single|any|good|one|another) reason to (stay|live|go on|get up|be here|exist|keep)
(thoughts|images|visions|dreams|ideas) .. (of|about) .. (death|dying|ending|being dead|hurting|harming|not being here|not existing|jumping|crashing)
(think|thinking) .. (about|of) .. (death|dying|ending it|ending things|ending everything|not being here|not waking up)
should .. (be dead|just die|have died|not be alive|not exist)
(happier|better|rather|easier|sooner) dead
end (things|everything|it) (.|tonight|today|now|soon|tomorrow|once and for all|for good)
{intent} .. (ending|end) (it|things|everything) (.|all|tonight|today|now|soon|once|for good)
noose
been cutting (.|again|myself)
(relaps*) .. (cutting|self injur*|selfinjur*|selfharm*)
self injur*
{intent} .. (taking|take|swallow|swallowing|took) .. (all|whole|every|every single) .. {pills}
{pills} .. (all at once|at once)
not going to be (around|here|alive)
(sleep|asleep) (forever|and not wake|for good|and never)
(happens|happen) if (you|i|someone) (take|took|swallow|swallowed|overdose*) .. (all|whole|too many|too much|#0|twenty|thirty|forty|fifty|hundred)
(worthless|waste of space|waste of air|waste of oxygen)
everyone hates me
should just (go|die|disappear|end|leave this)
dont think .. want to (live|be alive|be here|go on|wake up|exist)
scare myself
(dark|darkest|scary|awful|black|disturbing|bad) thoughts
(not|without) being (here|alive)
(walk|walking|swim|swimming|wade) into (the|a) (sea|ocean|river|lake|water|waves|traffic)
(theyd|hed|shed|kids|family|everyone|husband|children|they) .. be (so|all|much)? better off
(want to|wanna) (dei|dy|diee|dia)
(quiero morir|quiero morirme|quiero matarme|no quiero vivir|je veux mourir|veux me tuer|ich will sterben|mich umbringen|voglio morire|quero morrer)
(trapped|stuck|escape|way out|answer|solution) ... (die|death|dead)
(doesnt|dont|not) matter if i (live|die|exist|wake)
(if i live|whether i live) or die
nothing matters anymore
(leave|leaving|left) this (world|life|earth)
not (meant|supposed) to be (here|alive)
hope .. (die|dont make it|dead by|kills me|takes me|is terminal|its cancer)
wont (make it|survive|live) (through|until|till|to see|past|another) .. (tonight|night|week|day|weekend|morning|month|year|birthday)
// Ideas rather than phrases
{wish} ... (die|dying|dead|my death|not exist*|never existed|having existed|cease to exist|stop existing|not being alive)
(hurts|hard|painful|unbearable|exhausting) .. to be (alive|here)
(too|so) (tired|exhausted|weary|worn out|broken) .. to (live|be alive|exist|go on|be a person|keep being|keep living)
my (own)? life is .. (over|finished|done|pointless|meaningless|worthless|unbearable|hell)
life is (pointless|meaningless|unbearable|not worth|too much|too painful|hopeless|hell)
life (has|had) no .. (meaning|point|purpose|value)
nothing (ahead|left|more|good) .. (me|but this|to live|to look forward)
nothing to look forward to
(use|sense|meaning) (of|in) (going on|living|anything|trying|being here|being alive|life|carrying on|any of it|it all)
part of this (world|life)
(cant|dont|cannot) (imagine|picture|see myself) .. (making it|being here|being alive|surviving|getting through|another year|next year|growing old|old)
(who gets|who will get|who will have|who would take|who should have) (my|the) .. (cat|cats|dog|dogs|things|jewelry|house|stuff|kids|ring)
heart .. (stopped|stop) .. (relief|beating|wish|hope)
{wish} ... heart .. (stop|stopped|stops)
(hope|wish|pray|praying|hoping) .. (my last|the last one|last night alive|last day)
(bottle|pills|tablets|rope|stash|blade|razor|gun|knife) .. (saved|ready|hidden|put aside|set aside|for when|just in case|waiting)
my (funeral|eulogy|obituary|grave|ashes)
(looking|looked|leaning|leaned|standing|stood|stand|lean|look) .. over the (edge|railing|rail|side|bridge|balcony|cliff)
done with (breathing|living|life|being|all of it|it all|trying|this world|the world)
if i (were|was|am) (gone|dead|not here|out of|no longer|never)
(different|another|new|better) (mother|mom|mum|wife|grandmother|daughter) + (happier|better|deserve|without)
(only|one) (thing|reason) .. (stopping|keeping|holding) me (here|alive|going|from|on this|in this)
keep being a person
(being|be) a person anymore
(have it|it to|all to|let it|make it|it) be (the end|over for good|over forever)
close my eyes and .. (never|not|end|forever|go|let)
do life
(face|do|imagine|survive|get through) (tomorrow|another day|another night|the rest of my life) .. (anymore|cant|.)
(would|will) (anyone|anybody|they|he) (even)? .. (care|notice|miss me|cry|come to my)
(erase|delete|remove) myself
(let|want|help|allow) me .. (die|go forever|end it)
put me out of my misery
put an end to (it|this|everything|my|me|myself)
(rid|free) of me
(didnt|dont|not|never) (wake|waking) up (.|again|tomorrow|one day|someday)
(blade|razor|razors)  .. (skin|arm|wrist|again|myself|thigh)
(cut|slash*|slit*|open*|blade|knife) ... my (wrist|wrists|veins)
(took|swallowed|taken|downed) .. (boxes|packs|packets|bottles|strips|handfuls|box|pack|packet) of .. {pills}
(took|swallowed|taken|downed) .. (boxes|packs|packets|bottles|strips|handfuls) of
(stop|stopped) (breathing|my heart) .. (wish|want|hope|forever)
(not|dont) want .. (a future|tomorrow|any more days|to see tomorrow|another day)
(want|wish|like|hope|ready) .. (fade away|slip away|drift away|let go of life|leave all this|leave everything|be at peace|rest forever|be no more)
(reached|hit|at) .. (breaking point|the end of the line|the end of my life)
(nobody|noone) .. (would|will) .. (cry|mourn|come|grieve)
(im|feel) (invisible|useless|broken|a failure|a mistake|trash|nothing) .. (and|.) .. (end|die|gone|better|want)
(keep|keeps|kept) .. (going|alive|breathing) .. (for what|why|anymore)
any reason .. (to|for) .. (breathing|live|living|go on|going|keep|stay)
why .. (i|keep) .. (alive|living|breathing|born)
(unbearable|cant bear) .. (living|life|being alive|to live|to be here|myself)
ready to (go|leave this|meet my maker|be done with)
(no|any|lost|losing|lose|without|all|zero) .. hope (left|anymore|for me|.|at all|of ever)
reason to (go on|live|continue living|exist|keep going|be alive|stay alive|be here|carry on|keep living|keep fighting)
time to (check out|end it|leave this)
(im|being|just|am) a burden
dont care (whether|if) i (wake|live|die|survive|make it|get hit)
(pill|pills|bottle|bottles|tablets|knife|bridge|rope) ... (so simple|so easy|would be easy|tempting|over quickly)
cant (keep|go on) (living|existing|going (on|.|like)|doing (life|.))
better off (gone|not here|not existing)
(train tracks|tracks|platform|bridge|roof|ledge|overpass|balcony) + (jump|jumping|end it|die)
(want|going|ready|about|urge|thinking) .. (jump|to jump|of jumping) (.|off|from|in|and|now|in front)
(cant|dont) .. (do|take|stand|handle|bear) .. (life|living|existing|being alive) .. (anymore|.)
(dont|do not) (really)? want to (be|live|stay|exist) .. (anymore|any longer)
(die|dying|dead|death) .. (in my sleep|tonight|soon|today|tomorrow)
(my|the) (kids|family|husband|children|daughter|daughters|son|sons|everyone|world) .. (better|happier|easier|relieved|free) .. (gone|without|i died|dead|not here|wasnt)
(cut|cutting|burn|burning|scratch|scratching) my (thighs|thigh|arms|arm|wrist|wrists|skin|stomach|legs|forearm|forearms)
(strength|energy|will|courage|power) to (go on|live|keep going|carry on|keep living) (.|living|anymore|like)
want (it|this|everything|all this|my life|things) to be over (.|already|now|forever|for good)
hope i (get|have|catch|die|had|got) .. (cancer|hit|killed|heart attack|tumor|terminal|accident|run over)
(say|saying|said) my goodbyes
into traffic
what if i (took|take|swallowed|swallow|just took|just take) (all|them all|the whole|every|everything)
(disappear|disappearing|vanish|vanishing|gone) (for good|forever)
(life|everything|existence|living) .. (feels|seems|looks) .. (pointless|meaningless|hopeless|worthless|unbearable|futile)
(gun|shotgun|pistol|rifle|revolver) .. (to|under|in|at|against) my (chin|head|mouth|temple|throat)
(beg|begging|pray|praying|long|longing|ache|wish|wishing|desperate) .. (my life|it all|everything) to (end|stop|be over)
(fantas*|daydream*) .. (death|my funeral|dying|being dead)
(resuscitate|revive|bring back|save|find) me .. (too late|no longer|after|cant|couldnt|in time)
(nobody|no one|noone) .. (resuscitate|revive|bring me back|find me in time)
(last|lost|losing) .. (battle|fight) .. (with|against)? .. (depression|myself|my mind|my head|it)
i lost the (battle|fight)
(resist|resisting|fight|fighting) .. (urge|urges) to (cut|hurt|harm|burn|scratch)
(wont|will not) have me to (ask|do|help|cook)
(stopped|not) taking .. (tablets|pills|medicine|medication|insulin|ones) + (if it happens|if something happens|it happens|let it happen|see what happens|waiting)
(look after|take care of) (yourselves|each other) + (youve been|you were|were all|im out|goodbye|good company|ladies)
(no|dont see a|cant see a|see a|see any|struggling to see a) reason (for|to) (living|live|be alive|go on|carry on)
(urge|urges) to (cut|burn|hurt myself|harm)
im (so|very|really|severely|deeply|clinically)? depressed .
`
