import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'

/** What waits for an editor: its number, and the list of it below `/admin/collections/`. */
export type Attention = { label: string; count: number; path: `${string}` }

/** Claims on the site that want somebody, and reports of readers that nobody has answered, the gravest first. */
export async function countAttention(payload: Payload): Promise<Attention[]> {
  const pool = poolOf(payload)
  const [{ rows: states }, { rows: reports }] = await Promise.all([
    pool.query<{ state: string; count: number }>(
      `SELECT state, count(*)::int AS count FROM claims WHERE on_site GROUP BY state`,
    ),
    pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM claim_reports WHERE done IS NOT TRUE`),
  ])
  const inState = (label: string, state: string): Attention => ({
    label,
    count: states.find((one) => one.state === state)?.count ?? 0,
    path: `${slugs.claims}?${new URLSearchParams({ 'where[state][equals]': state, 'where[onSite][equals]': 'true' })}`,
  })
  return [
    inState('Claims that have expired, or whose source no longer stands', 'expired'),
    inState('Withdrawn claims that are still on the site', 'withdrawn'),
    {
      label: 'Sentences that readers reported',
      count: reports[0]!.count,
      path: `${slugs.claimReports}?${new URLSearchParams({ 'where[done][not_equals]': 'true' })}`,
    },
    inState('Claims due within thirty days', 'due'),
    inState('Claims that nobody has read in their source', 'unchecked'),
    inState('Claims to sign: read once, and to be read by somebody else', 'checked'),
  ]
}
