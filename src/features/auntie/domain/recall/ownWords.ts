const longest = 110
const courtesy =
  /^\W*(?:(?:no(?=[,.!;–—]| i (?:said|mean))|nope|oops|actually|i said|i mean(?:t)?(?: to (?:say|mention|add))?|i should (?:say|have said|mention|have mentioned)|(?:i )?forgot to (?:say|mention)|(?:hi|hello|hey)(?: there| all| ladies| everyone)?|good (?:morning|evening|afternoon|day)|thanks?|thank you|ok(?:ay)?|auntie|sorry|oh|so|well|also|and|but|by the way|btw)\b[\s,.!…–—-]*)+/i
const endMarks = /[\s.,;:!?–—-]+$/

/** A sentence of hers, short enough to be said back in quotes, without its greeting. */
export function ownWords(sentence: string): string {
  const plain = sentence.replace(/["“”]/g, '').replace(/\s+/g, ' ').replace(courtesy, '').replace(endMarks, '').trim()
  return plain.length <= longest ? plain : `${plain.slice(0, longest).replace(/[\s.,;:!-]*\s\S*$/, '')} …`
}
