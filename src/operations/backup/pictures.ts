import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { listObjects, objectKey, putObject, readObjectOrNull, timeoutMs } from '@/integrations/object-store/objectStore'
import type { Env } from '@/shared/env'
import { StopError } from '../stopError.mjs'
import { stagedFolder } from '../pictureFolders'

/** Where the site keeps pictures: by name, whole. */
export type PictureStore = {
  kind: 'folder' | 'bucket'
  names: () => Promise<string[]>
  /** @returns null for one that was removed meanwhile */
  read: (name: string) => Promise<Buffer | null>
}

const collection = 'media'
export const mimeTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** What lies in folders and is no picture. */
const leftLying = new Set(['.gitkeep', '.DS_Store'])

/** @param folder of the pictures, when they are not in a bucket */
export function openPictures(env: Env, folder: string): PictureStore {
  if (env.S3_BUCKET)
    return {
      kind: 'bucket',
      names: async () => (await listObjects(`${collection}/`)).map((key) => key.slice(collection.length + 1)),
      read: (name) => readObjectOrNull(objectKey(collection, name)),
    }
  return {
    kind: 'folder',
    names: async () => {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
      // A picture may be called `.htaccess.webp`, as its file was before.
      return entries.filter((entry) => entry.isFile() && !leftLying.has(entry.name)).map(({ name }) => name)
    },
    read: (name) =>
      readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        return null
      }),
  }
}

/** Names come from a file: none may lead out of its folder. */
function requireName(name: string): string {
  if (!/^[^/\\\0]+$/.test(name) || name === '.' || name === '..')
    throw new StopError(`The backup holds a picture called ${JSON.stringify(name)}: nothing was changed.`)
  return name
}

/** Takes pictures in beside those that are there. @returns whether they wait for their place: those of a bucket have it */
export async function stagePictures(
  env: Env,
  folder: string,
  load: (save: (name: string, data: Buffer) => Promise<void>) => Promise<void>,
): Promise<boolean> {
  if (env.S3_BUCKET) {
    // A picture's name changes with its content: what is there is never replaced by something else.
    await load((name, data) =>
      putObject(
        objectKey(collection, requireName(name)),
        data,
        mimeTypes[extname(name).toLowerCase()] ?? 'application/octet-stream',
        AbortSignal.timeout(timeoutMs.write),
      ),
    )
    return false
  }
  const staged = stagedFolder(folder)
  await rm(staged, { recursive: true, force: true })
  await mkdir(staged, { recursive: true })
  await load((name, data) => writeFile(join(staged, requireName(name)), data))
  return true
}
