import type { z } from 'zod'

import type { Contract } from '@/shared/lib/contract'
import type { OwnEntry, OwnRecords } from '@/shared/lib/ownRecords'
import type { RecordKind, recordParams, removedRecord } from '@/shared/lib/recordKind'

import {
  appointmentCalls,
  deleteDay,
  deleteSymptom,
  keepDay,
  listDays,
  listSymptoms,
  logSymptom,
  medicineCalls,
  updateSymptom,
  type StoredDay,
  type StoredHotFlash,
} from '../contract'
import { appointmentRecords, dayRecords, hotFlashRecords, medicineRecords } from '../domain/recordKinds'
import { mergeDays } from '../domain/mergeDays'

/** Infers the types of a kind from its calls. */
const define = <Body extends z.ZodType, Stored extends object, Added extends z.ZodType, Listed extends z.ZodType>(
  own: OwnRecords<Body, Stored, Added, Listed>,
) => own

/** Sorts by a day, the latest first; what was written last stands first within a day. */
const latestFirst = <Stored, Listed>(
  entries: OwnEntry<Stored>[],
  dayOf: (record: Stored) => string,
  toListed: (id: string, record: Stored) => Listed,
): Listed[] =>
  entries
    .toSorted((one, other) => dayOf(other.record).localeCompare(dayOf(one.record)))
    .map(({ id, record }) => toListed(id, record))

export const hotFlashes = define({
  kind: hotFlashRecords,
  add: logSymptom,
  list: listSymptoms,
  update: updateSymptom,
  remove: deleteSymptom,
  toRecord: (hotFlash) => hotFlash,
  toResponse: (id, record) => ({ id, ...record }),
  toList: (entries: OwnEntry<Omit<StoredHotFlash, 'id'>>[]) =>
    entries
      // Sorted by occurrence, not by creation: an entry may be back-dated. Each time is read once: there may be thousands.
      .map(({ id, record }) => ({ time: Date.parse(record.timestamp), entry: { id, ...record } }))
      .sort((one, other) => other.time - one.time)
      .map(({ entry }) => entry),
})

type Day = Omit<StoredDay, 'id'>

/** Days that were kept before they could say what was taken say nothing of it. */
const complete = (day: Day): Day => ({ ...day, taken: (day as Partial<Day>).taken ?? [] })

export const days = define({
  kind: dayRecords,
  add: keepDay,
  list: listDays,
  remove: deleteDay,
  once: ({ day }: Day) => day,
  merge: (one: Day, other: Day) => mergeDays(complete(one), complete(other)),
  toRecord: (day): Day => day,
  toResponse: (id, day) => ({ id, ...complete(day) }),
  toList: (entries) =>
    latestFirst(
      entries,
      ({ day }) => day,
      (id, day) => ({ id, ...complete(day) }),
    ),
})

type ListContracts<Body extends z.ZodType, Stored extends z.ZodType> = {
  add: Contract<Body, Stored>
  list: Contract<z.ZodType, z.ZodArray<Stored>>
  update: Contract<Body, Stored, typeof recordParams>
  remove: Contract<z.ZodType, typeof removedRecord, typeof recordParams>
}

/** A list of the visitor's own. @param dayOf what it is sorted by */
function ownList<Body extends z.ZodType<object>, Stored extends z.ZodType<{ id: string }>>(
  calls: ListContracts<Body, Stored>,
  kind: RecordKind,
  dayOf: (stored: z.output<Body>) => string,
) {
  const toListed = (id: string, thing: z.output<Body>) => ({ id, ...thing }) as unknown as z.input<Stored>
  return define({
    kind,
    ...calls,
    toRecord: (thing: z.output<Body>) => thing,
    toResponse: toListed,
    toList: (entries) => latestFirst(entries, dayOf, toListed),
  })
}

export const medicines = ownList(medicineCalls, medicineRecords, ({ from }) => from)
export const appointments = ownList(appointmentCalls, appointmentRecords, ({ day }) => day)
