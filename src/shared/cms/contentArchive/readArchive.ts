import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import tar from 'tar-stream'
import { z } from 'zod'

import { isWithinJsonLimits } from '@/shared/lib/jsonLimits'

import { archiveFormat, filesFolder, manifestName } from './archiveEntries'
import { sha256, type ArchivedDocument, type Content, type Wording } from './readContent'
import { ArchiveRefused, ArchiveTooLarge, Refusals } from './refusals'

/** Bytes and entries that an archive may have; what is sent to a running site is bounded. */
export type ArchiveLimits = { bytes: number; texts: number; picture: number; entries: number }

/** One text with its draft; none holds more than a few of the largest documents. */
const maxTextBytes = 16_000_000
/** Nesting of a text within its archive, and how many values it may have. */
const [deepest, mostValues] = [96, 400_000]

const sum = z.string().regex(/^[0-9a-f]{64}$/)
const wording = z.record(z.string(), z.unknown())
const manifestShape = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  sums: z.record(z.string().max(600), sum),
})
const either = { published: wording.optional(), draft: wording.optional() }
const documentShape = z.strictObject({
  index: z.number().int().optional(),
  key: z.string().min(1).max(2_000),
  createdAt: z.iso.datetime(),
  files: z
    .array(z.strictObject({ name: z.string().max(400), sha256: sum }))
    .max(40)
    .optional(),
  ...either,
})
const pageShape = z.strictObject({ page: z.string().max(100), ...either })

/** What came of a file besides its content. */
export type ReadArchive = { content: Content; madeAt: string; bytes: number }

type Manifest = { madeAt: string; sums: Map<string, string> }

function readManifest(bytes: Buffer): Manifest {
  const value = JSON.parse(bytes.toString('utf8')) as { format?: unknown }
  if (Number(value.format) > archiveFormat) throw new ArchiveRefused('was made by a newer version of Power Years')
  const { madeAt, sums } = manifestShape.parse(value)
  return { madeAt, sums: new Map(Object.entries(sums)) }
}

function readJson<Shape extends z.ZodType>(name: string, bytes: Buffer, shape: Shape): z.output<Shape> {
  if (!isWithinJsonLimits(bytes, mostValues, deepest))
    throw new ArchiveRefused(`${notWhole}${name} holds too many or too deeply nested values`)
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8'))
  } catch {
    value = undefined
  }
  const found = shape.safeParse(value)
  if (!found.success) throw new ArchiveRefused(`${notWhole}${name} holds something else`)
  return found.data
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000).toLocaleString('en-US')} MB`

/** Counts what was read in all, of texts, and how many entries there were. */
class Meter {
  bytes = 0
  texts = 0
  entries = 0

  constructor(private readonly limits?: ArchiveLimits) {}

  #refuse(holds: string, most: string): never {
    throw new ArchiveTooLarge(`is too large: ${holds}, and ${most} at most are taken here`)
  }

  count(size: number): void {
    this.bytes += size
    if (this.limits && this.bytes > this.limits.bytes) this.#refuse('it goes on and on', megabytes(this.limits.bytes))
  }

  /** @param size as the entry announces it */
  begin(name: string, size: number, isPicture: boolean): void {
    this.entries += 1
    if (!isPicture) this.texts += size
    if (!isPicture && size > maxTextBytes) this.#refuse(`${name} has ${megabytes(size)}`, megabytes(maxTextBytes))
    if (!this.limits) return
    const { entries, picture, texts } = this.limits
    if (this.entries > entries) this.#refuse('it has more entries than that', entries.toLocaleString('en-US'))
    if (isPicture && size > picture) this.#refuse(`${name} has ${megabytes(size)}`, megabytes(picture))
    if (this.texts > texts) this.#refuse('its texts are more', megabytes(texts))
  }
}

/** Reads an entry to its end. @returns its checksum, and its first bytes where it is put into a file */
async function storeEntry(entry: AsyncIterable<Buffer>, file: string | null): Promise<{ sum: string; head: Buffer }> {
  const hash = createHash('sha256')
  let head = Buffer.alloc(0)
  const note = async function* () {
    for await (const piece of entry) {
      if (head.length < headBytes) head = Buffer.concat([head, piece.subarray(0, headBytes - head.length)])
      hash.update(piece)
      yield piece
    }
  }
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() })
  const into = file === null ? nowhere : createWriteStream(file, { mode: 0o600 })
  await pipeline(note, into)
  return { sum: hash.digest('hex'), head }
}

async function readAll(entry: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of entry) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** As much of a picture as says what it is. */
const headBytes = 32

type Options = {
  /** Gets the pictures, each called by its checksum; without it they are read and let go. */
  folder?: string | undefined
  limits?: ArchiveLimits
  /** Looks at the first bytes of each picture. @throws ArchiveRefused */
  checkPicture?: (name: string, head: Buffer) => void
}

/** What stands in an archive, in the order in which it was written. */
class Found {
  readonly #documents = new Map<string, [number, ArchivedDocument][]>()
  readonly #globals = new Map<string, Wording>()

  add(name: string, bytes: Buffer): void {
    const slug = /^collections\/([^/]+)\/[^/]+\.json$/.exec(name)?.[1]
    if (slug) {
      const { index = 0, ...document } = readJson(name, bytes, documentShape)
      const documents = this.#documents.get(slug) ?? []
      documents.push([index, document as ArchivedDocument])
      this.#documents.set(slug, documents)
    } else if (name.startsWith('pages/')) {
      const { page, ...wording } = readJson(name, bytes, pageShape)
      if (this.#globals.has(page)) throw new ArchiveRefused(`${notWhole}it holds the page ${page} twice`)
      this.#globals.set(page, wording as Wording)
    } else throw new ArchiveRefused(`${notWhole}it holds ${name}`)
  }

  /** Refuses documents that name a picture that is not in the archive, or are named twice. */
  content(sums: ReadonlyMap<string, string>, refuse: (reason: string) => void): Content {
    const collections = new Map<string, ArchivedDocument[]>()
    for (const [slug, numbered] of this.#documents) {
      const documents = numbered.toSorted(([one], [other]) => one - other).map(([, document]) => document)
      const keys = new Set<string>()
      for (const { key, files = [] } of documents) {
        if (keys.has(key)) refuse(`${notWhole}it holds ${slug}/${key} twice`)
        keys.add(key)
        for (const { name, sha256: sum } of files)
          if (sums.get(filesFolder + name) !== sum) refuse(`${notWhole}the picture ${name} is not in it`)
      }
      collections.set(slug, documents)
    }
    return { collections: Object.fromEntries(collections), globals: Object.fromEntries(this.#globals) }
  }
}

/**
 * Reads an archive from its first byte to its last as it comes, and compares every checksum.
 * @throws ArchiveRefused with what is wrong with it
 */
export async function readArchive(
  source: AsyncIterable<Uint8Array>,
  { folder, limits, checkPicture }: Options = {},
): Promise<ReadArchive> {
  const meter = new Meter(limits)
  const extract = tar.extract()
  const counted = async function* () {
    for await (const piece of source) {
      meter.count(piece.length)
      yield piece
    }
  }
  const sent = pipeline(Readable.from(counted()), extract)
  // Told by the entry that it interrupts, or at the end.
  sent.catch(() => {})
  let manifest: Manifest | undefined
  const seen = new Set<string>()
  const found = new Found()
  const refusals = new Refusals()
  const refuse = (message: string) => refusals.add(message)
  try {
    for await (const entry of extract) {
      const { name, size = 0, type } = entry.header
      const data = entry as unknown as AsyncIterable<Buffer>
      const isPicture = name.startsWith(filesFolder)
      meter.begin(name, size, isPicture)
      if (!manifest) {
        if (name !== manifestName) throw new ArchiveRefused('is no archive of content')
        manifest = readManifest(await readAll(data))
        continue
      }
      const expected = manifest.sums.get(name)
      if (type !== 'file' || expected === undefined || seen.has(name)) {
        refuse(`${notWhole}${name} was put in by hand`)
        await storeEntry(data, null)
        continue
      }
      seen.add(name)
      // What is wrong with one entry says nothing of the others.
      try {
        if (isPicture) {
          const into = folder === undefined ? null : path.join(folder, expected)
          const { sum: actual, head } = await storeEntry(data, into)
          if (actual !== expected) throw new ArchiveRefused(brokenAt(name))
          checkPicture?.(name.slice(filesFolder.length), head)
        } else {
          const bytes = await readAll(data)
          if (sha256(bytes) !== expected) throw new ArchiveRefused(brokenAt(name))
          found.add(name, bytes)
        }
      } catch (error) {
        if (!(error instanceof ArchiveRefused) || error instanceof ArchiveTooLarge) throw error
        refuse(error.message)
      }
    }
    await sent
  } catch (error) {
    extract.destroy()
    throw problemOf(error, Boolean(manifest))
  }
  if (!manifest) throw new ArchiveRefused('is no archive of content')
  for (const name of manifest.sums.keys()) if (!seen.has(name)) refuse(brokenAt(name))
  const content = found.content(manifest.sums, refuse)
  throwIfAny(refusals)
  return { content, madeAt: manifest.madeAt, bytes: meter.bytes }
}

const notWhole = 'is no whole archive of content: '
const brokenAt = (name: string) => `${notWhole}${name} was changed or cut off`

/** @throws ArchiveRefused for what was found in the entries */
function throwIfAny({ told: { reasons, found } }: Refusals): void {
  const [only] = reasons
  if (only === undefined) return
  if (found === 1) throw new ArchiveRefused(only)
  const sentences = reasons.map((one) => (one.startsWith(notWhole) ? one.slice(notWhole.length) : `It ${one}`))
  throw new ArchiveRefused(`${notWhole}${found.toLocaleString('en-US')} things are wrong with it`, {
    reasons: sentences.map((one) => `${one}.`),
    found,
  })
}

/** What a file is refused for in words; what a disk or a connection fails on stays as it is. */
function problemOf(error: unknown, hasBegun: boolean): unknown {
  if (error instanceof ArchiveRefused) return error
  const { code } = error as NodeJS.ErrnoException
  if (code && /^E[A-Z]+$/.test(code)) return error
  return new ArchiveRefused(hasBegun ? `${notWhole}it ends too early, or was changed` : 'is no archive of content')
}
