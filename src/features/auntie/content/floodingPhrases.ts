// Blood that floods, and somebody who nearly faints with it, as it is typed in haste: the slips that people make stand here.

const nearlyGone =
  '(collapse|colapse)|(keel over)|(pas|black|conk) out|(pased|passed|past|pass|blacked|blackd|conked) out|(faint|faintd|fainted|fainting|feint|feinted|feinting|colapsed|collapsed)|(cam|came|come|comes|coming|went|go|goes|going|gon|gone|feel|feeling|felt|feelin) .. (all|over|so|realy|really|very|a bit)? (faint|fainty|feint|dizy|dizzy|woozy|woosy|giddy|lightheaded|light headed|swimmy|wobbly and cold|cold and clammy|clamy|clammy)|(dizy|dizzy|giddy|woozy|woosy|lightheaded|light headed|wobbly) .. (when|wen|if|as|every time|evry time|each time) .. (stand|standing|get up|got up|move|sit up)|(everything|evrything|all) (went|goes|gos|go) (black|blak|dark|grey|gray)|(saw|seeing|see) stars'

const thatBleeds =
  '(flood|flooded|flooding|floodin|flodding|floding|flodded|fludding|gush|gushed|gushing|gushin|hemorrhag*|haemorrhag*|hemoraging) .. (for|since|again|agen|at|all|through|thru|everywhere|evrywhere|now|today|so|like|and|an|n|blood|im|i|.)'

const soaked =
  '(soak|soaked|soakd|soked|sokaed|soakin|soaking|socked|drenched|gone|gon|went) .. (the|my|thru|through|threw|everything|evrything|two|three|four|five|six|#)? .. (bed|bedding|sheet|sheets|mattress|matress|mattres|sofa|settee|couch|chair|carpet|car seat|seat|towel|towels|towl|towles|pad|pads|trousers|jeans|everything|evrything)|(bled|blead|bleeding|bleedin) (right|straight)? (through|thru|threw|all over) .. (bed|bedding|sheet|sheets|mattress|matress|mattres|sofa|settee|couch|chair|carpet|car seat|seat|towel|towels|towl|towles|pad|pads|trousers|jeans|everything|evrything)'

/** Each of them with what tells that it is blood, or in the bed and no sweat (`floodingHarmless`). */
export const floodingPhrases = `
! ${soaked} + ${nearlyGone} + blood|bloody|bludy|bleed*|blead*|bled|period|periods|peroid|peroids|monthly|clot|clots|flood*|flod*|fludd*|gush*|pad|pads|tampon|tampons|time of the month
! ${soaked} + (nearly|nearley|neerly|almost|allmost) .. (pas|pass|pased|passed|past|black|blacked|blackd) out|(nearly|nearley|neerly|almost|allmost) .. (faint|faintd|fainted|feint|feinted|colapsed|collapsed|keeled over)|(cam|came) over all (faint|feint)
! ${thatBleeds} + ${nearlyGone} + blood|bloody|bludy|bleed*|blead*|bled|period|periods|peroid|peri|perimenopause|menopause|clot|clots|pad|pads|tampon|tampons|days|day|(since|at|again|agen|for) .. (monday|tuesday|tusday|wednesday|thursday|friday|saturday|sunday|work|hours|week|weeks|#)
(blood|bloody|bludy|clots) .. (bed|bedding|sheet|sheets|mattress|matress|mattres|sofa|carpet|floor|car seat|trousers|jeans)|(bed|bedding|sheet|sheets|mattress|matress|mattres|sofa|carpet|floor|car seat|trousers|jeans) .. (blood|bloody|bludy|clots) + ${nearlyGone}
! (losing|loosing|losin|loosin|lost|passing|pasing) .. (so much|this much|lots of|loads of|a lot of|too much|buckets of|pints of) (blood|blod|clots) + ${nearlyGone}
! (period|periods|peroid|peroids|bleeding|bleedin|blood|flow) .. (like|as) .. (tap|a tap|hose|waterfall|niagara|river) + ${nearlyGone}
! (pad|pads|towel|towels|tampon|tampons) .. (every|evry|each|in) .. (min|mins|minutes|hour|half hour) + ${nearlyGone}
`

export const floodingHarmless = `
(soak|soaked|soakd|soked|soaking|drenched|drench) (the|my|our|through|thru)? (bed|sheets|sheet|shirt|nightie|pillow|blouse|pyjamas|bedding|mattress|matress|everything)? (with|wiv|in|from|by)? (the|my|a|all|night|hot)? (sweat|sweats|sweating|sweaty|swett|rain|wee|pee|urine|flush|flash|flushes|flashes|perspiration)
(sweat|sweats|sweating|sweaty|swett|flush|flushes|flash|flashes|wee|pee|rain) .. (soak|soaked|soakd|soked|soaking|drenched|drench)
(flood|flooded|flooding) .. (in|of|the|our|my) .. (kitchen|basement|cellar|bathroom|house|garden|road|street|village|boiler|cottage|allotment|pipe|washing machine|dishwasher)
(kitchen|basement|cellar|house|garden|road|street|village|washing machine|boiler|pipe) .. (flood|flooded|flooding)
(used to|years ago|back then|last year|before the (coil|mirena|ablation|hysterectomy|hrt)) ... (flood|flooded|flooding|soak|soaked|pass out|passed out|faint)
(passed|pased|past|pass|nearly passed) out (cold)? (on|in) (the sofa|bed|front of)
(nearly|almost) .. (passed out|pased out|fainted|collapsed) .. (laughing|when i saw (the|his|her|it)|at the (bill|price|cost))
(period|periods|clots|sheets|flooding) .. (like a tap|for years|on the sheets|everywhere|every month) + (hysterectomy|ablation|coil|mirena|hrt) (cured|fixed|sorted|ended|stopped|put an end to) (it|that|them|all that)
(passed|pass|pased) out (leaflets|sweets|flyers|the)
`
