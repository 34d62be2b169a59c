/** The lines of a text an editor wrote one to a line, without empty ones. */
export function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Lines written as "name: note", the note being optional. */
export function notedLinesOf(text: string | null | undefined): { name: string; note: string }[] {
  return linesOf(text).map((line) => {
    const [name = '', ...rest] = line.split(/: +/)
    return { name, note: rest.join(': ') }
  })
}
