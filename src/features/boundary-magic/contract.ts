import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import { recordParams, removedRecord, type RecordKind } from '@/shared/lib/recordKind'

import { maxMantraLength, maxNotesLength, moodStates, protectionLevels, defaultMantra } from './domain/shield'

export const shieldRecords: RecordKind = {
  name: 'shield',
  exportKey: 'shields',
  label: { one: 'boundary shield', many: 'boundary shields' },
}

/** A shield as submitted; mantra and notes are optional. */
export const shield = z.object({
  protectionLevel: z.enum(protectionLevels, 'Please choose a protection level'),
  moodState: z.enum(moodStates, 'How are you feeling today? This helps calibrate your shield.'),
  dailyMantra: z
    .string()
    .max(maxMantraLength, `A mantra holds up to ${maxMantraLength} characters`)
    .nullish()
    .transform((mantra) => mantra?.trim() || defaultMantra),
  applicationNotes: z
    .string()
    .max(maxNotesLength, `Notes hold up to ${maxNotesLength} characters`)
    .nullish()
    .transform((notes) => notes?.trim() || null),
  appliedAt: z.iso.datetime({ offset: true, error: 'The time is not one' }),
})

const storedShield = z.object({
  id: z.string(),
  protectionLevel: z.enum(protectionLevels),
  moodState: z.enum(moodStates),
  dailyMantra: z.string(),
  applicationNotes: z.string().nullable(),
  appliedAt: z.string(),
})

export type StoredShield = z.output<typeof storedShield>

export const applyShield = defineContract({
  method: 'post',
  path: '/shield-applications',
  summary: 'Keeps a shield, sealed with a key made from this browser’s cookie',
  body: shield,
  status: 201,
  response: storedShield,
  errors: [400, 403, 413, 429, 503],
})

export const listShields = defineContract({
  method: 'get',
  path: '/shield-applications',
  summary: 'The visitor’s own shields, newest first',
  status: 200,
  response: z.array(storedShield),
  errors: [429, 503],
})

export const updateShield = defineContract({
  method: 'patch',
  path: '/shield-applications/:id',
  summary: 'Replaces one of the visitor’s own shields, whole',
  params: recordParams,
  body: shield,
  status: 200,
  response: storedShield,
  errors: [400, 403, 404, 413, 429, 503],
})

export const deleteShield = defineContract({
  method: 'delete',
  path: '/shield-applications/:id',
  summary: 'Deletes one of the visitor’s own shields',
  params: recordParams,
  status: 200,
  response: removedRecord,
  errors: [400, 403, 404, 429, 503],
})
