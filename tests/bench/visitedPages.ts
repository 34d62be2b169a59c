import { setTimeout as sleep } from 'node:timers/promises'

/** How often a page is asked for before it is measured: it is made anew at the first visit. */
const WARM_VISITS = 3
const ANSWER_MS = 30_000

/** Every page besides the {@link measuredPages} that a visitor can open from the menus. */
export const otherRoutes = [
  '/dashboard',
  '/practice',
  '/tracking',
  '/smart-stacks',
  '/wisdom-council',
  '/ask-auntie',
  '/health-assessment',
  '/self-care-bingo',
  '/invitations',
  '/clean-ingredients',
  '/archetypes',
  '/boundary-magic',
  '/subscribe',
  '/privacy-dashboard',
  '/coaching',
  '/community',
  '/tarot',
]

/** The slugs of the published modules. */
export async function moduleSlugs(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/education/modules`, { signal: AbortSignal.timeout(ANSWER_MS) })
  if (!answer.ok) throw new Error(`/api/education/modules answers ${answer.status}`)
  return ((await answer.json()) as { slug: string }[]).map(({ slug }) => slug)
}

export type MeasuredPage = { path: string; name: string; status: number }

/**
 * The three kinds of pages that have bars: home, the library, and its longest article.
 * @returns them visited, so that no measurement pays for making them
 */
export async function measuredPages(origin: string): Promise<MeasuredPage[]> {
  const slugs = await moduleSlugs(origin)
  let longest = { path: `/education/${slugs[0]}`, length: -1 }
  for (const slug of slugs) {
    const path = `/education/${slug}`
    const answer = await visit(origin + path)
    if (answer.ok && answer.length > longest.length) longest = { path, length: answer.length }
  }
  return visitPages(origin, { '/': '/', '/education': '/education', '/education/[slug]': longest.path })
}

/** Every page that a visitor can open from the menus, and an article. @returns them visited */
export async function allPages(origin: string): Promise<MeasuredPage[]> {
  const others = Object.fromEntries(otherRoutes.map((path) => [path, path]))
  return [...(await measuredPages(origin)), ...(await visitPages(origin, others))]
}

async function visitPages(origin: string, paths: Record<string, string>): Promise<MeasuredPage[]> {
  const pages: MeasuredPage[] = []
  for (const [name, path] of Object.entries(paths)) {
    let status = 0
    for (let visits = 0; visits < WARM_VISITS; visits += 1) {
      ;({ status } = await visit(origin + path))
      await sleep(50)
    }
    pages.push({ name, path, status })
  }
  return pages
}

async function visit(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
  return { status: answer.status, ok: answer.ok, length: (await answer.text()).length }
}
