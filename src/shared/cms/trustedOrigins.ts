import { isHttps, isLocalhost } from '@/shared/env'

/**
 * Payload's `csrf` option: the origins whose requests may use an editor's session cookie. Over plain http to another
 * machine browsers omit Sec-Fetch-Site, by which Payload recognizes its own page loads, and nobody could stay signed
 * in; there the list is empty, which disables the check, and SameSite=Lax alone prevents cross-site writes.
 */
export function trustedOrigins(siteUrl: string): string[] {
  if (isHttps(siteUrl)) return [siteUrl]
  if (!isLocalhost(siteUrl)) return []
  const { port } = new URL(siteUrl)
  // All loopback names: on 127.0.0.1 one could otherwise sign in, but not save.
  const names = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}${port ? `:${port}` : ''}`)
  return [...new Set([siteUrl, ...names])]
}
