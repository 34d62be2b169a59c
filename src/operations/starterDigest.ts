import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './paths'

/** Auntie's examples are for her training, and fill nothing. */
const isStarterContent = (path: string) => !/(^|\/)examples\/|\.test\.tsx?$/.test(path)

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** One string for the starter content of this release: another one as soon as a file of it differs. */
export function starterDigest(): string {
  const rooms = readdirSync(join(ROOT, 'src/features')).flatMap((room) => {
    try {
      return filesIn(`src/features/${room}/content`)
    } catch {
      // Not every room has content.
      return []
    }
  })
  const files = [...rooms, join(ROOT, 'src/shared/lib/redFlags.json')].filter(isStarterContent).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('base64url')
}
