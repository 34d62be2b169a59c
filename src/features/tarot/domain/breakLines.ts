/**
 * Breaks a text into lines that fit. A word that is longer than a line gets one of its own.
 * @param measure how wide a text is, in the unit of `width`
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}
