/** An entry with an optional note. */
export type Noted = { name: string; note: string }

/** Parses entries of the form "name: note": “Week 1: a baseline”. */
export function parseNoted(entries: readonly string[] | null | undefined): Noted[] {
  return (entries ?? []).map((entry) => {
    const [name = '', ...rest] = entry.split(/: +/)
    return { name, note: rest.join(': ') }
  })
}
