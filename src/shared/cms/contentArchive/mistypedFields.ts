import type { FlattenedField } from 'payload'

import { isPortable, type Doc } from './portableFields'

const isText = (value: unknown): value is string => typeof value === 'string'
const isObject = (value: unknown): value is Doc => value !== null && typeof value === 'object' && !Array.isArray(value)

const isNode = (value: unknown): boolean =>
  isObject(value) && (value.children === undefined || (Array.isArray(value.children) && value.children.every(isNode)))

/** What a field’s value has to be, one by one where it has several. */
const kinds: Partial<Record<FlattenedField['type'], (value: unknown) => boolean>> = {
  checkbox: (value) => typeof value === 'boolean',
  code: isText,
  date: (value) => isText(value) && !Number.isNaN(Date.parse(value)),
  email: isText,
  number: (value) => typeof value === 'number',
  radio: isText,
  relationship: isObject,
  richText: (value) => isObject(value) && isNode(value.root),
  select: isText,
  text: isText,
  textarea: isText,
  upload: isObject,
}

/** The paths below a field at which its value is of another kind. */
function oddWithin(field: FlattenedField, value: unknown): string[] {
  if (field.type === 'group' || field.type === 'tab')
    return isObject(value) ? findMistypedFields(field.flattenedFields, value) : ['']
  if (field.type === 'array' || field.type === 'blocks') {
    if (!Array.isArray(value) || !value.every(isObject)) return ['']
    return value.flatMap((row, index) => {
      const inner = field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === row.blockType)
      return inner ? findMistypedFields(inner.flattenedFields, row).map((path) => `${index}.${path}`) : [`${index}`]
    })
  }
  const isKind = kinds[field.type]
  if (!isKind) return []
  const hasMany = 'hasMany' in field && field.hasMany
  return (hasMany ? Array.isArray(value) && value.every(isKind) : isKind(value)) ? [] : ['']
}

/** The parts of an archived document that are of another kind than their fields: hooks and columns expect theirs. */
export function findMistypedFields(fields: readonly FlattenedField[], doc: Doc, isUpload = false): string[] {
  return fields.flatMap((field) => {
    const value = doc[field.name]
    if (value === undefined || value === null || !isPortable(field, isUpload)) return []
    return oddWithin(field, value).map((path) => (path ? `${field.name}.${path}` : field.name))
  })
}
