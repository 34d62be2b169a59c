import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { connectToDatabase, databaseOf, withDatabase } from './databaseConnection'
import { ROOT } from './paths'

/** Gives the trail to the site, for the time of migrations, which run as its role. */
const release = `DO $$
DECLARE
  site name := (SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database());
BEGIN
  IF to_regclass('public.audit_trail') IS NOT NULL THEN
    EXECUTE format('ALTER TABLE public.audit_trail OWNER TO %I', site);
    EXECUTE format('ALTER FUNCTION public.audit_trail_only_grows() OWNER TO %I', site);
  END IF;
END $$`

type Urls = {
  /** The site's database. */
  url: string
  /** Of a superuser; of any database. */
  superuserUrl: string
}

async function run({ url, superuserUrl }: Urls, sql: string): Promise<void> {
  const admin = await connectToDatabase(withDatabase(superuserUrl, databaseOf(url)))
  try {
    await admin.query(sql)
  } finally {
    await admin.end()
  }
}

/**
 * Makes the superuser the owner of the audit trail: a trigger that refuses changes holds nobody who may take it off, and
 * the owner of a table may (docs/decisions, "Signing in").
 */
export const protectAuditTrail = (urls: Urls): Promise<void> =>
  run(urls, readFileSync(join(ROOT, 'deploy/protect-audit-trail.sql'), 'utf8'))

export const releaseAuditTrail = (urls: Urls): Promise<void> => run(urls, release)
