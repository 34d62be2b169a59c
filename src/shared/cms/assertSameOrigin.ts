import type { PayloadRequest } from 'payload'

import { getEnv, isHttps } from '@/shared/env'

import { HttpError } from './httpError'
import { trustedOrigins } from './trustedOrigins'

const refusal = 'This can only be done from the site itself.'

/** Whether an origin is this site's. */
function isOwnOrigin(origin: string, host: string | null): boolean {
  const { SITE_URL } = getEnv()
  if (origin === SITE_URL || trustedOrigins(SITE_URL).includes(origin)) return true
  // Over plain http the site may be opened by any name of its machine, so a page with the same host is the site itself;
  // with DNS rebinding the browser sends none of the site's cookies.
  return !isHttps(SITE_URL) && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * CSRF protection: rejects writes from another site's pages. Browsers send Origin with every unsafe request, and
 * Sec-Fetch-Site beside it; other programs send neither and pass, as they hold no ambient cookies. Old browsers that
 * send neither are covered by SameSite=Lax.
 * @throws HttpError 403
 */
export function assertSameOrigin({ headers }: Pick<PayloadRequest, 'headers'>): void {
  const origin = headers.get('origin')
  if (origin !== null && !isOwnOrigin(origin, headers.get('host'))) throw new HttpError(403, refusal)
  const site = headers.get('sec-fetch-site')
  if (site === null || site === 'same-origin' || site === 'none') return
  // Sibling subdomains and other ports count as same-site, so the origin is compared as well.
  if (site === 'cross-site' || origin === null) throw new HttpError(403, refusal)
}
