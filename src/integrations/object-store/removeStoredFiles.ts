import type { CollectionSlug, PayloadRequest, TaskConfig, Where } from 'payload'

import { getEnv } from '@/shared/env'

import { objectKey, removeObject } from './objectStore'

const taskSlug = 'remove-stored-files'

/** The file names in a row of an upload collection. */
export type FileNames = {
  filename?: string | null
  sizes?: Record<string, { filename?: string | null } | null | undefined> | null
}

/** The row's own file and all of its sizes. */
export const storedFileNames = ({ filename, sizes }: FileNames): string[] => [
  ...new Set(
    [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter((name) => typeof name === 'string'),
  ),
]

/**
 * Queues files for removal. With `req` the job is part of its transaction: files are removed only if the change that
 * orphaned them commits, and failed removals are retried.
 */
export async function queueRemoval(
  { payload, req }: { payload: PayloadRequest['payload']; req?: PayloadRequest },
  collection: string,
  files: string[],
): Promise<void> {
  if (files.length > 0) await payload.jobs.queue({ task: taskSlug, input: { collection, files }, req })
}

/** Removes objects that no row refers to. Registered with and without a bucket, so that the schema is the same. */
export const removeStoredFilesTask: TaskConfig<{ input: { collection: string; files: string[] }; output: object }> = {
  slug: taskSlug,
  label: 'Remove files of pictures that are gone',
  inputSchema: [
    { name: 'collection', type: 'text', required: true },
    { name: 'files', type: 'text', hasMany: true, required: true },
  ],
  // Exponential backoff from ten seconds on, to outlast an outage of some hours.
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
      // What lies there may be taken out again.
      trash: true,
    })
    const inUse = new Set(docs.flatMap((doc) => storedFileNames(doc as FileNames)))
    await Promise.all(files.filter((file) => !inUse.has(file)).map((file) => removeObject(objectKey(slug, file))))
    return { output: {} }
  },
}
