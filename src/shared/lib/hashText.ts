/** A number of 32 bits for a text, the same on every machine: FNV-1a (Fowler, Noll, Vo). No secret is safe in it. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
