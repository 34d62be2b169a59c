import type { FlattenedField } from 'payload'

/** A text of a document, with the path of its field in the form: `redFlags.0.text`. */
export type PublicText = { path: string; text: string }

type LexicalNode = { text?: string; fields?: unknown; children?: LexicalNode[]; type?: string }

const lineTypes = new Set(['paragraph', 'heading', 'listitem', 'quote'])

function richTextOf(node: LexicalNode): string {
  const own = node.text ?? (node.type === 'block' ? stringsOf(node.fields).join('\n') : '')
  const inside = own + (node.children ?? []).map(richTextOf).join('')
  return lineTypes.has(node.type ?? '') ? `${inside}\n` : inside
}

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : [])

/** The texts of one field that anybody may read. */
function textsOf(field: FlattenedField, value: unknown, path: string): PublicText[] {
  if (value === null || value === undefined || ('access' in field && field.access?.read)) return []
  switch (field.type) {
    case 'text':
    case 'textarea':
      return [{ path, text: [value].flat().join('\n') }]
    case 'richText':
      return [{ path, text: richTextOf((value as { root?: LexicalNode }).root ?? {}) }]
    case 'array':
      return rowsOf(value).flatMap((row, index) => publicTexts(field.flattenedFields, row, `${path}.${index}.`))
    case 'blocks':
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        return block ? publicTexts(block.flattenedFields, row, `${path}.${index}.`) : []
      })
    case 'group':
    case 'tab':
      return publicTexts(field.flattenedFields, value as Record<string, unknown>, `${path}.`)
    default:
      return []
  }
}

/** Every text of a document that visitors may read, whatever its collection. */
export const publicTexts = (
  fields: readonly FlattenedField[],
  doc: Record<string, unknown>,
  before = '',
): PublicText[] => fields.flatMap((field) => textsOf(field, doc[field.name], `${before}${field.name}`))
