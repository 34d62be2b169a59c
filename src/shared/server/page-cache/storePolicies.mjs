import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { policyForPage } from './contentSecurityPolicy.mjs'
import { scriptsAfterPaint } from './scriptsAfterPaint.mjs'

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

/**
 * Writes each prerendered page's Content-Security-Policy into the headers that Next serves it with. Runs after a build;
 * pages made later get theirs from handler.mjs.
 * @param {string} distDir the build, e.g. `/srv/power-years/.next`
 * @returns {Promise<number>} how many pages carry a policy now
 */
export async function storePolicies(distDir) {
  const folders = ['server/app', 'server/pages', 'server/route-cache', 'route-cache'].map((part) =>
    path.join(distDir, part),
  )
  const files = (await Promise.all(folders.map(filesBelow))).flat()
  let pages = 0
  for (const file of files.filter((name) => name.endsWith('.meta'))) {
    const html = await readFile(file.replace(/\.meta$/, '.html'), 'utf8').catch(() => undefined)
    if (html === undefined) continue
    const meta = JSON.parse(await readFile(file, 'utf8'))
    meta.headers = { ...meta.headers, 'content-security-policy': policyForPage(scriptsAfterPaint(html)) }
    await writeFile(file, JSON.stringify(meta))
    pages += 1
  }
  return pages
}
