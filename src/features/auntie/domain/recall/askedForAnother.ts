const relative =
  '(?:sister|mother|m[uo]m(?:my)?|friend|daughter|wife|partner|aunt(?:ie|y)?|colleague|neighbou?r|mother-in-law|sister-in-law|girlfriend)'
/** How somebody says that she asks for another, and not for herself. */
const asksFor = new RegExp(
  `\\b(?:(?:this is|it['’]?s|it is|i['’]?m|i am|am)? ?(?:about|asking (?:for|about)|on behalf of|writing for|here for)|(?:question|asking|it['’]?s|it is|this is) for) (?:my|a) (?:\\w+ )?(${relative})\\b`,
  'i',
)
const isForAnother = new RegExp(
  `^\\W*(?:(?:sorry|oops|no|wait|oh)\\W+)+(?:it['’]?s |i mean(?:t)? )?for my (${relative})\\b|\\bmy (${relative}) (?:wants to know|is asking|asked me|would like to know|has asked)\\b`,
  'i',
)
const whomAskedFor = (message: string): string | undefined => {
  const asked = asksFor.exec(message) ?? isForAnother.exec(message)
  return asked?.slice(1).find(Boolean)?.toLowerCase()
}
/** “What can she take?”, of whom was told before. */
const asksOfHer =
  /\b(?:(?:can|could|should|may|must|does|would|will|might|is|has) (?:she|my (?:sister|mother|m[uo]m|friend|daughter|wife))|for her|she (?:can|could|should|take|try|use))\b/i
const herself = /\b(?:me too|for me:|as for me|myself|my own)\b/i

/** “My mum is 79 and on warfarin” begins to tell of another; “would the pessary be ok for her” asks of her. */
const beginsToTell = new RegExp(
  `^\\W*(?:(?:hi|hello|hey|so|auntie|ok(?:ay)?)\\W+)*(?:it['’]?s )?my (?:\\w+ )?(${relative})(?:['’]s|,? (?:who )?(?:is|has|had|takes|gets|keeps|was|can['’]?t|needs|still|does|doesn['’]?t|went|wakes|suffers))\\b`,
  'i',
)
const ofHer = /\b(?:she|her|hers)(?:['’](?:s|d|ll))?\b/i
const ofOwn = /\b(?:i|me|my|mine|myself|i['’](?:m|ve|d|ll))\b/i
const givesHer =
  /\b(?:can|could|should|may|must|do) i (?:give|get|buy|put|rub|tell|make|take) (?:her\b|[^.?!]{1,30}\b(?:her|she)\b)/gi

/** Whom a question asks of that names “her”, and not who writes, where somebody was told of before. */
function askedOfTold(said: readonly string[]): string | null {
  const last = (said.at(-1) ?? '').replace(givesHer, ' she ')
  const isOfHer = asksOfHer.test(last) || (ofHer.test(last) && !ofOwn.test(last))
  if (said.length < 2 || !isOfHer || herself.test(last)) return null
  const told = said.slice(0, -1).findLast((message) => beginsToTell.test(message))
  return told ? beginsToTell.exec(told)![1]!.toLowerCase() : null
}

/** Whom a conversation is about where it is somebody else: “my sister”. Nothing where it is she who writes. */
export function askedFor(said: readonly string[]): string | null {
  const told = askedOfTold(said)
  if (told) return told
  const at = said.findIndex((message) => whomAskedFor(message) !== undefined)
  if (at === -1 || said.slice(at).some((message) => herself.test(message))) return null
  return whomAskedFor(said[at]!)!
}

const inFirstPerson: readonly [RegExp, string][] = [
  [new RegExp(`\\b(?:she|my (?:\\w+ )?${relative})(?:['’]s| is)\\b`, 'gi'), 'I am'],
  [new RegExp(`\\b(?:she|my (?:\\w+ )?${relative}) has\\b`, 'gi'), 'I have'],
  [new RegExp(`\\b(?:she|my (?:\\w+ )?${relative}) had\\b`, 'gi'), 'I had'],
  [new RegExp(`\\b(?:she|my (?:\\w+ )?${relative}) takes\\b`, 'gi'), 'I take'],
  [new RegExp(`\\b(?:she|my (?:\\w+ )?${relative}) gets\\b`, 'gi'), 'I get'],
  [
    new RegExp(`\\bmy (?:\\w+ )?${relative} (?=(?:won['’]?t|can['’]?t|will|never|was|still|doesn['’]?t)\\b)`, 'gi'),
    'I ',
  ],
  [/\bshe does(?:n['’]t| not)\b/gi, 'I don’t'],
  [/\bshe\b/gi, 'I'],
  [/\bher\b/gi, 'my'],
]

/** What is told of another as if she told it herself, where she is whom it is about: facts are hers then. */
export const asToldByHer = (another: string | null): ((sentence: string) => string) =>
  another
    ? (sentence) => inFirstPerson.reduce((text, [hers, mine]) => text.replace(hers, mine), sentence)
    : (sentence) => sentence
