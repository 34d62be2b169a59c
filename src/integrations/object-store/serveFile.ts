import path from 'node:path'
import { Readable } from 'node:stream'

import { headersWithCors, type PayloadRequest, type UploadConfig } from 'payload'

import { objectKey } from './objectKey'
import { readObject, StoreFailure } from './objectStore'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** By the name, which the CMS gave by what it found in the file: not by what the store says. */
const types: Record<string, string | undefined> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const quietMs = 60_000
let loggedAt = 0

/** A page may hold many pictures: one line a minute says it all. */
function log(req: PayloadRequest, failure: StoreFailure) {
  if (Date.now() - loggedAt < quietMs) return
  loggedAt = Date.now()
  req.payload.logger.error(`A picture cannot be shown. ${failure.message}`)
}

/** Answers a request for a file of an upload collection out of the bucket. Payload has checked the access before. */
export const serveFile: Handler = async (req, { params: { collection, filename } }) => {
  const headers = headersWithCors({ headers: new Headers(), req })
  const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status, headers })
  // A name, no path: the bucket may hold other things.
  if (!/^[^/\\\p{Cc}]{1,400}$/u.test(filename) || /^\.+$/.test(filename)) return refuse(404, 'Not found.')
  const asked = req.headers.get('range')
  try {
    const file = await readObject(objectKey(collection, filename), {
      // Several parts at once, or what is no range, may be answered with the whole.
      range: asked && /^bytes=(?:\d+-\d*|-\d+)$/.test(asked) ? asked : undefined,
      knownTag: req.headers.get('if-none-match') ?? undefined,
    })
    if (file.state === 'missing') return refuse(404, 'Not found.')
    if (file.state !== 'no part' && file.tag !== undefined) headers.set('ETag', file.tag)
    if (file.state === 'unchanged') return new Response(null, { status: 304, headers })
    if (file.range !== undefined) headers.set('Content-Range', file.range)
    if (file.state === 'no part') return new Response(null, { status: 416, headers })
    headers.set('Content-Type', types[path.extname(filename).toLowerCase()] ?? 'application/octet-stream')
    headers.set('Accept-Ranges', 'bytes')
    if (file.length !== undefined) headers.set('Content-Length', String(file.length))
    return new Response(Readable.toWeb(file.body) as ReadableStream, {
      status: file.range === undefined ? 200 : 206,
      headers,
    })
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error
    log(req, error)
    return refuse(503, 'The pictures are away. Please try again in a moment.')
  }
}
