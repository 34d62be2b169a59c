import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

type Manifest = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] }

/** A path that Next takes as it stands: nothing encoded, no `//`, no `.` or `..` between slashes, no slash at its end. */
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

/** The route of the pages that editors make; it matches any address of one part. */
const pagesRoute = '/[page]'

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
 * @param mayBePage whether an editor may have made a page at an address that no other route knows
 */
export async function readRoutes(distDir: string, mayBePage: (address: string) => boolean): Promise<Routes> {
  const manifest = JSON.parse(await readFile(path.join(distDir, 'routes-manifest.json'), 'utf8')) as Manifest
  const pages = new Set(manifest.staticRoutes.map(({ page }) => page))
  const files = await readdir('public', { recursive: true }).catch(() => [])
  // In lower case: whatever differs from a route in nothing else is left to Next.
  const fixed = new Set([...pages, ...files.map((file) => `/${file}`)].map((name) => name.toLowerCase()))
  const patterns = manifest.dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex, 'i') }))
  const patternAt = (address: string) =>
    patterns.find(({ page, pattern }) => pattern.test(address) && (page !== pagesRoute || mayBePage(address)))
  return {
    isUnknown: (address) =>
      plainPath.test(address) &&
      !address.startsWith('/_next') &&
      !fixed.has(address.toLowerCase()) &&
      !patternAt(address),
    patternOf: (address) => {
      if (pages.has(address)) return address
      if (address.startsWith('/_next/')) return '/_next'
      return patternAt(address)?.page ?? (fixed.has(address) ? '/public' : 'unknown')
    },
  }
}
