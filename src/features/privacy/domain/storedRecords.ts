import type { RecordKind } from '@/shared/lib/recordKind'

type Described = Pick<RecordKind, 'exportKey' | 'label'>

/** The stored things a person has any of, in words and in the order of the kinds: `['3 hot flashes', '1 bingo square']`. */
export function describeRecords(kinds: readonly Described[], counts: Record<string, number>): string[] {
  return kinds.flatMap(({ exportKey, label }) => {
    const count = counts[exportKey] ?? 0
    return count > 0 ? [`${count.toLocaleString('en-US')} ${count === 1 ? label.one : label.many}`] : []
  })
}

/** The name of an export made at this moment; the day is UTC's, so that server and browser agree. */
export function exportFileName(at: Date): string {
  return `data-export-${at.toISOString().slice(0, 10)}.json`
}
