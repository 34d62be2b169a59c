import type { ExportedRecord, RecordFormat } from '@/shared/lib/recordFormat'

/** Records by the key of their kind, as the export holds them. */
export type ExportedRecords = Record<string, readonly ExportedRecord[] | undefined>

/** A record in words, with its day and its time of day, both local; no time where it is about a whole day. */
export type Told = { format: RecordFormat; day: string; time: string; told: [name: string, value: string][] }

const two = (number: number) => String(number).padStart(2, '0')

/** `YYYY-MM-DD`, local. */
const dayOf = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** The records of a format in words, the earliest first. */
export function toldInOrder(format: RecordFormat, records: ExportedRecords): Told[] {
  return (records[format.exportKey] ?? [])
    .map((record) => {
      const when = format.when(record)
      const at = new Date(when)
      const isMoment = when.includes('T') && !Number.isNaN(at.getTime())
      return {
        format,
        day: isMoment ? dayOf(at) : when,
        time: isMoment ? `${two(at.getHours())}:${two(at.getMinutes())}` : '',
        told: format.tell(record).filter(([, value]) => value !== ''),
      }
    })
    .sort((one, other) => `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`))
}
