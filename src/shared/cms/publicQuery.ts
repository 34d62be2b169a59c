import type { CollectionConfig } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'

/** By these strangers may filter and sort, where a collection has them: nothing hidden, nothing of another table. */
const publicNames: readonly string[] = [
  'slug',
  'title',
  'name',
  'category',
  'kind',
  'number',
  'orderIndex',
  'createdAt',
  'updatedAt',
]
const scalars: readonly string[] = ['text', 'number', 'select', 'date', 'checkbox']

/** Each is one comparison with an indexed or short column; the others read whole texts, or fit only some columns. */
const operators: readonly string[] = [
  'equals',
  'not_equals',
  'in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
]
/**
 * Of Payload's own parameters, those that ask for more than a list: other shapes, other tables, the
 * caller's own document filled in.
 */
const refused: readonly string[] = ['select', 'populate', 'joins', 'field', 'flattenLocales', 'data']

const most = { nesting: 2, conditions: 10, values: 100, characters: 200, sorts: 3 } as const

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a collection by which strangers may filter and sort, as in `where[slug][equals]=…`. */
export function publicFieldsOf({ fields }: Pick<CollectionConfig, 'fields'>): string[] {
  const own = flattenTopLevelFields(fields).flatMap((field) =>
    'name' in field &&
    field.name &&
    publicNames.includes(field.name) &&
    scalars.includes(field.type) &&
    !('hidden' in field && field.hidden)
      ? [field.name]
      : [],
  )
  return [...new Set(['id', ...own, 'createdAt', 'updatedAt'])]
}

const isShort = (value: unknown) => typeof value === 'string' && value.length <= most.characters

function isComparison(operator: string, value: unknown): boolean {
  if (!operators.includes(operator)) return false
  if (operator === 'in' && Array.isArray(value)) return value.length <= most.values && value.every(isShort)
  return isShort(value)
}

/** Counts the conditions of a filter; undefined when one is not allowed. */
function countConditions(where: unknown, fields: readonly string[], nesting: number): number | undefined {
  if (!isPlainObject(where)) return undefined
  let count = 0
  for (const [name, condition] of Object.entries(where)) {
    if (name === 'and' || name === 'or') {
      if (!Array.isArray(condition) || nesting === 0) return undefined
      for (const inner of condition) {
        const inside = countConditions(inner, fields, nesting - 1)
        if (inside === undefined) return undefined
        count += inside
      }
    } else {
      if (!fields.includes(name) || !isPlainObject(condition)) return undefined
      const comparisons = Object.entries(condition)
      if (!comparisons.every(([operator, value]) => isComparison(operator, value))) return undefined
      count += comparisons.length
    }
    if (count > most.conditions) return undefined
  }
  return count
}

/**
 * What is wrong with a stranger's query of a collection, in words; undefined when it may be answered.
 * @param query as qs parses it: `{ where: { slug: { equals: 'x' } }, sort: '-createdAt' }`
 * @param fields by which this collection is filtered and sorted
 */
export function checkPublicQuery(query: object, fields: readonly string[]): string | undefined {
  const asked = query as Record<string, unknown>
  const beyond = refused.find((name) => asked[name] !== undefined)
  if (beyond) return `Without signing in there is no "${beyond}".`
  const allowed = fields.length > 0 ? fields.join(', ') : 'nothing'
  if (asked.where !== undefined && countConditions(asked.where, fields, most.nesting) === undefined)
    return `Without signing in one may filter by ${allowed}, with up to ${most.conditions} plain comparisons.`
  if (asked.sort === undefined) return undefined
  const sorts = [asked.sort].flat().flatMap((sort) => (typeof sort === 'string' ? sort.split(',') : ['?']))
  const names = sorts.map((sort) => sort.trim().replace(/^-/, ''))
  if (names.length > most.sorts || !names.every((name) => name === '' || fields.includes(name)))
    return `Without signing in one may sort by ${allowed}.`
  return undefined
}
