import type { FlattenedField } from 'payload'

import { withoutMarks } from '@/shared/lib/sourceMarks'

/** A text of a document, with the path of its field in the form: `redFlags.0.text`. */
export type PublicText = { path: string; text: string }

type LexicalNode = { text?: string; fields?: unknown; children?: LexicalNode[]; type?: string }

const lineTypes = new Set(['paragraph', 'heading', 'listitem', 'quote'])

function richTextOf(node: LexicalNode): string {
  if (node.type === 'linebreak') return ' '
  const own = node.text ?? (node.type === 'block' ? stringsOf(node.fields).join('\n') : '')
  const inside = own + (node.children ?? []).map(richTextOf).join('')
  return lineTypes.has(node.type ?? '') ? `${inside}\n` : inside
}

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : [])

type Leaf<Found> = (field: FlattenedField, value: unknown, path: string) => Found[]

function inField<Found>(field: FlattenedField, value: unknown, path: string, leaf: Leaf<Found>): Found[] {
  if (value === null || value === undefined || ('access' in field && field.access?.read)) return []
  switch (field.type) {
    case 'array':
      return rowsOf(value).flatMap((row, index) => inFields(field.flattenedFields, row, leaf, `${path}.${index}.`))
    case 'blocks':
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        return block ? inFields(block.flattenedFields, row, leaf, `${path}.${index}.`) : []
      })
    case 'group':
    case 'tab':
      return inFields(field.flattenedFields, value as Record<string, unknown>, leaf, `${path}.`)
    default:
      return leaf(field, value, path)
  }
}

/** What `leaf` finds in the fields of a document that visitors may read, those of its rows and blocks included. */
const inFields = <Found>(
  fields: readonly FlattenedField[],
  doc: Record<string, unknown>,
  leaf: Leaf<Found>,
  before = '',
): Found[] => fields.flatMap((field) => inField(field, doc[field.name], `${before}${field.name}`, leaf))

/** Lines that a mail program broke within a sentence are one sentence, as the page shows them. */
const unwrapped = (text: string) => text.replaceAll(/(?<=[a-z,;])[ \t]*\r?\n[ \t]*(?=[a-z])/g, ' ')

const rootOf = (value: unknown) => (value as { root?: unknown }).root

/** Every text of a document that visitors may read, whatever its collection, without the numbers of sources in it. */
export const publicTexts = (fields: readonly FlattenedField[], doc: Record<string, unknown>): PublicText[] =>
  inFields(fields, doc, (field, value, path) => {
    if (field.type === 'textarea') return [{ path, text: unwrapped(withoutMarks(String(value))) }]
    if (field.type === 'text') return [{ path, text: [value].flat().join('\n') }]
    return field.type === 'richText' ? [{ path, text: richTextOf((rootOf(value) ?? {}) as LexicalNode) }] : []
  })

/** The rich texts of a document, as the roots of their editor states. */
export const richTexts = (
  fields: readonly FlattenedField[],
  doc: Record<string, unknown>,
): { path: string; root: unknown }[] =>
  inFields(fields, doc, (field, value, path) => (field.type === 'richText' ? [{ path, root: rootOf(value) }] : []))

const placesIn = ({ type, fields, children = [] }: LexicalNode): string[] => {
  const { locator } = (fields ?? {}) as { locator?: unknown }
  return [
    ...(type === 'inlineBlock' && typeof locator === 'string' ? [locator] : []),
    ...children.flatMap((node) => placesIn(node)),
  ]
}

/** The places in their sources that citations name, which readers find below the text, with the path of that text. */
export const citedPlaces = (fields: readonly FlattenedField[], doc: Record<string, unknown>): PublicText[] =>
  richTexts(fields, doc).flatMap(({ path, root }) =>
    placesIn((root ?? {}) as LexicalNode).map((text) => ({ path, text })),
  )
