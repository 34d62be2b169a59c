/** The header in which a screen says what it showed, where no form says so by itself. */
export const basedOnHeader = 'x-based-on'

/** What a screen showed: when it was read, and the `updatedAt` of each document by its id (of a global by its slug). */
export type BasedOn = { at?: string; versions?: Record<string, string> }

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** @returns null for anything that is none */
export function parseBasedOn(header: string | null | undefined): BasedOn | null {
  if (!header || header.length > 20_000) return null
  try {
    const { at, versions } = JSON.parse(header) as { at?: unknown; versions?: unknown }
    const known = Object.entries(versions && typeof versions === 'object' ? versions : {})
    return {
      ...(isMoment(at) && { at }),
      versions: Object.fromEntries(known.filter((entry): entry is [string, string] => isMoment(entry[1]))),
    }
  } catch {
    return null
  }
}

/** Whether a version was saved after another; what is no moment is never newer. */
export const isNewerThan = (updatedAt: string, base: string): boolean => Date.parse(updatedAt) > Date.parse(base)

/**
 * Who saved what an edit was overtaken by, as far as its text tells: where accounts are not noted, it may be the same
 * person, in another tab.
 */
export function whoSaved(newest: { editedBy?: unknown }, account: unknown): { isOwn: boolean; words: string } {
  if (newest.editedBy === undefined || newest.editedBy === null)
    return { isOwn: false, words: 'This was saved in the meantime, by somebody else or by you in another tab' }
  const isOwn = newest.editedBy === account
  return {
    isOwn,
    words: isOwn
      ? 'You saved this yourself in the meantime, in another tab or window'
      : 'Somebody saved this in the meantime',
  }
}
