import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { register } from 'tsx/esm/api'

import { ROOT } from '../../src/operations/paths'
import type { prepareDatabase } from '../../src/operations/preparedDatabase'
import type { hashSources, readBuild } from '../../src/operations/siteBuild'
import type { startSite } from '../../src/operations/siteServer'
import { StopError } from '../../src/operations/stopError.mjs'

/** A version of the site in a folder of its own, with its own way to prepare a database and to serve. */
export type SiteVersion = {
  prepareDatabase: typeof prepareDatabase
  startSite: typeof startSite
  /** Of a build that was made from what is in the folder. */
  distDir: string | undefined
}

/** The builds of `npm test` and of `npm start`. */
const distDirs = ['.next-test', '.next']

export async function loadVersion(folder = ROOT): Promise<SiteVersion> {
  // Where versions of before 28 November 2026 have the same.
  const place = existsSync(join(folder, 'src/operations')) ? 'src/operations' : 'scripts/lib'
  // Another version's `@/` is its own folder.
  const own =
    folder === ROOT ? undefined : register({ namespace: 'version-before', tsconfig: join(folder, 'tsconfig.json') })
  const load = (name: string) => {
    const { href } = pathToFileURL(join(folder, place, name))
    return own ? own.import(href, import.meta.url) : import(href)
  }
  const [database, build, server] = (await Promise.all([
    load('preparedDatabase.ts'),
    load('siteBuild.ts'),
    load('siteServer.ts'),
  ])) as [
    { prepareDatabase: typeof prepareDatabase },
    { readBuild: typeof readBuild; hashSources: typeof hashSources },
    { startSite: typeof startSite },
  ]
  const sources = build.hashSources()
  const distDir = distDirs.find((name) => build.readBuild(name)?.sources === sources)
  return { prepareDatabase: database.prepareDatabase, startSite: server.startSite, distDir }
}

/** An update serves two versions: neither can be built beside a database of the other. */
export function requireBuilt({ distDir }: SiteVersion, folder: string): void {
  if (!distDir) throw new StopError(`There is no build of what is in ${folder}: run npm run build there first.`)
}
