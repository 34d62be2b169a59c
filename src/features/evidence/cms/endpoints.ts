import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import { databaseOf, poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'
import { slugs } from '@/slugs'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { describeClaims, listClaims, reportClaim, type ListedClaim } from '../contract'

const pageSize = 1_000

/** Claims on the site beyond an id, in the order of their ids. */
async function claimsAfter(req: PayloadRequest, after: number): Promise<ListedClaim[]> {
  const { rows } = await poolOf(req.payload).query<ListedClaim>(
    `SELECT claims.id, statement, state,
       jsonb_build_object('key', source.key, 'citation', source.label, 'doi', source.doi, 'url', source.url,
         'grade', source.kind, 'standing', coalesce(source.status::text, 'current'),
         'locator', coalesce(source.locator, ''), 'opened', source.not_opened IS NOT TRUE,
         'abstractOnly', source.not_opened IS NOT TRUE AND source.abstract_only IS TRUE) AS source,
       (SELECT jsonb_agg(jsonb_build_object('title', title, 'page', href, 'locator', locator)
          ORDER BY collection, document_id, position) FROM claim_places WHERE claim_id = claims.id) AS places,
       checked_by AS "checkedBy", to_char(checked_on AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "checkedOn",
       signed_by AS "signedBy", to_char(signed_on AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "signedOn",
       to_char(next_due AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS "nextDue"
     FROM claims JOIN "references" source ON source.id = claims.reference_id
     WHERE on_site AND claims.id > $1 ORDER BY claims.id LIMIT $2`,
    [after, pageSize],
  )
  return rows
}

async function report(req: PayloadRequest, claim: number): Promise<{ reported: true }> {
  const db = await databaseOf(req)
  const { rows } = await db.execute(sql`
    INSERT INTO claim_reports (claim_id, statement, page, times, done)
    SELECT id, statement, href, 1, false FROM claims WHERE id = ${claim} AND on_site
    ON CONFLICT (claim_id) DO UPDATE SET times = claim_reports.times + 1, done = false, updated_at = now()
    RETURNING id
  `)
  if (rows.length === 0) throw new HttpError(404, 'That sentence is not on the site any more.')
  return { reported: true }
}

export const evidenceEndpoints = [
  defineEndpoint({
    contract: listClaims,
    access: 'anyone',
    limit: { name: 'claims', windowSeconds: 60, perVisitor: 120, perNetwork: 600 },
    // To compress them took longer than to find them.
    shared: true,
    handler: async ({ req, query }) => {
      const claims = await claimsAfter(req, query.after)
      const at = `${getEnv().SITE_URL}/api`
      const next = claims.length === pageSize ? `${at}${listClaims.path}?after=${claims.at(-1)!.id}` : null
      const { claimsLicence } = await req.payload.findGlobal({ slug: slugs.siteSettings, depth: 0, req })
      return { schema: `${at}${describeClaims.path}`, licence: claimsLicence || null, claims, next }
    },
  }),
  defineEndpoint({
    contract: describeClaims,
    access: 'anyone',
    limit: 'none',
    shared: true,
    handler: () => Promise.resolve(z.toJSONSchema(listClaims.response) as Record<string, unknown>),
  }),
  defineEndpoint({
    contract: reportClaim,
    access: 'anyone',
    limit: { name: 'reports', windowSeconds: 3_600, perVisitor: 20, perNetwork: 200 },
    handler: ({ req, body }) => report(req, body.claim),
  }),
]
