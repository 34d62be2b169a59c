import { stat } from 'node:fs/promises'
import path from 'node:path'

import {
  APIError,
  type Access,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
  type UploadConfig,
} from 'payload'
import sharp from 'sharp'

import { poolOf } from '@/shared/database'

/** Where pictures lie unless a bucket is set. */
export const pictureFolder = path.resolve(process.cwd(), 'media')

/**
 * What a picture may measure, in pixels: more than any phone takes by default. Decoding costs four bytes for each, however
 * small the file; a plain square of 16,000 is a few hundred kilobytes and would take a gigabyte.
 */
const largest = { side: 12_000, area: 50_000_000 } as const

const inWords = (count: number) => count.toLocaleString('en-US')

/** Reads a picture's header, which says how large it is, before anything decodes it. @throws APIError 400 */
export const refuseHugePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.user || !req.file || (operation !== 'create' && operation !== 'update')) return args
  const { width = 0, height = 0 } = await sharp(req.file.data, { limitInputPixels: false })
    .metadata()
    // What is no picture is refused by its type, in better words.
    .catch(() => ({ width: 0, height: 0 }))
  if (Math.max(width, height) > largest.side || width * height > largest.area) {
    const size = `${inWords(width)} x ${inWords(height)}`
    const most = `${inWords(largest.side)} on a side and ${largest.area / 1_000_000} million in all`
    throw new APIError(`This picture has ${size} pixels. It may have up to ${most}.`, 400, undefined, true)
  }
  return args
}

/**
 * Payload fetches what has an address instead of a file: all of it into memory, however much. Of the address it tells hooks
 * nothing, so it is looked up in the request.
 * @throws APIError 400
 */
export const refuseFetching: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && req.payloadAPI === 'REST' && !req.file && typeof req.data?.url === 'string')
    throw new APIError('Send the picture itself, not where it lies.', 400, undefined, true)
}

async function isPicture(folder: string, name: string): Promise<boolean> {
  const file = path.resolve(folder, name)
  if (path.dirname(file) !== folder) return false
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Names of files in the trash: few, and looked up anew within a moment, as each picture of a page asks. */
const trashed = { names: Promise.resolve<ReadonlySet<string>>(new Set()), until: 0 }
const lookedUpFor = 1_000

async function readTrashed(payload: Payload): Promise<ReadonlySet<string>> {
  const sizes = ['thumbnail', 'phone', 'page', 'share'].map((size) => `sizes_${size}_filename`)
  const { rows } = await poolOf(payload).query<{ names: (string | null)[] }>(
    `SELECT ARRAY[filename, ${sizes.join(', ')}] AS names FROM media WHERE deleted_at IS NOT NULL`,
  )
  return new Set(rows.flatMap(({ names }) => names.filter((one) => one !== null)))
}

async function isTrashed({ payload }: PayloadRequest, name: string): Promise<boolean> {
  if (Date.now() >= trashed.until) {
    const before = trashed.names
    trashed.until = Date.now() + lookedUpFor
    // The promise, so that whoever asks meanwhile waits for the same answer.
    trashed.names = readTrashed(payload).catch((error: unknown) => {
      payload.logger.warn({ err: error }, 'Which pictures are in the trash could not be read: they are shown as before')
      return before
    })
  }
  return (await trashed.names).has(name)
}

/** What lies in the trash is shown, and its files sent, to those alone who are signed in. */
export const shownUnlessTrashed: Access = async ({ req, data, isReadingStaticFile }) => {
  if (req.user) return true
  if (!isReadingStaticFile) return { deletedAt: { exists: false } }
  return !(await isTrashed(req, String((data as { filename?: unknown } | undefined)?.filename)))
}

/** Answers 404 for a file that is not there, for which Payload answers 500; what is there Payload sends itself. */
export const refuseMissingFile: Handler = (req, { params: { collection, filename } }) => {
  const { staticDir } = req.payload.collections[collection as 'media'].config.upload
  const answer = isPicture(path.resolve(staticDir ?? pictureFolder), filename).then((found) =>
    found ? undefined : Response.json({ errors: [{ message: 'There is no such picture.' }] }, { status: 404 }),
  )
  // Payload waits for either; its type knows no promise of both.
  return answer as Promise<Response>
}
