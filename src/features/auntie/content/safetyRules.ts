import type { SafetyRule } from '../domain/safety/findConcern'

import { crisisRules } from './crisisRules'
import { redFlagRules } from './redFlagRules'
import { selfHarmRule } from './selfHarmRule'
import { urgentRules } from './urgentRules'
import { soonRules } from './soonRules'
import { violenceRule } from './violenceRule'

/** Word lists that the phrases of the built-in rules refer to. */
export const builtInLists: Record<string, string> = {
  abuser:
    'he|hes|she|shes|daughter|stepdaughter|grandson|mother|mom|mum|sister|roommate|caregiver|uncle|cousin|husband|hubby|wife|partner|boyfriend|girlfriend|ex|spouse|fiance|son|stepson|brother|father|dad|stepdad|stepfather|man',
  relative:
    'him|her|them|husband|wife|partner|boyfriend|ex|son|daughter|kid|kids|child|children|baby|grandson|granddaughter|grandchild|mother|mom|mum|father|dad|sister|brother|boss|family|teenager|someone|people|coworker|neighbor|neighbour|little boy|little girl|boy|girl|toddler|man|woman|stepson|stepdaughter|parents',
  wish: 'wish|wished|hope|hoping|want|wanted|rather|relief|relieved|happier|free|fantas*|imagine|imagining|picture|picturing|dream|dreaming|better|easier|peace|if only|prefer|long for|crave|pray|praying|think about|thinking about',
  'heated-thing':
    '(heat|heats|heating|heated|hot|red hot|burning|boiling|lit) .. (spoon|spoons|tongs|tawa|ladle|iron|rod|knife|poker|cigarette|cigarettes|matchstick|match|spatula|skewer|pan|chimta|karchi|lighter|fork|wire|coal)',
  afraid: 'afraid|scared|frightened|terrified|petrified|fearful',
  intent:
    'want|wanted|going|plan|planning|planned|ready|about|decided|trying|tried|try|hope|hoping|wish|need|prefer|deserve|long|love|like|urge|tempted|thinking|thought|might|may|will|ll|id|rather',
  pills:
    'pill|pills|tablet|tablets|capsules|paracetamol|tylenol|acetaminophen|aspirin|ibuprofen|medication|medicine|meds|medicines|xanax|valium|morphine|oxycodone|opioids|insulin|amitriptyline|antidepressants|ambien|packet|bottle|box',
  many: 'all|whole|entire|full|handful|bottle|too many|to many|too much|twenty|thirty|forty|fifty|sixty|hundred|#0|lots',
  long: '(twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|12|13|14|15|16|17|18|19|20|24|30|36) months|# years|(two|three|four|five|six|seven|eight|nine|ten|several|many|few|couple of) years|a year|one year|# year|years|ages|decade|20#',
  bleed:
    'bleed|bleeding|bled|blood|bloody|pinkish|brownish discharge|brown discharge|reddish discharge|spotting|spotted|spot of blood|smear|pink|discharge with blood',
  old: '(im|am|age|aged|at) (56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80)',
  // At an age at which nobody has periods, however it is told
  'past-sixty':
    '(im|am|shes|is|age|aged|at|of|turned|turning|nearly|almost|just|only) (60|61|62|63|64|65|66|67|68|69|7#|8#|9#)|(60|61|62|63|64|65|66|67|68|69|7#|8#|9#) (year|years|yr|yrs) (old|young)|in (my|her) .. (sixties|seventies|eighties|nineties|60s|70s|80s|90s)|(sixty|seventy|eighty) (one|two|three|four|five|six|seven|eight|nine)|(im|am|shes|is|age|aged|at|turned) (sixty|seventy|eighty|ninety)|(7#|8#) (never|still|widow|widowed|no children|mother of|retired|living|live)',
  'blood-color': 'pink|pinkish|pinky|red|reddish|rust|rusty|brown|brownish|bloodstained',
  'where-it-shows':
    '(tissue|tissues|toilet paper|loo paper|toilet roll|loo roll|bog roll|underpants|underwear|undies|knickers|panties|pants|gusset|panty liner|panty liners|pantyliner|liner|pad|pads|sheet|sheets|bed sheet|bottom sheet|nightie|nightgown|nightdress|pajamas|pyjamas|towel|towels)',
  'coughed-pink':
    '(coughed|coughing|cough|coughs|spat|spit|spitting|hacked|hacking|brought) (up)? (a|some|something|stuff|phlegm|sputum|spit|this|that|it|was|and)? (bit|little|lot|streak|spot|drop|tiny bit)? (of)? (blood|bloody|pink|rusty|rust|red|reddish)|(pink|blood|bloody|rusty|rust|red) .. (spit|sputum|phlegm|mucus|froth|foam|hankie|hanky|handkerchief)|(blood|bloody|pink) .. tissue ... cough*|cough* .. (theres|there is|comes|brings|is) .. (blood|bloody|pink|rusty|rust)|(phlegm|sputum|spit|mucus) .. (is|was|looks|has|comes|turned) .. (pink|rusty|rust|bloody|blood)',
  'near-faint':
    'swimmy|(head|heads|room|kitchen|hall|floor|walls|bathroom) .. (swims|swimming|swam|spins|spinning|tilts|tilting|turning|going round|goes round)|everything (is|was|starts|started|goes) (turning|spinning|moving|dark|black|round)|giddy|woozy|swaying|chakkar|chakkars|on a (boat|ship)|(all|cold and|gone|went) clammy|(legs|knees) (are|went|gone|like) (jelly|water|cotton wool)|seeing (stars|spots)|(had|have|having) to (hold|grab|clutch|lean|grip|sit|lie|crawl) .. (sink|wall|table|rail|banister|door|doorframe|counter|side|chair|onto|on to|floor|down)|(dizzy|faint|funny|wobbly|shaky|weak|light|strange|floaty) (when|if|as|each|every time|on|whenever) .. (stand|get up|got up|standing|sit up|stood)|nearly (went|fell|dropped|fainted|passed|keeled)',
  'speech-gone':
    '(talk|talking|speech|words|voice|tongue|sentences) (is|are|was|were|has|have|come|comes|coming|came|going|went|sounds|all|gone)? (is|all|gone|out|so|very|a bit)? (mushy|mush|mashed|thick|slurry|slurred|funny|wrong|sideways|jumbled|tangled|mumbled|not clear|unclear|porridge|gibberish)',
  'relative-or-animal':
    'mum|mom|mother|dad|father|husband|gran|nan|grandma|granny|grandad|grandfather|grandmother|aunt|aunty|uncle|wife|partner|sister|brother|daughter|son|child|toddler|baby|grandson|granddaughter|grandchild|lodger|neighbor|neighbour|dog|cat|puppy|amma|nani|dadi|papa|dementia|alzheimers',
  'lain-on-the-chest':
    '(wardrobe|piano|cow|fridge|horse|anvil|sofa|lorry|elephant|boulder|slab|sandbag|cement|concrete|paving stone|tractor|car|truck|weight|heaviness) .. (on|laid|lying|lain|sat|sitting|sits|parked|lies|across|over) .. (chest|front|breastbone|ribs|bosom|bust|me since)|(weight|heaviness|band|pressure) (across|over) my (front|chest|bosom|bust|ribs)',
  body: 'arm|arms|leg|legs|hand|side|face|body|mouth',
  // After the UK Sepsis Trust's signs of adults (patient.info, "Adult sepsis safety net") and what an ambulance is for.
  'seriously-ill':
    '(getting|got|gone|very|so|bit|little|been|seems|seemed|is|was|im|hes|shes|sounds|sounding|quite|all) (confused|muddled|muddly|delirious|incoherent|drowsy|floppy|blotchy|mottled)|confused and|and confused|delirious|not making sense|making no sense|makes no sense when|talking (nonsense|rubbish|gibberish)|(doesnt|didnt|dont|not) (know|sure|remember) (where (i|she|he) (is|was|am)|what (day|year) it)|(hard|impossible|difficult) to (wake|rouse)|(cant|couldnt|wont|wouldnt) (wake|rouse|be woken)|barely (awake|conscious)|(keeps|keep|kept|keeping) (falling|dropping|nodding|drifting) (asleep|off)|(cant|couldnt|barely) (keep|stay|hold) .. (awake|eyes open)|(so|very|unusually|really) sleepy|(forgot|forgotten|forgets|couldnt remember|didnt know) .. (own|my|her|his|our) (name|daughter|son|husband|birthday|address|grandchildren)|(called|calling|calls) .. by the wrong name|not (with it|making any sense)|(saying|says|said) (odd|strange|daft|funny) things|lost consciousness|(saw|see|seeing) (black|stars|spots)|(eyes|sight|vision|room|everything) (went|goes|going|gone) (black|dark)|out cold|hit the (deck|floor)|fainted|(had|having) a faint|(faint|fainting)|(went|gone|go) (down|over) (like|in the|on the)|collapsed|collapse|passed out|passing out|fainted|blacked out|keeled over|(slid|slipped) down the (wall|door)|(woke|woken|came|came to|came round|found|lying) .. on the (floor|tiles|mat|bathroom floor|kitchen floor)|(cant|couldnt|cannot) (stand|sit) up|legs (gave|went|buckled) .. (way|under|me|from)|mottled|marbled|(skin|feet|hands|legs|knees|lips|fingers|arms) .. (mottled|blotchy|patchy|grey|gray|ashen|blue|purple and cold|cold and clammy)|(gone|went|turned|turning|going|looks|looked|look) .. (grey|gray|ashen|white as a sheet|deathly pale|blue)|(not|no|havent|hasnt|hardly|barely|nothing) .. (passed (any)? (water|urine)|peed|pee|weed|wee|urine|urinated) .. (since|all|for|in|today|yesterday|hours|night|day)|(teeth|whole body|bed) .. (chattering|shook|shaking|rattled|rattling)|rigors|(breathing|breath) .. (very fast|so fast|fast and shallow)|(think|feel|feels|felt) .. (going to die|dying now|about to die)',
  'swollen-leg':
    '(calf|calfs|calves|leg|thigh|shin|ankle) ... (swollen|swelled|swelling|puffy|puffed up|hot|hard|tender|red|thicker|bigger|fatter|tight|sore|ache|aches|aching|ached|cramp|cramped|cramps|pain|painful|throb*|pulled|knot)|(swollen|hot|hard|tender|red|sore|aching|painful|cramp|knot|pain) .. (in|down|behind|calf|leg) ... (calf|leg|knee|thigh|shin)',
  'danger-now':
    '(outside|parked|sits|sat|sitting|waits|waiting|standing|stands|stood) .. (house|door|flat|work|window|street|car|van|gate|drive)|(follows|followed|following|tracks|tracking|stalks|stalking|watches|watching) (me|us|my)|(has|got|had|with) .. key|(knows|found|finds|worked out) .. (where i|my address|my new|our new)|(turns|turned|turning|shows|showed) up|on his way|coming (over|back|round|tonight|home)|hes (here|back)|(threat*|says|said|swears|swore) .. (kill|come|burn|hurt|shoot|find) (me|us|my|for|round|over)?|restraining order|injunction|(rings|calls|texts|messages) .. (all night|day and night|hundred|every hour)',
  breathless:
    'breathless|breathlessness|short of breath|(cant|couldnt|cannot|struggl* to|hard to) (get|catch|draw|take) .. (breath|breeth|breth)|(puffed|puffing|winded|gasping|panting) .. (stairs|sitting|talking|room|kettle|bed|walking|just|out|at|for|by)|(sharp|stab*|catch*|hurt*|pain*|knife|stitch) .. (when|if|as|each|every|on) .. (breath|breathe|breathing|breathe in)',
  'blood-coughed':
    '(pink|blood|bloody|red|rust|rusty|streak*) .. (spit|sputum|phlegm|mucus|froth|foam|tissue|hanky|handkerchief|sink)|(spit|sputum|phlegm|mucus|froth|foam|cough*|hanky) ... (pink|blood|bloody|rust|rusty|red|streak*)',
}

/** The rules that Auntie starts with, and that stand in while the CMS cannot be reached. */
export const builtInRules: SafetyRule[] = [
  selfHarmRule,
  ...crisisRules,
  violenceRule,
  ...urgentRules,
  ...redFlagRules,
  ...soonRules,
]
