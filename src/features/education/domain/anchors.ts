/**
 * The anchors of a page's headings, each unique: their words in lower case joined by hyphens, with a number where one
 * repeats. A letter in front keeps them apart from the ids that the page itself uses.
 */
export function headingAnchors(): (heading: string) => string {
  const seen = new Map<string, number>()
  return (heading) => {
    const words = heading
      .toLowerCase()
      .replaceAll(/[’']/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    return `on-${words || 'this'}${count > 1 ? `-${count}` : ''}`
  }
}
