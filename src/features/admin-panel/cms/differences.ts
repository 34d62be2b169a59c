type Doc = Record<string, unknown>

/** A field whose words differ between two versions of a document. */
export type Difference = { field: string; label: string; mine: string; theirs: string }

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

type Node = { type?: string; text?: string; fields?: Doc; children?: Node[]; root?: Node }

const lines = new Set(['paragraph', 'heading', 'listitem', 'quote'])

function wordsOf(node: Node): string {
  if (node.type === 'inlineBlock')
    return ` [${
      Object.values(node.fields ?? {})
        .map(textOf)
        .filter(Boolean)
        .at(-1) ?? ''
    }]`
  const own = node.text ?? (node.type === 'block' ? textOf(node.fields) : '')
  const inside = own + (node.children ?? []).map(wordsOf).join('')
  return lines.has(node.type ?? '') ? `${inside}\n` : inside
}

/** A value as somebody would read it: the words of a text, the name of a relation, each row of a list on its line. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  const doc = value as Doc & Node
  if (doc.root) return wordsOf(doc.root).trim()
  if (typeof doc.id === 'number') return String(doc.id)
  return Object.entries(doc)
    .filter(([name]) => name !== 'id' && name !== 'blockName' && name !== 'blockType')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, inner]) => textOf(inner))
    .filter(Boolean)
    .join(' · ')
}

/** A day and a moment are written in two ways. */
const sameText = (one: string, other: string) =>
  one.trim() === other.trim() ||
  (/^\d{4}-\d\d-\d\dT/.test(one) && /^\d{4}-\d\d-\d\dT/.test(other) && Date.parse(one) === Date.parse(other))

const plainLabel = (field: string) =>
  field.charAt(0).toUpperCase() + field.slice(1).replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * The fields that differ, in the order of the form.
 * @param labels by field; one that has none is called by its name
 */
export function differences(mine: Doc, theirs: Doc, labels: ReadonlyMap<string, string> = new Map()): Difference[] {
  const fields = new Set([...labels.keys(), ...Object.keys(mine)].filter((name) => name in mine && !kept.has(name)))
  return [...fields]
    .map((field) => ({
      field,
      label: labels.get(field) ?? plainLabel(field),
      mine: textOf(mine[field]),
      theirs: textOf(theirs[field]),
    }))
    .filter((one) => !sameText(one.mine, one.theirs))
}
