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
