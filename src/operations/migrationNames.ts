import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from './paths'

/** The migrations of this version, in order. */
export const migrationNames = (): string[] =>
  readdirSync(join(ROOT, 'migrations'))
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
