import type { CollectionSlug, PayloadRequest, TaskConfig, Where } from 'payload'

import { getEnv } from '@/shared/env'

import { objectKey } from './objectKey'
import { removeObject } from './objectStore'

const taskSlug = 'remove-stored-files'

/** The names of files in a row of an upload collection. */
export type FileNames = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

/** A row's own file and all of its sizes. */
export const namesIn = ({ filename, sizes }: FileNames): string[] => [
  ...new Set(
    [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string'),
  ),
]

/**
 * Notes files for removal. Given `req`, the note is part of its transaction: nothing is removed unless the change that
 * made the files useless has come to stay, and what a store refuses today is tried again.
 */
export async function queueRemoval(
  { payload, req }: { payload: PayloadRequest['payload']; req?: PayloadRequest },
  collection: string,
  files: string[],
): Promise<void> {
  if (files.length > 0) await payload.jobs.queue({ task: taskSlug, input: { collection, files }, req })
}

/** Removes objects that no row names any more. Registered with and without a bucket: the schema is one. */
export const removeStoredFilesTask: TaskConfig<{ input: { collection: string; files: string[] }; output: object }> = {
  slug: taskSlug,
  label: 'Remove files of pictures that are gone',
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'files', type: 'text', hasMany: true, required: true },
  ],
  // Ten seconds, twenty, …: a store that is away for some hours is waited for.
  retries: { attempts: 12, backoff: { type: 'exponential', delay: 10_000 } },
  handler: async ({ input: { collection, files }, req: { payload } }) => {
    if (!getEnv().S3_BUCKET) return { output: {} }
    const slug = collection as CollectionSlug
    const { upload } = payload.collections[slug].config
    const paths = ['filename', ...(upload.imageSizes ?? []).map(({ name }) => `sizes.${name}.filename`)]
    const { docs } = await payload.find({
      collection: slug,
      where: { or: paths.map((path): Where => ({ [path]: { in: files } })) },
      depth: 0,
      pagination: false,
    })
    const inUse = new Set(docs.flatMap((doc) => namesIn(doc as FileNames)))
    await Promise.all(files.filter((file) => !inUse.has(file)).map((file) => removeObject(objectKey(slug, file))))
    return { output: {} }
  },
}
