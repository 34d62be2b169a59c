/** A letter, as it stands within words; the long dashes stand between words. */
const isSmall = (letter: string | undefined) => letter !== undefined && /^[\p{Ll}’]$/u.test(letter)

/** How many letters beyond ASCII stand in the middle of words as such letters do: small, as those beside them are. */
function fittingLetters(text: string): number {
  let fitting = 0
  for (let at = 1; at < text.length; at += 1)
    if (text.codePointAt(at)! > 0x7f && /[a-z]/i.test(text[at - 1]!) && isSmall(text[at])) {
      // A small letter is followed by a capital in no word.
      if (!/\p{Lu}/u.test(text[at + 1] ?? '')) fitting += 1
    }
  return fitting
}

/**
 * The text of a table that a spreadsheet wrote. On Windows it writes a CSV in that system's own encoding unless it is told
 * otherwise, on a Mac in an older one of Apple's, and neither is UTF-8 nor says what it is: of the two, the one in which
 * the letters stand in words. Lines may end as on old Macs.
 */
export function spreadsheetText(file: ArrayBuffer): string {
  const [first, second] = new Uint8Array(file)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file)
  const withLines = (text: string) => text.replaceAll(/\r(?!\n)/g, '\n')
  try {
    return withLines(new TextDecoder('utf-8', { fatal: true }).decode(file))
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((encoding) =>
      // In one piece, Node 20 reads Windows’ own signs as those of ISO 8859-1.
      withLines(new TextDecoder(encoding).decode(file, { stream: true })),
    ) as [string, string]
    return fittingLetters(mac) > fittingLetters(windows) ? mac : windows
  }
}
