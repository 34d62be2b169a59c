/** Maximum length of a summary, in characters. */
const longest = 200

type Summarized = {
  title?: string | null
  seo?: { description?: string | null } | null
  blocks?: readonly object[] | null
}

/** A page in a line, for search results and link previews: what its editor says, else how it begins. */
export function summaryOf({ title, seo, blocks }: Summarized): string {
  if (seo?.description) return seo.description
  const words = (blocks ?? []).flatMap((block) => {
    const { text, introduction } = block as { text?: unknown; introduction?: unknown }
    return [text, introduction].filter((one): one is string => typeof one === 'string' && one.trim() !== '')
  })
  const first = (words[0] ?? title ?? '')
    .replaceAll(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return first.length > longest ? `${first.slice(0, longest - 1).trim()}…` : first
}
