import { progressPercent, type Reading } from './readingProgress'

type Readable = { slug: string; duration: number | null }

/** Where a reader stands: what to open next, how far she is in it, and how much of the library is done. */
export type ReadingPlace<Module> = { next: Module | null; percent: number; begun: boolean; completed: number }

/**
 * What to read next: the begun article that was open last, else the first one not yet completed, in the library's order.
 * @param modules in the library's order
 * @param readings what this browser remembers, by slug
 */
export function nextReading<Module extends Readable>(
  modules: readonly Module[],
  readings: Readonly<Record<string, Reading>>,
): ReadingPlace<Module> {
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
