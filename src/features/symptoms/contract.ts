import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import { defineRecordContracts } from '@/shared/lib/recordContracts'
import { recordParams, removedRecord } from '@/shared/lib/recordKind'

import {
  bleedings,
  countChoices,
  energyLevels,
  maxDayNote,
  maxOwnWords,
  moodLevels,
  maxSymptoms,
  maxMedicinesTaken,
  sleepQualities,
  type Bleeding,
} from './domain/dayEntry'
import { daySymptoms } from './domain/daySymptoms'
import { isDay, isPlausibleDay } from './domain/days'
import { maxDose, maxMedicineName, maxPlace, maxQuestion, maxQuestions } from './domain/medicine'
import { durations, isPlausibleTime, maxNoteLength, reliefMethods, severities, triggers } from './domain/hotFlash'

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

const chosen = (choices: readonly { value: number }[]) =>
  oneOf(choices, 'That is none of the choices')
    .nullish()
    .transform((value) => value ?? null)

const count = oneOf(
  countChoices.map((value) => ({ value })),
  'That is none of the choices',
)
  .nullish()
  .transform((value) => value ?? null)

const text = (most: number) =>
  z
    .string()
    .max(most, `Up to ${most} characters`)
    .nullish()
    .transform((words) => words?.trim() ?? '')

/** A day as submitted: everything but the day itself is optional. */
const dayEntry = z.object({
  day: z.string().refine((day) => isPlausibleDay(day), 'The day is none, or still to come'),
  sleep: chosen(sleepQualities),
  mood: chosen(moodLevels),
  energy: chosen(energyLevels),
  bleeding: z
    .enum(bleedings.map(({ value }) => value) as [Bleeding, ...Bleeding[]])
    .nullish()
    .transform((bleeding) => bleeding ?? null),
  flashes: count,
  sweats: count,
  symptoms: several(daySymptoms).refine((names) => names.length <= maxSymptoms, `Up to ${maxSymptoms} symptoms`),
  ownWords: text(maxOwnWords),
  taken: z
    .array(z.string().trim().min(1).max(maxMedicineName))
    .max(maxMedicinesTaken, `Up to ${maxMedicinesTaken} medicines`)
    .default([])
    .transform((names) => [...new Set(names)]),
  note: text(maxDayNote),
})

const storedDay = z.object({
  id: z.string(),
  day: z.string(),
  sleep: z.number().int().nullable(),
  mood: z.number().int().nullable(),
  energy: z.number().int().nullable(),
  bleeding: z.enum(bleedings.map(({ value }) => value) as [Bleeding, ...Bleeding[]]).nullable(),
  flashes: z.number().int().nullable(),
  sweats: z.number().int().nullable(),
  symptoms: z.array(z.string()),
  ownWords: z.string(),
  taken: z.array(z.string()),
  note: z.string(),
})

export type StoredDay = z.output<typeof storedDay>

export const keepDay = defineContract({
  method: 'post',
  path: '/days',
  summary: 'Keeps what a day was like, sealed; what was kept of the same day before gives way to it',
  body: dayEntry,
  status: 200,
  response: storedDay,
  errors: [400, 403, 413, 429, 503],
})

export const listDays = defineContract({
  method: 'get',
  path: '/days',
  summary: 'The visitor’s own days, newest first',
  status: 200,
  response: z.array(storedDay),
  errors: [429, 503],
})

export const deleteDay = defineContract({
  method: 'delete',
  path: '/days/:id',
  summary: 'Deletes one of the visitor’s own days',
  params: recordParams,
  status: 200,
  response: removedRecord,
  errors: [400, 403, 404, 429, 503],
})

const someDay = z.string().refine((day) => isDay(day) && day >= '1950-01-01', 'Choose a day')

/** A medicine or treatment as submitted. */
const medicine = z
  .object({
    name: z.string().trim().min(1, 'What is it called?').max(maxMedicineName, `Up to ${maxMedicineName} characters`),
    dose: text(maxDose),
    from: someDay,
    until: someDay.nullish().transform((until) => until ?? null),
  })
  .refine(({ from, until }) => until === null || until >= from, {
    path: ['until'],
    message: 'The last day comes before the first one',
  })

const storedMedicine = z.object({
  id: z.string(),
  name: z.string(),
  dose: z.string(),
  from: z.string(),
  until: z.string().nullable(),
})

export type StoredMedicine = z.output<typeof storedMedicine>

/** A visit as submitted. */
const appointment = z.object({
  day: someDay,
  place: text(maxPlace),
  questions: z
    .array(z.string().trim().max(maxQuestion, `Up to ${maxQuestion} characters`))
    .max(maxQuestions, `Up to ${maxQuestions} questions`)
    .default([])
    .transform((questions) => questions.filter((question) => question !== '')),
})

const storedAppointment = z.object({
  id: z.string(),
  day: z.string(),
  place: z.string(),
  questions: z.array(z.string()),
})

export type StoredAppointment = z.output<typeof storedAppointment>

export const medicineCalls = defineRecordContracts({
  name: 'medicines',
  what: { one: 'a medicine', many: 'medicines' },
  body: medicine,
  stored: storedMedicine,
})

export const appointmentCalls = defineRecordContracts({
  name: 'appointments',
  what: { one: 'a visit with its questions', many: 'visits' },
  body: appointment,
  stored: storedAppointment,
})
