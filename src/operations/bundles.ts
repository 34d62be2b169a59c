import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { BuildOptions, BuildResult, Plugin } from 'esbuild'

import { DATA_FOLDER, ROOT } from './paths'

/** Beside the build, not in it: Next puts the cache handler into its proxy too, and reads no source from its own folder. */
const bundleFolder = (distDir: string) => join(ROOT, `${distDir}-server`)

/** A file of the bundle of src/server. */
export const serverBundle = (distDir: string, name = 'productionServer') => join(bundleFolder(distDir), `${name}.mjs`)

async function bundle(options: BuildOptions): Promise<BuildResult> {
  // A running site needs the address above only.
  const { build } = await import('esbuild')
  return build({ absWorkingDir: ROOT, bundle: true, logLevel: 'error', ...options })
}

/**
 * Bundles src/server, so that plain Node serves: the production server, the cache handler that Next loads by itself
 * (next.config.ts names its file), and what runs once after a build. They share their modules: one cache, one connection.
 */
export async function bundleServer(distDir: string): Promise<void> {
  await bundle({
    entryPoints: ['productionServer', 'cacheHandler', 'finishBuild'].map((name) => `src/server/${name}.ts`),
    outdir: bundleFolder(distDir),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: ['node20'],
    packages: 'external',
  })
}

/** Bundles the service worker of a build: Next packs scripts of pages only. */
export async function bundleServiceWorker(distDir: string): Promise<void> {
  await bundle({
    entryPoints: ['src/shared/browser/offline/worker.ts'],
    outfile: join(ROOT, distDir, 'worker', 'sw.js'),
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2022'],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
}

/** Below the root, so that packages are found, and where a site may write that runs from an image. */
const SCRIPT_BUNDLES = join(DATA_FOLDER, 'bundles')
/** Node 20 cannot load these as they are, for modules that await each other in a circle; within a bundle there is none. */
const INLINED = /^(?:lexical|@lexical\/.+|@payloadcms\/richtext-lexical(?:\/.+)?)$/
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** The source file behind an import; by its exact letters, as `comments.ts` and `Comments.tsx` are two files. */
function findSource(path: string): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((file) => {
    try {
      return readdirSync(dirname(file), { withFileTypes: true }).some(
        (entry) => entry.name === basename(file) && entry.isFile(),
      )
    } catch {
      return false
    }
  })
}

/** Our own files as they lie in the project; packages are loaded from where they are. */
const ourSources: Plugin = {
  name: 'our-sources',
  setup({ onResolve, onLoad }) {
    const packages = join(ROOT, 'node_modules') + sep
    onResolve({ filter: /^/ }, ({ kind, path, importer, resolveDir }) => {
      if (kind === 'entry-point') return undefined
      if (path === '@payload-config') return { path: join(ROOT, 'payload.config.ts') }
      if (path.startsWith('@/')) return { path: findSource(join(ROOT, 'src', path.slice(2))) }
      if (!path.startsWith('.')) return INLINED.test(path) ? undefined : { path, external: true }
      return importer.startsWith(packages) ? undefined : { path: findSource(join(resolveDir, path)) }
    })
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (path.startsWith(packages)) return undefined
      const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path)))
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/**
 * Bundles a script that loads Payload, so that plain Node runs it: tsx would transform Payload's two thousand files too,
 * which takes three times as long as loading them.
 * @param path from the root, e.g. `scripts/prepare-database.ts`
 * @returns the path of the bundle
 */
export async function bundleScript(path: string): Promise<string> {
  const name = `${basename(path, '.ts')}.mjs`
  const { outputFiles } = await bundle({
    entryPoints: [path],
    write: false,
    outfile: join(SCRIPT_BUNDLES, name),
    format: 'esm',
    platform: 'node',
    target: ['node20'],
    jsx: 'automatic',
    conditions: ['production'],
    loader: { '.css': 'empty', '.scss': 'empty' },
    plugins: [ourSources],
    // What is inlined was written for a loader that has it.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`,
    },
  })
  mkdirSync(SCRIPT_BUNDLES, { recursive: true })
  // Whole at any moment: another process may be loading it.
  const written = join(SCRIPT_BUNDLES, `${name}.${process.pid}`)
  writeFileSync(written, outputFiles![0]!.contents)
  renameSync(written, join(SCRIPT_BUNDLES, name))
  return join(SCRIPT_BUNDLES, name)
}
