type Leaf = string | number | boolean | null

/** What nobody decides, and what nobody may read. */
const left = new Set(['id', 'createdAt', 'updatedAt', 'globalType', 'sessions', 'salt', 'hash', 'collection'])

const keyOf = (value: unknown, index: number) =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : String(index)

/** Every leaf of a document by its path; rows of a list by their id, so that one that moves stays the same. */
function leavesOf(value: unknown, path = '', leaves = new Map<string, Leaf>()): Map<string, Leaf> {
  const below = (key: string) => (path ? `${path}.${key}` : key)
  if (Array.isArray(value)) value.forEach((row, index) => leavesOf(row, below(keyOf(row, index)), leaves))
  else if (value instanceof Date) leaves.set(path, value.toISOString())
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) if (!left.has(key)) leavesOf(child, below(key), leaves)
  } else if (value !== undefined && value !== '') leaves.set(path, value as Leaf)
  return leaves
}

type Change = { before: Record<string, Leaf>; after: Record<string, Leaf> }

/**
 * What differs between two states of a document, by path: `{ 'countries.us.phone': '988' }`. A field that is missing on
 * one side is missing there; nothing and an empty text count as the same.
 * @returns null when nothing differs
 */
export function changedFields(before: unknown, after: unknown): Change | null {
  const [old, fresh] = [leavesOf(before), leavesOf(after)]
  const change: Change = { before: {}, after: {} }
  for (const path of new Set([...old.keys(), ...fresh.keys()])) {
    const [was, is] = [old.get(path) ?? null, fresh.get(path) ?? null]
    if (was === is) continue
    if (was !== null) change.before[path] = was
    if (is !== null) change.after[path] = is
  }
  return Object.keys(change.before).length + Object.keys(change.after).length > 0 ? change : null
}
