/** Digests of words by field. */
export type Digests = Record<string, string>

type Sides = {
  /** As the last release gave them; empty where that is not known. */
  given: Digests
  /** As a release last wrote them, after the CMS had filled in what it fills in. */
  saved: Digests
  /** As they stand. */
  now: Digests
  /** As this release gives them. */
  next: Digests
  /** The digest of a field without words. */
  empty: string
}

/**
 * Whose words count, field by field: a release's where it has other words than the last and nobody has changed them.
 * @returns the fields to take from the release, and those it changed that stay as an editor has them
 */
export function mergeRelease({ given, saved, now, next, empty }: Sides): { take: string[]; kept: string[] } {
  const changed = Object.keys(next).filter((field) => given[field] !== next[field] && now[field] !== next[field])
  const take = changed.filter((field) => (saved[field] ?? empty) === now[field])
  return { take, kept: changed.filter((field) => !take.includes(field)) }
}
