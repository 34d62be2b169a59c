import { readMarks, withoutMarks } from '@/shared/lib/sourceMarks'

type Doc = Readonly<Record<string, unknown>>

type Merge = {
  /** As it stands. */
  doc: Doc
  /** As the release has it. */
  data: Doc
  /** The fields that the release would write, and those that stay as an editor has them. */
  take: readonly string[]
  kept: readonly string[]
  /** Whether a field stands already as the release has it. */
  isAgreed: (field: string) => boolean
}

const list = 'references'

const hasMarks = (value: unknown) => typeof value === 'string' && readMarks(value).marks.length > 0

/**
 * What a release writes of an entry whose texts number its sources. The numbers count along one list, so they come only
 * where that list stands as the release has it, and no new list comes below an editor's numbers.
 */
export function mergeMarks({ doc, data, take, kept, isAgreed }: Merge): {
  take: string[]
  kept: string[]
  words: Record<string, unknown>
} {
  const numbersHers =
    take.includes(list) && Object.keys(data).some((field) => kept.includes(field) && hasMarks(doc[field]))
  const taken = take.filter((field) => !(numbersHers && field === list))
  const hasItsList = !(list in data) || taken.includes(list) || isAgreed(list)
  const words = taken.map((field) => {
    const value = data[field]
    return [field, !hasItsList && typeof value === 'string' ? withoutMarks(value) : value]
  })
  return { take: taken, kept: numbersHers ? [...kept, list] : [...kept], words: Object.fromEntries(words) }
}
