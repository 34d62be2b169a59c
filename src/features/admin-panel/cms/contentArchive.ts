import path from 'node:path'
import { Readable } from 'node:stream'

import type { PayloadRequest } from 'payload'
import tar from 'tar-stream'

import { entriesOfContent } from '@/shared/cms/contentArchive/archiveEntries'
import { openFileStore } from '@/integrations/object-store/mediaFileStore'
import { readContent, type FileStore } from '@/shared/cms/contentArchive/readContent'
import { HttpError } from '@/shared/cms/httpError'
import { getEnv } from '@/shared/env'
import { now } from '@/shared/now'
import { slugs } from '@/slugs'

/** The pictures of the site: in its folder, or in the bucket when one is set. */
export function picturesOf({ payload }: PayloadRequest): FileStore {
  const { staticDir } = payload.collections[slugs.media].config.upload
  return openFileStore(getEnv(), path.resolve(staticDir ?? slugs.media))
}

/** All texts of the site are in memory while they go out: one archive at a time. */
let isBusy = false

/**
 * All content as the file that another installation takes in, as it is written.
 * @throws HttpError 409 while another one goes out
 */
export async function exportArchive(req: PayloadRequest): Promise<Response> {
  if (isBusy) throw new HttpError(409, 'An archive is on its way out already. Please try again in a minute.')
  isBusy = true
  const madeAt = now()
  const pack = tar.pack()
  // A download that is broken off ends it as well.
  const closed = new Promise<never>((_resolve, reject) => {
    pack.once('close', () => {
      isBusy = false
      reject(new Error('The download has ended.'))
    })
  })
  closed.catch(() => {})
  try {
    const store = picturesOf(req)
    const { content } = await readContent(req, store)
    const write = async () => {
      for await (const { name, data } of entriesOfContent(content, store, madeAt))
        await Promise.race([
          closed,
          new Promise<void>((resolve, reject) => {
            pack.entry({ name, mtime: madeAt }, data as string, (error) => (error ? reject(error) : resolve()))
          }),
        ])
      pack.finalize()
    }
    write().catch((error: Error) => pack.destroy(error))
  } catch (error) {
    pack.destroy()
    throw error
  }
  return new Response(Readable.toWeb(Readable.from(pack)) as ReadableStream, {
    headers: {
      'Content-Type': 'application/x-tar',
      'Content-Disposition': `attachment; filename="power-years-content-${madeAt.toISOString().slice(0, 10)}.tar"`,
      'Cache-Control': 'no-store',
    },
  })
}
