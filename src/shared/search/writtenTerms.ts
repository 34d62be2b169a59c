/**
 * The terms of written texts, passages and phrases, kept from one index to the next: working them out takes half of the
 * time in which an index is made, and a publication changes few of them. Nothing that a visitor writes is kept.
 */
export class WrittenTerms {
  private known: ReadonlyMap<string, readonly string[]> = new Map()

  /** @returns what gives the terms of a text; texts that the next index does not ask for are forgotten */
  begin(termsOf: (text: string) => string[]): (text: string) => readonly string[] {
    const before = this.known
    const now = new Map<string, readonly string[]>()
    this.known = now
    return (text) => {
      const terms = now.get(text) ?? before.get(text) ?? termsOf(text)
      now.set(text, terms)
      return terms
    }
  }
}
