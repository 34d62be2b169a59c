import type { SafetyRule } from '../domain/safety/findConcern'
import { selfHarmBeside, selfHarmBesideHarmless } from './besidePhrases'
import { selfHarmCalmlySaid, selfHarmCalmlySaidHarmless } from './calmlySaidPhrases'
import { selfHarmByDeeds, selfHarmByDeedsHarmless } from './deedPhrases'
import { selfHarmByTheWay, selfHarmByTheWayHarmless } from './byTheWayPhrases'
import { selfHarmHalfSaid, selfHarmHalfSaidHarmless } from './halfSaidPhrases'
import { selfHarmAtHand, selfHarmAtHandHarmless } from './passingPhrases'
import { selfHarmPlainly, selfHarmPlainlyHarmless } from './plainPhrases'
import { selfHarmPhrases } from './selfHarmPhrases'

/** The means are looked at, words are left behind, an old habit is back: told as if it were housekeeping. */
const selfHarmMeans = `
! (train|trains|timetable|timetables|express|freight) + (looked|looking|look|read|reading|studied|studying) (up|at|over)? .. (train|trains|timetable|timetables)|(dont|doesnt|never|wont|not|without) (stop|stopping|slow|slowing)|straight through|without stopping|non stop|nonstop|(express|freight|goods|fast) .. (comes|come|goes|go|passes|pass|times) + not to (go anywhere|travel|catch|get on|ride|board|take one)|not (for|because) .. (travel*|trip|journey|going|ride)|(boys|girls|kids|children|they|theyd|theyll|husband|family) .. (get over (losing)? me|(manage|cope|fine) without me|better off)|(nobody|no one|noone) .. (told|knows|have to find)|i tell myself|(got|get|getting) (closer|nearer) each|(memorised|memorized) (which|what|the)
(express|freight|goods train|goods trains|fast train|fast trains|fast ones|through train|through trains|high speed) .. (through|past|by) + (know when|know what time|know the times|worked out|learned the|learnt the|by heart|close|nearer|edge|platform|count the)
! (wrote|written|write|writing|put) (it|everything|this|that)? (all)? (out|down)? (for|to)? ... (them|everyone|him|her|kids|girls|boys|children|family|husband|daughter|daughters|son|sons)|(left|leaving|leave|wrote|written) .. (note|notes|letter|letters|page|pages|envelope|envelopes) + wont miss (me|my|the)|be relieved|(theyll|they ll|theyd|they would) (all)? (be|do) (happier|better|easier) (without|with (anyone|someone|somebody|their dad|another))|better off|without me|(another|new|nicer|better|kinder) (one|mum|mom|mother|wife|nan|gran)|(im|i am) (gone|not here)|wont be here|not be here|(not|isnt|wasnt|nobodys) .. fault|forgive me|goodbye + (under|behind|inside|beside|beneath|left|leave|leaving|drawer|sideboard|envelope|envelopes|sealed|where the (money|bank|will|papers)|passwords|the back of|find|found|last night|tonight|finished|done|ready|kettle|table|fridge|pillow|bread bin|wont hear)
! (small|neat|tidy|little|straight|thin|careful|even|tiny) .. (lines|cuts|nicks) + (sleeve|sleeves|plaster|plasters|bandage|bandages|band aids|gauze|dressings|steri strips) + (mind|head|noise|hour|moment|minutes) .. (quiet|calm|still|peace|stops|silent|empty)|(only thing|calms|relief|release) .. (helps|me|works|quiet|peace)|(nobody|no one|noone|husband|he|they) .. (notice*|seen|sees|asks|asked|know|knows|guess*)
(plasters|bandages|band aids|bandaids|steri strips|gauze) + (long sleeves|sleeves|tights in) + (nobody|no one|noone|secret|tidy|neat|lines|hide|hides|hiding|mind|quiet|summer)
! (scissors|blade|blades|razor|razors|craft knife|stanley knife|compass|lighter|glass|pins) .. (came|come|comes|coming|went|got|are|is|back|crept|found|fetched|took) (back)? (out)? ... (again|back|after|deeper|yesterday)|(razor|razors|blade|blades|scissors) (is|are|has|have)? (come)? back|back at it .. with .. (scissors|razor|blade|knife) + (clean|without) (for|since)|years (clean|without)|(hurt|harm|cut) (yourself|myself)|hurting myself|deeper|too deep|my (arm|arms|thigh|thighs|wrist|wrists|skin|stomach|tummy|legs)|stitches|the urge|relapse*
(tiny|small|neat|little|straight|shallow|wee) .. (cuts|nicks|ones) + (arm|arms|thigh|thighs|sleeve|sleeves|wrist|cardigan|cardigans) + calm|peace|relief|quiet|quietens|pressure|cope|get through
! (deeper|deep) than (i|ive) .. (planned|meant|wanted|intended) + (scissors|blade|razor|stitches|urge|again|arm|arms|thigh|thighs|wrist|sleeve|sleeves)
! (cuts|nicks|scratches|slits) .. (above|on|under|inside|below|behind|along|across|down|up) .. (knee|knees|thigh|thighs|arm|arms|wrist|hip|hips|ankle|stomach|strap|elbow) + (only|such|some) .. (peace|calm|relief|quiet)|(only thing) .. (works|helps|quiet*|calm*)|(lets|let) .. (out|go)|goes quiet|quietens
! (razor|blade|compass|scissors|glass) .. deeper (each|every) time|deeper (each|every) time .. (razor|blade|compass|scissors|cuts)
(old|same) way of coping + (razor|blade|compass|scissors|needle|lighter|cuts)
(urge|urges) to (hurt|harm|cut|burn|injure) (yourself|oneself|myself)
`

/** Told beside the washing-up, by a carer, or of somebody near. */
const selfHarmInPassing = `
! (jump|jumping|leap|step|walk|throw myself|lie down) .. (in front of|under|before) (the|a|an|that)? (gautrain|metro|metrorail|mrt|lrt|tram|subway|local|express|luas|dart|skytrain|underground|amtrak|shinkansen|matatu|jeepney)
! (stood|standing|stand|sat|sitting) .. on .. (bridge|viaduct|parapet|ledge|cliff|overpass|flyover) ... (hour|hours|ages|long while|all night|half the night) + (counted|counting|count) .. (car|cars|train|trains|lorries|trucks|seconds)|looked down|looking down|came home because|only (came|went) home
! (voice|thought|something|head) ... (says|said|tells|telling|whispers|whispering) .. (drive on|keep driving|turn the wheel|dont brake|step off|jump|let go of the wheel) + (quay|pier|harbour|harbor|river|lake|cliff|canal|bridge|dock|edge|platform|slipway|crossing)
(my|the|a) last (message|msg|post) .. (on|in|to|here|from me) + (look after|take care of|be kind to|be good to|mind) .. (each|one) (other|another|uther|otha)
! (picked|chosen|chose|settled on|decided on|found|know which) .. (the|a|my) (bridge|cliff|railway|tracks|level crossing|viaduct|multi storey|beam) + (told|tell|telling|nobody|doctor|havent|not said|done|over|jump|know|ready|note)
! (sat|sit|sitting|was) .. in .. (garage|car|shed) ... (engine|motor) .. (running|on|idling) + (turned|switched|came|then|door|shut|closed|hose|asleep|nobody)
(burn|burning|burnt|burned) (myself|my (own)? (arm|arms|leg|legs|skin|wrist|hand)) + (only thing|noise|calm|calms|quiet|quietens|makes it stop|head stop|helps|relief|on purpose|feel better|feel something)
(cant|cannot|couldnt|dont|no) (see|c|find)? .. way out ... (only|except|but|bar) .. (one|1|that)
(see|c) (any|a)? way out .. (only|except|but|bar) (one|1)
(stand|stay|leave|leaving|sit|stop|wait) .. (level crossing|crossing|platform edge|tracks|railway) ... (later|longer|too late|too long|train|second)
(level crossing|edge of the platform|railway line|train line) .. (leave|leaving|wait|stay|stand) .. (later|longer|too late|second|minute)
(come|came|go|went|get|follow|join|joined) (to|with)? (him|her|them|mum|mom|dad|my husband|my mother) (early|sooner|before my time|ahead of time|before time|too soon)
when (he|she|mum|mom|dad|hes|shes|my husband|my wife|my mother|they) (goes|dies|is gone|has gone|gone|went|passes) i (go|ll go|am going|will go|shall go)
when (he|she|mum|mom|dad|hes|shes|my husband|my wife|my mother) (goes|dies|is gone|passes) .. (so will i|so do i|ill follow|i follow|i will follow|id follow|im going with)
(worry|worrying|bother) .. (about|with) me (for)? much longer
(rather|sooner|better) (be|b) (nothing|nowhere|no one|nobody|not here) (at all)?
(wants|going|planning|plans|threatening|threatens|trying) to (end|take) (his|her|their) (own)? (life|lives)
`

/** It has been done, or is about to be, and is said in few words. */
const selfHarmUnderWay = `
! (drunk|drank|swallowed|taken|took) (something|some) .. (from|out of) .. (garage|shed|under the sink|cellar|barn)
! (drunk|drank|swallowed|taken|took) + changed my mind + help|please|scared|ambulance|hurry|now what
! by the time .. (you|anyone|someone|somebody|he|she|they) .. (read|reads|answer|answers|see|sees|get|gets|find|finds) this .. (ill have|it will|itll|ill be|i ll|i will)
! (ive|i have|i) (just)? turned (on)? the gas (on)? (.|all|full)
! (took|taken|swallowed) .. (3#|4#|5#|6#|7#|8#|9#|#0|forty|fifty|sixty) .. (of the|of my|of his|of her|of mums) + hour|minutes|ago|scared|sorry|heavy|sleepy|sick|bye|goodbye
! (choosing|chosen|choose|chose|opting for|opted for) (death|to die|dying) (.|its|it|and|over|as|because|now)
! (ready|set|packed|decided) to go (now|tonight|today) + (feel|know|see|hurt) .. (at the end|anything)|goodbye|the end
! (feel|know|see) (anything|it) .. at the end + go|gone|tonight|ready|set|quick|painless
(kindest|best|nicest|only decent) thing i (ever|could|can|will|ll) .. (did|do|done|ever do) .. (for)? (him|her|them|everyone|my|graham|the) + (meet|find|have|deserves) .. (someone|somebody|another|better|who isnt)
(pin|pins|passwords|codes|pin numbers) + (cancelled|canceled|stopped) + gp|surgery|doctor|doctors|neighbor|neighbour|plants|cat|dog|inform
! (found|got) .. (homes|home|a home|somebody|someone) .. (for|to take|to have) .. (hens|pony|horse|horses|dog|dogs|cat|cats|birds|goats|sheep|donkey|donkeys|parrot|rabbits|budgie) + (waiting on|waiting for|last thing|thats all|thats everyone|now i can|nothing left|only thing keeping|what kept me)
! (ill|i ll|i will|im) .. (be)? gone .. before .. (january|february|march|april|may|june|july|august|september|october|november|december|christmas|spring|summer|autumn|winter|then|that|easter) + dont mean (moved|away|on holiday|retired)|no (use|point)
! (i|ive)? cut (too)? (deep|deeper) .. than .. (meant|usual|intended|wanted|before|planned)
! (lorries|lorry|trucks|truck|trains|bridge|river|drop|cliff|traffic|central reservation) ... (tempting|tempts me|handy|calls me|calls to me|calling me|pulls me|pull me in)
! (note|notes|letter|letters|card) .. (saying|telling|says|tells) .. (wasnt|not|isnt|never|nothing) .. (their|your|his|her|anyones) fault
! (body|remains) ... (no family|nobody|no relatives|no one) .. (comes|claims|to claim|forward|turns up) + mine|my|soon|before
(something|anything) (nice|kind|lovely) .. (be|as|for) .. (the|my) last thing
! (took|taken|swallowed|downed|necked) .. (the lot|all of them|them all|the whole (box|packet|bottle|strip|lot)|every (last|single)? one) + bye|goodbye|wine|vodka|whisky|whiskey|gin|brandy|rum|whole (box|packet|bottle|strip)|telling (you|anyone|anybody|a|someone)|sorry|ambulance|sleepy|wont be long|nobody (knows|is here)|dont know (why|what) (im|ive)|box is empty
! (shotgun|gun|rifle|pistol|revolver) + (key|keys|shells|cartridges|bullet|bullets|cartridge) + (pocket|had|got|have|hold|holding|kept|keep|found|counted|looked out|took) .. (since|all day|all week|with me|on me|tonight|days|pocket|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
! (going to|gonna|will|ill|i ll) (make it stop|make it all stop|end it|finish it|do it) .. (today|tonight|now|this (morning|afternoon|evening|weekend)|before) + (home|back|school|wake|finds|find|asleep|work|nobody|alone|goodbye|sorry|tips|done)
! (way|ways|how) .. to (do it|go|end it|finish it) .. (painless|painlessly|peaceful|peacefully|without pain|without (any)? mess|quickly|kindly|gently) + (google*|looked|looking|search*|read|reading|finds me|find me|tell me|which|tonight|kindest)
! (kind|kinder|kindest|easy|easier|easiest|fair|fairer|nice|nicer|gentle|gentler|awful|horrible|terrible) .. (for|on|to) (whoever|who|the one who|the person who|whichever) ... (finds|find|comes across) .. (me|body)
! (isnt|is not|wont be|no|not) (a|any|going to be a|going to be any)? (next month|next week|next year|next time|tomorrow|christmas|spring|summer|autumn|winter|birthday) for me (.|so|to|anymore|and)
! (keep|kept|keeping|catch|caught|cant stop) (myself|on)? (looking|staring|look|stare) at the (trains|train|tracks|tracks edge|river|bridge|lorries|oncoming|tablets|pills|knives|rope|beam)
(plan|plans|promise|promised|decided|waited|waiting|wait) .. (until|till|til) .. (mum|mom|mother|dad|father|the dog|the cat|he|she|the kids|the boys|the girls|they) .. (gone|went|died|passed|goes|left|grown) + (nothing|nothings|nobody|nobodys|no one|noone) .. (holding|keeping|holds|keeps|stopping|stops|here for|left)
(nothing|nothings|nobody|nobodys) (is|left)? (holding|keeping|keeps|holds) me (here|alive|going)
(nobody|noone|no one|they|he|family|kids) .. (to|have to|has to|need to|needs to|got to) (sort|clear|deal|tidy|clean|sort things|sort it|sort everything) .. (after me|when im gone|once im gone|afterwards) + pension|bank|passwords|insurance|will|accounts|microchip|funeral|car|bills|letters|policy|policies|week|friday|weekend
(passwords|pin|boiler|insurance|accounts|bills|log ins|logins) + (showed|shown|told|written|wrote|taught|knows|labelled|labeled|list) + (in case im|when im not|if im not|why are you telling|see (him|them|her) through|enough in the freezer|up to (easter|christmas))
(not|dont|never|wont) .. (plan|planning|intend|intending|going|mean) (on|to) (have|having|getting|get|be|being|grow|growing|reach|reaching|see|seeing|make) .. (old|old bones|old age|sixty|seventy|fifty|that far)
(only|just) (for)? (a couple|a few|two|three) (more|of)? (more|days|weeks) .. (anyway|and then|left|after that) + (stop|come off|matter|bother|point|cancel)
(things|everything|all|bits|clothes|jewelry) .. (bags|boxes|labelled|labeled) (for|4) (the)? (girls|boys|kids|children|daughters|sons|sister) + (after|no need|wont need|not need|gone|friday|weekend|nothing here)
`

const selfHarmHarmless = `
(voice|lady|woman) (in|of) .. (satnav|sat nav|car|navigation|phone)
(feeling|feel|felt|being|bit) sorry for (myself|me) (tonight|today|this evening|again)? (thats all|that is all)?
(birthday|christmas|weekend|holiday|anniversary) .. (no|without) plans
(said)? i didnt want any (.|and|but) (now)? i do
(just|only)? a (bad|rotten|rough|long|off) day
(chose|choose|choosing) death by
(took|taken|had|downed) (all of them|them all|the lot|every (last|single)? one) .. (photos|pictures|pics|snaps|notes|to (the|a|my)|to charity|courses|exams)
(finish|do|end) it .. (scarf|jumper|sock|socks|book|quilt|report|puzzle|jigsaw|blanket|knitting|crochet|painting|cake|wallpaper|essay|garden|decorating|series|chapter|accounts|marking|form|application)
(sick and tired|tired and sick) (of|from)
(decided|chose|choose|best|better|told|prefer|preferred|asked|advised|told me) not to (travel|go|catch|get|take)
(hand|hands|arm|arms|leg|legs|foot|feet|fingers|toes|side) .. (asleep|sleep) .. (wont|doesnt|not|never) (wake|waking) (up)?
(jump|jumping|jumped|dive|leap) (straight|right)? (in|into) .. (fountain|pool|freezer|fridge|shower|paddling pool|pond|bath|ice bath|snow|deep end|car|taxi|bed|sprinkler|hot tub|icebox|walk in)
(cant|couldnt|wont|afraid to|scared to|scared of|hate|avoid|avoiding|dread) (drive|driving) (over|across) .. (bridge|bridges|viaduct)
(cuts|nicks|scratches) ... (roses|rose|bramble|brambles|thorn|thorns|cat|kitten|shaving|shave|hedge|garden|gardening|barbed)
small lines (around|round|on|by|above|of)
(lines|marks) .. (mouth|lips|lip|eyes|eye|face|forehead|neck|nails|nail|poem|verse|knitting|ledger|diary)
(losing|lost|lose) the will to live (in|on|at|over|with) .. (queue|queues|hold|meeting|meetings|traffic|call|calls|form|forms|website|spreadsheet)
(going|about|ready) to die of (embarrassment|shame|boredom|laughter|heat)
(not|never|isnt|wasnt) (been|felt|feeling)? suicidal
(suicide squad|suicide (mission|prevention|awareness)|career suicide)
(used to|once|back then|years ago|decades ago|as a (girl|teenager|child|student)) .. selfharm*
selfharm* .. (as a (girl|teenager|child|student)|when i was (young|a|#)|years ago|decades ago)
(was|felt|been) suicidal .. (in my (teens|twenties|thirties|forties)|years ago|decades ago|after my (first|second|third))
(gave|given|giving) (her|him|them|my friend|my sister|my mum|my mom|my mother|my cousin|my colleague) .. suicidal (thoughts|feelings|ideas) + (fine now|fine again|ok now|okay now|well again|well now|better now|better since|stopped it and|had to stop)
(overdose|overdosed|overdosing|overdoses|od) (of|on) .. (maltesers|sweets|crisps|haribo|chips|toast|mince pies|custard|ice cream|bake|telly|television|netflix|chocolate|cake|biscuits|cheese|sun|family|christmas|news)
(novel|book|film|movie|series|documentary|article|song|play|tv) .. (about|on|with)? .. suicid*
(took|taken|attempted|survived|tried) .. (overdose|suicide|my life) .. (when i was|back when|in) (#|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|a (girl|teenager|student|child)|young|my (teens|twenties)|19#)
(mother|father|brother|sister|friend|uncle|aunt|cousin|grandfather|grandmother|neighbor|colleague) .. (died by|committed|lost to|death by) suicide
kill* myself (laughing|at work|at the gym|working|exercising|to get|to lose|to look|with exercise)
(of|from|with) (embarrassment|shame|laughter|laughing|curiosity|boredom|heat|thirst|hunger)
(nearly|almost|practically) kill* myself .. (on the (stairs|ice|step|steps|ladder|bike|treadmill)|tripp*|slipp*|over the (cat|dog|cable|hoover|rug))
(overdose|overdoses|poisons) .. (ward|unit|team|patients|training)
(stockpil*|hoard*|saved up|saving up|putting by) .. (hrt|hormone|hormones|estrogen|oestrogen|progesterone|patches|gel)
(brain|head|legs) .. is dead
cant (go on|carry on|keep going|do this|take this|take it) .. with (the|my|this|these) .. (sleep|sweats|heat|flush|flushes|flash|flashes|insomnia|itching)
know whether to stay .
dying (for|to|of|it) .. (know|a|nap|coffee|curiosity|hear|see|try|meet|chocolate|safe|hair|dyeing)
(hair|plant|plants|phone|battery|trend) .. (dying|die|dead|died)
overdos* on (yoga|chocolate|coffee|sugar|tv|netflix|work|cake|cheese|kale|news|cute)
(can|could|do) (i|you|one|someone|people) .. overdose
cut* myself (shaving|cooking|chopping|some slack|off)
(take|took|change|changed|saved) my life (back|in|into|for)
(dont|not) want to (live|be) (with|in|on|here in|here at|here for|here when|around) .. (flashes|flash|pain|symptoms|office|fan|hormones|work|party|meeting|town|smokers|people)
be here .. (office|work|party|meeting|town|when)
(only|one|single|quiet|rare|few) (place|places|spot|corner|room|time|times|hour|minutes|min|moment|moments) .. nobody (needs|wants) me
cant live (without|with) .. (fan|coffee|chocolate|phone|symptoms|flashes|sweats|wine|cat|dog)
cant go on (a|the|holiday|vacation|my|hrt|hormones|estrogen|dates|diets|like)? .. (run|holiday|vacation|trip|date|dates|hrt|hormones|walk|diet|bus|plane|hike)
cant (do|take) (this|it) .. (yoga|pose|exercise|workout|push|plank|heat|medicine|pill|supplement|job|class|course|printer)
(dont|didnt|not|never|without|wont|cant) .. (wake|waking|woke|disturb) (him|her|them|anyone|anybody|everyone|everybody|people|the (house|kids|children|baby|family|household|dog)|my (husband|partner|wife|kids|children|family|mum|mother|mom|son|daughter|baby|housemate|flatmate))
wake* up (at|every|hot|drenched|sweating|sweaty|tired|so early|with|three|four|several|soaked|in a sweat|in sweat|early)
(want to|could|wish) .. (disappear|vanish) (into|for a|for the|under|to a|from the (meeting|room|office))
(stop|avoid|without) (feeling|being) .. burden
burden .. (when|if) i ask
(work|team|office|meeting|kitchen|party|store|class) ... without me
(lost|starve|helpless|hopeless|clueless) without me
(kill|killing) (herself|himself|themselves) (laughing|working|with|on|over|trying|at|for|in)
gone (for|to|on|at)
tired of (living|being|life) (with|in|on|out|next|under|hot|so|tired|sweaty|told|up|awake|the|a|ignored|asked|invisible)
(sick|hate|enough|weary) of (living|life) (with|in|on|out|next|under)
(done|finished|through|fed up) with everything (on|in|at|for|i)
(giving|give|given|gave|feel like giving) up (on)? (diet*|sugar|coffee|wine|alcohol|cheese|smoking|gluten|meat|chocolate|dairy|running|gym|my (job|diet|gym))
want out of (this|my|the|that) (job|contract|lease|gym|club|committee|office|firm|company)
want out of that place
(hell|he|he would|hed|she|shell|they|husband|partner|ex|boyfriend|going to|come and) .. (finish|finishes|finishing) me off
(end|ending|finish) my (life|existence) as
(end|ending) it .. (relationship|contract|with him|with her)
ending everything .. (sugar|dairy)
way out of (the|this|my) (contract|job|party|building|parking|store|maze)
end of my (rope|tether) with (the|my|these|this) (flashes|printer|teenager|boss|heating|diet|hot|kids|hair)
feel .. hopeless (at|with|in|about)
(prepared|plan|planned|planning|ready|like|need|want|going|thinking|thought|about) .. (death|dying) (with|in|of|cert*|benefit|metal|valley|star|cafe|cleaning)
(about|after|since|of|grieve|grieving|mourn*) .. (his|her|my|their|moms|mums|dads|mothers|fathers|sisters|brothers|husbands|friends) .. death
(risk|chance|odds|fear|rate|rates|cause|causes) of (death|dying)
(what|which) age .. (be over|end)
(when|how soon|how long until) .. (menopause|perimenopause|change|flashes|flushes|sweats|symptoms|periods|bleeding|treatment) .. be over
how long i can .. (take|go on|do) (hrt|hormones|estrogen|it for|the patch)
{intent} .. (ending|end) (it|things|everything) with
not being here (in|at|for) .. (office|work|meeting)
(dress|hot flash|flash|flashes|heels|sweats|heat|humidity|shoes|stairs|deadline|deadlines) .. (kills|kill|killing|death of) .. me
(die|died|dying|dead|kill) (without|for|at|laughing) .. (coffee|fan|chocolate|nap|gorgeous|wine|sleep|cake|ice)
die for (that|a|this|some|my|an)
(be the|the) death of me
(take|takes|taking|put|puts|bring) .. (bins|bin|rubbish|trash|dog|dogs|washing|recycling) (out|in)
(jaw|jawbone|bone|bones|tissue|cells|muscle|nerve|nerves|teeth) .. (dying|death)
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
(dont|do not|didnt|wont|wouldnt) (want|like) to give .. up
(give|giving|gave|given) up (caffeine|carbs|bread|cigarettes|tea|heels|spicy|alcohol|nicotine|soda|red meat|running|hair|dye|my (coffee|car))
`

/** Thoughts of suicide and self-harm, said outright or sideways. */
export const selfHarmRule: SafetyRule = {
  concern: 'self-harm',
  phrases:
    selfHarmCalmlySaid +
    selfHarmByTheWay +
    selfHarmAtHand +
    selfHarmByDeeds +
    selfHarmHalfSaid +
    selfHarmBeside +
    selfHarmPlainly +
    selfHarmPhrases +
    selfHarmInPassing +
    selfHarmMeans +
    selfHarmUnderWay,
  harmless:
    selfHarmCalmlySaidHarmless +
    selfHarmByTheWayHarmless +
    selfHarmAtHandHarmless +
    selfHarmByDeedsHarmless +
    selfHarmHalfSaidHarmless +
    selfHarmBesideHarmless +
    selfHarmPlainlyHarmless +
    selfHarmHarmless,
}
