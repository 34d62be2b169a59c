import { createHash, type Hash } from 'node:crypto'

import { StopError } from '../stopError.mjs'
import { createTar, entriesOf, chunkBytes, readAll, sha256 } from '../tarFile'
import type { SealedSecret } from '../sealedSecret'

/** The first entry of a backup: what is in it, and what it takes to read it. */
export type Manifest = {
  format: 1
  madeAt: string
  /** Of PostgreSQL, e.g. `18.4`. */
  postgres: string
  /** Names of the migrations that had run, in order. */
  migrations: string[]
  tables: { name: string; columns: string[] }[]
  sequences: { name: string; value: string }[]
  /** Where pictures were kept. */
  pictures: 'folder' | 'bucket'
  /** PAYLOAD_SECRET under the passphrase; null when it was left out. */
  secret: SealedSecret | null
}

type Sum = { bytes: number; sha256: string }
/** The last entry: what the others hold. A file that ends before it is incomplete. */
export type Checksums = {
  manifest: string
  tables: Record<string, Sum & { rows: number }>
  pictures: Record<string, Sum>
}

const manifestName = 'manifest.json'
const sumsName = 'sums.json'
const sumOfSumsName = 'sums.json.sha256'

/** Hashes what passes. */
function createSum() {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  return {
    add: (chunk: Buffer) => {
      hash.update(chunk)
      bytes += chunk.length
    },
    end: (): Sum => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Writes a backup: a tar file that its owner alone may read, which has its name only once it is whole and on the disk. */
export async function createArchive(file: string, manifest: Manifest) {
  const { add, finish, discard } = await createTar(file, new Date(manifest.madeAt))
  const text = JSON.stringify(manifest, null, 2)
  const sums: Checksums = { manifest: sha256(text), tables: {}, pictures: {} }
  await add(manifestName, text)

  return {
    addTable: async (name: string, rows: AsyncIterable<Buffer> & { rowCount?: number }) => {
      const sum = createSum()
      let piece: Buffer[] = []
      let length = 0
      let pieces = 0
      const flush = async () => {
        if (length === 0) return
        pieces += 1
        await add(`tables/${name}/${String(pieces).padStart(6, '0')}`, Buffer.concat(piece, length))
        piece = []
        length = 0
      }
      for await (const chunk of rows) {
        sum.add(chunk)
        piece.push(chunk)
        length += chunk.length
        // An entry's length stands before it, and a table's is not known before its end: it goes in pieces.
        if (length >= chunkBytes) await flush()
      }
      await flush()
      sums.tables[name] = { ...sum.end(), rows: rows.rowCount ?? 0 }
    },
    addPicture: async (name: string, data: Buffer) => {
      await add(`pictures/${name}`, data)
      sums.pictures[name] = { bytes: data.length, sha256: sha256(data) }
    },
    finish: async (): Promise<Checksums> => {
      const list = JSON.stringify(sums, null, 2)
      await add(sumsName, list)
      await add(sumOfSumsName, sha256(list))
      await finish()
      return sums
    },
    discard,
  }
}

/** The name of the table that an entry is a piece of. */
const tableOf = (entry: string) => /^tables\/(.+)\/\d+$/.exec(entry)?.[1]
const pictureOf = (entry: string) => /^pictures\/(.+)$/.exec(entry)?.[1]

/**
 * Reads a backup from its first byte to its last and compares every checksum.
 * @throws StopError: one line that says what is wrong with the file
 */
export async function verifyArchive(file: string): Promise<{ manifest: Manifest; sums: Checksums }> {
  const refuse = (problem: string): never => {
    throw new StopError(`${file} is not a whole backup: ${problem}. Nothing was changed.`)
  }
  const tables = new Map<string, ReturnType<typeof createSum>>()
  const pictures: Checksums['pictures'] = {}
  let manifestText = ''
  let sumsText = ''
  let sumOfSums = ''
  try {
    for await (const { name, data } of entriesOf(file)) {
      const table = tableOf(name)
      const picture = pictureOf(name)
      if (table) {
        const sum = tables.get(table) ?? createSum()
        tables.set(table, sum)
        for await (const chunk of data) sum.add(chunk)
      } else if (picture) {
        const sum = createSum()
        for await (const chunk of data) sum.add(chunk)
        pictures[picture] = sum.end()
      } else {
        const text = (await readAll(data)).toString('utf8')
        if (name === manifestName) manifestText = text
        if (name === sumsName) sumsText = text
        if (name === sumOfSumsName) sumOfSums = text
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StopError(`There is no file ${file}.`)
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') throw new StopError(`${file} is a folder.`)
    refuse((error as Error).message)
  }
  if (!manifestText || !sumOfSums) refuse('it ends too early, or is something else')
  if (sha256(sumsText) !== sumOfSums) refuse('its list of checksums was changed')
  const sums = JSON.parse(sumsText) as Checksums
  if (sha256(manifestText) !== sums.manifest) refuse('its first entry was changed')
  const manifest = JSON.parse(manifestText) as Manifest
  if (manifest.format !== 1)
    throw new StopError(`${file} was made by a newer version of Power Years. Nothing was changed.`)
  for (const { name } of manifest.tables) {
    const found = tables.get(name)?.end()
    if (found?.sha256 !== sums.tables[name]?.sha256) refuse(`the table ${name} was changed or cut off`)
  }
  const names = new Set([...Object.keys(sums.pictures), ...Object.keys(pictures)])
  for (const name of names)
    if (pictures[name]?.sha256 !== sums.pictures[name]?.sha256) refuse(`the picture ${name} was changed or cut off`)
  return { manifest, sums }
}

/** The tables of a backup one after the other, each as one stream. */
export async function readTables(file: string, load: (table: string, data: AsyncIterable<Buffer>) => Promise<void>) {
  const entries = entriesOf(file)
  let entry = await entries.next()
  while (!entry.done) {
    const table = tableOf(entry.value.name)
    if (table === undefined) {
      entry = await entries.next()
      continue
    }
    await load(
      table,
      (async function* () {
        while (!entry.done && tableOf(entry.value.name) === table) {
          yield* entry.value.data
          entry = await entries.next()
        }
      })(),
    )
    // What was not wanted is passed over.
    while (!entry.done && tableOf(entry.value.name) === table) entry = await entries.next()
  }
}

/** The pictures of a backup one after the other. */
export async function readPictures(file: string, load: (name: string, data: Buffer) => Promise<void>) {
  for await (const { name, data } of entriesOf(file)) {
    const picture = pictureOf(name)
    if (picture) await load(picture, await readAll(data))
  }
}
