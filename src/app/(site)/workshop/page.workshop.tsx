import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { Gallery } from '@/shared/ui/workshop/Gallery.island'

export const metadata = { title: 'Workshop', robots: { index: false } }

/** The light theme's variables for a section of a dark page: globals.css sets them on the root only. */
async function lightColors(): Promise<Record<string, string>> {
  const css = await readFile(path.join(process.cwd(), 'src/app/(site)/globals.css'), 'utf8')
  const theme = css.slice(css.indexOf('@theme'), css.indexOf('--font-'))
  return Object.fromEntries([...theme.matchAll(/(--color-[\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]))
}

/**
 * Every control in all its states, in both themes. Included only in builds with WORKSHOP=1 (`pageExtensions` in
 * next.config.ts): `npm run workshop` and the build that `npm test` checks.
 */
export default async function Page() {
  return (
    <div className="py-10">
      <h1 className="page-width">Workshop</h1>
      <section
        aria-label="Light"
        style={{ ...(await lightColors()), colorScheme: 'light' }}
        className="mt-8 bg-paper py-8 text-ink"
      >
        <Gallery theme="Light" />
      </section>
      <section aria-label="Dark" data-theme="dark" className="bg-paper py-8 text-ink">
        <Gallery theme="Dark" />
      </section>
    </div>
  )
}
