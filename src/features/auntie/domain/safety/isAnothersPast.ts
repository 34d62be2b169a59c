/** Somebody near her, of whom it is told, */
const near =
  /\b(?:my|our) (?:\w+ ){0,2}(?:sister|brother|mother|mum|mom|father|dad|daughter|son|niece|nephew|friend|cousin|aunt|auntie|uncle|gran|granny|nan)\b/
/** a time long gone, */
const longAgo =
  /\b(?:(?:\d\d|ten|twelve|fifteen|twenty|thirty|forty|many|several) years (?:ago|back)|years ago|in (?:19\d\d|200\d|201\d)|(?:at|aged|when (?:she|he) was) (?:1\d|2\d|a (?:girl|boy|teenager|student)|at (?:school|university|college))|as a (?:girl|boy|teenager|student)|in (?:her|his) (?:teens|twenties))\b/
/** and how well that one is now. */
const isWell =
  /\b(?:(?:she|he)(?:s| is| has been)? (?:\w+ ){0,2}?(?:well|fine|happy|happily|thriving|great|grand|better|recovered|married|(?:3|4|5|6|7)\d|2[5-9])|proud of (?:her|him)|(?:loves?|enjoys?|adores?) (?:her|his) (?:job|work|life|children|kids)|has (?:\w+ )?(?:grandkids|grandchildren|children|kids|a family))\b/
/** What says that it goes on, or is her own as well. */
const isNear =
  /\b(?:again|tonight|today|lately|this (?:week|morning|month)|relaps\w*|started|back in hospital|same (?:way|thoughts?|feelings?|thing)|like (?:her|him|she|he) (?:did|was|felt|used)|me too|myself|i (?:want|wish|feel|felt|am|was|think of|think about|thought|cant|cannot|understand why|know how)|im (?!proud|glad|so proud|so glad|happy|wondering|just wondering|curious)|ive (?:thought|felt|been|had)|my own|(?:it|that) (?:could|might|will) (?:happen|be)|the pills|thoughts|died|dead|killed|funeral|lost (?:her|him)|threat\w*|hits?|scared|afraid|frightened|cope|alone|hopeless)\b/

/**
 * Whether a message tells of a crisis of somebody near her that is long past and of how well that one is, and has no word of
 * herself: “my sister took an overdose at nineteen, she’s forty and happy”.
 */
export const isAnothersPast = (text: string): boolean =>
  near.test(text) && longAgo.test(text) && isWell.test(text) && !isNear.test(text)
