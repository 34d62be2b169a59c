import type { LibraryQuestion } from '@/shared/search/libraryIndex'

/** Looks the same up once: of a letter the whole and each question are looked for by several. */
export function rememberFinds<Found>(find: (asked: LibraryQuestion) => Found): (asked: LibraryQuestion) => Found {
  const known = new Map<string, Found>()
  return (asked) => {
    const key = JSON.stringify([asked.question, asked.earlier ?? ''])
    const found = known.get(key) ?? find(asked)
    known.set(key, found)
    return found
  }
}
