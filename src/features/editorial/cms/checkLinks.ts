import type { Payload, TaskConfig } from 'payload'

import { checkLink, type LinkAnswer } from '@/integrations/links/checkLink'
import { poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'

import { collectLinks } from './collectLinks'

/** Links of one run, and when it stops all the same: publishing by schedule waits for its job runner. */
const maxLinks = 40
const budgetMs = 20_000
/** Hosts that are asked at the same moment; each of them one address after the other. */
const atOnce = 4
const pauseMs = 500
/** So often in a row nothing good has to come of an address before it counts as dead. */
const dyingAfter = 3

type Known = { url: string; failures: number }

/** Addresses elsewhere that nobody has looked at for six days; doubtful ones, for a day. */
const dueLinks = `
  SELECT place.url, coalesce(link.failures, 0) AS failures
  FROM (SELECT DISTINCT url FROM link_places WHERE url ~ '^https?://') place LEFT JOIN checked_links link USING (url)
  WHERE link.url IS NULL OR link.checked_at < now() - CASE WHEN link.failures > 0 THEN interval '20 hours' ELSE interval '6 days' END
  ORDER BY link.checked_at NULLS FIRST, place.url LIMIT $1`

const note = `
  INSERT INTO checked_links (url, state, status, leads_to, failures, checked_at) VALUES ($1, $2, $3, $4, $5, now())
  ON CONFLICT (url) DO UPDATE SET state = excluded.state, status = excluded.status, leads_to = excluded.leads_to,
    failures = excluded.failures, checked_at = now()`

async function noteAnswer(payload: Payload, { url, failures }: Known, { state, status, leadsTo }: LinkAnswer) {
  const failed = state === 'dead' || (state === 'unsure' && status === null) ? failures + 1 : 0
  const isDead = failed >= dyingAfter || status === 410
  await poolOf(payload).query(note, [
    url,
    isDead ? 'dead' : state === 'dead' ? 'unsure' : state,
    status,
    leadsTo,
    failed,
  ])
}

const pause = () => new Promise<void>((done) => setTimeout(done, pauseMs))

/** Looks at the links that are due. @returns how many were looked at */
export async function checkDueLinks(
  payload: Payload,
  check: (url: string) => Promise<LinkAnswer> = checkLink,
): Promise<number> {
  const { rows } = await poolOf(payload).query<Known>(dueLinks, [maxLinks])
  const byHost = new Map<string, Known[]>()
  for (const link of rows) {
    const host = URL.canParse(link.url) ? new URL(link.url).host : link.url
    byHost.set(host, [...(byHost.get(host) ?? []), link])
  }
  const hosts = [...byHost.values()]
  const until = performance.now() + budgetMs
  let looked = 0
  const work = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const [index, link] of host.entries()) {
        if (performance.now() > until) return
        if (index > 0) await pause()
        await noteAnswer(payload, link, await check(link.url))
        looked += 1
      }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return looked
}

/** Nightly: where links stand, and what those within the site lead to. */
export const collectLinksTask: TaskConfig = {
  slug: 'collect-links',
  label: 'See where links stand',
  schedule: [{ cron: '50 1 * * *', queue: 'nightly' }],
  retries: 2,
  handler: async ({ req }) => {
    await collectLinks(req.payload)
    return { output: {} }
  },
}

/** A few links at a time, through the night. */
export const checkLinksTask: TaskConfig = {
  slug: 'check-links',
  label: 'See whether links lead somewhere',
  schedule: [{ cron: '*/5 2-4 * * *', queue: 'nightly' }],
  retries: 0,
  handler: async ({ req }) => {
    if (getEnv().LINK_CHECKS === 'on') await checkDueLinks(req.payload)
    return { output: {} }
  },
}
