import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'
import { batchSize } from '@/shared/lib/sealing'

/** Number of records by the kind's `exportKey`. */
const records = z.record(z.string(), z.number().int())

/** What is stored for the visitor: records of each kind, days until untouched ones are deleted, and the processors. */
export const readPrivacyDashboard = defineContract({
  method: 'get',
  path: '/privacy/dashboard',
  summary: 'What is stored for this visitor, for how long, and which processors this deployment uses',
  status: 200,
  response: z.object({
    records,
    retentionDays: z.number().int(),
    processors: z.array(z.object({ name: z.string(), purpose: z.string(), enabled: z.boolean() })),
  }),
  errors: [410, 429, 503],
})

/** What was sealed with an own key has `sealed` and nothing else beside its id, until the browser has opened it. */
const exported = z.array(z.looseObject({ id: z.string(), writtenAt: z.string().optional() }))

export const exportData = defineContract({
  method: 'get',
  path: '/privacy/export',
  summary: 'Everything stored for this visitor, as an attachment data-export-YYYY-MM-DD.json',
  status: 200,
  response: z.object({
    about: z.string(),
    exportedAt: z.string(),
    retentionDays: z.number().int(),
    records: z.record(z.string(), exported),
    /** Records of this visitor that can no longer be decrypted. */
    unreadable: z.number().int(),
  }),
  errors: [410, 429, 503],
})

export const importData = defineContract({
  method: 'post',
  path: '/privacy/import',
  summary:
    'Brings up to 200 records of an export back, of one kind; what is kept already stays, and repeating changes nothing',
  body: z.object({
    /** The key of the kind in the export. */
    kind: z.string().max(40),
    records: z.array(z.looseObject({ id: z.uuid(), writtenAt: z.iso.datetime() })).max(batchSize),
  }),
  bodyLimit: 256 * 1024,
  status: 200,
  response: z.object({ kept: z.number().int() }),
  errors: [400, 401, 403, 410, 413, 429, 503],
})

export const deleteAccount = defineContract({
  method: 'delete',
  path: '/privacy/delete-account',
  summary: 'Deletes everything stored for this visitor and clears the cookie; a success also when there was nothing',
  status: 200,
  response: z.object({ message: z.string(), deleted: z.number().int() }),
  errors: [403, 410, 429, 503],
})
