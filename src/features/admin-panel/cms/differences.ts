type Doc = Record<string, unknown>

/**
 * A field that differs between two versions of a document. `isFormatting`: the words are the same, and how they are set is
 * not; the texts have marks then (`**bold**`, `## heading`, `- list`).
 */
export type Difference = { field: string; label: string; mine: string; theirs: string; isFormatting?: true }

/** What the site keeps by itself. */
const kept = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'editedBy',
  'guardedBy',
  'signedText',
  'wordsDigest',
  'secondCheckOn',
  'publishedAlone',
  'warningsKept',
  'needsSignature',
  'reviewedText',
  'sentencesReadOn',
  'previousSlugs',
  'label',
  'globalType',
])

type Node = {
  type?: string
  text?: string
  fields?: Doc
  children?: Node[]
  root?: Node
  /** Of a text its styles as bits, of a block its alignment. */
  format?: number | string
  indent?: number
  tag?: string
  listType?: string
  value?: unknown
}

const lines = new Set(['paragraph', 'heading', 'listitem', 'quote'])

function wordsOf(node: Node): string {
  if (node.type === 'inlineBlock')
    return ` [${
      Object.values(node.fields ?? {})
        .map((one) => textOf(one))
        .filter(Boolean)
        .at(-1) ?? ''
    }]`
  const own = node.text ?? (node.type === 'block' ? textOf(node.fields) : '')
  const inside = own + (node.children ?? []).map(wordsOf).join('')
  return lines.has(node.type ?? '') ? `${inside}\n` : inside
}

/** Lexical's styles of a text, by their bits. */
const styles: [bit: number, mark: string][] = [
  [1, '**'],
  [2, '_'],
  [4, '~~'],
  [8, '__'],
  [16, '`'],
  [32, '~'],
  [64, '^'],
]

const blockMarks: Record<string, (node: Node, inList: string) => string> = {
  heading: ({ tag }) => `${'#'.repeat(Number(tag?.slice(1)) || 1)} `,
  listitem: (_, inList) => (inList === 'number' ? '1. ' : '- '),
  quote: () => '> ',
  tablerow: () => '| ',
}

/** Whom a link or a picture leads to. */
const targetOf = (value: unknown): string => {
  const inner = value && typeof value === 'object' ? (value as Doc) : {}
  return 'value' in inner ? targetOf(inner.value) : textOf(value)
}

/** Lexical cuts a text where somebody has been; what stands side by side in one style is one. */
const joined = (nodes: Node[]): Node[] =>
  nodes.reduce<Node[]>((all, node) => {
    const last = all.at(-1)
    if (last?.type !== 'text' || node.type !== 'text' || (last.format ?? 0) !== (node.format ?? 0))
      return [...all, node]
    return [...all.slice(0, -1), { ...last, text: `${last.text ?? ''}${node.text ?? ''}` }]
  }, [])

/** The words of a text with marks of how they are set: two texts with the same are the same for whoever reads them. */
function markedWordsOf(node: Node, inList = ''): string {
  const { type = '', format, indent = 0, fields = {}, listType } = node
  if (type === 'text') {
    const marks = styles.filter(([bit]) => Number(format) & bit).map(([, mark]) => mark)
    return `${marks.join('')}${node.text ?? ''}${marks.toReversed().join('')}`
  }
  if (type === 'inlineBlock' || type === 'block') return type === 'block' ? `${wordsOf(node)}\n` : wordsOf(node)
  const inside = joined(node.children ?? [])
    .map((child) => markedWordsOf(child, type === 'list' ? listType : inList))
    .join('')
  if (type === 'link' || type === 'autolink') return `[${inside}](${textOf(fields.url) || targetOf(fields.doc)})`
  if (type === 'upload') return `[picture ${targetOf(node.value)}]\n`
  if (type === 'horizontalrule') return '---\n'
  const aligned = typeof format === 'string' && format && format !== 'left' ? `(${format}) ` : ''
  const mark = `${'  '.repeat(indent)}${aligned}${blockMarks[type]?.(node, inList) ?? ''}`
  return lines.has(type) || type === 'tablerow' ? `${mark}${inside}\n` : inside
}

/**
 * A value as somebody would read it: the words of a text, the name of a relation, each row of a list on its line.
 * @param words what a text is read by
 */
export function textOf(value: unknown, words: (node: Node) => string = wordsOf): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map((one) => textOf(one, words)).join('\n')
  const doc = value as Doc & Node
  if (doc.root) return words(doc.root).trim()
  if (typeof doc.id === 'number') return String(doc.id)
  return Object.entries(doc)
    .filter(([name]) => name !== 'id' && name !== 'blockName' && name !== 'blockType')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, inner]) => textOf(inner, words))
    .filter(Boolean)
    .join(' · ')
}

/** A day and a moment are written in two ways. */
const sameText = (one: string, other: string) =>
  one.trim() === other.trim() ||
  (/^\d{4}-\d\d-\d\dT/.test(one) && /^\d{4}-\d\d-\d\dT/.test(other) && Date.parse(one) === Date.parse(other))

/** What a field without a label of its own is called. */
export const plainLabel = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * The fields that differ, in the order of the form.
 * @param labels by field; one that has none is called by its name
 */
export function differences(mine: Doc, theirs: Doc, labels: ReadonlyMap<string, string> = new Map()): Difference[] {
  const fields = new Set([...labels.keys(), ...Object.keys(mine)].filter((name) => name in mine && !kept.has(name)))
  const labelOf = (field: string) => labels.get(field) ?? plainLabel(field)
  return [...fields].flatMap((field): Difference[] => {
    const read = (words?: (node: Node) => string) => ({
      mine: textOf(mine[field], words),
      theirs: textOf(theirs[field], words),
    })
    const plain = read()
    if (!sameText(plain.mine, plain.theirs)) return [{ field, label: labelOf(field), ...plain }]
    const marked = read(markedWordsOf)
    if (sameText(marked.mine, marked.theirs)) return []
    return [{ field, label: labelOf(field), ...marked, isFormatting: true }]
  })
}
