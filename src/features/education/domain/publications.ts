/** A DOI or a PubMed number in whatever somebody pasted: bare, labelled, or within an address; null without. */
export function parseIdentifier(pasted: string): { doi: string } | { pmid: string } | null {
  const text = pasted.trim()
  const doi = /\b10\.\d{4,9}\/[^\s"<>]+/.exec(decoded(text))?.[0].replace(/[.,;)\]]+$/, '')
  if (doi) return { doi: doi.toLowerCase() }
  const pmid = /^(?:pmid:?\s*)?(\d{4,9})$/i.exec(text)?.[1] ?? /pubmed[^\s]*\/(\d{4,9})\b/i.exec(text)?.[1]
  return pmid ? { pmid } : null
}

/** A DOI within an address may have its slash written as %2F. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const kinds = [
  [/practice guideline|^guideline/i, 'guideline'],
  [/systematic review|meta-analysis/i, 'systematic-review'],
  [/randomized controlled trial/i, 'rct'],
  [/^book|monograph/i, 'book'],
] as const

/** The kind of reference that a provider's own words say it is; null where they leave it open. */
export const kindOf = (types: readonly string[]): (typeof kinds)[number][1] | null =>
  kinds.find(([says]) => types.some((type) => says.test(type)))?.[1] ?? null

const dull = new Set(['with', 'from', 'among', 'during', 'after', 'women', 'study', 'effect', 'effects', 'menopause'])

/** A short name for a new reference: `avis-duration-menopausal-2015`. */
export function keyFor(publication: { authors: string; title: string; year: number | null }): string {
  const words = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  const [author = 'source'] = words(publication.authors)
  const telling = words(publication.title).filter((word) => word.length > 3 && !dull.has(word))
  return [author, ...telling.slice(0, 2), publication.year].filter(Boolean).join('-').slice(0, 80)
}
