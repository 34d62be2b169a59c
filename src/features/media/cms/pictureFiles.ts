import { stat } from 'node:fs/promises'
import path from 'node:path'

import { APIError, type CollectionBeforeOperationHook, type UploadConfig } from 'payload'
import sharp from 'sharp'

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

/** Answers 404 for a file that is not there, for which Payload answers 500; what is there Payload sends itself. */
export const refuseMissingFile: Handler = (req, { params: { collection, filename } }) => {
  const { staticDir } = req.payload.collections[collection as 'media'].config.upload
  const answer = isPicture(path.resolve(staticDir ?? pictureFolder), filename).then((found) =>
    found ? undefined : Response.json({ errors: [{ message: 'There is no such picture.' }] }, { status: 404 }),
  )
  // Payload waits for either; its type knows no promise of both.
  return answer as Promise<Response>
}
