import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'

/** What waits for an editor: its number, and the list of it below `/admin/collections/`. */
export type Attention = { label: string; count: number; path: `${string}` }

const inState = (state: string) =>
  `${slugs.claims}?${new URLSearchParams({ 'where[state][equals]': state, 'where[onSite][equals]': 'true' })}` as const

/** Claims on the site that are due or expired, and reports of readers that nobody has answered. */
export async function countAttention(payload: Payload): Promise<Attention[]> {
  const { rows } = await poolOf(payload).query<Record<'due' | 'expired' | 'withdrawn' | 'reports', number>>(`
    SELECT (SELECT count(*)::int FROM claims WHERE on_site AND state = 'due') AS due,
      (SELECT count(*)::int FROM claims WHERE on_site AND state = 'expired') AS expired,
      (SELECT count(*)::int FROM claims WHERE on_site AND state = 'withdrawn') AS withdrawn,
      (SELECT count(*)::int FROM claim_reports WHERE done IS NOT TRUE) AS reports
  `)
  const { due, expired, withdrawn, reports } = rows[0]!
  return [
    { label: 'Claims that have expired, or whose source no longer stands', count: expired, path: inState('expired') },
    { label: 'Claims due within thirty days', count: due, path: inState('due') },
    { label: 'Withdrawn claims that are still on the site', count: withdrawn, path: inState('withdrawn') },
    {
      label: 'Sentences that readers reported',
      count: reports,
      path: `${slugs.claimReports}?${new URLSearchParams({ 'where[done][not_equals]': 'true' })}`,
    },
  ]
}
