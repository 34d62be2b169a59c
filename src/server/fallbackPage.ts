import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { FallbackPage } from './outageResponses'
import { deferScripts } from './deferScripts'

/** For a build without that page, as a developer's may be. */
const plain: FallbackPage = {
  html: '<!doctype html><html lang="en-US"><title>We will be right back</title><h1>We will be right back</h1></html>',
  policy: "default-src 'none'; frame-ancestors 'none'",
}

/**
 * The page `/unavailable` of a build, read once: it has to be there when nothing else is.
 * @param distDir the build, e.g. `/srv/power-years/.next`
 */
export async function readFallbackPage(distDir: string): Promise<FallbackPage> {
  const file = path.join(distDir, 'server', 'app', 'unavailable')
  try {
    const [html, meta] = await Promise.all([readFile(`${file}.html`, 'utf8'), readFile(`${file}.meta`, 'utf8')])
    const { headers } = JSON.parse(meta) as { headers: Record<string, string> }
    // finishBuild.ts wrote the policy for the page as it is sent.
    return { html: deferScripts(html), policy: headers['content-security-policy']! }
  } catch {
    return plain
  }
}
