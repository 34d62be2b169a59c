import type { ExportedRecord, RecordFormat } from '@/shared/lib/recordFormat'
import { timeOf, wallClockOf } from '@/shared/lib/wallClock'

import { mapInChunks } from '../yieldToMain'

/** Records by the key of their kind, as the export holds them. */
export type ExportedRecords = Record<string, readonly ExportedRecord[] | undefined>

/** A record in words, with its day and its time of day, both by the clock on its wall; no time where it is about a whole day. */
export type DescribedRecord = {
  format: RecordFormat
  day: string
  time: string
  /** Its moment in UTC, which orders a day whose clock was set back; none where it is about a whole day. */
  moment: string
  told: [name: string, value: string][]
}

/** `YYYY-MM-DD`, local. */
export const dayOf = (at: Date) => wallClockOf(at.toISOString()).day

/** The earliest first. Days and moments of one form sort as texts; comparing by a language takes seconds for years. */
export function sortByMoment(told: readonly DescribedRecord[]): DescribedRecord[] {
  const keyed = told.map((one) => ({ one, key: `${one.day} ${one.moment}` }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ one }) => one)
}

/** The records of a format in words, the earliest first. */
export async function describeByMoment(format: RecordFormat, records: ExportedRecords): Promise<DescribedRecord[]> {
  return sortByMoment(
    await mapInChunks(records[format.exportKey] ?? [], (record) => {
      const when = format.when(record)
      const isMoment = when.includes('T') && !Number.isNaN(Date.parse(when))
      const clock = wallClockOf(when)
      return {
        format,
        day: isMoment ? clock.day : when,
        time: isMoment ? timeOf(clock) : '',
        moment: isMoment ? new Date(when).toISOString() : '',
        told: format.tell(record).filter(([, value]) => value !== ''),
      }
    }),
  )
}
