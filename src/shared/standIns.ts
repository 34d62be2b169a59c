/**
 * By cache tag: when something last stood in for content that could not be read, in ms since the epoch. On `globalThis`,
 * as each bundle has modules of its own.
 */
const shared = globalThis as { powerYearsStandIns?: Map<string, number> }
const standIns = (shared.powerYearsStandIns ??= new Map())

/** Notes that what is being made of the content behind a tag is made of something else, so that no cache keeps it. */
export function noteStandIn(tag: string): void {
  standIns.set(tag, Date.now())
}

/** Whether something stood in for content behind one of some tags since a time, in ms since the epoch. */
export const hasStandInSince = (tags: readonly string[], at: number): boolean =>
  tags.some((tag) => (standIns.get(tag) ?? -Infinity) >= at)
