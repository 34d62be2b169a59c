/** A section of a published module, or what a page of the site says. `anchor` is empty for the module as a whole. */
export type Passage = {
  /** Of the module; for a page of the site its address. */
  slug: string
  title: string
  description: string
  /** The module's key insight, with its first passage only. */
  summary: string
  anchor: string
  heading: string
  body: string
}
