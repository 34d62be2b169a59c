import { join } from 'node:path'
import { ROOT } from './project-paths.mjs'

/** The worker's address: at the top, so that it stands for the whole site, and the same from build to build. */
export const workerAddress = '/sw.js'

/** Where a build keeps its worker. */
export const workerFolder = (distDir) => join(ROOT, distDir, 'worker')

/** Bundles the service worker of a build: Next packs scripts of pages only. */
export async function buildWorker(distDir) {
  // A running site needs the addresses above only.
  const { build } = await import('esbuild')
  await build({
    entryPoints: [join(ROOT, 'src/shared/browser/offline/worker.ts')],
    outfile: join(workerFolder(distDir), workerAddress),
    absWorkingDir: ROOT,
    tsconfig: join(ROOT, 'tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2022'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
}
