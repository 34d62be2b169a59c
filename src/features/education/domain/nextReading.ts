import { progressPercent, type Reading } from './readingProgress'

type Readable = { slug: string; duration: number | null }

/** The reader's position in the library: the next module, its progress, and the overall progress. */
export type ReadingPosition<Module> = { next: Module | null; percent: number; begun: boolean; completed: number }

/**
 * Chooses the next module: the one in progress that was opened last, else the first that is not completed.
 * @param modules in the library's order
 * @param readings stored in this browser, by slug
 */
export function nextReading<Module extends Readable>(
  modules: readonly Module[],
  readings: Readonly<Record<string, Reading>>,
): ReadingPosition<Module> {
  const open = modules.filter(({ slug }) => !readings[slug]?.completed)
  const [latest] = open
    .filter(({ slug }) => (readings[slug]?.seconds ?? 0) > 0)
    .sort((a, b) => readings[b.slug]!.at - readings[a.slug]!.at)
  const next = latest ?? open[0] ?? null
  return {
    next,
    percent: next ? progressPercent(readings[next.slug], next.duration) : 100,
    begun: latest !== undefined,
    completed: modules.length - open.length,
  }
}

/**
 * The modules to start with: those begun, the latest first, then the first that are unread; when all are read, the
 * first of the library.
 * @param modules in the library's order
 * @param first slugs that come before the others that are not begun
 */
export function startWith<Module extends Readable>(
  modules: readonly Module[],
  readings: Readonly<Record<string, Reading>>,
  count: number,
  first: readonly string[] = [],
): Module[] {
  const open = modules.filter(({ slug }) => !readings[slug]?.completed)
  const startedAt = ({ slug }: Module) => ((readings[slug]?.seconds ?? 0) > 0 ? readings[slug]!.at : 0)
  // Sorting is stable, so those not begun keep the library's order.
  const placeOf = ({ slug }: Module) => (first.includes(slug) ? first.indexOf(slug) : first.length)
  const offered = open.toSorted((a, b) => startedAt(b) - startedAt(a) || placeOf(a) - placeOf(b))
  return (offered.length > 0 ? offered : modules).slice(0, count)
}
