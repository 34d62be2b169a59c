import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageCommand, runChild } from './child-process.mjs'
import { readIfThere, writePrivateFile } from './private-file.mjs'
import { ROOT } from './project-paths.mjs'
import { explainFullDisk, explainRefusalInOutput, StopError } from './stop-error.mjs'

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
/** Changing a test is no reason to build. */
const NOT_BUILT = /\.(test|e2e)\.tsx?$|^src\/testing\//

function stampPath(distDir) {
  return join(ROOT, distDir, 'power-years-build.json')
}

function* filesBelow(path) {
  const stat = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (stat?.isFile()) yield path
  if (!stat?.isDirectory()) return
  for (const name of readdirSync(join(ROOT, path)).sort()) yield* filesBelow(`${path}/${name}`)
}

/** One hash over everything the build is made from; about 0.1 s. */
export function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesBelow(source)) {
      if (NOT_BUILT.test(file)) continue
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(ROOT, file)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** What the last whole build in `distDir` was made from. @returns {{ sources, databaseId, siteUrl } | undefined} */
export function readBuild(distDir) {
  try {
    return JSON.parse(readIfThere(stampPath(distDir)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** By us, not by Next (`cleanDistDir`): the cache handler that it loads while it builds lies in the same folder. */
function clearBuild(distDir) {
  if (!existsSync(join(ROOT, distDir))) return
  for (const name of readdirSync(join(ROOT, distDir))) {
    if (name !== 'cache' && name !== 'dev') rmSync(join(ROOT, distDir, name), { recursive: true })
  }
}

/**
 * Builds the site into `distDir`. Pages are made from the database of `env` and belong to it.
 * @throws StopError, after printing what Next said
 */
export async function buildSite({ distDir, env, databaseId, siteUrl }) {
  const sources = hashSources()
  clearBuild(distDir)
  const { bundleServer, bundleServiceWorker, serverBundle } = await import('./bundles.mjs')
  await bundleServer(distDir)
  const { code, output } = await runChild(packageCommand('next'), ['build'], {
    node: true,
    env: { ...env, NODE_ENV: 'production', NEXT_DIST_DIR: distDir, NEXT_TELEMETRY_DISABLED: '1' },
  })
  // A build whose workers were ended from outside says nothing and answers 0.
  if (code !== 0 || !existsSync(join(ROOT, distDir, 'BUILD_ID'))) {
    const written = /ENOSPC|EDQUOT|EROFS/.test(output) && explainRefusalInOutput(output, join(ROOT, distDir))
    const refused = written || explainFullDisk(ROOT)
    if (refused) throw refused
    console.error(output)
    throw new StopError('The site could not be built; what Next said stands above.')
  }
  await bundleServiceWorker(distDir)
  // As the server will run it: the loader's hash is of the bundled text.
  const { finishBuild } = await import(pathToFileURL(serverBundle(distDir, 'finishBuild')).href)
  await finishBuild(join(ROOT, distDir))
  writePrivateFile(stampPath(distDir), JSON.stringify({ sources, databaseId, siteUrl }))
}
