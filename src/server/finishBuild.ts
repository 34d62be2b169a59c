import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { policyForHtml } from './contentSecurityPolicy'
import { deferScripts, startScripts } from './deferScripts'

/** Fonts and pictures are already compressed. */
const compressible = /\.(?:js|css|json|svg|txt|map)$/
/** Below this size (bytes) compression does not pay off. */
const minCompressedBytes = 500

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

/**
 * V8's explicit compile hint (Chromium 136 and newer; a comment for others): the file's functions are compiled while it
 * arrives, off the main thread, instead of one by one as they are called.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'
/** Smaller files (bytes) gain little, and with them the dashboard was over its weight. */
const minHintedBytes = 100_000

/** Marks the scripts that pages start with; what is loaded on intent may hold much that is never called. */
async function hintStartScripts(distDir: string): Promise<void> {
  const pages = (await filesBelow(path.join(distDir, 'server/app'))).filter((name) => name.endsWith('.html'))
  const sources = await Promise.all(pages.map(async (page) => startScripts(await readFile(page, 'utf8'))))
  await Promise.all(
    [...new Set(sources.flat())].map(async (source) => {
      const file = path.join(distDir, source.replace('/_next/', ''))
      const content = await readFile(file, 'utf8')
      if (content.length >= minHintedBytes && !content.startsWith(compileHint))
        await writeFile(file, compileHint + content)
    }),
  )
}

/** Writes a Brotli and a gzip copy beside each script and style sheet, so that none is compressed during a request. */
async function compressStatics(distDir: string): Promise<void> {
  const files = (await filesBelow(path.join(distDir, 'static'))).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < minCompressedBytes) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/**
 * Writes each prerendered page's Content-Security-Policy into the headers that Next serves it with; pages rendered
 * later get theirs from the cache handler.
 */
async function storePolicies(distDir: string): Promise<void> {
  const folders = ['server/app', 'server/pages', 'server/route-cache', 'route-cache']
  const files = (await Promise.all(folders.map((folder) => filesBelow(path.join(distDir, folder))))).flat()
  for (const file of files.filter((name) => name.endsWith('.meta'))) {
    const html = await readFile(file.replace(/\.meta$/, '.html'), 'utf8').catch(() => undefined)
    if (html === undefined) continue
    const meta = JSON.parse(await readFile(file, 'utf8')) as { headers?: Record<string, string> }
    meta.headers = { ...meta.headers, 'content-security-policy': policyForHtml(deferScripts(html)) }
    await writeFile(file, JSON.stringify(meta))
  }
}

/**
 * What a build needs before the production server can serve it; runs once, after `next build`.
 * @param distDir the build, e.g. `/srv/power-years/.next`
 */
export async function finishBuild(distDir: string): Promise<void> {
  await hintStartScripts(distDir)
  await Promise.all([storePolicies(distDir), compressStatics(distDir)])
}
