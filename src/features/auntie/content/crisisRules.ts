import type { SafetyRule } from '../domain/safety/findConcern'
import { harmToOthersBeside, harmToOthersBesideHarmless, rapeBeside, rapeBesideHarmless } from './besidePhrases'
import { rapeByTheWay, rapeByTheWayHarmless } from './byTheWayPhrases'
import { rapeCalmlySaid } from './calmlySaidPhrases'
import { rapeHalfSaid } from './halfSaidPhrases'
import { rapeInPassing, rapeInPassingHarmless, strangulationInPassing } from './passingPhrases'
import { harmToOthersPlainly, harmToOthersPlainlyHarmless, rapePlainly } from './plainPhrases'
import { violenceHarmless } from './violenceRule'

const strangulation = `
! (finger marks|fingermarks|hand marks|thumb marks|thumbprints|handprint|hand print|fingers) .. (on|round|around) .. (neck|throat)
! (bruise|bruises|bruising|finger marks|fingermarks|fingerprints|thumb marks|thumbprints|handprints|his marks|red marks|marks) .. (on|round|around|either side of|at) .. (neck|throat) + (he|hes|him|his|husband|partner|boyfriend|ex|son) + (scarf|polo neck|roll neck|turtleneck|collar|cover|covered|covering|hide|hid|hiding|makeup|foundation|concealer|ask|asks|asked|ask*|explain|said|sorry|temper|argument|row|fight|drunk|hoarse|swallow|grabbed|squeezed|hands|night)
(choke*|choking|strangl*|throttle*|suffocat*|smother*) .. (me|us)
(been|was|got|im|being|nearly|almost) .. (choked|strangled|throttled|suffocated|smothered)
(hand|hands|arm|forearm|knee|fingers|cord|belt|scarf|rope|cable) .. (around|on|round|over|to|at|across|against) .. my (throat|neck|windpipe)
(squeezed|squeezes|squeezing|grabbed|grabs|gripped|held|holds|pressed|crushed|got) .. (me by)? (my|the) (neck|throat|windpipe)
by (the|my) throat
(knelt|kneels|sat|stood|stands) on my (neck|chest|throat)
(pillow|cushion) .. over my (face|mouth)
(held|holds|covered|covers) .. my (nose|mouth) .. (shut|closed|until|breathe)
(tried|tries|trying|threatened|wants|wanted) to (choke|strangle|suffocate|smother) (me|us)
(hoarse|voice|swallow|swallowing) ... (since|after) .. (choked|strangled|grabbed|squeezed|neck|throat)
(choking|strangling|strangled|choked) .. by (my|him|her|a)
(he|she|boyfriend|husband|partner|ex) ... (neck|throat) .. (until|till) .. (black|breathe|stars|passed|out)
`

const strangulationHarmless = `
(choked|choking|choke) (up|on|me up)
(choked|choking|choke) .. (laugh*|giggl*)
(choke*|choking) .. (on|up) .. (tears|food|water|tablet|pill|words|emotion)
(bra|collar|turtleneck|necklace|mask|heat|hot flash|flash|humidity|perfume|smoke|scarf) .. (choke*|choking|strangl*|suffocat*)
(frog|lump) in my throat
(sore|dry|scratchy|clear|clearing|itchy|strep) throat
(movie|film|book|novel|series|show|tv|documentary|podcast) ... (strangl*|chok*)
(wanted|want|could|could have|could of) .. strangle (him|her|them|the|my) ... (lol|haha|ha)
`

const rape = `
! (i|ive) (said|say|saying|told|tell|telling|asked|ask|beg|begged|begging) .. (no|stop|not tonight|dont|not to) + (held|holds|pinned|pins|pinning|turned|turns|pushed) (me|my|both) .. (down|over|wrists|arms|hands|anyway)|hand over my mouth + husband|wife|partner|married|marriage|sex|bed|cream|hurts|hurt|dryness|dry|menopause
! (wake|wakes|woke|woken|waking) .. (to|up to|with|and) .. (him|he|hes|husband|my husband|partner) .. (inside me|in me|on top of me|already|having sex|doing it|at it)
! (he|husband|partner|boyfriend) ... (carries on|carried on|keeps going|kept going|doesnt stop|didnt stop|wont stop|wouldnt stop|never stops) ... (when|though|even|while|after|if) i .. (say|said|ask|asked|cry|cried|crying|beg|begged|tell|told|push|bleed)
! (lie|lay|lying) (there|still|back|under him|and wait|and let) ... (until|till|til) (he|hes|its|it) .. (finished|finishes|finish|done|over|stops|stopped|through)
! (takes|took|have|has|had|helps himself|gets|got|does|did) .. (what he wants|what hes owed|it|me|his rights|his way) .. (anyway|whether i|asleep|if i cry|when i cry|while i cry|though i cry|even when i say no|even if i say no) + (husband|he|married|bed|sex|wife|marriage)
! (husband|he|married|marriage) + (sex|bed|nights|night) + (forces|forced|makes me|made me) .. (have it|do it|go through|it|sex|anyway)
! (say|said|tell|told) .. (no|stop) .. (he|husband|partner) (just|only|still)? (carries|carried|goes|went|keeps|kept) (on|going|right on) + (hurts|hurt|sex|bed|every night|wants it|inside|cream|gel|asleep|quicker)
! (would not|wouldnt|didnt|refused to) (take|listen to|hear) .. no (.|and|from|but|then|so)|(kept|keep) (saying|telling him) no|said no .. (didnt|wouldnt|would not) .. (take|listen|stop) + (bleed|bleeding|bled|tear|tears|torn|tore|sore|pregnan*|sti|morning after|inside|bruise*)|(told|tell|telling) .. (nobody|no one|noone|soul|anyone|anybody)|(ashamed|dirty|shaking|froze|torn) + he|ex|him|husband|man|boss|date|partner|uncle|neighbor|neighbour|colleague
(would not|wouldnt|wont|didnt|doesnt|refused to) take no .. answer + (bleed|bleeding|bled|torn|tore|sore since|inside me|froze|frozen)|(told|tell) .. (nobody|no one|noone|soul)
! (said|say|saying|kept saying) no|cried|crying|begged|told him to stop + made no (odds|difference)|took no notice|(wouldnt|didnt|would not|did not) stop (.|and|but|i|he|even|when)|carried on|paid no heed + torn|tore|bleeding|bled|sore (since|inside|down)|(even)? call (it|that)|evidence + he|him|date|man|boss|ex|husband|colleague|neighbor|neighbour|friend|uncle|cousin
! (woke|woken|waking|came to|came round|until morning|till morning) + undressed me|bare|naked|undressed|nothing on|backwards|back to front|inside out|(no|without) .. (knickers|tights|underwear|pants) + (cant|dont|couldnt|didnt) (recall|remember)|no memory|no idea|nothing (after|until|till)|blank|(one|two|three|second|third|few|couple) .. (glass|glasses|gin|gins|drink|drinks|wines|wine|pints)|(his|cousins|friends|mans|strangers) .. (flat|house|place|bed|husband|room|sofa|couch) + been sore|sore (since|down|inside|below|between)|raw|blood|bleeding|bruise*|torn
! (fingers|finger|hand|hands|tongue|mouth) (where|somewhere|in places|places) (he|they|it|she|his|hers|theyd|hed|shed)? .. (shouldnt|should not|had no|have no|hadnt|didnt belong|dont belong|not belong|no right|no business|werent needed|wasnt needed) + froze|(was|were|stood|lay|sat|got|just) frozen|(couldnt|didnt) (move|speak|scream|shout|say)|like (a)? (stone|statue|plank|log)|massage|masseur|masseuse|physio|physiotherapist|osteopath|chiropractor|healer|examin*|(touch|near|on) me|ashamed|dirty|(told|tell) .. (nobody|no one|noone|anyone)
! (hand|hands|finger|fingers) .. (went|slid|slipped|moved|crept|wandered|strayed|going|sliding|pushed) .. (under|inside|in|up|into|between|down) my (knickers|underwear|pants|towel|bra|skirt|legs|thighs|panties|leggings|trousers|salwar|nightie|blouse)|(slid|moved|put|pushed|slipped|shoved) (his|her) (hand|hands|finger|fingers) (down|up)? (under|inside|in|into|between|up|down) my (knickers|underwear|pants|towel|bra|skirt|legs|thighs|leggings|trousers|top|blouse|shirt|salwar)|(hand|hands|finger|fingers|mouth) (on|over|inside|between|up|in) my (breast|breasts|legs|thighs|thigh|bottom|bra) + froze|(was|were|stood|lay|sat|got|just) frozen|(just)? lay there|could not (move|speak|scream|make)|(couldnt|cant) (make|utter|get) a (sound|word)|(couldnt|didnt|cannot|cant) (move|speak|scream|shout|say|tell)|like (a)? (stone|statue|plank|log)|ashamed|dirty|(told|tell) .. (nobody|no one|noone|anyone)
(masseur|masseuse|massage|physio|physiotherapist|osteopath|chiropractor|healer|priest|pastor|guru|doctor|dentist|trainer|driver) + (touched|touching|groped|rubbed|rubbing|stroked) me|(pressed|rubbed|pressing|rubbing) himself|(fingers|hand|hands) .. (breast|breasts|between|inside|under|thigh|bottom)|(pressing|rubbing|touching|stroking|squeezing) .. my (chest|breast|breasts|bottom|thigh|thighs) + froze|(was|were|just) frozen|(went|gone) stiff|(couldnt|didnt) (move|speak|scream|shout)|(without|no) (nurse|chaperone)|felt (not right|wrong|dirty)|(wrong|not right|not medical|wasnt medical|without asking|didnt ask) .. touch*|touch* .. (wrong|not right|without asking)
! (woke|woken|waking|came to|came round) ... (no|without) .. (knickers|tights|underwear|pants|bra)|(knickers|tights|underwear|underwears|bra) .. (missing|gone|inside out|in my bag|torn)|(woke|woken|waking|came to|came round) ... (tights|knickers|underwear|bra|dress|pants|trousers|jeans|skirt|clothes) .. (off|gone|in my|on the floor|inside out|down|torn|undone|missing|wrong way|back to front) + (been sore|sore since|(and|but)? i hurt|hurting since|sore (down|inside|below|between|there|after)|bleeding|bruise*|torn|hurts (to|inside|when)) + (said|saying|wanted|asked|begged) .. (home|no|stop)|whod believe|who (would|d) believe|his (hall|flat|house|place|car|room|sofa|hotel)|(dont|cant) remember|no memory|blank
(raped|rapes|raping|molested|gang raped|date raped)
(was|is|it|call|called|count|counts|still|maybe|that) .. rape
rape .. (me|happened|survivor|last night|kit)
(sexual|sexually) (assault|assaulted|abuse|abused|abuses|assaults|attacked|molested)
(forced|forces|forcing) (himself|herself) (on|onto) .. me
(forced|forces|forcing|made|makes) me .. (have sex|sex|perform|do sexual|do things in bed)
(sex|slept|slept with|inside me|penetrated|entered) ... (while i (slept|was asleep|was drunk|was sleeping)|asleep|without my consent|against my will|said no|when i said no|passed out)
(say|says|saying|said) no .. (he|hes|she) .. (does|did|do|doing|takes|has|had|carries|goes) it anyway
(without my consent|against my will|when i said no|after i said no|even though i said no|i said no and he|i said stop and he|didnt stop when i)
(touched|touches|touching|groped|gropes|grabbed|fingered) me .. (when|without|while|even though|against|sexually|down there|inside|between)
(put|puts|pushed|shoved) (his|a) .. (inside|in|up) (me|my skirt|my vagina)
(spiked|drugged|roofied) .. (drink|me|and)
(put|puts|slipped) something in my (drink|glass|wine|tea)
(took|takes|taking) (the)? condom off
(woke|wake|woken|waking|came to) + (nightie|nightdress|pyjamas|pajamas|pajama bottoms|knickers|pants|underwear) .. (up|down|off|gone|pulled|inside out) + (bruise*|sore|dreamt|dreamed|imagined|remember|remembered|friend|wet)
(bruise|bruises|bruised|bruising) .. (inside|between) .. thighs
(afraid|scared) .. (sex|bed) .. (say no|refuse)
(his|her) (right|rights|due) .. (as|because|im|i am|still|long as) .. (wife|husband|married) + (cry|cries|crying|hurt|hurts|hurting|sore|no|anyway|sex|bed|stop|stopped)
(stop|stopped|didnt|wasnt) (crying|cry|fighting|struggling|moving) + (hurt|hurts) .. less
`

const rapeHarmless = `
i said no and he said (fine|okay|ok|alright|no bother|no worries|no problem|of course)
rape (seed|oil|culture)
(makes|made|making) me (laugh|smile|giggle|howl|chuckle) .. (when|while|until|till|though|even|so|every)
(menopause|perimenopause|hormones|hormone|change|progesterone|estrogen|tablets|patch|gel|drink|wine|friend|friends|daughter|sister|boss) .. (made|makes|make) me .. (do it|do that|do this)
(breast|breasts|hand|hands) ... (mammogram|mammography|scan|smear|examination)
(grandson|granddaughter|toddler|baby|grandchild|child|kids|cat|dog) .. (puts|put|puting|sticks|stuck|sticking) .. (finger|fingers|hand|hands|paw|paws)
(movie|film|book|novel|series|show|tv|documentary|podcast) ... (rape|raped|sexual assault|molest*)
(training|course|poster|law|policy|statistic*) .. (on|about|against) .. (rape|sexual assault)
`

const harmToOthers = `
(want|wanted|going|plan|planning|planned|ready|about|decided|urge|afraid i|scared i|afraid ill|scared ill|scared i ll|afraid i ll|might|thinking of|thoughts of|think about|fantas*|tempted|need|think im going) .. (kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|poison|poisoning|smother|hurt|hurting|harm|attack|choke|beat) .. {relative}
(nearly|almost) (strangled|hit|choked|smothered|hurt|killed|shook|stabbed|punched) .. {relative}
(i|ive|i have) (hit|beat|slapped|shook|punched|hurt|kicked|choked) my {relative}
(hurt|kill|stab|poison|harm) (someone|him|her|them) .. (mean it|know how|tonight|really)
what i (might|could|would|will) do to .. {relative}
(snap|lose it|lose control) and (do|hurt|kill|hit)
might do something .. (terrible|awful|to|bad|stupid|ill regret)
dont trust myself .. (around|with|near) .. {relative}
might do something
(make|making|made) (him|her|them) (suffer|bleed)
(shook|shaken|shaking|hit|slapped|smacked) (the|my) (baby|child|toddler|grandson|granddaughter|grandchild)
(i|ive) (pushed|shoved|grabbed|kicked|slapped|hit) .. {relative} .. (fell|down|again|hard|bleeding|face|cried)
{intent} .. (smothering|poisoning|strangling|hurting|choking|beating|attacking|suffocating|suffocate|hitting) .. {relative}
(i|ill|id|im|could) .. (snap|lose it) and (kill|hurt|hit|stab|strangle|do)
(hurting|killing|harming) (someone|others|him|her|them)
(family|kids|children|husband|they) (hide|hides|run|flinch|cower|is afraid|are afraid|is scared|are scared) .. (from|of|when) .. (me|i|im|my)
(kill|shoot|stab|strangle|poison) (that|this) (man|woman|bastard|neighbor|guy|bitch|person)
(bought|got|have|loaded|loading) .. (gun|knife) ... (him|kill|use|her|them|husband)
(kill|shoot|stab|hurt) ... (bought|got|have) .. (gun|knife)
(i|ive) (hit|beat|slapped|shook|punched|hurt|kicked|choked|pushed|shoved|bit) my .. {relative}
(want|wanted|going|urge|might) .. to (strangle|stab|shoot|poison|suffocate|smother) .. {relative}
(voices|voice) .. (tell|tells|telling|say|saying) .. (kill|hurt|stab|attack|harm) (him|her|them|people|someone|my)
(poison|drown|burn|shoot|stab) (my|the) .. {relative}
(set fire|burn down|burn) .. (his|her|their) (house|car|van|place) .. (with|in it|asleep|tonight|him|them)?
(hand|hands|pillow|cushion) .. over .. ({relative}|his|their) .. (face|mouth|throat|neck|head|nose)
(pushed|threw|shoved) .. {relative} .. (stairs|wall|window|road)
(list of names|make them pay|shoot up|mass shooting)
(beat|hit|whipped|belted) my (son|daughter|kid|child|boy|girl) .. with
(choked|strangled|stabbed|shot|poisoned|drowned|smothered|suffocated) my .. {relative}
(how to|how do i|how can i) (poison|kill|murder|get rid of) .. (someone|somebody|my|him|her|a person)
(tie|tied|tying|strap|strapped|strapping) .. (her|him|mum|mom|mother|dad|father|gran|nan) .. (to|into|in) .. (chair|bed|wheelchair|commode)
(shut|locked|lock|locking|shutting) .. (her|him|it|cat|dog|puppy) .. (in|inside|out) ... (without|no) .. (food|water|feeding)
(shut|locked|lock|locking|shutting) .. (him|her|son|daughter|child|boy|girl|mum|mother|dad|father) .. in .. (cellar|shed|cupboard|garage|basement|attic|dark)
(break|snap|wring) (his|her|their) neck
(squeezed|gripped|grabbed|pinched|twisted) (his|her) arm .. (until|till|so hard) .. (marks|bruise|bruises|cried|screamed|red|bruised)
(hold|held|holding|pick up|look at) .. pillow + (press|pressing|push|pushing|hold it) .. (down|face|it)
! (pillow|cushion) .. (in|with|between) .. hands|(hold|held|holding|picked up|gripping|took|had) .. (pillow|cushion) + (standing|stood|stand|leaning|leaned|leant|bent|bending) .. over (him|her|them|father|mother|my|the bed|dad|mum|mom)|(over|on|onto|near|above) (his|her) (face|mouth|head)|(quiet|silent|shouting|screaming|calling|breathing) .. (stop|stops|stopped|forever|at last)|(stop|make|shut) .. (shouting|screaming|quiet|calling|breathing) + (do it|did it|going to|tonight ill|next time|end (it|this)|frighten*|scares|scared (me|of myself)|nearly (did|pressed|pushed)|almost (did|pressed|pushed)|what i (nearly|almost)|so easy)
! (i|ive|and) (held|hold|put|pressed|pushed|push) .. (pillow|cushion|bolster) over ((his|her) (face|mouth|nose|head)|the face)|(i|ive|and) (held|pressed) .. (pillow|cushion|bolster) over (him|her|dad|mum|mom|my)
! (stood|standing|stand|leaning|leant|bent) (over|by|beside) ... (with|holding) .. (pillow|cushion|bolster) + (nobody|no one|noone) (would|will|need) (ever)? know|next time (i|ill)|do it|did it|(think|know) i (will|ll)|end (it|this)|(nearly|almost) (did|pressed|pushed)|frighten*|scares me
! (picked up|pick up|held|hold|holding|had|got|took|pressed) .. (pillow|cushion) .. (ready)? + dont trust (myself|what)|(frighten*|scare*) myself|what (i ll|ill|i might|i could|i may) do|(nearly|almost) did it|would be so easy|thought (about|of) (pressing|holding|pushing)
! (acid|knife|petrol|blade|hammer) .. (for|in|across|into) (her|his|their) (face|eyes|neck|throat|head|back)
! (sat|sit|sitting|wait|waiting|waited|stood|standing|parked) .. outside .. (her|his|their) .. (house|flat|door|work|place|gym|office) ... (knife|hammer|gun|axe|petrol|acid|blade)
! (sharpened|sharpening|sharpen|bought|got|taken|took|packed|loaded|brought|put|have|carry|carrying|ive) .. (knife|hammer|gun|axe|acid|petrol|machete|rifle|shotgun|blade|can of petrol|crowbar|cleaver)|(knife|hammer|axe) .. (wrapped|in my (bag|handbag|coat|boot)|under the seat|passenger seat|glovebox|glove box) + (know|knows|found out) .. (what time|when|where|which) .. (she|he|they|shes|hes|theyre|her|his)|know (her|his) (shift|shifts|hours|route|routine|car|address|street)|(got|have|ive|found) .. address|(wait|waiting|waited|follow*|sit|sat|sitting|parked) .. (for|outside|near|after) .. (her|him|them|his|hers|their)|(shes|hes|she is|he is|she|he) .. (there|leaves|finishes|alone|home) (at|by|on|until|till|from) + left me (for)?|tart|slut|fancy woman|(living|shacked up|moved in) with|(stole|took|has|got) (him|my (husband|man|partner|fella))|my ex|(ex|husbands|his|her|other|new) .. (woman|girlfriend|mistress|bit|man|lover|wife)|affair|cheat*|mistress|hate|payback|revenge|get (let)? off|prison|police|teach (her|him)|make (her|him)|(her|his) (face|throat|tyres)|shell (see|know|learn)|hell (see|know|learn)
(slip|slipped|slipping|put|putting|sprinkle) .. in .. (his|her|husbands|mothers|wifes) .. (tea|coffee|drink|food|dinner|soup) ... (never|wouldnt|doesnt|wont|not) (wake|wakes|wake up|get up)
(picture|picturing|imagine|imagining|see myself|fantas*|dream of|dreaming of) .. (hammer|knife|axe|iron|poker|pan) .. (to|into|at|over) (him|her|them)
im (abusive|violent|the abuser|abusing) .. (to|toward|towards|with|my)?
`

/** What is harmless of a partner's violence is so of one's own, and pests besides. */
const harmToOthersHarmless = `${violenceHarmless}(leave|leaving|ending|end|divorc*|separat*) .. (marriage|husband|relationship|him|her) + (dont|not|never) want to hurt (him|her|them)
(kill|killing|hang|drown|hurt|harm|stab|shoot|poison) (herself|himself|themselves)
(strangle|kill|murder|throttle|brain) .. (when|whenever|every time|if) .. (chews|snores|breathes|eats|slurps|hums|sniffs|whistles|coughs)
(nearly|almost) (hit|whacked) ... with (the|his|a|my) .. (card|receipt|newspaper|magazine|slipper|cushion|towel|baguette)
how (to|do i|can i) (kill|murder|get rid of) .. (weeds|time|ants|mold|mould|mosquito*|moths|slugs|hot flashes|flashes|smell)
`

/** Violence that needs words of its own: hands on a throat, rape, and what she fears she might do to others. */
export const crisisRules: SafetyRule[] = [
  { concern: 'strangulation', phrases: strangulationInPassing + strangulation, harmless: strangulationHarmless },
  {
    concern: 'rape',
    phrases: rapeCalmlySaid + rapeByTheWay + rapeInPassing + rapeHalfSaid + rapeBeside + rapePlainly + rape,
    harmless: rapeByTheWayHarmless + rapeInPassingHarmless + rapeBesideHarmless + rapeHarmless,
  },
  {
    concern: 'harm-to-others',
    phrases: harmToOthersBeside + harmToOthersPlainly + harmToOthers,
    harmless: harmToOthersBesideHarmless + harmToOthersPlainlyHarmless + harmToOthersHarmless,
  },
]
