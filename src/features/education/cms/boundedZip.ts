import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** What a zip file unpacks to is more than it may. */
export class UnpacksTooLarge extends Error {}

/** Marks of the format: an entry's head, the same in the list at the end, and the end of that list. */
const marks = { entry: 0x04034b50, listed: 0x02014b50, end: Buffer.from('PK\u0005\u0006') }

type Entry = { method: number; size: number; at: number }

/** The entries by name, as the list at the end has them; what it says of their unpacked sizes may be a lie. */
function entriesOf(file: Buffer): Map<string, Entry> {
  const end = file.lastIndexOf(marks.end)
  const entries = new Map<string, Entry>()
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  for (let number = 0; number < count; number += 1) {
    if (file.readUInt32LE(at) !== marks.listed) throw new Error('no entry')
    const [method, size, name] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)]
    const head = file.readUInt32LE(at + 42)
    const rest = file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    entries.set(file.toString('utf8', at + 46, at + 46 + name), { method, size, at: head })
    at += 46 + name + rest
  }
  return entries
}

/** The bytes of an entry, as they lie in the file. */
function packed(file: Buffer, { size, at }: Entry): Buffer {
  if (file.readUInt32LE(at) !== marks.entry) throw new Error('no entry')
  const from = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  return file.subarray(from, from + size)
}

/**
 * Opens a zip file whose entries are unpacked as they are asked for, and no further than allowed.
 * @param most bytes of all that is read of it
 * @throws RangeError, Error for what is no zip file; what is read may throw them too, and UnpacksTooLarge
 */
export function openZip(file: Buffer, most: number) {
  const entries = entriesOf(file)
  let left = most
  return {
    exists: (name: string): boolean => entries.has(name),
    read: async (name: string): Promise<Buffer> => {
      const entry = entries.get(name)
      if (!entry || ![0, 8].includes(entry.method)) throw new Error('no entry that could be read')
      const bytes = packed(file, entry)
      if (left <= 0 || (entry.method === 0 && bytes.length > left)) throw new UnpacksTooLarge()
      const content =
        entry.method === 0
          ? bytes
          : await inflate(bytes, { maxOutputLength: left }).catch((error: NodeJS.ErrnoException) => {
              throw error.code === 'ERR_BUFFER_TOO_LARGE' ? new UnpacksTooLarge() : error
            })
      left -= content.length
      return content
    },
  }
}
