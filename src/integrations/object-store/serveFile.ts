import { Readable } from 'node:stream'

import { headersWithCors, type PayloadRequest, type UploadConfig } from 'payload'

import { mimeTypeOf } from '@/shared/cms/contentArchive/mediaFiles'

import { objectKey, readObject, ObjectStoreError } from './objectStore'

type Handler = NonNullable<UploadConfig['handlers']>[number]

const quietMs = 60_000
let loggedAt = 0

/** At most one log line a minute: a page may contain many pictures. */
function log(req: PayloadRequest, failure: ObjectStoreError) {
  if (Date.now() - loggedAt < quietMs) return
  loggedAt = Date.now()
  req.payload.logger.error(`A picture cannot be shown. ${failure.message}`)
}

/** Serves a file of an upload collection from the bucket. Payload has checked the access before. */
export const serveFile: Handler = async (req, { params: { collection, filename } }) => {
  const headers = headersWithCors({ headers: new Headers(), req })
  const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status, headers })
  // A file name only, no path: the bucket may contain other objects.
  if (!/^[^/\\\p{Cc}]{1,400}$/u.test(filename) || /^\.+$/.test(filename)) return refuse(404, 'Not found.')
  const asked = req.headers.get('range')
  try {
    const file = await readObject(objectKey(collection, filename), {
      // Multiple or malformed ranges may be answered with the whole file.
      range: asked && /^bytes=(?:\d+-\d*|-\d+)$/.test(asked) ? asked : undefined,
      knownTag: req.headers.get('if-none-match') ?? undefined,
    })
    if (file.state === 'missing') return refuse(404, 'Not found.')
    if (file.state !== 'no part' && file.tag !== undefined) headers.set('ETag', file.tag)
    if (file.state === 'unchanged') return new Response(null, { status: 304, headers })
    if (file.range !== undefined) headers.set('Content-Range', file.range)
    if (file.state === 'no part') return new Response(null, { status: 416, headers })
    // By the file name, which Payload derived from the content, not by the store's metadata.
    headers.set('Content-Type', mimeTypeOf(filename) ?? 'application/octet-stream')
    headers.set('Accept-Ranges', 'bytes')
    if (file.length !== undefined) headers.set('Content-Length', String(file.length))
    return new Response(Readable.toWeb(file.body) as ReadableStream, {
      status: file.range === undefined ? 200 : 206,
      headers,
    })
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error
    log(req, error)
    return refuse(503, 'The pictures are away. Please try again in a moment.')
  }
}
