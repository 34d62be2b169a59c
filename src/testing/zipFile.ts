import { crc32, deflateRawSync } from 'node:zlib'

/**
 * A zip file.
 * @param entries contents by name
 * @param claimed what it says each entry unpacks to (bytes); the truth without it
 */
export function zipOf(entries: Record<string, Buffer>, claimed?: number): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const data = deflateRawSync(content)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(data.length, 14)
    about.writeUInt32LE(claimed ?? content.length, 18)
    about.writeUInt16LE(Buffer.byteLength(name), 22)
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, Buffer.from(name)])
    const where = Buffer.alloc(14)
    where.writeUInt32LE(at, 10)
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), about, where, Buffer.from(name)]))
    parts.push(head, data)
    at += head.length + data.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(list.length, 8)
  end.writeUInt16LE(list.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
