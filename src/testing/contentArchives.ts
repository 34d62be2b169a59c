import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'

import tar from 'tar-stream'

const sha256 = (data: string) => createHash('sha256').update(data).digest('hex')

/** A file of an archive: its name and its text. */
export type Entry = [name: string, data: string]

/** What an archive holds, in its order. */
export async function entriesIn(archive: Buffer): Promise<Entry[]> {
  const found: Entry[] = []
  const extract = tar.extract()
  extract.end(archive)
  for await (const entry of extract) found.push([entry.header.name, String(await buffer(entry))])
  return found
}

/** An archive of these entries. @param manifest what its manifest says otherwise than it should */
export async function archiveOf(entries: readonly Entry[], manifest: object = {}): Promise<Buffer> {
  const pack = tar.pack()
  const sums = Object.fromEntries(entries.map(([name, data]) => [name, sha256(data)]))
  const first = JSON.stringify({ format: 1, madeAt: '2026-11-23T00:00:00.000Z', sums, ...manifest })
  for (const [name, data] of [['manifest.json', first], ...entries] as const) pack.entry({ name }, data)
  pack.finalize()
  return buffer(pack)
}
