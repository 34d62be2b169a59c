import { createHash } from 'node:crypto'

/** What differs between two saves of the same words: ids of rows, and what the editor keeps for itself. */
const wordless = new Set([
  'id',
  'blockName',
  'version',
  'direction',
  'indent',
  'mode',
  'detail',
  'style',
  'textFormat',
  'textStyle',
  'rel',
])

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

function canonical(_key: string, value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return isEmpty(value) ? undefined : value
  const entries = Object.entries(value).filter(([name, part]) => !wordless.has(name) && !isEmpty(part))
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The id in the place of a document that somebody filled in. */
const related = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value
  return value.map((entry: unknown) =>
    entry && typeof entry === 'object' && 'id' in entry && 'updatedAt' in entry ? entry.id : entry,
  )
}

/** The words of a part of a text, as one string. */
export const wordsOf = (part: unknown): string => JSON.stringify(part, canonical)

/**
 * One string for one wording of some fields: the same for the same words, whoever saves them; another as soon as a letter,
 * a citation or the order differs.
 */
export const wordsDigest = (fields: readonly string[], doc: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(wordsOf(fields.map((name) => related(doc[name]) ?? [])))
    .digest('base64url')
