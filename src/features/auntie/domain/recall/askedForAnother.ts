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
const herself = /\b(?:me too|for me:|as for me|myself|my own)\b/i

/** Whom a conversation is about where it is somebody else: “my sister”. Nothing where it is she who writes. */
export function askedFor(said: readonly string[]): string | null {
  const at = said.findIndex((message) => whomAskedFor(message) !== undefined)
  if (at === -1 || said.slice(at).some((message) => herself.test(message))) return null
  return whomAskedFor(said[at]!)!
}

const inFirstPerson: readonly [RegExp, string][] = [
  [/\b(?:she|my sister|my mother|my m[uo]m|my friend)(?:['’]s| is)\b/gi, 'I am'],
  [/\bshe has\b/gi, 'I have'],
  [/\bshe takes\b/gi, 'I take'],
  [/\bshe gets\b/gi, 'I get'],
  [/\bshe does(?:n['’]t| not)\b/gi, 'I don’t'],
  [/\bshe\b/gi, 'I'],
  [/\bher\b/gi, 'my'],
]

/** What is told of another as if she told it herself, where she is whom it is about: facts are hers then. */
export const asToldByHer = (said: readonly string[]): ((sentence: string) => string) =>
  askedFor(said)
    ? (sentence) => inFirstPerson.reduce((text, [hers, mine]) => text.replace(hers, mine), sentence)
    : (sentence) => sentence
