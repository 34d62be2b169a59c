/** A section of a published module. `anchor` is empty for the module as a whole. */
export type Passage = {
  slug: string
  title: string
  description: string
  /** The module's key insight, with its first passage only. */
  summary: string
  anchor: string
  heading: string
  body: string
}
