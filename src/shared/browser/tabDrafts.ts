const prefix = 'power-years-draft-'

/**
 * What was typed and not sent yet, kept in this tab alone: it survives a reload, and ends with the tab. The next person
 * at a shared device finds nothing.
 * @param name of the form
 * @returns the values; null when there are none, or when storage is unavailable
 */
export function readDraft<Values extends object>(name: string): Partial<Values> | null {
  try {
    const values: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null')
    return typeof values === 'object' && !Array.isArray(values) ? (values as Partial<Values> | null) : null
  } catch {
    return null
  }
}

/** Keeps the values of a form in this tab. */
export function writeDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values))
  } catch {
    // Storage is full or unavailable: a reload loses them, as before.
  }
}

/** Removes the values of one form. */
export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

/** Removes all of them, when all of the visitor's data is deleted. */
export function removeDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}
