/** An entry of a stack and what is said of it, which may be nothing. */
export type Noted = { name: string; note: string }

/** Parts entries written as "name: note", the note being optional: “Week 1: a baseline”. */
export function parseNoted(entries: readonly string[] | null | undefined): Noted[] {
  return (entries ?? []).map((entry) => {
    const [name = '', ...rest] = entry.split(/: +/)
    return { name, note: rest.join(': ') }
  })
}
