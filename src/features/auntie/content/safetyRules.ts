import type { SafetyRule } from '../domain/findConcern'

/** Word lists that the phrases of the built-in rules refer to. */
export const builtInLists: Record<string, string> = {
  abuser:
    'he|hes|she|shes|daughter|stepdaughter|grandson|mother|mom|mum|sister|roommate|caregiver|uncle|cousin|husband|hubby|wife|partner|boyfriend|girlfriend|ex|spouse|fiance|son|stepson|brother|father|dad|stepdad|stepfather|man',
  relative:
    'him|her|them|husband|wife|partner|boyfriend|ex|son|daughter|kid|kids|child|children|baby|grandson|granddaughter|grandchild|mother|mom|mum|father|dad|sister|brother|boss|family|teenager|someone|people|coworker|neighbor|neighbour|little boy|little girl|boy|girl|toddler|man|woman|stepson|stepdaughter|parents',
  wish: 'wish|wished|hope|hoping|want|wanted|rather|relief|relieved|happier|free|fantas*|imagine|imagining|picture|picturing|dream|dreaming|better|easier|peace|if only|prefer|long for|crave|pray|praying|think about|thinking about',
  afraid: 'afraid|scared|frightened|terrified|petrified|fearful',
  intent:
    'want|wanted|going|plan|planning|planned|ready|about|decided|trying|tried|try|hope|hoping|wish|need|prefer|deserve|long|love|like|urge|tempted|thinking|thought|might|may|will|ll|id|rather',
  pills:
    'pill|pills|tablet|tablets|capsules|paracetamol|tylenol|acetaminophen|aspirin|ibuprofen|medication|medicine|meds|medicines|xanax|valium|morphine|oxycodone|opioids|insulin|amitriptyline|antidepressants|ambien|packet|bottle|box',
  many: 'all|whole|entire|full|handful|bottle|too many|too much|twenty|thirty|forty|fifty|sixty|hundred|#0|lots',
  long: '(twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|12|13|14|15|16|17|18|19|20|24|30|36) months|# years|(two|three|four|five|six|seven|eight|nine|ten|several|many|few|couple of) years|a year|one year|# year|years|ages|decade|20#',
  bleed:
    'bleed|bleeding|bled|blood|bloody|pinkish|brownish discharge|brown discharge|reddish discharge|spotting|spotted|spot of blood|smear|pink|discharge with blood',
  old: '(im|am|age|aged|at) (56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80)',
  body: 'arm|arms|leg|legs|hand|side|face|body|mouth',
}

const selfHarm = `
// Said outright
(kill|killing|killed|hang|hanging|hanged|shoot|shooting|drown|drowning|poison|poisoning|suffocate|gas|offing|off|drowned) myself
{intent} .. (hurt|harm|burn|stab|cut) myself
(been|keep|kept|started) .. (hurting|harming|cutting|burning) (myself|my arms|my arm|my legs|my wrists|my thighs)
(hurting|harming) myself
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
(swallowed|drank|drink|drinking|swallow) .. (bleach|antifreeze|poison|pesticide)
(how many|how much|what amount) ... (kill|die|lethal|fatal|deadly|overdose)
(lethal|fatal|deadly) (dose|amount)
(painless|painlessly|easiest|quickest|fastest|best|least painful|ways|way|methods) .. (way|method|methods)? .. to (die|kill|end|go)
painless (way|ways|method|methods|death)
(jump|jumping|throw|throwing|step|stepping|walk|walking|leap) .. (off|from|in front of|under) .. (bridge|building|roof|train|trains|bus|truck|traffic|window|cliff|balcony|platform|car|cars|subway)
standing on .. (bridge|ledge|roof|edge|tracks)
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
(done|finished|through|fed up) with (life|living|being alive|everything)
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
(only|one) thing .. (stopping|keeping|holding) me
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
(im|feel) (invisible|useless|broken|a failure|a mistake|trash|nothing) .. (and|.) .. (end|should|die|gone|better|want)
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
`

const selfHarmHarmless = `
(suicide squad|suicide prevention (course|training|day))
(novel|book|film|movie|series|documentary|article|song|play|tv) .. (about|on|with)? .. suicid*
(mother|father|brother|sister|friend|uncle|aunt|cousin|grandfather|grandmother|neighbor|colleague) .. (died by|committed|lost to|death by) suicide
kill* myself (laughing|at work|at the gym|working|exercising|to get|to lose|to look|with exercise)
(of|from|with) (embarrassment|shame|laughter|laughing|curiosity|boredom|heat|thirst|hunger)
dying (for|to|of|it) .. (know|a|nap|coffee|curiosity|hear|see|try|meet|chocolate|safe|hair|dyeing)
(hair|plant|plants|phone|battery|trend) .. (dying|die|dead|died)
overdos* on (yoga|chocolate|coffee|sugar|tv|netflix|work|cake|cheese|kale|news|cute)
(can|could|do) (i|you|one|someone|people) .. overdose
cut* myself (shaving|cooking|chopping|some slack|off)
(take|took|change|changed|saved) my life (back|in|into|for)
(dont|not) want to (live|be) (with|in|on|here in|here at|here for|here when|around) .. (flashes|flash|pain|symptoms|office|fan|hormones|work|party|meeting|town|smokers|people)
be here .. (office|work|party|meeting|town|when)
cant live (without|with) .. (fan|coffee|chocolate|phone|symptoms|flashes|sweats|wine|cat|dog)
cant go on (a|the|holiday|vacation|my|hrt|hormones|estrogen|dates|diets|like)? .. (run|holiday|vacation|trip|date|dates|hrt|hormones|walk|diet|bus|plane|hike)
cant (do|take) (this|it) .. (yoga|pose|exercise|workout|push|plank|heat|medicine|pill|supplement|job|class|course|printer)
wake* up (at|every|hot|drenched|sweating|sweaty|tired|so early|with|three|four|several|soaked|in a sweat|in sweat|early)
(want to|could|wish) .. (disappear|vanish) (into|for a|for the|under|to a|from the (meeting|room|office))
(stop|avoid|without) (feeling|being) .. burden
burden .. (when|if) i ask
(work|team|office|meeting|kitchen|party|store|class) ... without me
gone (for|to|on|at)
tired of (living|being|life) (with|in|on|out|next|under|hot|so|tired|sweaty|told|up|awake|the|a|ignored|asked|invisible)
(sick|hate|enough|weary) of (living|life) (with|in|on|out|next|under)
(done|finished|through|fed up) with everything (on|in|at|for|i)
(giving|give|given|gave|feel like giving) up (on)? (diet*|sugar|coffee|wine|alcohol|cheese|smoking|gluten|meat|chocolate|dairy|running|gym|my (job|diet|gym))
want out of (this|my|the) (job|contract|lease|gym|club|committee)
(end|ending|finish) my (life|existence) as
(end|ending) it .. (relationship|contract|with him|with her)
ending everything .. (sugar|dairy)
way out of (the|this|my) (contract|job|party|building|parking|store|maze)
end of my (rope|tether) with (the|my|these|this) (flashes|printer|teenager|boss|heating|diet|hot|kids|hair)
feel .. hopeless (at|with|in|about)
(prepared|plan|planned|planning|ready|like|need|want|going|thinking|thought|about) .. (death|dying) (with|in|of|cert*|benefit|metal|valley|star|cafe|cleaning)
(about|after|since|of|grieve|grieving|mourn*) .. (his|her|my|their|moms|mums|dads|mothers|fathers|sisters|brothers|husbands|friends) .. death
(risk|chance|odds|fear|rate|rates|cause|causes) of (death|dying)
how long i can .. (take|go on|do) (hrt|hormones|estrogen|it for|the patch)
{intent} .. (ending|end) (it|things|everything) with
not being here (in|at|for) .. (office|work|meeting)
(dress|hot flash|flash|flashes|heels|sweats|heat|humidity|shoes|stairs|deadline|deadlines) .. (kills|kill|killing|death of) .. me
(die|died|dying|dead|kill) (without|for|at|laughing) .. (coffee|fan|chocolate|nap|gorgeous|wine|sleep|cake|ice)
die for (that|a|this|some|my|an)
(be the|the) death of me
dead (tired|serious|on my feet|beat|end|ends|line|lines|sea|skin|lift|lifts|heat|center|ringer|asleep)
knock me dead
disappear from (social media|facebook|instagram|work|the internet|the office|the scale)
rather die than (wear|eat|give up|miss|drink|cook|join|use|watch|touch|camp|run|go back to)
(my|his|her|our|the) (love|sex|social|dating|work|shelf|battery|night|public|married) life
{wish} .. (feel|felt|feeling) .. alive
(cells|skin|hair|plant|plants|eggs|battery|phone|fashion|romance|cat|dog|goldfish|trend|dough|yeast|tradition|curfew) ... (die|dies|dying|dead|died|alive)
(mother|father|mom|mum|dad|parents|husband|brother|sister|friend|grandmother|grandfather|dog|cat|aunt|uncle|son|daughter) .. (died|dying|is dead|passed|death)
ready to (go|leave) (to|for|on|out|back|home|shopping|into|with|gray|grey|now)
{wish} ... (never|not) (dye|dying my)
(would|will) (anyone|anybody|they|he) .. (care|notice|mind) .. (gray|grey|wear|wore|skip|sweat|flash|flush|if i leave early|my wig)
nothing left in .. (fridge|closet|wardrobe|tank|pot)
why .. (keep|i) .. alive .. (plant|plants|cells)
(kitchen|garden|safety|butter|swiss) (knife|knives)
(stop|end|stopping|ending|over|rid of) .. (hot flash|hot flashes|flash|flashes|night sweats|sweats|symptoms|heat|cramps|migraines|insomnia|hot flushes|flushes) .. (forever|for good)?
hope .. (of|for) .. (my|better|good|some) .. (hair|sleep|waist|libido|jeans|night)
cant keep (going|living) (to|with) (the|my|this|these)
(cut|burned|burnt|scratched) my (leg|legs|arm|arms|wrist|skin) (shaving|on the|on a|gardening|cooking|in the garden|with the|while)
`

const violence = `
// Done to her
{abuser} ... (hit|hits|hitting|beat|beats|beating|punched|punches|slapped|slaps|kicked|kicks|choked|chokes|choking|strangled|strangles|shoved|pushed|pushes|grabbed|burned|raped|rapes|assaulted|attacked|attacks|threatened|threatens|stabbed|hurts|spat|dragged|bit) .. (me|us|the kids|my kids|my children|at me|my hair)
(hit|beat|punched|slapped|kicked|choked|strangled|raped|assaulted|attacked|threatened|stabbed) by my {abuser}
{abuser} .. (throws|threw|throwing) .. (at me|things|plates)
hands (around|on|round) my (throat|neck)
(by the|my) throat
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
(if i leave|if i go|if i tell) + (regret|kill|take the kids|find me|hurt|sorry|pay for it)
{abuser} ... take (the|my) (kids|children) .. (if|away|tell|leave)
(throws|threw|throwing|smashes|smashed|punches|punched|breaks|broke|kicks) (things|plates|holes|walls|doors|furniture|stuff|dishes)
(raises|raised) (his|her) (hand|fist|hands|fists)
flinch* ... (he|his|him|husband|hand)
(dont|not|never|cant) feel safe .. (home|with|here|him|in|around|partner)
(unsafe|not safe|isnt safe) .. (at home|home|with him|with my|in my own|around)
(nobody|who) (would|will|is going to) believe me
(chair|dresser|table) against (the|my) door
(lock|locked|locking) .. (door|bathroom|bedroom) ... (because|from|temper|him|his|rage)
hide when (we|i) hear
// What she might do to others
(want|wanted|going|plan|planning|planned|ready|about|decided|urge|afraid i|scared i|afraid ill|scared ill|scared i ll|afraid i ll|might|thinking of|thoughts of|think about|fantas*|tempted|need|think im going) .. (kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|poison|poisoning|smother|hurt|hurting|harm|attack|choke|beat) .. {relative}
(nearly|almost) (strangled|hit|choked|smothered|hurt|killed|shook|stabbed|punched) .. {relative}
(i|ive|i have) (hit|beat|slapped|shook|punched|hurt|kicked|choked) my {relative}
(hurt|kill|stab|poison|harm) (someone|him|her|them) .. (mean it|know how|tonight|really)
what i (might|could|would|will) do to .. {relative}
(snap|lose it|lose control) and (do|hurt|kill|hit)
might do something .. (terrible|awful|to|bad|stupid|ill regret)
dont trust myself .. (around|with|near) .. {relative}
might do something
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
(make|making|made) (him|her|them) (suffer|bleed)
(shook|shaken|shaking|hit|slapped|smacked) (the|my) (baby|child|toddler|grandson|granddaughter|grandchild)
(i|ive) (pushed|shoved|grabbed|kicked|slapped|hit) .. {relative} .. (fell|down|again|hard|bleeding|face|cried)
{intent} .. (smothering|poisoning|strangling|hurting|choking|beating|attacking|suffocating|suffocate|hitting) .. {relative}
(i|ill|id|im|could) .. (snap|lose it) and (kill|hurt|hit|stab|strangle|do)
(hurting|killing|harming) (someone|others|him|her|them)
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
(family|kids|children|husband|they) (hide|hides|run|flinch|cower|is afraid|are afraid|is scared|are scared) .. (from|of|when) .. (me|i|im|my)
{abuser} ... calls me (worthless|stupid|useless|crazy|ugly|names|fat|a|an|pathetic|disgusting)
(kill|shoot|stab|strangle|poison) (that|this) (man|woman|bastard|neighbor|guy|bitch|person)
(bought|got|have|loaded|loading) .. (gun|knife) ... (him|kill|use|her|them|husband)
(kill|shoot|stab|hurt) ... (bought|got|have) .. (gun|knife)
(threat*) to .. (burn|kill|hurt|shoot|take the|take my|out me|expose|share|post|leave me with|destroy|ruin|beat)
(i|ive) (hit|beat|slapped|shook|punched|hurt|kicked|choked|pushed|shoved|bit) my .. {relative}
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
(goes|going|go|went) through (it|my (phone|messages|purse|bag|email|mail))
(want|wanted|going|urge|might) .. to (strangle|stab|shoot|poison|suffocate|smother) .. {relative}
`

const violenceHarmless = `
(beat|beats|beating) me (at|to|in)
(hit|kicked|knocked) me (up|with your|with a (joke|tip)|out of|for six)
(boss|hairdresser|trainer|dentist|editor|mother|mom|doctor|they) (will|would|is going to|going to) kill me (if|when|for|over)
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
(movie|film|book|novel|series|show|tv|documentary) ... (kill|killing|murder|rape|abuse|violence|stab*|shoot*)
breaks things down
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
`

const chestPain = `
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
chest (freezer|hair|freckle*|of drawers|binding|day|workout|press|presses|exercise*|infection|cold|expand*)
(small|flat|big|large|treasure|hope|build* the|open* the|off my|get it off my) chest
(exercise*|build|stretch*|bra|freckle*|train|lift) ... chest
heart attack risk
(risk|chance|chances|signs|prevent*|history|causes) of (a)? heart attack*
(does|do|can|is|are|what) .. (hormone|hrt|estrogen|menopause|coffee|calcium|caffeine) ... (heart attack|heart attacks)
chest breakout*
`

const stroke = `
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
(signs|symptoms|risk|risks|chance|history|prevent*|prevention|causes|rate|rates) (of|for) (a|having a|an)? stroke*
(raise*|increase*|cause*|higher|lower*|reduce*|risk) ... stroke*
stroke (risk|of (luck|genius|midnight))
(breast|back|heat|brush) stroke*
stroke (my|the|a) (cat|dog|hair|ego)
slur* my words when .. (tired|drunk|wine)
(had a stroke|stroke) .. (years|decades) ago
(mother|father|dad|mom|mum|aunt|uncle|grandmother|grandfather) (had|died of|died from) a stroke
(smile|face) drop* (when|at the news)
forget .. words
find (the|my|right)? words
(both|fingers|toes|wrists) .. (go|goes|going|went|are|feel|feels) .. (numb|tingl*)
numb .. (both|emotionally|inside|at night)
`

const suddenHeadache = `
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
(head|heads) (start|over heels|to toe|of|up|out|south|back)
(out of nowhere|suddenly|all of a sudden|out of the blue) .. (hot|heat|sweat*|flash*|flush*) ... head
(heat|hot|sweat*|flash*|flush*) ... head
`

const otherEmergency = `
(faint|fainted|fainting|passed out|blacked out|collapsed|dizzy|breathless|short of breath|lightheaded) + (bleeding|soaking|flooding|pouring|hemorrhag*|haemorrhag*) + (heavy|heavily|pad|pads|clots|soaking|flooding|pouring|lots|every hour|a lot|so much)
(soak*|changing|through) .. (pad|pads|tampon|tampons) .. (every|an|each|per) (hour|thirty|20|30)
(face|throat|tongue|lips) .. (swelling|swollen|swelled|closing|swelling up)
throat .. closing
anaphyla*
(scalp|temple|temples) .. (tender|tenderness|sore) + (headache|jaw|vision)
`

const legSwelling = `
(one|left|right|my) .. (leg|calf|ankle|thigh|shin) ... (swollen|swelled|swelling|puffy|bigger|ballooned|blew up|blown up|swells|red|hot|warm|throbbing|thicker|purple)
(swollen|swelling|swelled|puffy|hot|red|throbbing) .. (in|of|on)? .. (one|left|right|my|only) .. (leg|calf|ankle|thigh)
(one|only one) of my (legs|calves|ankles) ... (swollen|swelled|puffy|bigger|hot|red|painful)
(blood clot|clot|dvt|deep vein thrombosis) .. (in|leg|calf)? .. (my)? (leg|calf|thigh|think|have)?
(pain|sharp pain|cramp) .. in .. (one)? calf ... (swollen|puffy|red|hot|warm)
(calf|leg|ankle) ... (swollen|swelling|swelled|puffy|hot|red|pain|painful) ... (one side|one leg|just one|only one|one of them|not the other)
(leg|calf) .. (swollen|swelling|swelled) ... (pain|painful|tender|red|hot|warm|sore|hurts|throb*)
swollen (left|right) (leg|calf)
(leg|calf|ankle|thigh) ... (doubled|twice the size|double the size|twice as big|much bigger|a lot bigger|huge)
(one|only one) of my legs .. (swollen|swelled|red|hot|puffy|bigger)
(calf|calves) ... (hard|tight) .. (hot|red|swollen|painful|tender)
`

const legSwellingHarmless = `
(both|two) .. (legs|calves|ankles|feet) ... (swollen|swelling|swell|puffy|heavy|red|hot)
my legs (are|feel|get|swell|both|look|always) ... (swollen|swell|swelling|puffy|heavy)
(both|legs) ... affected
(risk|risks|raise*|increase*|cause*|higher|lower|chance|prevent*|avoid|history|less|more) ... (blood clot|blood clots|clot|clots|dvt|deep vein thrombosis)
(blood clot|clot|clots|dvt) (risk|risks|history|years ago)
(pass|passing|passed|period|periods|menstrual|big|large|heavy) .. (clot|clots)
clots
(mother|father|sister|aunt|friend) .. (had|has|got) .. (blood clot|clot|dvt)
(hot|red|warm|purple) (yoga|pants|leggings|socks|tights|stockings)
(leg|calf|thigh) (day|cramp|cramps|muscle|muscles|workout|press|warmer*|warmers)
hot (flash|flashes|flush|flushes)
`

const bleedingAfter = `
(postmenopausal|post menopausal|postmenopause|post menopause|after menopause|after the menopause|past menopause|been through menopause|through the menopause|finished menopause|done with menopause|menopause was|years past) + {bleed}
{bleed} ... (after menopause|past menopause|postmeno*|post meno*)
(done with menopause|after menopause|postmenopausal|post menopause|past menopause|finished menopause) ... period .. (again|back|returned)
(period|periods|bleed|bled|bleeding|cycle|menstruat*) ... {long} + {bleed}
{long} .. (without|no|since|after|with no|free of) ... (period|periods|bleed|bleeding|cycle) + {bleed}
(no|without|any) .. (period|periods) .. (for|in|since) .. {long} + {bleed}
(no|without) (period|periods) + {long} + (back|returned|again|came back|{bleed})
(period|periods|it|its) .. (came back|back|returned|again|started again) .. (after)? .. {long}
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
last period .. {long} ago + (today|now|again|this morning|yesterday|this week|suddenly|looks like a period)
`

const bleedingHarmless = `
(bleeding|bleed|bleeds|bled) .. (gum|gums|nose)
(gum|gums|nose|nosebleed*) .. (bleed*|bleeds|bleeding)
blood (test|tests|pressure|sugar|clot|clots|count|work|orange|type|flow|vessel*|donor|cholesterol)
what (does|is|do) .. (postmenopaus*|post menopaus*) .. (mean|bleeding)
every (year|few years)
(does|do|can|what|why) .. postmenopausal bleeding .. (mean|rare|called)
`

const breastLump = `
(lump|lumps|bump|knot|mass|nodule|thickening|thick spot|hard spot|hard bit|marble|pea sized|thing|growth|swelling|hardening) .. (in|on|under|near|inside|at|by) .. (breast|breasts|boob|boobs|armpit|nipple|tit|underarm|bust)
(breast|boob|tit|armpit|nipple) .. (lump|bump|knot|mass|nodule|thickening|thick|marble|growth|hard)
(lump|bump|knot|mass) + (breast|boob|armpit|nipple) + (found|find|feel|felt|noticed|theres|discovered|have|ive|got|new)
(dimpl*|pucker*|orange peel|dented|dent) ... (breast|boob|nipple)
(breast|boob|nipple) ... (dimpl*|pucker*|orange peel|dented|dent|inverted|turned in|turned inwards|pulled in|sunken|looks different|changed shape|scaly)
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
`

const breastHarmless = `
(check|checking|examine|how to feel|look for|screening|mammogram) ... (breast lump|breast lumps|lumps|breasts)
lumpy breast*
no new lumps
(does|do|can|are|is|could|will) (hrt|hormone therapy|hormones|estrogen|soy|coffee|caffeine) .. cause .. lump*
(mother|mom|mum|sister|aunt|friend) .. (found|had|has) .. lump
(breast|chicken|turkey) (meat|cancer risk|stroke|feeding|milk)
(check|checking|examine|examining|feel|look|looking|screen*) .. (breasts|breast|boobs) .. for (lump|lumps|changes)
(check|checking|look|looking|screen*) for .. (lump|lumps|changes)
`

/** The rules that Auntie starts with, and that stand in while the CMS cannot be reached. */
export const builtInRules: SafetyRule[] = [
  { concern: 'self-harm', phrases: selfHarm, harmless: selfHarmHarmless },
  { concern: 'violence', phrases: violence, harmless: violenceHarmless },
  { concern: 'chest-pain', phrases: chestPain, harmless: chestHarmless },
  { concern: 'stroke', phrases: stroke, harmless: strokeHarmless },
  { concern: 'sudden-headache', phrases: suddenHeadache, harmless: suddenHeadacheHarmless },
  { concern: 'other-emergency', phrases: otherEmergency, harmless: '' },
  { concern: 'leg-swelling', phrases: legSwelling, harmless: legSwellingHarmless },
  { concern: 'bleeding-after-menopause', phrases: bleedingAfter, harmless: bleedingHarmless },
  { concern: 'breast-lump', phrases: breastLump, harmless: breastHarmless },
]
