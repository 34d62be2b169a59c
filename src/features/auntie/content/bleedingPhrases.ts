// Bleeding of `soonRules.ts` and `urgentRules.ts`: how it is put, and what is harmless of it.

export const soakingPads = `
(soak*|changing|change|through) .. (pad|pads|tampon|tampons|towel|towels) .. (every|an|each|per|in) (hour|half hour|thirty|20|30|45)
(pad|pads|tampon|tampons) .. (every|an|each|per) (hour|half hour)
(im|am|age|aged|at|past|through|after|since|finished|done|stopped|without|no) .. (56|57|58|59|60|61|62|63|64|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|menopause|the change|change|all that|periods|period)|(period|periods) since (199#|200#|201#)|postmenopausal|post menopausal|postmenopause|menopause (was|came|finished|ended) + (three|four|five|six|seven|eight|nine|ten|several|3|4|5|6|7|8|9|10) .. (pads|towels|tampons) ... (soaked|blood|red|flooded)|(filled|filling|soaked|soaking|through|(used|using) (up|about|over)?|changed|changing|needed) .. (three|four|five|six|seven|eight|nine|ten|dozen|several|3|4|5|6|7|8|9|10|11|12) .. (pad|pads|towel|towels|tampon|tampons|sanitary) + today|(since|by|before) .. (breakfast|morning|lunch|lunchtime|noon|teatime|midnight|woke)|this (morning|afternoon|evening)|tonight|so far|already|last night|in a day|one day
(pass|passing|passed) .. (large|big|huge) .. clots
clots .. (size of|as big as|big as) .. (plum*|golf|egg*|fist|palm|lemon*|orange*)
`

export const soakingPadsHarmless = `
(incontinence|tena|bladder|bed|puppy|unused|unopened|breast|knee|shoulder|cotton|makeup|heat) (pad|pads|towel|towels)
(pad|pads) .. (bladder|leak|leaks|leaking|wee|pee|urine|sneeze*|cough*|food bank)
(bladder|wee|pee|urine|sneez*) ... (pad|pads)
used to .. (go|get|soak) through
`

export const withoutWomb = `
(hysterectomy|no uterus|no womb|uterus removed|womb removed|womb was taken|uterus was taken|womb out|uterus out) + (bleed|bleeding|bled|spotting|blood when i wipe)
`

export const withoutWombHarmless = `
(bled|bleed|bleeding|flooded|flooding|haemorrhaged|hemorrhaged) ... (in my (twenties|thirties|forties|20s|30s|40s)|for years|back then|fibroids|endo*|adenomyosis) + hysterectomy (sorted|fixed|cured|ended|stopped|solved|finished|put) .. (it|that|them|all)
(cyclical|monthly|regular) .. (bleed|bleeding|spotting|show)
(before|because|reason|why|saying|says|said|wants|want|recommend*|suggest*|offer*|advis*|needs|need|consider*|planned|planning|booked|waiting|date|instead of|avoid|rather than|than) .. (hysterectomy|womb out|uterus out|womb removed|uterus removed)
no (more)? bleeding
bleeding (since|ever since)
(because of|for) .. (fibroids|heavy bleeding)
(years|decades) (ago|back)
hysterectomy .. (because|for|due) .. (heavy|bleeding|fibroids)
(bleeding|bled) .. (so|until|then|led to) .. hysterectomy
(gum|gums|nose|nosebleed*)
(two|three|four|2|3|4) (days|weeks) after
`

export const onHormones = `
(stopped|stop|quit|without|not|dropped|skipped|left off) .. (taking)? (the|my)? (progesterone|progestogen|progestin|utrogestan) + (womb|uterus) + (bleeding|bleed|spotting|bled)
(hrt|hormones|hormone therapy|patch|patches|estrogen|progesterone|estradiol) + (bleeding|bleed|spotting|bled) + (six months|seven months|eight months|nine months|# months|a year|still (bleeding|bleed|spotting|there|going|get|getting)|(bleeding|spotting|bleed) .. still|suddenly|again|every day|for weeks|heavy)
`

export const onHormonesHarmless = `
(cyclical|monthly) .. (bleed|bleeding|spotting|show)
no bleeding (.|at all|for|since|and|or|now|no)
for heavy (bleeding|periods)
(first|start*|began|begin*) .. (month|months|weeks|week|days)
(1|2|3|4|5|one|two|three|four|five|few) (week|weeks|month|months) (after|since|into) .. (start*|began|begin*|going on|being on|hrt|hormones|conti*)
(first) (2|3|4|5|6|few|two|three|four|five|six) months
(first|second|third|1st|2nd|3rd) month (of|on|with) .. (hrt|hormones|patches|hormone therapy|progesterone|estrogen)
(nothing|not|isnt|wasnt|no) .. heavy
after (1|2|3|4|5|one|two|three|four|five|few) (week|weeks|month|months)
(1|2|3|4|5|one|two|three|four|five|few) (week|weeks|month|months) (on|into)
(1|2|3|4|5|6|8|10|one|two|three|four|five|six|eight|ten|few) weeks in
(1|2|3|4|5|one|two|three|four|five|few) months in
up to (3|4|6|three|four|six) months
(said|says|told|give it|wait|waiting) .. (3|4|6|three|four|six|few) months
for (1|2|3|4|5|one|two|three|four|five|few) (week|weeks|month|months) and still
(went in|put in|fitted|changed|switched|new) .. (2|3|4|5|6|7|8|9|10|11|12|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (days|weeks) ago
(expect|expected) (it|this|that|some|spotting|bleeding)
(gum|gums) bleed
(gum|gums|nose|nosebleed*)
(withdrawal|monthly|expected|planned) bleed*
(does|do|can|will|is|are) .. (hrt|hormones|hormone therapy|patches) .. (cause|stop|help|make)
`

export const bleedingBefore = `
! (bleed|bleeding|bled|blood|spotting) .. (every time|each time|always) .. after (sex|intercourse|making love)
(bleeding|bled|bleed|period|spotting|menstruating|flow) ... (3|4|5|6|7|8|three|four|five|six|seven|eight|several|many) weeks
(bleeding|bled|bleed|period|menstruating) ... (15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|40) days
(day|days) (14|15|16|17|18|19|20|21|22|23|24|25|30) .. (of)? .. (period|bleeding|my period)
(bleeding|bled|bleed|period|spotting) ... (a month|whole month|for months|wont stop|never stops|hasnt stopped|non stop|nonstop|every day|daily|constantly|on and off for)
(bleeding|bleed|bled|spotting|blood) .. (between|in between) .. (my)? periods
(bleeding|bleed|bled|spotting|blood) .. (after|during|following) (sex|intercourse|making love)
(period|periods|bleeding) .. (heavy|heavier|flooding|gushing|heaviest) ... (clots|flood*|through my clothes|pads|anemi*|anaemi*|dizzy|weak|exhausted|sheets|leak*|cant leave)
(flooding|gushing|clots) .. (period|periods|every month|each month|at work|through)
(clots) .. (size of|as big as|big as|like) .. (plum*|golf|egg*|fist|palm|quarter*|grape*|lemon*|liver)
(period|periods) .. (every) .. (two|2|three|3) weeks
(two|2) periods .. (a|in a|per|this) month
`

export const bleedingBeforeHarmless = `
# (days|weeks) late
(used to|in my (teens|twenties|thirties)|as a (girl|teenager)|years ago|when i was) ... every (14|15|16|17|18|19|20|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty) days
(new|started|starting|begun) .. (patch|patches|hrt|gel|hormones|progesterone|tablets) .. (#|three|four|five|six|seven|eight|several) (week|weeks) .. (in|now|ago|.)
(bleeding|bleed|bleeds|bled) .. (gum|gums|nose)
(what|why|how|can|is there|does) .. (helps|help|treat*|options|do about|coil|tranexamic|ablation) .. (heavy|flooding)
`
