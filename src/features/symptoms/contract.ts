import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import { recordParams, removedRecord, type RecordKind } from '@/shared/lib/recordKind'

import { durations, isPlausibleTime, maxNoteLength, reliefMethods, severities, triggers } from './domain/hotFlash'

export const hotFlashRecords: RecordKind = {
  name: 'symptom',
  exportKey: 'symptoms',
  label: { one: 'hot flash', many: 'hot flashes' },
}

const oneOf = <Value extends number>(choices: readonly { value: Value }[], message: string) =>
  z.union(
    choices.map(({ value }) => z.literal(value)) as unknown as [z.ZodLiteral<Value>, ...z.ZodLiteral<Value>[]],
    message,
  )

const several = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z
    .array(z.enum(names))
    .max(50)
    .default([])
    .transform((chosen) => [...new Set(chosen)])

/** A hot flash as submitted; triggers, relief and notes are optional. */
export const hotFlash = z.object({
  symptomType: z.literal('hot_flash'),
  severity: oneOf(severities, 'Please select severity and duration'),
  duration: oneOf(durations, 'Please select severity and duration'),
  triggers: several(triggers),
  reliefMethods: several(reliefMethods),
  notes: z
    .string()
    .max(maxNoteLength, `Notes hold up to ${maxNoteLength} characters`)
    .nullish()
    .transform((notes) => notes ?? ''),
  timestamp: z.iso
    .datetime({ offset: true, error: 'The time is not one' })
    .refine((time) => isPlausibleTime(time), 'The time lies in the future or too far back'),
})

const storedHotFlash = z.object({
  id: z.string(),
  symptomType: z.literal('hot_flash'),
  severity: z.number().int().min(1).max(5),
  duration: z.number().int(),
  triggers: z.array(z.string()),
  reliefMethods: z.array(z.string()),
  notes: z.string(),
  timestamp: z.string(),
})

export type StoredHotFlash = z.output<typeof storedHotFlash>

export const logSymptom = defineContract({
  method: 'post',
  path: '/symptoms/log',
  summary: 'Keeps a hot flash, sealed with a key made from this browser’s cookie',
  body: hotFlash,
  status: 201,
  response: storedHotFlash,
  errors: [400, 403, 413, 429, 503],
})

export const listSymptoms = defineContract({
  method: 'get',
  path: '/symptoms',
  summary: 'The visitor’s own hot flashes, newest first',
  status: 200,
  response: z.array(storedHotFlash),
  errors: [429, 503],
})

export const updateSymptom = defineContract({
  method: 'patch',
  path: '/symptoms/:id',
  summary: 'Replaces one of the visitor’s own hot flashes, whole',
  params: recordParams,
  body: hotFlash,
  status: 200,
  response: storedHotFlash,
  errors: [400, 403, 404, 413, 429, 503],
})

export const deleteSymptom = defineContract({
  method: 'delete',
  path: '/symptoms/:id',
  summary: 'Deletes one of the visitor’s own hot flashes',
  params: recordParams,
  status: 200,
  response: removedRecord,
  errors: [400, 403, 404, 429, 503],
})
