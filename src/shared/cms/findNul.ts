/** What is said of a text that PostgreSQL cannot hold. */
export const nulMessage = 'This holds a character that cannot be kept (NUL). Take it out, or type the words anew.'

/**
 * Where in what was sent the first NUL is, which JSON and forms carry and no text of PostgreSQL holds; words pasted from
 * some PDFs have it.
 * @returns the path by dots, of a rich text that of its field; undefined where there is none
 */
export function findNul(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const isRichText = 'root' in value && path !== ''
  for (const [key, part] of Object.entries(value)) {
    const found = findNul(part, path ? `${path}.${key}` : key)
    if (found !== undefined) return isRichText ? path : found
  }
  return undefined
}
