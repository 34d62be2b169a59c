/** How words are written on a phone. */
const shorthand = new Map(
  'u you, ur your, r are, wot what, wots whats, wat what, shud should, cud could, wud would, cos because, coz because, bcos because, nite night, nites nights, pls please, plz please, thru through, tho though, hav have, gud good, mnths months, mths months, wks weeks, yrs years, yr year, dr doctor, docs doctors, meno menopause, peri perimenopause, b4 before, 2day today, 2nite tonight, prog progesterone, oestro oestrogen'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** A word of so many letters may have one slip, and of so many two. */
const oneSlip = 5
const twoSlips = 9

/** Reads slips and shorthand as the words they stand for. @param words what is asked with; @param isKnown what is no slip */
export function createSpelling(words: Iterable<string>, isKnown: (word: string) => boolean): (text: string) => string {
  const alike = new Map<string, string[]>()
  for (const word of new Set(words)) {
    if (word.length < oneSlip) continue
    const same = alike.get(word[0]!)
    if (same) same.push(word)
    else alike.set(word[0]!, [word])
  }
  const correct = (written: string): string => {
    const word = written.toLowerCase()
    const short = shorthand.get(word)
    if (short) return short
    if (/\d/.test(word) || word.length < oneSlip || isKnown(word)) return written
    let best = { word: written, slips: word.length < twoSlips ? 2 : 3 }
    for (const other of alike.get(word[0]!) ?? []) {
      if (Math.abs(other.length - word.length) >= best.slips) continue
      const slips = countSlips(word, other, best.slips)
      if (slips < best.slips) best = { word: other, slips }
    }
    return best.word
  }
  return (text) => text.replace(/(?<![\p{L}\d’'])[a-z\d]*[a-z][a-z\d]*(?![\p{L}\d’'])/giu, correct)
}

/** Rows of the table below, kept from word to word: three rows, as a swap looks two back. Longer words are no words. */
const longestWord = 64
const rows = [0, 1, 2].map(() => new Uint8Array(longestWord + 1))

/** Letters wrong, missing, too many or swapped between two words; `most` for that many or more. */
function countSlips(a: string, b: string, most: number): number {
  if (a.length > longestWord || b.length > longestWord) return most
  let [before, last, now] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let at = 0; at <= b.length; at += 1) last[at] = at
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1)
    let least = (now[0] = row)
    for (let at = 1; at <= b.length; at += 1) {
      const other = b.charCodeAt(at - 1)
      let slips = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (letter === other ? 0 : 1))
      if (row > 1 && at > 1 && letter === b.charCodeAt(at - 2) && a.charCodeAt(row - 2) === other)
        slips = Math.min(slips, before[at - 2]! + 1)
      now[at] = slips
      if (slips < least) least = slips
    }
    if (least >= most) return most
    ;[before, last, now] = [last, now, before]
  }
  return last[b.length]!
}
