import { join } from 'node:path'

import type { BuildOptions } from 'esbuild'

import { ROOT } from './paths'

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
