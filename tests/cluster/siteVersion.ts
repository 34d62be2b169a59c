import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { ROOT } from '../../scripts/lib/paths'
import type { prepareDatabase } from '../../scripts/lib/preparedDatabase'
import type { hashSources, readBuild } from '../../scripts/lib/siteBuild'
import type { startSite } from '../../scripts/lib/siteServer'
import { StopError } from '../../scripts/lib/stopError.mjs'

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
  const load = (name: string) => import(pathToFileURL(join(folder, 'scripts/lib', name)).href)
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
