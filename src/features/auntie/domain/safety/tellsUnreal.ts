/**
 * What is heard, seen, felt or believed that nobody else does; or nights without sleep on top of the world. Read only of what
 * is an emergency already (`unrealPhrases.ts`): it chooses the words in which that is answered.
 */
const unreal = [
  '\\bvoices?\\b(?! (?:is|was|has|went|goes|sounds|gone|so|all|very|hoarse|croaky|slurr\\w*|box|deeper|tight))|\\b(?:hallucinat|psycho[st]i|psychotic|paranoi|delusion|mania\\b|manic)\\w*',
  "\\b(?:hear|see|saw|seen)\\w*\\b[^.?!]{0,60}\\b(?:(?:nobody|no ?one)(?:['’]?s| is| else)?|(?:are|is|were|was)n['’]?t(?: really)?) (?:there|in|around|hears?|sees?|can (?:see|hear))\\b",
  "\\b(?:being|been|am|i['’]?m|they|they['’]?re|people|someone|somebody|strangers|neighbou?rs?|government|police|mi5|cia|carers|really are) (?:\\w+ ){0,2}(?:watch|follow|folow|fil?m|record|listen|spy|spie|bugg)\\w*|\\b(?:hunted|plotting|out to get|cameras?|microphones?|transmitters?|implanted)\\b",
  '\\b(?:poi?s[eo]n(?:s|ed|ing) (?:me|her|him|us|my|the (?:water|food|taps?))|drugging (?:me|her|him|us)|(?:something|somthing) in(?:to)? (?:my|the|her|his|our) (?:food|tea|water|milk|taps?|coffee|meals?|drinks?)|because it is (?:marked|poisoned))',
  '\\b(?:telly|tv|television|radio|newsreader|adverts|number plates|lampposts|fridge)\\b[^.?!]{0,40}\\b(?:(?:talk|speak|send|tell|told)\\w*|messages?|about (?:me|her|him))\\b',
  "\\b(?:my|her|his) (?:thoughts|thorts)\\b|\\b(?:thoughts in (?:my|her|his) head|read(?:ing|s)? (?:my|her|his|every(?:one|body)['’]?s?|people['’]?s) (?:minds?|thoughts)|(?:hear|know|feel|sense)(?:ing|s)? what (?:\\w+ ){1,3}(?:thinks?|(?:are |is )?thinking)|what i['’]?m thinkin?g?|through the (?:wall|pipes)|thru the (?:wall|pipes)|chosen|prophet|god (?:chose|told|sent)|possessed|the devil|devils|demons?|christ|mi5|been (?:replaced|swapped)|by (?:a )?doubles?|impost[eo]rs?|in on it|foil)\\b|\\bswapped (?:my|the|our|her|his) (?:husband|wife|children|baby|son|daughter|m[uo]m|mother)",
  '\\b(?:slept|sleep(?:ing|s)?|been up|awake)\\b[^]{0,120}\\b(?:amazing|fantastic|incredible|unstoppable|invincible|brilliant|marvellous|full of|genius|savings|bought|spent|spending|talks? non|non ?stop|save the world|mission|on top of the world|never (?:felt )?better)|\\b(?:amazing|fantastic|incredible|invincible|brilliant|marvellous)\\b[^]{0,60}\\b(?:slept|(?:no|without|need|any) sleep)\\b',
].map((one) => new RegExp(one, 'i'))
/** What makes somebody confused, and is another emergency: the doctors look for that first. */
const ofBody =
  /\b(?:swallow\w*|took|taken|tablets?|overdos\w*|bleed\w*|bled|blood|stroke|face droop\w*|slur\w*|fever|temperature|sepsis|infect\w*|fit|seizure|unconscious|collapsed|head injury|hit (?:my|her|his) head|chest|throat|alcohol|vodka|stopped drinking|withdrawal|pregnan\w*|knees?|hips?|patch(?:es)?|fentanyl|warfarin|eyes?|vision|sight|double|dizz\w*|stagger\w*|drunk|breath\w*|hoarse|stings?|vomit\w*|blacked|neck|bp|machine says|carbon|gas|fumes|wee|urine|antibiotics?|dementia|alzheimer\w*)\b/i

/** Whether an emergency is one of the mind: voices, being watched or poisoned, nights without sleep on top of the world. */
export const tellsUnreal = (message: string): boolean =>
  !ofBody.test(message) && unreal.some((sign) => sign.test(message))
