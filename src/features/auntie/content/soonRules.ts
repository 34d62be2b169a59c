import { weightCalmlySaidHarmless } from './calmlySaidPhrases'
import type { SafetyRule } from '../domain/safety/findConcern'
import { fullAfterLittle, soakedAndThinner, thinnerByNumber } from './deedPhrases'
import {
  onHormones,
  onHormonesHarmless,
  soakingPads,
  soakingPadsHarmless,
  withoutWomb,
  withoutWombHarmless,
} from './bleedingPhrases'
import { backGaveWay, kidneyByTheWay, soreThatStays } from './signsByTheWay'

// Most of the time nobody has learned these from examples: each phrase has to be plain by itself.

const ringingWithDeafness = `
(ring|ringing|rings|tinnitus|buzzing|roaring|hissing) + (sudden*|overnight|all at once|woke up|this morning|today) .. (deaf|cant hear|lost my hearing|lost hearing|hearing loss|hearing is gone|hearing has gone|hearing went)
(deaf|cant hear|lost my hearing|lost hearing|hearing loss|hearing is gone|hearing has gone|hearing went) .. (sudden*|overnight|all at once|this morning|today) + (ring|ringing|rings|tinnitus|buzzing|roaring|hissing)
(hit|banged|bumped|knocked|blow to|fell on|fell onto|landed on) .. head + (ringing|rings|ring|tinnitus|buzzing) .. (ear|ears|since|ever since)?
(ears|ear|tinnitus) + (ring|ringing|rings|tinnitus|buzzing) + (room|everything) .. (spins|spinning|spun)
`

const ringingHarmless = `
(symptoms|signs|causes|cause|risk|risks) of
(phone|telephone|doorbell|bell|bells) .. (ring|ringing|rings)
(years|months|decades) ago
`

const painfulEyes = `
(eye|eyes) .. (red|bloodshot) .. (very painful|so painful|really painful|painful|agony|severe pain|terrible pain)
(very|so|really|terribly) (red|bloodshot) .. (painful|agony) .. (eye|eyes)
(red|bloodshot) .. (eye|eyes) .. (very painful|so painful|really painful|agony|severe pain|terrible pain)
(eye|eyes) .. (pain|painful|hurts|hurt|agony) + (light|daylight|sunlight) .. (hurts|stabs|unbearable|agony)
(light|daylight|sunlight) .. (hurts|stabs) .. (eye|eyes) + (red|bloodshot|sore|painful|gritty|dry)
(eye|eyes) .. (painful|pain|hurts|hurt|agony) + (sight|vision) .. (worse|going|fading|getting worse|nearly gone|almost gone)
(eye|eyes) .. (painful|pain|hurts|hurt|agony) + (see|seeing) .. (less|badly|worse)
`

const painfulEyesHarmless = `
(migraine|migraines|headache|headaches)
(symptoms|signs|causes|cause|risk|risks) of
(years|months|decades) ago
`

const suddenMalePattern = `
voice .. (deeper|deepened|deepening|dropped|gone deep|got deep|gotten deep|like a mans) + (beard|hair|hairy|hairs|whiskers|acne|spots|pimples|bald|balding)
(sudden*|within weeks|in weeks|in a few weeks|in a few months|in two months|in three months|overnight|very fast|so fast) .. (beard|facial hair|hair on my face|hair on my chest|hairy|acne|pimples) + (voice|bald|balding|hair on my chest|thinning on top|chest hair)
`

const malePatternHarmless = `
testosterone ... (voice|beard|hair|hairy|acne|spots)
(voice|beard|hair|hairy|acne|spots) ... testosterone
(trans|nonbinary|transition)
(sing|singing|choir|cold|smok*)
`

const inflamedArteries = `
(scalp|temple|temples) .. (tender|tenderness|sore|hurts|painful) + (headache*|jaw|vision|sight|chew*)
jaw .. (ache*|hurts|pain|sore|tired) .. (chew|chewing|eat|eating)
(giant cell|temporal) arteritis .. (have|think|could|worried|symptoms now)
`

const arteritisHarmless = `
(ponytail|hat|helmet|glasses|tooth|teeth|dentist|wisdom tooth|filling) ... (scalp|temple|temples|jaw)
(ruled out|clench*|grind*|tmj)
`

const hotJoint = `
(knee|ankle|wrist|elbow|joint|knuckle|toe|finger|hip|shoulder) ... (hot|red) + (swollen|swelling|swelled) + (knee|ankle joint|wrist|elbow|joint|knuckle|toe|finger|hip|shoulder)
(hot|red|swollen) .. (hot|red|swollen) .. (knee|ankle joint|wrist|elbow|joint|knuckle|toe|finger|hip|shoulder)
(joint|knee|wrist|elbow|hip|shoulder) (pain|hurts|aches) .. (and|with) .. (fever|temperature|shiver*)
(swollen|hot|red) (knee|joint|wrist|elbow) .. (and|with) .. (fever|temperature|shiver*)
`

const kidneyInfection = `
(pee|peeing|wee|urine|urinat*|bladder|cystitis|uti|water infection) + (fever|temperature|shiver*|shaking|chills|vomit*|throwing up|being sick)
(cystitis|uti|bladder infection|burns when i pee|burning when i pee) + (back pain|pain in my back|my back hurts|flank|loin|kidney*)
shivery + (back hurts|back aches|back is aching|back is sore)
(pain|ache) .. (in|over|around) .. kidney* + (fever|pee|urine|shiver*)
`

const kidneyHarmless = `
(hot flash*|hot flush*|night sweat*|sweat*) .. (fever|temperature)
no (fever|temperature)
(protein|milk|meal|weight) (shake|shakes)
(vomiting|stomach|tummy|sickness) bug
(without|not a) (fever|temperature)
`

const liverSigns = `
(jaundice|jaundiced)
(skin|eyes|eyeballs|whites of my eyes|white of my eyes) .. (yellow|yellowish|gone yellow|turned yellow|turning yellow)
(yellow) .. (skin|eyes|eyeballs|whites)
(ive|im|i|my face|shes) .. (gone|went|turned|going|turning|turn|look|looking|looks) .. yellow
(dark|brown|tea colored|tea coloured|cola) .. (urine|pee|wee) + (pale|white|clay|grey|gray|itch*|yellow)
(pale|clay|white|chalky) .. (stool*|poo|poop|poos) + (dark|itch*|yellow|urine|pee|wee)
`

const liverHarmless = `
(had|was|were|been) .. (jaundiced|jaundice) .. (in|as a|when) .. (19#|20#|baby|child|young|years ago)
(newborn|baby|babies|grandson|granddaughter|cat|dog) .. (jaundice|jaundiced|yellow)
(yellow) .. (pages|bruise|dress|teapot|paint|light|discharge|nail*|toenail*)
(symptoms|signs|causes|cause|risk|risks) of .. (jaundice|liver)
(what is|what are|how do you get|can you get|does|do|can) .. (jaundice)
`

const spreadingSkin = `
(red|redness|rash|hot) .. (skin|patch|area|leg|shin|breast)? .. (spreading|spreads|getting bigger|growing) + (fever|temperature|shiver*|hot)
cellulitis
`

const skinHarmless = `
(once|had|in) .. cellulitis .. (in|ago|years|once)
cellulitis .. (20#|ago|cleared|last year|years)
`

const keepsRacing = `
(palpitations|heart) .. (racing|pounding|palpitations|fluttering|irregular|skipping)? .. (for hours|for an hour|for # hours|all day|all morning|all night|since this morning|wont stop|wont settle|doesnt stop|doesnt settle|wont slow down|not settling|not slowing)
(palpitations|heart racing|racing heart|heart pounds|heart races|heart flutters) .. (when|while|during|after) .. (i exercise|exercise|exercising|exertion|climb*|walking uphill|running)
(palpitations|heart racing|racing heart) .. (getting worse|worse and worse|more and more)
`

const racingHarmless = `
(love|excite*|wedding|crush|first date|grandson|match|film|movie|concert)
my heart (is|was) .. (broken|full|set)
`

const daysWithoutSleep = `
(havent|not|no) .. (slept|sleep|sleeping) .. (for|in) .. (#|two|three|four|five|six|several|many) (days|nights) + (energy|buzzing|racing|wired|fast|invincible|amazing|full of|talking|spending)
(days|nights) without sleep + (energy|buzzing|racing|wired|fast|invincible|amazing|full of|talking|spending)
(fall*|fell|nod*|doz*|drift*) (asleep|off|ing)? .. (at the wheel|while driving|driving|behind the wheel)
(microsleep|microsleeps) .. (driving|wheel|car)
`

const bloating = `${fullAfterLittle.phrases}
! (waistband|waistbands|waist band|belly|bely|belys|tummy|stomach|abdomen) ... (tighter|tight|bigger|bloated|swollen|hard|big|expanding|huge) + (month|months|mnths|weeks|wks) + off my food|no appetite|lost my appetite|full (after|quick*)|cant eat|apetite|(pee|wee) .. (all the time|al th time|constantly|often|every)|ovarian
! (bloated|bloating|swollen belly|swollen tummy|swollen stomach|belly swollen|tummy swollen|stomach swollen) + (full|fill) .. (fast|quick|quickly|up|early|soon|after)|(eat|eating|ate) .. (small|little|few bites|two bites|few mouthfuls) .. (full|stuffed)|(no|lost) .. appetite|(urinat*|pee|peeing|wee|weeing|toilet|loo) .. (often|many|more|all the time|constantly|every hour) + (three|four|five|six|eight|ten|several|many|#|for|few) .. (weeks|months)|every day|most days|daily|every single day|since (christmas|xmas|summer|autumn|winter|spring|easter|january|march|may|june|july|august|september|october|november)
! (waistband|waist band|waist|trousers|jeans|skirt|saree blouse) ... (tight*|wont close|wont do up|wont button|digs in) + full .. (after|halfway|with|on|by) .. (half|few|two bites|three bites|small|mouthful*|nothing|hardly)
(bloated|bloating|swollen belly|swollen stomach|belly swollen|stomach swollen) ... (three weeks|four weeks|# weeks|several weeks|for weeks|weeks now|a month|# months|two months|months|every day|most days|all the time|wont go away|doesnt go away|constantly|never goes)
(weeks|month|months) .. (of)? .. (bloating|bloated)
(belly|stomach|abdomen|tummy) .. (swollen|swelling|distended|bloated) ... (three weeks|four weeks|# weeks|several weeks|for weeks|weeks now|a month|# months|two months|months)
(full|fullness) .. (after|with|on) .. (few|two|three|four|2|3|4|couple of) .. (bites|mouthfuls|spoons)
(full|fullness) .. (after|with|on) (half|quarter|a quarter|a tiny|tiny|a small|small|a little) .. (sandwich|meal|plate|portion|bowl|toast|food|soup)
(feel|feeling|get|getting|am) full .. (so|too|very|really) (quickly|fast|soon)
(pelvic|low belly|lower belly) pain .. (most days|every day|for weeks|weeks now|three weeks|for months)
`

const bloatingHarmless = `${fullAfterLittle.harmless}
(like|as if|as though|look|looking|looks|practically|basically) .. (#|three|four|five|six|seven|eight|nine|several) months (gone|pregnant|along|preggers|with child|up the duff)
(started|start|began|first month) .. (hrt|tablets|patches|patch|gel|progesterone)
(progesterone|utrogestan|prometrium|provera|progestogen|progestin|cyclogest) ... (makes|make|made|making|leaves|leave|gets|gives|turns|turn) me ... (bloated|bloating)
(bloated|bloating) ... (im on it|i am on it|i take it|im taking it|on progesterone|on utrogestan)
flat again
(bloated|bloating) .. (before|with|around|during) .. (my)? (period|periods)
(bloated|bloating) + (comes and goes|come and go|with what i eat|on what i eat|what ive eaten)
(after|from|with) .. (beans|milk|dairy|gluten|bread|salad|beer|lentils|cabbage)
(what|why|how|does|do|can|which|is) .. (bloating|bloated) .. (menopause|perimenopause|common|normal|help*|hrt)
`

const weightLoss = `${thinnerByNumber.phrases}
! (gone|went|dropped|down|come down) from # (kilos|kilo|kg|kgs|stone|pounds|lbs)? .. to # + same|not trying|havent tried|without|stress|sticks|keep food|appetite|tired|eating
! (food|bread|meat|it|everything|swallow*) ... (sticks|sticking|stuck|catches) .. (way down|going down|chest|gullet|halfway) + kilos|stone|pounds|thinner|weight|weeks|months
(losing|lost|dropped|dropping) .. (weight|pounds|pound|kilos|kilo|lbs|kg|stone) ... (without trying|without doing (anything|a thing)|not trying|havent tried|no reason|dont know why|unexplained|for no reason|no diet|not dieting|eating normally|eating the same|without dieting)
(lost|dropped|losing) .. (kilo|kilos|kg|pounds|lbs|stone|stones) + (didnt|dont|havent|not) .. (do|did|done|doing) .. (nothing|anything|a thing) .. (for it|different|to lose)|(no|lost my|without) appetite + (trousers|clothes|skirts|jeans|rings|compliments|since|months|weeks)
(without trying|not trying|not dieting) .. (losing|lost|dropped) .. (weight|pounds|kilos|lbs|stone)
(food|swallow|swallowing|bread|meat) .. (gets stuck|sticks|stuck|hard to swallow|trouble|difficult|harder)
(trouble|difficulty|hard|harder|cant|struggling) .. (swallow|swallowing)
`

const weightHarmless = `${thinnerByNumber.harmless}
(in|since) 20# .. (checks|checked|tests|tested)
(pill|pills|capsule|capsules|tablet|tablets|pride|news|story) .. (swallow|swallowing)
(swallow|swallowing) (these|those|such|this|that|her|his|their|an|the) (things|thing|insult|insults|words|anger|rage|nonsense|lies|lie|excuse|excuses|slight|slights|jokes|behaviour|behavior)
(swallow|swallowing) .. (pill|pills|capsule|capsules|tablet|tablets|pride|my words)
`

const sweatsWithFever = `${soakedAndThinner}
(night sweats|sweats|sweating|drench*) + (fever|temperature|weight loss|losing weight|lost weight|swollen glands|lumps in my neck|lump in my neck|swollen lymph|glands are swollen|glands in my neck)
`

const sweatsHarmless = `
no (fever|temperature|weight loss)
(without|not a) (fever|temperature|weight loss)
(want|trying|try|help|need|diet) .. (to)? (lose|losing) weight
temperature (of|in) .. (room|bedroom|house)
(room|bedroom|body) temperature
feels like .. fever
like a fever
`

const bloodInUrine = `
(blood|pink|red|bloody) .. (in|when|while|after) .. (my)? .. (urine|pee|peeing|wee|weeing|urinat*)
(urine|pee|wee) .. (is|was|looks|looked|turned|has) .. (red|pink|bloody|blood)
(urine|pee|wee) .. (is|was|looks|looked|turned|went|has|been|comes) .. (color|colour|colored|coloured|shade) .. (rose|pink|red|claret|cola|coke|rust|blackcurrant|ribena|port|wine)
(urine|pee|wee) .. (is|was|looks|looked|turned|comes) .. (claret|cola|coke|rusty|blackcurrant|ribena|port) .. (color*|colour*)?
(urine|pee|wee) .. (is|was|looks|looked|turned|went|has|been) .. (rose|rosy|pinkish|wine|rust|rusty|rose coloured|rose colored) .. (coloured|colored|wine|twice|again|week|today|no pain)
`

const urineHarmless = `
(wee|pee|urine|water) .. (pink|red|reddish|purple) .. (but|after|because|since|from) ... (beetroot|beets|beet|blackberries)
(beetroot|beets|beet)
blood (test|tests|sugar|pressure)
`

const bowelChange = `
! (blood|blud) .. (mixed|in|through|when i go|wen i go|on) + loose|constipat*|diarrh*|fibre|fiber|fibr|bowel|bowels|no2|no 2|number two|poo|stool|stools|go 4 a + months|weeks|since|summer|weight|stone|tired|wiped|loads
(blood|bloody|mucus) .. (in|with|into) .. (my|the)? (poo|poos|poop|poops|stool*|motions)
(blood|bloody) (poo|poos|poop|stool*|motions)
(bowels|poo|poos|poop|stool*|motions) + (loose|looser|runny) + (weeks|month|months)
(poo|poos|poop|poops|stool*|motions) .. (blood|bloody)
(bleeding|blood) .. (bottom|back passage|rectum)
(bleeding|blood|bleed) .. (when|after|as|whenever) .. (number 2|number two|a poo|a poop|move my bowels|open my bowels)
(bowels|bowel habit|bowel habits|motions) + (changed|different|changing) + (weeks|month|months)
`

const bowelHarmless = `
(beetroot|beets|beet)
(dog|dogs|cat|cats|puppy|baby|babys) .. (poo|poop|stool*)
blood (test|tests|sugar|pressure|count)
(no|any|without) blood
`

const soreBelow = `
! (sore|ulcer|lump|patch|spot|cut|scab|wart) ... (down there|down below|outer lip|inner lip|labia|vulva|privates|lady parts|bits) + (hasnt|havent|not|never|wont|doesnt|isnt) heal*|(bigger|growing|bleeds|bleeding) + weeks|months|since|summer|(january|february|march|april|may|june|july|august|september|october|november|december)|christmas|easter
(lump|sore|ulcer|white patch|white patches|growth|wart|itch|itching) .. (on|at|in|around|down) .. (my)? (vulva|labia|vagina|there|below|privates|lips down there) ... (weeks|months|wont heal|doesnt heal|not healing|wont go away|doesnt go away|new|growing|getting bigger)
(vulva|labia) .. (lump|sore|ulcer|white patch|white patches|itching|itch) .. (weeks|months|wont heal|wont go away|doesnt go away|not healing)
(new|found a) (lump|sore|growth) .. (on|in|at) .. (vulva|labia)
`

const changingMole = `
(mole|freckle) ... (changed|changing|(gone|turned|going|turning|went|got|getting) .. (black|dark|darker|bumpy|lumpy|raised)|bigger|growing|grown|darker|bleeding|bleeds|itchy|crusty|irregular|new shape|different)
(mole|freckle|birthmark) ... (doubled|tripled|twice|grew|spread|spreading|crust|crusts|crusted|crusting|scab|scabs|scabbed|scabbing|bled|oozes|oozing|weeps|weeping|itches|itching|blacker|ragged|jagged|(two|2|three|3|several|different|another) (color|colors|colour|colours|shades))
(sore|spot) .. (on my)? .. (doesnt heal|wont heal|not healing|hasnt healed|never heals)
`

const moleHarmless = `
(mole|moles) .. (garden|lawn|grass|sauce)
`

const withSedatives = `
(gabapentin|neurontin|gralise|horizant|pregabalin|lyrica) + (trazodone|desyrel|zopiclone|zolpidem|ambien|lunesta|eszopiclone|temazepam|restoril|diazepam|valium|lorazepam|ativan|alprazolam|xanax|clonazepam|klonopin|codeine|tramadol|oxycodone|oxycontin|percocet|hydrocodone|vicodin|morphine|opioid|opioids|amitriptyline|mirtazapine|quetiapine|doxylamine|unisom|diphenhydramine|benadryl|zzzquil|nytol|hydroxyzine|nortriptyline|cyclobenzaprine|tizanidine|baclofen|methadone|fentanyl|sleeping (pill|pills|tablet|tablets)|sleep (aid|aids|tablet|tablets)) + (together|same time|both|on top of|combine|combined|combining|mix|mixing|take|taking|takes|took|taken|along|alongside|added|adding|with|and|plus|as well|also|on|safe|ok|okay|interact|interaction|interactions|dangerous)
`

const withSedativesHarmless = `
(gabapentin|neurontin|pregabalin|lyrica) (or|versus|vs|instead of|rather than|not) .. (trazodone|zopiclone|zolpidem|ambien|temazepam|amitriptyline|mirtazapine|sleeping pill|sleeping pills)
(trazodone|zopiclone|zolpidem|ambien|temazepam|amitriptyline|mirtazapine|sleeping pill|sleeping pills) (or|versus|vs|instead of|rather than|not) .. (gabapentin|neurontin|pregabalin|lyrica)
(switch*|swap*|swapped|moved|move|changed|change) .. (me)? (from|off) .. (gabapentin|trazodone|zopiclone|zolpidem|ambien|amitriptyline|mirtazapine) .. (to|onto)
(stopped|quit|came off|tried|used to take|years ago) .. (trazodone|zopiclone|zolpidem|ambien|amitriptyline|mirtazapine|gabapentin|pregabalin)
`

const stiffMornings = `
(stiff|stiffness) + (morning|mornings|wake|wakes|waking|get up|out of bed) + (swollen|swelling|swell|swells|puffy|puffed) + (joint|joints|knuckle|knuckles|finger|fingers|hand|hands|wrist|wrists|toe|toes|feet|foot|ankle|ankles|knee|knees)
(joint|joints|knuckle|knuckles|finger|fingers|hand|hands|wrist|wrists|feet|toes) .. (stiff|stiffness) ... (hour|hours|half an hour|thirty minutes|forty minutes|# minutes) + (morning|mornings|wake|waking|get up|getting up|out of bed)
(morning|mornings) ... (hour|hours|thirty minutes|forty minutes|# minutes) .. (before|until|till|to) ... (hand|hands|finger|fingers|knuckles|wrists|joints|feet) .. (loosen|loosens|loosened|bend|move|work|open|close|unstiffen|free up|make a fist)
`

const stiffHarmless = `
(no|not|without|never|isnt|arent|not any) .. (swollen|swelling|puffy)
(a|one|five|ten|few|5|10|15|two|three|couple of) (minute|minutes)
(frozen shoulder|shoulder) .. (stiff|stiffness)
(osteoarthritis|rheumatoid) .. (diagnosed|for years|since)
(years|months) ago
(symptoms|signs) of
`

/** Red flags that are found by their phrases alone; most wait for a day or a week. How soon each is, and what is answered, the list of red flags says. */
export const soonRules: SafetyRule[] = [
  { concern: 'ringing-with-deafness', phrases: ringingWithDeafness, harmless: ringingHarmless },
  { concern: 'painful-eyes', phrases: painfulEyes, harmless: painfulEyesHarmless },
  { concern: 'sudden-male-pattern', phrases: suddenMalePattern, harmless: malePatternHarmless },
  { concern: 'soaking-pads', phrases: soakingPads, harmless: soakingPadsHarmless },
  { concern: 'inflamed-arteries', phrases: inflamedArteries, harmless: arteritisHarmless },
  { concern: 'hot-joint', phrases: hotJoint, harmless: '' },
  { concern: 'kidney-infection', phrases: kidneyByTheWay + kidneyInfection, harmless: kidneyHarmless },
  { concern: 'liver-signs', phrases: liverSigns, harmless: liverHarmless },
  { concern: 'spreading-red-skin', phrases: spreadingSkin, harmless: skinHarmless },
  { concern: 'heart-that-keeps-racing', phrases: keepsRacing, harmless: racingHarmless },
  { concern: 'days-without-sleep', phrases: daysWithoutSleep, harmless: '' },
  { concern: 'gabapentin-with-sedatives', phrases: withSedatives, harmless: withSedativesHarmless },
  { concern: 'bleeding-without-womb', phrases: withoutWomb, harmless: withoutWombHarmless },
  { concern: 'bleeding-on-hormones', phrases: onHormones, harmless: onHormonesHarmless },
  { concern: 'bloating', phrases: bloating, harmless: bloatingHarmless },
  { concern: 'weight-loss', phrases: weightLoss, harmless: weightCalmlySaidHarmless + weightHarmless },
  { concern: 'sweats-with-fever', phrases: sweatsWithFever, harmless: sweatsHarmless },
  { concern: 'blood-in-urine', phrases: bloodInUrine, harmless: urineHarmless },
  { concern: 'bowel-change', phrases: bowelChange, harmless: bowelHarmless },
  { concern: 'sudden-back-pain', phrases: backGaveWay.phrases, harmless: backGaveWay.harmless },
  { concern: 'sore-below', phrases: soreThatStays.phrases + soreBelow, harmless: soreThatStays.harmless },
  { concern: 'changing-mole', phrases: changingMole, harmless: moleHarmless },
  { concern: 'stiff-mornings', phrases: stiffMornings, harmless: stiffHarmless },
]
