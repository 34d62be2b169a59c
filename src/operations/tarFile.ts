import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

import tar from 'tar-stream'

/** Bytes that are read and written at once. */
export const chunkBytes = 4 * 1024 * 1024

/** SHA-256 in hexadecimal digits. */
export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

/** Writes a tar file that its owner alone may read, which has its name only once it is whole and on the disk. */
export async function createTar(file: string, madeAt: Date) {
  const unfinished = `${file}.part`
  await rm(unfinished, { force: true })
  const pack = tar.pack()
  const written = pipeline(pack, createWriteStream(unfinished, { mode: 0o600, highWaterMark: chunkBytes }))
  // Reported by the entry that it interrupts, and by `finish`.
  written.catch(() => {})
  return {
    add: (name: string, data: Buffer | string) =>
      Promise.race([
        written,
        new Promise<void>((resolve, reject) => {
          pack.entry({ name, mode: 0o600, mtime: madeAt }, data as string, (error) =>
            error ? reject(error) : resolve(),
          )
        }),
      ]),
    finish: async () => {
      pack.finalize()
      await written
      const handle = await open(unfinished)
      await handle.sync()
      await handle.close()
      await rename(unfinished, file)
    },
    discard: async () => {
      pack.destroy()
      await rm(unfinished, { force: true })
    },
  }
}

type Entry = { name: string; data: AsyncIterable<Buffer> }

/** The entries of a tar file one after the other. */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const extract = tar.extract()
  const read = pipeline(createReadStream(file, { highWaterMark: chunkBytes }), extract)
  read.catch(() => {})
  for await (const entry of extract) {
    yield { name: entry.header.name, data: entry as unknown as AsyncIterable<Buffer> }
    entry.resume()
  }
  await read
}

/** Reads a stream into one buffer. */
export async function readAll(data: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of data) chunks.push(chunk)
  return Buffer.concat(chunks)
}
