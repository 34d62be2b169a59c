/**
 * Unique anchors for a page's headings: lower-case words joined by hyphens, numbered when repeated. The prefix keeps
 * them apart from other ids of the page.
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
