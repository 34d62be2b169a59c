import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

const schedule = z.object({
  id: z.number().int(),
  /** A document, or the words of a page. */
  collection: z.string().nullable(),
  documentId: z.number().int().nullable(),
  global: z.string().nullable(),
  /** Where the panel shows it, below its own address. */
  place: z.string(),
  title: z.string(),
  type: z.enum(['publish', 'unpublish']),
  /** When, as an ISO moment. */
  at: z.string(),
})

export const listSchedules = defineContract({
  method: 'get',
  path: '/schedules',
  summary: 'For those who are signed in: what will be published or unpublished by itself, the soonest first',
  query: z.object({
    collection: z.string().max(60).optional(),
    documentId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    global: z.string().max(60).optional(),
  }),
  status: 200,
  response: z.object({ schedules: z.array(schedule) }),
  errors: [400, 401, 403, 503],
})

export const cancelSchedule = defineContract({
  method: 'delete',
  path: '/schedules/:id',
  summary: 'For those who write: takes back what was scheduled',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  status: 200,
  response: z.object({ message: z.string() }),
  errors: [400, 401, 403, 404, 503],
})

export const answerReleaseWords = defineContract({
  method: 'post',
  path: '/release-words',
  summary: 'For those who are signed in: makes a draft of the words that a release has for a text changed here, or not',
  body: z.object({ collection: z.string().max(60), key: z.string().max(400), take: z.boolean() }),
  status: 200,
  response: z.object({ message: z.string() }),
  errors: [400, 401, 403, 404, 503],
})

/** Rows of one file. */
export const maxCsvRows = 1_000

export const exportCsv = defineContract({
  method: 'get',
  path: '/content-csv/:collection',
  summary: 'For those who are signed in: the newest versions of a collection as CSV, under the filter of its list',
  params: z.object({ collection: z.string().max(60) }),
  query: z.object({
    /** The filter as JSON, as Payload's lists have it. */
    where: z.string().max(8_000).optional(),
    search: z.string().max(200).optional(),
    sort: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.string(),
  errors: [400, 401, 403, 404, 413, 503],
})

const importedRow = z.object({
  row: z.number().int(),
  key: z.string(),
  becomes: z.enum(['new', 'changed', 'same', 'refused']),
  /** What changes, shortened. */
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** Why it is rejected. */
  reason: z.string().nullable(),
})

const importedCsv = z.object({
  rows: z.array(importedRow),
  /** Whether the texts wait as drafts; without drafts a change is public at once. */
  areDrafts: z.boolean(),
  /** When the rows were compared, for the import that follows. */
  at: z.string(),
})

export type ImportedRow = z.output<typeof importedRow>
export type ImportedCsv = z.output<typeof importedCsv>

export const importCsv = defineContract({
  method: 'post',
  path: '/content-csv/:collection',
  summary:
    'For editors: makes and changes documents of a collection from CSV, as drafts where it has any, all rows or none; `dryRun` only says what it would do',
  params: z.object({ collection: z.string().max(60) }),
  body: z.object({
    csv: z.string().min(1, 'The file is empty').max(2_000_000, 'The file is larger than 2 MB'),
    dryRun: z.boolean().default(false),
    /** When its preview was made: documents saved since are not overwritten. */
    at: z.iso.datetime().optional(),
  }),
  bodyLimit: 4 * 1024 * 1024,
  status: 200,
  response: importedCsv,
  errors: [400, 401, 403, 404, 409, 413, 503],
})

const bulkEditPreview = z.object({
  /** How many change; the first hundred are listed. */
  changed: z.number().int(),
  texts: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  /** How many already have that value. */
  same: z.number().int(),
  refused: z.array(z.object({ id: z.number().int(), title: z.string(), reason: z.string() })),
  /** How many of those that change lose who reviewed them. */
  losesReview: z.number().int(),
  /** How many lose a check that somebody gave their words. */
  losesCheck: z.number().int(),
  /** How many drafts are published by it. */
  goesPublic: z.number().int(),
  hasDrafts: z.boolean(),
  /** When this was looked at, for the change that follows. */
  at: z.string(),
})

export type BulkEditPreview = z.output<typeof bulkEditPreview>

export const previewBulkEdit = defineContract({
  method: 'post',
  path: '/bulk-edit-preview/:collection',
  summary:
    'For editors: what a change of many documents at once would do to each; the query (`where`, `draft`) and the data are those of `PATCH /api/{collection}`',
  params: z.object({ collection: z.string().max(60) }),
  body: z.object({ data: z.record(z.string(), z.unknown()) }),
  bodyLimit: 2 * 1024 * 1024,
  status: 200,
  response: bulkEditPreview,
  errors: [400, 401, 403, 404, 413, 503],
})

export const exportArchive = defineContract({
  method: 'get',
  path: '/content-archive',
  summary: 'For founders: all content and pictures as one tar file, which another installation takes in',
  status: 200,
  response: z.string(),
  errors: [401, 403, 409, 503],
})

/** Maximum size of an uploaded archive in bytes; larger ones are imported by the command on the server. */
export const maxArchiveBytes = 512 * 1024 * 1024

const plannedText = z.object({
  /** The list or page it belongs to, as the panel calls it. */
  kind: z.string(),
  title: z.string(),
  becomes: z.enum(['new', 'changed']),
  /** Whether it becomes a draft, as somebody else checks it first here, or as it rests on a retracted source. */
  waits: z.boolean(),
  /** Why nobody may publish it as it is, where something says so. */
  why: z.string().optional(),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})

const archivePlan = z.object({
  made: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  /** How many differ from the existing ones, which are kept. */
  left: z.number().int(),
  onlyHere: z.number().int(),
  /** How many of those made and changed become drafts, though they were on the site elsewhere. */
  waits: z.number().int(),
  /** How many of these rest on a retracted source; they stand first among the texts. */
  retracted: z.number().int(),
  /** How many are on the site at once. */
  goesPublic: z.number().int(),
  madeAt: z.string(),
  /** The first of them. */
  texts: z.array(plannedText),
  /** How many sentences a form would ask a reason for before it publishes them. */
  asked: z.number().int(),
  /** The first of them. */
  asks: z.array(z.object({ title: z.string(), words: z.string(), why: z.string() })),
  /** Digest of this plan: the import sends it back and is refused if the plan has changed. */
  plan: z.string(),
})

export type ArchivePlan = z.output<typeof archivePlan>

/** A line of the streamed answer: progress, and last the result. */
export const archiveLine = z.union([
  z.object({ done: z.number().int(), total: z.number().int() }),
  z.object({ would: archivePlan }),
  z.object({ did: archivePlan }),
  z.object({
    refused: z.string(),
    /** Where there are several: the first of them, and how many in all. */
    reasons: z.array(z.string()).optional(),
    found: z.number().int().optional(),
  }),
])

export type ArchiveLine = z.output<typeof archiveLine>

export const importArchive = defineContract({
  method: 'post',
  path: '/content-archive',
  summary:
    'For founders: says what an archive of content would do here; with `plan` of that answer it does it, all or nothing. The answer comes in lines of JSON: `{ done, total }` while it goes on, at last `{ would }`, `{ did }` or `{ refused }`',
  query: z.object({
    /** Whether documents that differ are overwritten; by default they are kept. */
    overwrite: z.enum(['true', 'false']).default('false'),
    plan: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    /** Why the sentences that it asks about stand. */
    reason: z.string().trim().max(600).optional(),
  }),
  streamed: 'application/x-tar',
  bodyLimit: maxArchiveBytes,
  status: 200,
  response: z.string(),
  errors: [400, 401, 403, 409, 413, 503],
})
