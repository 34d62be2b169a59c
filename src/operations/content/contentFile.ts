import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { objectKey, putObject, readBytes, timeoutMs } from '@/integrations/object-store/objectStore'
import {
  archiveFormat,
  entriesOfContent,
  filesFolder,
  manifestName,
  type Manifest,
} from '@/shared/cms/contentArchive/archiveEntries'
import type { ArchivedDocument, Content, FileStore, Wording } from '@/shared/cms/contentArchive/readContent'
import type { Env } from '@/shared/env'
import { slugs } from '@/slugs'
import { mimeTypes } from '../backup/pictures'
import { StopError } from '../stopError.mjs'
import { createTar, entriesOf, readAll, sha256 } from '../tarFile'

/** The pictures of the site: in a folder, or in the bucket when one is set. */
export function openFileStore(env: Pick<Env, 'S3_BUCKET'>, folder: string): FileStore {
  if (env.S3_BUCKET)
    return {
      read: (name) => readBytes(objectKey(slugs.media, name)),
      write: (name, data) =>
        putObject(
          objectKey(slugs.media, requireName(name)),
          data,
          mimeTypes[extname(name).toLowerCase()] ?? 'application/octet-stream',
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

/** Names come from a file: none may lead out of its folder. */
function requireName(name: string): string {
  if (/^[^/\\\0]+$/.test(name) && name !== '.' && name !== '..') return name
  throw new StopError(`The archive holds a picture called ${JSON.stringify(name)}: nothing was changed.`)
}

/** Writes content into one file. */
export async function writeContentFile(file: string, content: Content, store: FileStore, madeAt: Date): Promise<void> {
  const archive = await createTar(file, madeAt)
  try {
    for await (const { name, data } of entriesOfContent(content, store, madeAt)) await archive.add(name, data)
    await archive.finish()
  } catch (error) {
    await archive.discard()
    throw error
  }
}

type Text = { index?: number; page?: string } & Partial<ArchivedDocument> & Wording

/**
 * Reads a file from its first byte to its last and compares every checksum.
 * @param folder gets the pictures, each called by its checksum
 * @throws StopError: one line that says what is wrong with it
 */
export async function readContentFile(file: string, folder: string): Promise<Content> {
  const refuse = (problem: string): never => {
    throw new StopError(`${file} is no whole archive of content: ${problem}. Nothing was changed.`)
  }
  let manifest: Manifest | undefined
  const found = new Map<string, string>()
  const ordered: Record<string, [number, ArchivedDocument][]> = {}
  const globals: Content['globals'] = {}
  try {
    for await (const { name, data } of entriesOf(file)) {
      const bytes = await readAll(data)
      if (name === manifestName) {
        manifest = JSON.parse(bytes.toString('utf8')) as Manifest
        if (manifest.format > archiveFormat)
          throw new StopError(`${file} was made by a newer version of Power Years. Nothing was changed.`)
        continue
      }
      const sum = sha256(bytes)
      found.set(name, sum)
      if (name.startsWith(filesFolder)) await writeFile(join(folder, sum), bytes)
      const slug = /^collections\/([^/]+)\/[^/]+\.json$/.exec(name)?.[1]
      if (!slug && !name.startsWith('pages/')) continue
      const { index = 0, page, ...text } = JSON.parse(bytes.toString('utf8')) as Text
      if (slug) (ordered[slug] ??= []).push([index, text as ArchivedDocument])
      else globals[page!] = text
    }
  } catch (error) {
    if (error instanceof StopError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new StopError(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new StopError(`${file} is a folder.`)
    refuse(message)
  }
  if (!manifest) return refuse('it ends too early, or is something else')
  const names = new Set([...Object.keys(manifest.sums), ...found.keys()])
  for (const name of names) if (found.get(name) !== manifest.sums[name]) refuse(`${name} was changed or cut off`)
  const inOrder = (documents: [number, ArchivedDocument][]) =>
    documents.sort(([one], [other]) => one - other).map(([, document]) => document)
  const collections = Object.fromEntries(
    Object.entries(ordered).map(([slug, documents]) => [slug, inOrder(documents)] as const),
  )
  return { collections, globals }
}
