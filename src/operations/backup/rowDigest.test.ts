import { describe, expect, it } from 'vitest'

import { digestRows } from './rowDigest'

const header = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
const trailer = Buffer.from([0xff, 0xff])

const row = (...fields: (string | null)[]) => {
  const count = Buffer.alloc(2)
  count.writeInt16BE(fields.length)
  const parts = fields.flatMap((field) => {
    const length = Buffer.alloc(4)
    length.writeInt32BE(field === null ? -1 : Buffer.byteLength(field))
    return [length, Buffer.from(field ?? '')]
  })
  return Buffer.concat([count, ...parts])
}

/** As COPY gives them, cut into pieces of a length that has nothing to do with the rows. */
async function* copyOf(rows: Buffer[], chunkBytes = 7) {
  const bytes = Buffer.concat([header, ...rows, trailer])
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes)
}
const digest = (rows: Buffer[], chunkBytes?: number) => digestRows(copyOf(rows, chunkBytes))

describe('the digest of a table', () => {
  const [plum, pear, none] = [row('plum', 'a'), row('pear', null), row('', '')]

  it('is the same in whatever order the rows come, and however the stream is cut', async () => {
    const found = await digest([plum, pear, none])
    expect(found.rows).toBe(3)
    expect(await digest([none, plum, pear], 1)).toEqual(found)
    expect(await digest([pear, none, plum], 1_000)).toEqual(found)
  })

  it.each([
    ['a byte is another', [row('plum', 'b'), pear, none]],
    ['NULL became an empty text', [plum, row('pear', ''), none]],
    ['a row is missing', [plum, pear]],
    ['a row came twice in the place of another', [plum, plum, none]],
    ['two values changed places', [row('a', 'plum'), pear, none]],
  ])('is another when %s', async (_, rows) => {
    expect(await digest(rows)).not.toEqual(await digest([plum, pear, none]))
  })

  it('tells two pairs of equal rows apart', async () => {
    expect(await digest([plum, plum])).not.toEqual(await digest([pear, pear]))
  })
})
