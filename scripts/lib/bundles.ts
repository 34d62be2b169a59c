import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { BuildOptions, Plugin } from 'esbuild'

import { runChild, type ChildOptions, type ChildResult } from './childProcess'
import { ROOT } from './paths'
import { onShutdown } from './shutdown'

/** Beside the build, not in it: Next puts the cache handler into its proxy too, and reads no source from its own folder. */
const bundleFolder = (distDir: string) => join(ROOT, `${distDir}-server`)

/** A file of the bundle of src/server. */
export const serverBundle = (distDir: string, name = 'productionServer') => join(bundleFolder(distDir), `${name}.mjs`)

async function bundle(options: BuildOptions): Promise<void> {
  // A running site needs the address above only.
  const { build } = await import('esbuild')
  await build({ absWorkingDir: ROOT, bundle: true, logLevel: 'error', ...options })
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

/** Modules that ask where they lie are told their source's place, not the bundle's. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.(?:ts|mjs)$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
    }),
}

/**
 * Bundles a script that loads Payload, for plain Node. With tsx each of two thousand modules, the packages' own included,
 * goes through a second thread: 12 CPU seconds for a start instead of 5.
 * @param source its path in the clone
 */
export async function bundleScript(source: string): Promise<{ file: string; remove: () => Promise<void> }> {
  // In the clone, where its packages are found; a folder for each, as two commands may run at once.
  const folder = mkdtempSync(join(ROOT, '.next-script-'))
  const remove = onShutdown(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'script.mjs')
  await bundle({
    entryPoints: [source],
    outfile: file,
    format: 'esm',
    platform: 'node',
    target: ['node20'],
    packages: 'external',
    // Not `.tsx` first: where file names differ in case only, `./comments` would find Comments.tsx.
    resolveExtensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    plugins: [ownPlaces],
  })
  // Node has ended with code 13 and without a word while it read the modules, since nothing else kept it awake. Each of
  // these scripts ends by itself.
  const start = join(folder, 'start.cjs')
  writeFileSync(start, "setInterval(() => {}, 60_000)\nvoid import('./script.mjs')\n")
  return { file: start, remove }
}

/**
 * Runs a script of scripts/ that loads Payload, in a process of its own.
 * @param name e.g. `prepare-database`
 */
export async function runPayloadScript(name: string, options: ChildOptions): Promise<ChildResult> {
  const { file, remove } = await bundleScript(`scripts/${name}.ts`)
  try {
    return await runChild(file, [], { ...options, node: true })
  } finally {
    await remove()
  }
}
