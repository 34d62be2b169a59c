import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] }

/** A path that Next takes as it stands: nothing encoded, no `//`, no `.` or `..` between slashes, no slash at its end. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

/** What is known of a build's addresses. */
export type Routes = {
  /** Whether a path leads nowhere, for certain: no page, no route, no file. */
  isUnknown: (path: string) => boolean
  /** The pattern that answers a path, e.g. `/education/[slug]`; `unknown` for none. */
  patternOf: (path: string) => string
}

/**
 * Reads which addresses a build answers.
 * @param distDir the build, e.g. `/srv/power-years/.next`
 */
export async function readRoutes(distDir: string): Promise<Routes> {
  const manifest = JSON.parse(await readFile(path.join(distDir, 'routes-manifest.json'), 'utf8')) as Manifest
  const pages = new Set(manifest.staticRoutes.map(({ page }) => page))
  const files = await readdir('public', { recursive: true }).catch(() => [])
  // In lower case: whatever differs from a route in nothing else is left to Next.
  const fixed = new Set([...pages, ...files.map((file) => `/${file}`)].map((name) => name.toLowerCase()))
  const patterns = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex, 'i') }))
  return {
    isUnknown: (address) =>
      plainPath.test(address) &&
      !address.startsWith('/_next') &&
      !fixed.has(address.toLowerCase()) &&
      !patterns.some(({ pattern }) => pattern.test(address)),
    patternOf: (address) => {
      if (pages.has(address)) return address
      if (address.startsWith('/_next/')) return '/_next'
      const found = patterns.find(({ pattern }) => pattern.test(address))
      return found?.page ?? (fixed.has(address) ? '/public' : 'unknown')
    },
  }
}
