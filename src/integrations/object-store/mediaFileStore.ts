import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { objectKey, putObject, readBytes, timeoutMs } from '@/integrations/object-store/objectStore'
import type { Env } from '@/shared/env'
import { slugs } from '@/slugs'

import { isPlainName, mimeTypeOf } from '@/shared/cms/contentArchive/mediaFiles'
import { ArchiveRefused } from '@/shared/cms/contentArchive/refusals'
import type { FileStore } from '@/shared/cms/contentArchive/readContent'

/** Names come from a file: none may lead out of its folder. */
function requireName(name: string): string {
  if (isPlainName(name)) return name
  throw new ArchiveRefused(`holds a picture called ${JSON.stringify(name)}`)
}

/** The pictures of the site: in a folder, or in the bucket when one is set. */
export function openFileStore(env: Pick<Env, 'S3_BUCKET'>, folder: string): FileStore {
  if (env.S3_BUCKET)
    return {
      read: (name) => readBytes(objectKey(slugs.media, requireName(name))),
      write: (name, data) =>
        putObject(
          objectKey(slugs.media, requireName(name)),
          data,
          mimeTypeOf(name) ?? 'application/octet-stream',
          AbortSignal.timeout(timeoutMs.write),
        ),
      // No row names it: an object more in the bucket does no harm, and its name is never given again.
      remove: async () => {},
    }
  return {
    read: (name) => readFile(join(folder, requireName(name))),
    write: async (name, data) => {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, requireName(name)), data, { flag: 'wx' })
    },
    remove: (name) => rm(join(folder, requireName(name)), { force: true }),
  }
}
