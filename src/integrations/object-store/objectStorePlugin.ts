import { randomBytes } from 'node:crypto'

import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { getEnv } from '@/shared/env'

import { objectKey, timeoutMs, putObject, readBytes, ObjectStoreError } from './objectStore'
import { storedFileNames, queueRemoval, removeStoredFilesTask, type FileNames } from './removeStoredFiles'
import { serveFile } from './serveFile'

type Row = FileNames & { mimeType?: string | null; sizes?: Record<string, { mimeType?: string | null } | null> | null }
type Edits = {
  crop?: unknown
  heightInPixels?: unknown
  widthInPixels?: unknown
  focalPoint?: { x?: unknown; y?: unknown }
}

const mark = /-[0-9a-f]{12}(?=\.[^.]+$)/

/** The error for the editor; details are logged. */
function failUpload(req: PayloadRequest, failure: unknown, what: string): never {
  if (!(failure instanceof ObjectStoreError)) throw failure
  req.payload.logger.error(`${what} ${failure.message}`)
  throw new APIError(
    `${what} The picture store ${failure.inShort}. Nothing was changed; please try again in a moment.`,
    503,
    undefined,
    true,
  )
}

/** Whether Payload will regenerate the sizes from the existing file. */
function reworks(edits: Edits, data: Record<string, unknown>): boolean {
  if (edits.crop || edits.heightInPixels || edits.widthInPixels) return true
  const point = edits.focalPoint
  return point !== undefined && !(point.x === data.focalX && point.y === data.focalY)
}

/** Fetches the original of a picture that is cropped again: Payload would request it from this site over HTTP. */
const bringOriginal: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update') return args
  const edits = (req.query?.uploadEdits ?? {}) as Edits
  const { id, data } = args as { id?: number | string; data: Record<string, unknown> }
  if (!req.file && (typeof edits !== 'object' || !reworks(edits, data))) return args
  // With several files, some could be stored and others not.
  if (id === undefined) throw new APIError('Pictures are changed one at a time.', 400, undefined, true)
  // Access is checked in a later step; no file is fetched for anonymous requests.
  if (req.file || !req.user) return args
  const row = (await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id,
    depth: 0,
    disableErrors: true,
    req,
  })) as Row | null
  if (!row?.filename) return args
  try {
    const bytes = await readBytes(objectKey(collection.slug, row.filename))
    const name = row.filename.replace(mark, '')
    req.file = { data: bytes, mimetype: row.mimeType ?? '', name, size: bytes.length }
  } catch (failure) {
    failUpload(req, failure, 'The picture could not be read.')
  }
  return args
}

/** The uploaded files, by the path of their name in the row. */
function incoming(req: PayloadRequest, row: Row) {
  if (!req.file) return []
  const sizes = Object.entries(req.payloadUploadSizes ?? {}).map(([name, bytes]) => ({
    place: row.sizes?.[name],
    bytes,
  }))
  return [{ place: row as Row | null | undefined, bytes: req.file.data }, ...sizes].flatMap(({ place, bytes }) =>
    place?.filename ? [{ place: place as { filename: string; mimeType?: string | null }, bytes }] : [],
  )
}

/** Gives every file a unique name, so that objects are immutable and a change never overwrites an older one. */
const markNames: CollectionBeforeChangeHook = ({ data, req }) => {
  const token = randomBytes(6).toString('hex')
  for (const { place } of incoming(req, data)) place.filename = place.filename.replace(/(?=\.[^.]+$)/, `-${token}`)
  return data
}

/**
 * Stores the uploaded files. If one fails, the row is rolled back and the ones already stored are queued for removal.
 */
const storeFiles: CollectionAfterChangeHook = async ({ collection, data, doc, previousDoc, operation, req }) => {
  const files = incoming(req, data as Row)
  if (files.length === 0) return doc
  const { payload } = req
  const signal = AbortSignal.timeout(timeoutMs.write)
  const puts = await Promise.allSettled(
    files.map(({ place: { filename, mimeType }, bytes }) =>
      putObject(objectKey(collection.slug, filename), bytes, mimeType ?? 'application/octet-stream', signal),
    ),
  )
  const refused = puts.find((put) => put.status === 'rejected')
  if (refused) {
    // Outside of the transaction, which is about to be rolled back.
    await queueRemoval({ payload }, collection.slug, storedFileNames(data as Row))
    failUpload(req, refused.reason, 'The picture could not be stored.')
  }
  if (operation === 'update') await queueRemoval({ payload, req }, collection.slug, storedFileNames(previousDoc as Row))
  return doc
}

const removeFiles: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const slug = collection.slug as CollectionSlug
  const row = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, req, trash: true })
  if (row) await queueRemoval({ payload: req.payload, req }, slug, storedFileNames(row as FileNames))
}

function storesFiles(collection: CollectionConfig): CollectionConfig {
  const { hooks, upload } = collection
  if (!upload) return collection
  return {
    ...collection,
    // Payload would request the file from this site. A duplicate can refer to the same objects.
    disableDuplicate: true,
    upload: { ...(upload === true ? {} : upload), disableLocalStorage: true, handlers: [serveFile] },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), bringOriginal],
      beforeChange: [...(hooks?.beforeChange ?? []), markNames],
      afterChange: [...(hooks?.afterChange ?? []), storeFiles],
      // Runs after every hook that may reject the deletion.
      beforeDelete: [...(hooks?.beforeDelete ?? []), removeFiles],
    },
  }
}

/**
 * Stores the files of all upload collections in the S3 bucket when one is configured (decision 017). Does not change
 * schema, types or access: the removal task is registered in any case.
 */
export const objectStorePlugin: Plugin = (config) => ({
  ...config,
  collections: getEnv().S3_BUCKET ? config.collections?.map(storesFiles) : config.collections,
  jobs: { ...config.jobs, tasks: [...(config.jobs?.tasks ?? []), removeStoredFilesTask] },
})
