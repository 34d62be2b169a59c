import { headingAnchors } from '@/shared/lib/headingAnchors'
import { lettersOf } from '@/shared/lib/raisedLetters'
import { isTreatmentTable, treatmentTableText } from '@/shared/lib/treatmentTables'

/** A part of a module's text under one heading; the lead comes first, has no heading and may be empty. */
export type Section = { heading: string; anchor: string; text: string }

type LexicalNode = {
  type?: string
  tag?: string
  text?: string
  format?: unknown
  fields?: unknown
  children?: LexicalNode[]
}

const blocks = new Set(['paragraph', 'listitem', 'quote', 'heading'])

/** The plain text of a node without citations; each paragraph or list item ends with a line break. */
function textOf(node: LexicalNode): string {
  if (node.type === 'text') return lettersOf(node)
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'block') return isTreatmentTable(node.fields) ? treatmentTableText(node.fields) : ''
  const inside = (node.children ?? []).map(textOf).join('')
  return blocks.has(node.type ?? '') ? `${inside}\n` : inside
}

const tidy = (text: string) =>
  text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim()

/**
 * Splits a module's rich text at its h2 headings, with the anchors they have on the page.
 * @param root the `root` node of a Lexical editor state; anything else has one empty section
 */
export function sectionsOf(root: unknown): Section[] {
  const anchorOf = headingAnchors()
  const sections: Section[] = [{ heading: '', anchor: '', text: '' }]
  for (const node of (root as LexicalNode | null | undefined)?.children ?? []) {
    const text = textOf(node)
    // Headings of all levels are counted, so that a repeated one gets the same suffix here and on the page.
    const anchor = node.type === 'heading' ? anchorOf(text.trim()) : ''
    if (node.type === 'heading' && node.tag === 'h2') sections.push({ heading: tidy(text), anchor, text: '' })
    else sections.at(-1)!.text += text
  }
  return sections.map((section) => ({ ...section, text: tidy(section.text) }))
}
