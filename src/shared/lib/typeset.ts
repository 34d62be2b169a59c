/** What an opening quote may follow: nothing, a space, a bracket, a dash or another opening quote. */
const opens = /^$|[\s([{<\u2010-\u2015/“‘-]$/

/** What begins with an apostrophe though a word does follow. */
const elided = /^(?:\d\ds|tis|twas|til|em|cause|n)\b/i

/**
 * Typewriter quotes and apostrophes as a printer sets them, for texts that are shown. What is stored stays as it was
 * typed: claims, corrections and searches compare the typed words.
 * @param before what stands directly before the text, as in the paragraph of a word set in bold
 */
export function typeset(text: string, before = ''): string {
  if (!/["']/.test(text)) return text
  let last = { at: -1, mark: '' }
  return text.replaceAll(/["']/g, (mark, at: number) => {
    const previous = at === 0 ? before.slice(-1) : last.at === at - 1 ? last.mark : text[at - 1]!
    const isOpening = opens.test(previous)
    const printed =
      mark === '"' ? (isOpening ? '“' : '”') : isOpening && !elided.test(text.slice(at + 1, at + 8)) ? '‘' : '’'
    last = { at, mark: printed }
    return printed
  })
}

/** The same for a text in which links are written `[words](/address)`: addresses stay as they are. */
export function typesetInline(text: string): string {
  let set = ''
  for (const [at, part] of text.split(/(\]\([^)\s]*\))/).entries()) set += at % 2 === 0 ? typeset(part, set) : part
  return set
}

type TextNode = { type: string; text?: string; children?: TextNode[]; fields?: object }

// Within these a paragraph goes on; any other node begins one.
const inline = new Set(['link', 'autolink'])

/** The nodes of a rich text with its text as a printer sets it; nodes are copied, not changed. */
export function typesetNodes<Node extends TextNode>(nodes: readonly Node[], before = ''): Node[] {
  let last = before
  return nodes.map((node) => {
    if (node.text !== undefined) {
      const text = typeset(node.text, last)
      last = text || last
      return { ...node, text }
    }
    if (node.type === 'linebreak') last = ''
    if (!node.children) return node
    const isInline = inline.has(node.type)
    const children = typesetNodes(node.children, isInline ? last : '')
    if (isInline) last = children.at(-1)?.text ?? last
    return { ...node, children }
  })
}
