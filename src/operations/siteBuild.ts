import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type * as FinishBuild from '@/server/finishBuild'
import { AWAITING_DATABASE, DATABASE_PREPARED } from '@/server/awaitDatabase'
import { bundleServer, bundleServiceWorker, serverBundle } from './bundles'
import { packageCommand, startChild, type Environment } from './childProcess'
import { ROOT } from './paths'
import { readIfExists, writePrivateFile } from './privateFile'
import { isShuttingDown } from './shutdown'
import { explainErrnoInOutput, explainFullDisk, StopError } from './stopError.mjs'

/** What a build was made from: a hash of the sources, a database, and the address that stands in its pages. */
export type Build = { sources: string; databaseId: string; siteUrl: string }

/** What the build is made from. Not asked of git: a copy without .git has to start as well. */
const SOURCES = [
  'src',
  'migrations',
  'public',
  'payload.config.ts',
  'next.config.ts',
  'package-lock.json',
  'tsconfig.json',
  'postcss.config.mjs',
]
/** Changing a test, or a command that builds nothing, is no reason to build. */
const NOT_BUILT = /\.(test|e2e)\.tsx?$|^src\/testing\/|^src\/operations\/(?!bundles\.ts)/

const stampPath = (distDir: string) => join(ROOT, distDir, 'power-years-build.json')

/** One hash over everything the build is made from; about 0.1 s. */
export function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const isFolder = statSync(join(ROOT, source), { throwIfNoEntry: false })?.isDirectory()
    const names = isFolder ? readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' }).sort() : ['']
    for (const file of names.map((name) => join(source, name))) {
      const isFile = statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile()
      if (isFile && !NOT_BUILT.test(file)) hash.update(`${file}\0${readFileSync(join(ROOT, file), 'base64')}\0`)
    }
  }
  return hash.digest('hex')
}

/** The last whole build in `distDir`. */
export function readBuild(distDir: string): Build | undefined {
  try {
    return (JSON.parse(readIfExists(stampPath(distDir)) ?? 'null') as Build | null) ?? undefined
  } catch {
    return undefined
  }
}

type BuildOptions = {
  distDir: string
  siteUrl: string
  env: Environment
  /** The database of `env`, once it may be read: the sources are compiled meanwhile. */
  database: Promise<{ databaseId: string }>
}

/**
 * Builds the site into `distDir`. Pages are made from the database of `env` and belong to it.
 * @throws StopError, after printing what Next said
 */
export async function buildSite({ distDir, env, database, siteUrl }: BuildOptions): Promise<void> {
  const sources = hashSources()
  rmSync(stampPath(distDir), { force: true })
  // Next keeps answers of queries from build to build, in the shape that the sources had then.
  rmSync(join(ROOT, distDir, 'cache', 'fetch-cache'), { recursive: true, force: true })
  await bundleServer(distDir)
  const next = startChild(packageCommand('next'), ['build'], {
    node: true,
    env: {
      ...env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: distDir,
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_AWAITS_DATABASE: '1',
    },
  })
  const stop = () => next.stop()
  next.onMessage((message) => {
    if (message === AWAITING_DATABASE) void database.then(() => next.send(DATABASE_PREPARED), stop)
  })
  const { code, output } = await next.ended
  const { databaseId } = await database
  // What was stopped has not failed.
  if (isShuttingDown()) return new Promise(() => {})
  // A build whose workers were ended from outside says nothing and answers 0.
  if (code !== 0 || !existsSync(join(ROOT, distDir, 'BUILD_ID'))) {
    const written = /ENOSPC|EDQUOT|EROFS/.test(output) && explainErrnoInOutput(output, join(ROOT, distDir))
    const refused = written || explainFullDisk(ROOT)
    if (refused) throw refused
    console.error(output)
    throw new StopError('The site could not be built; what Next said stands above.')
  }
  await bundleServiceWorker(distDir)
  // As the server will run it: the loader's hash is of the bundled text.
  const bundle = pathToFileURL(serverBundle(distDir, 'finishBuild')).href
  const { finishBuild } = (await import(bundle)) as typeof FinishBuild
  await finishBuild(join(ROOT, distDir))
  writePrivateFile(stampPath(distDir), JSON.stringify({ sources, databaseId, siteUrl }))
}
