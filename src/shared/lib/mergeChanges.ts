/** How two writings of one thing become one: by the names of its fields, and plain enough to wait beside a request. */
export type MergeRules = {
  /** The most that a list holds. */
  lists: Readonly<Record<string, number>>
  /** The most characters of a text, and what stands between two of them. */
  texts: Readonly<Record<string, readonly [most: number, between: string]>>
}

/** Two texts made one, unless one of them holds the other already. */
export const joinTexts = (one: string, other: string, between: string): string =>
  one === '' || other.includes(one) ? other : one.includes(other) ? one : `${one}${between}${other}`

type Fields = Readonly<Record<string, unknown>>

/** The fields in which a thing differs from what it began as. */
export const changedFields = (began: Fields, now: Fields): Fields =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(began[name])),
  )

/**
 * Puts what was changed on what is kept by now, which may say more than was known when it was changed. Of lists only what
 * was added or taken away is changed; a text that was written in both places stands there twice, one after the other.
 * @param began what was kept in the changed fields when they were changed
 */
export function mergeChanges(kept: Fields, began: Fields, changed: Fields, { lists, texts }: MergeRules): Fields {
  const merged: Record<string, unknown> = { ...kept, ...changed }
  const listed = (value: unknown) => (value ?? []) as readonly unknown[]
  const written = (value: unknown) => (value ?? '') as string
  for (const [name, most] of Object.entries(lists)) {
    if (changed[name] === undefined) continue
    const [there, before] = [listed(kept[name]), listed(began[name])]
    const chosen = listed(changed[name]).filter((item) => there.includes(item) || !before.includes(item))
    const others = there.filter((item) => !before.includes(item))
    merged[name] = [...new Set([...chosen, ...others])].slice(0, most)
  }
  for (const [name, [most, between]] of Object.entries(texts)) {
    if (changed[name] === undefined || written(kept[name]) === written(began[name])) continue
    const both = joinTexts(written(kept[name]), written(changed[name]), between)
    if (both.length <= most) merged[name] = both
  }
  return merged
}
