import { APIError, ValidationError, type FlattenedField, type PayloadRequest } from 'payload'

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** What forms send for a relation that was emptied. */
const nothing: readonly unknown[] = [undefined, null, '', 'none', 'null']

/** Whether a value is a part of an article that whoever walks through it can read. */
const isPart = (value: unknown): boolean =>
  isObject(value) && (value.children === undefined || (Array.isArray(value.children) && value.children.every(isPart)))

/** Whether what a field is sent can be read as what it holds; whether it may be so is Payload's to say. */
function fits(field: FlattenedField, value: unknown): boolean {
  if (value === undefined || value === null) return true
  switch (field.type) {
    case 'richText':
      return !isObject(value) || isPart(value.root)
    case 'relationship':
    case 'upload':
      if (!field.hasMany || nothing.includes(value)) return true
      return Array.isArray(value) && value.every((one) => one !== null)
    case 'text':
      return typeof value === 'string' || (field.hasMany === true && Array.isArray(value))
    case 'textarea':
    case 'email':
    case 'code':
      return typeof value === 'string'
    case 'date':
      return !isObject(value)
    case 'array':
      return !Array.isArray(value) || value.every((row) => areFields(field.flattenedFields, row))
    case 'group':
    case 'tab':
      return areFields(field.flattenedFields, value)
    default:
      return true
  }
}

/** The first field that is sent something of another form. */
const findMisfit = (fields: readonly FlattenedField[], data: Values): string | undefined =>
  fields.find((field) => !fits(field, data[field.name]))?.name

const areFields = (fields: readonly FlattenedField[], data: unknown): boolean =>
  isObject(data) && findMisfit(fields, data) === undefined

/**
 * Refuses what hooks would stumble over: they run before Payload validates, which it does not do for drafts at all.
 * @throws ValidationError, at the field; APIError 400 for data that are no fields at all
 */
export function refuseOtherShapes(fields: readonly FlattenedField[], data: unknown, { t }: PayloadRequest): void {
  if (!isObject(data)) throw new APIError('What was sent is no document.', 400, undefined, true)
  const path = findMisfit(fields, data)
  if (path !== undefined) throw new ValidationError({ errors: [{ path, message: 'This cannot be read.' }] }, t)
}
