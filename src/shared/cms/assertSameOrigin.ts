import type { PayloadRequest } from 'payload'

import { getEnv, isHttps } from '@/shared/env'

import { HttpError } from './httpError'
import { trustedOrigins } from './trustedOrigins'

const refusal = 'This can only be done from the site itself.'

/** Whether a page of this origin is one of ours. */
function isOwnOrigin(origin: string, host: string | null): boolean {
  const { SITE_URL } = getEnv()
  if (origin === SITE_URL || trustedOrigins(SITE_URL).includes(origin)) return true
  // Over plain http the site is opened by whatever name its machine has. A page that shares the host it writes to is
  // the site itself; a borrowed name (DNS rebinding) brings none of the site's cookies along.
  return !isHttps(SITE_URL) && URL.canParse(origin) && new URL(origin).host === host
}

/**
 * Refuses a write that another site's page makes with this visitor's cookies. Browsers send Origin with every request
 * that may change something, and Sec-Fetch-Site beside it; a program sends neither and passes: it holds no cookie
 * that its owner has not given it. What an old browser might send without both, SameSite=Lax keeps bare.
 * @throws HttpError 403
 */
export function assertSameOrigin({ headers }: Pick<PayloadRequest, 'headers'>): void {
  const origin = headers.get('origin')
  if (origin !== null && !isOwnOrigin(origin, headers.get('host'))) throw new HttpError(403, refusal)
  const site = headers.get('sec-fetch-site')
  if (site === null || site === 'same-origin' || site === 'none') return
  // A sister domain counts as the same site, and so does another port: only the origin tells them from us.
  if (site === 'cross-site' || origin === null) throw new HttpError(403, refusal)
}
