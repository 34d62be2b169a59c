import { createReadStream } from 'node:fs'

import { entriesOfContent } from '@/shared/cms/contentArchive/archiveEntries'
import { refuseMismatchedFile } from '@/shared/cms/contentArchive/mediaFiles'
import { readArchive } from '@/shared/cms/contentArchive/readArchive'
import type { Content, FileStore } from '@/shared/cms/contentArchive/readContent'
import { ArchiveRefused, ImportRefused } from '@/shared/cms/contentArchive/refusals'
import { StopError } from '../stopError.mjs'
import { createTar, chunkBytes } from '../tarFile'

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

/**
 * Reads a file from its first byte to its last and compares every checksum.
 * @param folder gets the pictures, each called by its checksum
 * @throws ImportRefused with what is wrong with it; StopError where there is no such file
 */
export async function readContentFile(file: string, folder: string): Promise<Content> {
  try {
    const source = createReadStream(file, { highWaterMark: chunkBytes })
    const { content } = await readArchive(source as AsyncIterable<Buffer>, {
      folder,
      checkPicture: refuseMismatchedFile,
    })
    return content
  } catch (error) {
    if (error instanceof ArchiveRefused)
      throw new ImportRefused(`${file} ${error.message}. Nothing was changed.`, error.told)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new StopError(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new StopError(`${file} is a folder.`)
    throw error
  }
}
