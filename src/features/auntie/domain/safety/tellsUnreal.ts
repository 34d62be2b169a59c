/**
 * What is heard, seen, felt or believed that nobody else does; or nights without sleep on top of the world. Read only of what
 * is an emergency already (`unrealPhrases.ts`): it chooses the words in which that is answered.
 */
const unreal = [
  '\\bvoices?\\b(?! (?:is|was|has|went|goes|sounds|gone|so|all|very|hoarse|croaky|slurr\\w*|box|deeper|tight))|\\b(?:hallucinat|psycho[st]i|psychotic|paranoi|delusion|mania\\b|manic)\\w*',
  "\\b(?:hear|see|saw|seen)\\w*\\b[^.?!]{0,60}\\b(?:(?:nobody|no ?one)(?:['’]?s| is| else)?|(?:are|is|were|was)n['’]?t (?:really )?)\\b ?(?:there|in|hears?|sees?|around)?",
  '\\b(?:watch(?:ed|ing)|follow(?:ed|ing)|folowing|fil?m(?:ed|ing)|record(?:ed|ing)|listen(?:ed|ing)|spi?y(?:ed|ing)|spied|bug(?:ged|ging)|hunted|plotting|out to get|cameras?|microphones?|transmitters?|rays|implant\\w*)\\b',
  '\\b(?:poi?s[eo]n(?:ed|ing)|drugging|something (?:in|into) (?:my|the|her|his|our) (?:food|tea|water|milk|taps?|coffee|meals?|drinks?)|som\\w*thing in(?:to)? (?:my|her|his))',
  '\\b(?:telly|tv|television|radio|newsreader|adverts|number plates|lampposts)\\b[^.?!]{0,40}\\b(?:me|him|her|my|talk\\w*|messages?|tell\\w*)\\b',
  "\\b(?:thoughts|thorts|mind|what i['’]?m thinking|through the wall|thru the wall|chosen|prophet|mission|god (?:chose|told|sent)|possessed|devil|demons?|replaced|swapped|imposters?|impostors?|doubles?|in on it|foil)\\b",
  '\\b(?:slept|sleep(?:ing|s)?)\\b[^]{0,120}\\b(?:amazing|fantastic|invincible|brilliant|full of|genius|chosen|savings|bought|spent|spending|talks? non|non ?stop|save the world|mission|on top of the world|never (?:felt )?better)',
].map((one) => new RegExp(one, 'i'))
/** What makes somebody confused, and is another emergency: the doctors look for that first. */
const ofBody =
  /\b(?:swallow\w*|took|taken|tablets?|overdos\w*|bleed\w*|bled|blood|stroke|face droop\w*|slur\w*|fever|temperature|sepsis|infect\w*|fit|seizure|unconscious|collapsed|head injury|hit (?:my|her|his) head|chest|throat|alcohol|vodka|stopped drinking|withdrawal|carbon|gas|fumes|wee|urine|antibiotics?|dementia|alzheimer\w*)\b/i

/** Whether an emergency is one of the mind: voices, being watched or poisoned, nights without sleep on top of the world. */
export const tellsUnreal = (message: string): boolean =>
  !ofBody.test(message) && unreal.some((sign) => sign.test(message))
