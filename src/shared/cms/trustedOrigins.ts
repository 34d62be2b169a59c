import { isHttps, isLocalhost } from '@/shared/env'

/**
 * The origins whose requests may carry an editor's session: the site's own and nobody else's.
 * Over plain http to another machine browsers leave out the header (Sec-Fetch-Site) by which Payload tells its own
 * page loads, and nobody could stay signed in. There the cookie's SameSite=Lax alone keeps other sites' writes out,
 * which an empty list tells Payload.
 */
export function trustedOrigins(siteUrl: string): string[] {
  if (isHttps(siteUrl)) return [siteUrl]
  if (!isLocalhost(siteUrl)) return []
  const { port } = new URL(siteUrl)
  // All names of this machine: whoever opens 127.0.0.1 could sign in otherwise, but not save.
  const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}${port ? `:${port}` : ''}`)
  return [...new Set([siteUrl, ...names])]
}
