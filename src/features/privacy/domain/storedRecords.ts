import type { RecordKind } from '@/shared/lib/recordKind'

/** A kind of record as islands can be given it. */
export type DescribedKind = Pick<RecordKind, 'exportKey' | 'label'>

/** Describes the non-zero counts, in the order of the kinds: `['3 hot flashes', '1 bingo square']`. */
export function describeRecords(kinds: readonly DescribedKind[], counts: Record<string, number>): string[] {
  return kinds.flatMap(({ exportKey, label }) => {
    const count = counts[exportKey] ?? 0
    return count > 0 ? [`${count.toLocaleString('en-US')} ${count === 1 ? label.one : label.many}`] : []
  })
}

/** The file name of an export; the date is UTC, so that server and browser agree. */
export function exportFileName(at: Date): string {
  return `data-export-${at.toISOString().slice(0, 10)}.json`
}
