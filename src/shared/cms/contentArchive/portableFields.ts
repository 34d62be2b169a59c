import { flattenAllFields, type Field, type FlattenedField } from 'payload'

import type { staysWithAccounts } from '../archivedContent'

export type Doc = Record<string, unknown>
/** A document in an archive, named by collection and key: ids differ elsewhere. Null is one that was deleted. */
type Reference = { $ref: string | null }
export type NameOf = (collection: string, id: unknown) => string | null

type LexicalNode = { type?: string; relationTo?: string; value?: unknown; fields?: Doc; children?: LexicalNode[] }
/** What Payload's editor tells of the fields within its nodes. */
type Editor = {
  editorConfig?: { features?: { getSubFields?: Map<string, (args: { node: LexicalNode }) => Field[] | null> } }
}

/** Kept by Payload, or made from other fields. */
const derived = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'url', 'thumbnailURL'])

const isObject = (value: unknown): value is Doc =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0)

/** Whether a field is a part of the content; the web address of an upload is not, that of a reference is. */
export const isPortable = (field: FlattenedField, isUpload: boolean): boolean =>
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  !(field.custom as Partial<typeof staysWithAccounts> | undefined)?.staysWithAccounts &&
  !(derived.has(field.name) && (isUpload || !['url', 'thumbnailURL'].includes(field.name)))

const referTo = (nameOf: NameOf, collection: string, value: unknown): Reference => ({
  $ref: nameOf(collection, isObject(value) ? value.id : value),
})

function relation(relationTo: string | readonly string[], value: unknown, nameOf: NameOf): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => relation(relationTo, one, nameOf))
  if (typeof relationTo === 'string') return referTo(nameOf, relationTo, value)
  const { relationTo: target, value: id } = value as { relationTo: string; value: unknown }
  return { relationTo: target, value: referTo(nameOf, target, id) }
}

function portableNode(editor: Editor, node: LexicalNode, nameOf: NameOf): LexicalNode {
  const { type = '', relationTo, value, fields, children } = node
  const inner = fields && editor.editorConfig?.features?.getSubFields?.get(type)?.({ node })
  const named = relationTo && value !== undefined ? { value: referTo(nameOf, relationTo, value) } : {}
  return {
    ...node,
    ...named,
    ...(inner && { fields: { ...fields, ...portable(flattenAllFields({ fields: inner }), fields, nameOf) } }),
    ...(children && { children: children.map((child) => portableNode(editor, child, nameOf)) }),
  }
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Doc[]) : [])

function portableValue(field: FlattenedField, value: unknown, nameOf: NameOf, isUpload: boolean): unknown {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return relation(field.relationTo, value, nameOf)
    case 'array':
      return rowsOf(value).map((row) => portable(field.flattenedFields, row, nameOf))
    case 'blocks':
      return rowsOf(value).map((row) => {
        const block = field.blocks.find(({ slug }) => slug === row.blockType)
        return { blockType: row.blockType, ...portable(block?.flattenedFields ?? [], row, nameOf) }
      })
    case 'group':
    case 'tab':
      return portable(field.flattenedFields, value as Doc, nameOf, isUpload)
    case 'richText': {
      const { root } = value as { root?: LexicalNode }
      return root ? { ...(value as Doc), root: portableNode(field.editor as Editor, root, nameOf) } : value
    }
    case 'date':
      return new Date(value as string).toISOString()
    default:
      return value
  }
}

/** The content of a stored document, with the names of others in the place of their ids, and without what is empty. */
export function portable(fields: readonly FlattenedField[], doc: Doc, nameOf: NameOf, isUpload = false): Doc {
  const entries = fields
    .filter((field) => isPortable(field, isUpload) && !isEmpty(doc[field.name]))
    .map((field) => [field.name, portableValue(field, doc[field.name], nameOf, isUpload)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

/** The same content with ids of this installation. @throws Error for a document that is neither here nor in the archive */
export function withIds(value: unknown, idOf: (name: string) => number): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value
    return items.map((item) => withIds(item, idOf)).filter((item, index) => item !== null || items[index] === null)
  }
  if (!isObject(value)) return value
  if ('$ref' in value) return typeof value.$ref === 'string' ? idOf(value.$ref) : null
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withIds(part, idOf)]))
}

/** The names of documents that some content refers to. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isObject(value)) return []
  return typeof value.$ref === 'string' ? [value.$ref] : Object.values(value).flatMap(namesIn)
}

/** Adds what is empty in the archive, so that what stands here does not stay in its place. */
export function withEmpty(fields: readonly FlattenedField[], doc: Doc, isUpload = false): Doc {
  const filled = fields
    .filter((field) => isPortable(field, isUpload))
    .flatMap((field): [string, unknown][] => {
      const value = doc[field.name]
      if (field.type === 'group' || field.type === 'tab')
        return [[field.name, withEmpty(field.flattenedFields, (value ?? {}) as Doc, isUpload)]]
      if (field.type === 'array')
        return [[field.name, rowsOf(value).map((row) => withEmpty(field.flattenedFields, row))]]
      if (field.type === 'blocks') return [[field.name, rowsOf(value)]]
      if (!isEmpty(value)) return [[field.name, value]]
      if ('hasMany' in field && field.hasMany) return [[field.name, []]]
      // A field that was added later may be empty in old rows; its starting value fills it.
      return 'required' in field && field.required ? [] : [[field.name, null]]
    })
  return Object.fromEntries(filled)
}

/** The parts of an archived document that nothing here knows, or that belong to the accounts of one installation. */
export function unknownFields(fields: readonly FlattenedField[], doc: Doc, isUpload = false): string[] {
  const known = new Set(fields.filter((field) => isPortable(field, isUpload)).map(({ name }) => name))
  return Object.keys(doc).filter((name) => !known.has(name))
}
