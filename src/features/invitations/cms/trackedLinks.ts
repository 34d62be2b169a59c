import { randomInt } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'
import { now } from '@/shared/now'

import { followTrackedLink } from '../contract'

/** Fewer visits on a day are not shown: so few could identify a visitor by the time. */
const fewestShown = 10

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 6

/** A code for the link of an email. */
export const createLinkCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Where the button of an email leads. @param code null for one that is tried, or whose link is not counted */
export const trackedLink = (siteUrl: string, code: string | null | undefined): string =>
  code ? `${siteUrl}/api${followTrackedLink.path.replace(':code', code)}` : siteUrl

const today = () => now().toISOString().slice(0, 10)

/** Whether a person's browser opens a page; programs that prefetch links of emails do not say so. */
const isOpened = ({ headers }: PayloadRequest) =>
  headers.get('sec-fetch-mode') === 'navigate' && !headers.has('sec-purpose')

/** Counts that the link of an email was followed, and leads on to the site. */
export async function followLink(req: PayloadRequest, code: string): Promise<Response> {
  if (isOpened(req))
    await poolOf(req.payload).query(
      `INSERT INTO campaign_visits AS known (campaign_id, day, visits)
       SELECT id, $2, 1 FROM campaigns WHERE code = $1
       ON CONFLICT (campaign_id, day) DO UPDATE SET visits = known.visits + 1`,
      [code, today()],
    )
  // A link that was torn apart leads there, too.
  return new Response(null, {
    status: followTrackedLink.status,
    headers: { Location: getEnv().SITE_URL, 'Cache-Control': 'no-store' },
  })
}

/** How often the link of an email was followed: days that are over, and on which it was often enough. */
export async function readVisits(payload: Payload, campaignId: number): Promise<{ day: string; visits: number }[]> {
  const { rows } = await poolOf(payload).query<{ day: string; visits: number }>(
    `SELECT day::text, visits FROM campaign_visits
     WHERE campaign_id = $1 AND visits >= $2 AND day < $3 ORDER BY day`,
    [campaignId, fewestShown, today()],
  )
  return rows
}
