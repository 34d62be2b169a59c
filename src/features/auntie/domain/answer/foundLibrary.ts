/** A section of a published module that answers. */
export type LibraryPassage = {
  slug: string
  title: string
  description: string
  summary: string
  anchor: string
  heading: string
  body: string
}

/** What the library has to a question: modules with their passages, the best first. */
export type FoundLibrary = {
  modules: readonly { slug: string; score: number; passages: readonly (LibraryPassage & { score: number })[] }[]
  known: number
  coverage: number
  /** Index terms of the question, and how much each says. */
  terms: { asked: readonly string[]; weights?: ReadonlyMap<string, number> }
}
