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
const tellsOf = new RegExp(
  `^\\W*(?:(?:hi|hello|auntie|so|well)\\W+)*my (?:\\w+ )?(${relative})(?:['’]s| is| has| had| gets| takes| was)\\b`,
  'i',
)
/** “What can she take?”, of whom was told before. */
const asksOfHer =
  /\b(?:(?:can|could|should|may|must|does|would|will|might|is|has) (?:she|my (?:sister|mother|m[uo]m|friend|daughter|wife))|for her|she (?:can|could|should|take|try|use))\b/i
const herself = /\b(?:me too|for me:|as for me|myself|my own)\b/i

/** Whom a conversation is about where it is somebody else: “my sister”. Nothing where it is she who writes. */
export function askedFor(said: readonly string[]): string | null {
  const told = said.slice(0, -1).findLastIndex((message) => tellsOf.test(message))
  const isOfTold = told !== -1 && asksOfHer.test(said.at(-1) ?? '') && !herself.test(said.at(-1) ?? '')
  if (isOfTold) return tellsOf.exec(said[told]!)![1]!.toLowerCase()
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
  [/\bshe does(?:n['’]t| not)\b/gi, 'I don’t'],
  [/\bshe\b/gi, 'I'],
  [/\bher\b/gi, 'my'],
]

/** What is told of another as if she told it herself, where she is whom it is about: facts are hers then. */
export const asToldByHer = (said: readonly string[]): ((sentence: string) => string) =>
  askedFor(said)
    ? (sentence) => inFirstPerson.reduce((text, [hers, mine]) => text.replace(hers, mine), sentence)
    : (sentence) => sentence
