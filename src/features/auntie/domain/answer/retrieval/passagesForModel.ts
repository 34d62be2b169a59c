import type { FoundLibrary, LibraryPassage } from './foundLibrary'

/** Passages that a model reads. */
const maxPassages = 6

/** What a model is given to read: what is asked for first, then the best of each module. */
export function passagesForModel({ answers, modules }: FoundLibrary): LibraryPassage[] {
  const all = [
    ...answers.slice(0, 2).flatMap(({ excerpts }) => excerpts.map(({ passage }) => passage)),
    ...modules.flatMap((module) => module.passages.slice(0, 2)),
  ]
  const isFirst = ({ slug, heading }: LibraryPassage, index: number) =>
    all.findIndex((other) => other.slug === slug && other.heading === heading) === index
  return all.filter(isFirst).slice(0, maxPassages)
}
