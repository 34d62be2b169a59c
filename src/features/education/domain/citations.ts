type LexicalNode = {
  type?: string
  fields?: { blockType?: string; reference?: unknown }
  children?: LexicalNode[]
}

const idOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value
  if (value && typeof value === 'object' && 'id' in value && typeof value.id === 'number') return value.id
  return undefined
}

/**
 * The ids of the references that a rich text cites, deduplicated, in order of first appearance.
 * @param root the `root` node of a Lexical editor state; anything else has no citations
 */
export function citedReferenceIds(root: unknown): number[] {
  const ids = new Set<number>()
  const visit = (node: LexicalNode) => {
    if (node.type === 'inlineBlock' && node.fields?.blockType === 'citation') {
      const id = idOf(node.fields.reference)
      if (id !== undefined) ids.add(id)
    }
    for (const child of node.children ?? []) visit(child)
  }
  if (root && typeof root === 'object') visit(root as LexicalNode)
  return [...ids]
}

/**
 * Numbers the references of a text: cited ones first by appearance, then the merely listed ones.
 * @returns reference id → number from 1
 */
export function numberReferences(cited: readonly number[], listed: readonly number[]): Map<number, number> {
  return new Map([...new Set([...cited, ...listed])].map((id, index) => [id, index + 1]))
}
