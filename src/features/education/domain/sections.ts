/** A part of a module's text under one heading; the lead, which has none, comes first and may be empty. */
export type Section = { heading: string; anchor: string; text: string }

type LexicalNode = { type?: string; tag?: string; text?: string; children?: LexicalNode[] }

const blocks = new Set(['paragraph', 'listitem', 'quote', 'heading'])

/** The words of a node; citations are left out, and each paragraph or point ends its line. */
function textOf(node: LexicalNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'linebreak') return '\n'
  const inside = (node.children ?? []).map(textOf).join('')
  return blocks.has(node.type ?? '') ? `${inside}\n` : inside
}

const tidy = (text: string) =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim()

/**
 * Takes a module's rich text apart at its h2 headings, with the anchors that its page gives them.
 * @param root the `root` node of a Lexical editor state; anything else has one empty section
 */
export function sectionsOf(root: unknown): Section[] {
  const anchorOf = headingAnchors()
  const sections: Section[] = [{ heading: '', anchor: '', text: '' }]
  for (const node of (root as LexicalNode | null | undefined)?.children ?? []) {
    const text = textOf(node)
    // Every heading takes its turn, so that a repeated one gets the same number here and on the page.
    const anchor = node.type === 'heading' ? anchorOf(text.trim()) : ''
    if (node.type === 'heading' && node.tag === 'h2') sections.push({ heading: tidy(text), anchor, text: '' })
    else sections.at(-1)!.text += text
  }
  return sections.map((section) => ({ ...section, text: tidy(section.text) }))
}

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
