import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { StandInPage } from './answerOutages'
import { scriptsAfterPaint } from './scriptsAfterPaint'

/** For a build without that page, as a developer's may be. */
const plain: StandInPage = {
  html: '<!doctype html><html lang="en-US"><title>We will be right back</title><h1>We will be right back</h1></html>',
  policy: "default-src 'none'; frame-ancestors 'none'",
}

/**
 * The page `/unavailable` of a build, read once: it has to be there when nothing else is.
 * @param distDir the build, e.g. `/srv/power-years/.next`
 */
export async function readStandInPage(distDir: string): Promise<StandInPage> {
  const file = path.join(distDir, 'server', 'app', 'unavailable')
  try {
    const [html, meta] = await Promise.all([readFile(`${file}.html`, 'utf8'), readFile(`${file}.meta`, 'utf8')])
    const { headers } = JSON.parse(meta) as { headers: Record<string, string> }
    // finishBuild.ts wrote the policy for the page as it is sent.
    return { html: scriptsAfterPaint(html), policy: headers['content-security-policy']! }
  } catch {
    return plain
  }
}
