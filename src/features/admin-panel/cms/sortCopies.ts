type Doc = Record<string, unknown>

/** What somebody typed and has not saved, kept in this browser alone; `touched` are the fields in which. */
export type SafetyCopy = { data: Doc; at: number; touched?: string[] }

/** A copy with its key. */
export type StoredCopy = SafetyCopy & { key: string }

/** Longer than any holiday of an editor. */
const keptMs = 60 * 24 * 60 * 60_000
/** Of one form. */
const maxKept = 20

/** What the keys of a form's copies begin with. */
export const keysOf = (account: number | string, place: string): string => `${account}/${place}/`

/** The key of what is typed in one opening of a form: two tabs, and what is offered and not looked at, stay apart. */
export const newKey = (account: number | string, place: string): string =>
  keysOf(account, place) + Math.random().toString(36).slice(2)

/**
 * The copies of a form, the newest first.
 * @param all of every form
 * @param keys from {@link keysOf}
 * @param now milliseconds since 1970
 * @returns `over`: the keys of those of any form that are too old, and of this one that are too many
 */
export function sortCopies(all: StoredCopy[], keys: string, now: number): { kept: StoredCopy[]; over: string[] } {
  const isOld = ({ at }: StoredCopy) => now - at > keptMs
  const ours = all
    // Without an opening: of a release in which each form had one copy.
    .filter((one) => !isOld(one) && (one.key.startsWith(keys) || `${one.key}/` === keys))
    .sort((one, other) => other.at - one.at)
  const over = [...all.filter(isOld), ...ours.slice(maxKept)]
  return { kept: ours.slice(0, maxKept), over: over.map(({ key }) => key) }
}
