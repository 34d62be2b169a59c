/** Maximum length of an address, in characters. */
export const maxAddressLength = 300

/**
 * An address as it is compared: lower case, decoded, without query, fragment and slash at its end.
 * @returns null for what is no path of this site
 */
export function normalizeAddress(entered: string): string | null {
  const path = entered.trim().split(/[?#]/, 1)[0]!
  if (!path.startsWith('/') || path.startsWith('//') || path.length > maxAddressLength) return null
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  if (/[\\\u0000-\u0020\u007f]/.test(decoded) || decoded.split('/').some((part) => part === '.' || part === '..'))
    return null
  return decoded
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?!^)\/$/, '')
}

/** An address of this site as its path, where somebody copied it whole; every other as it is. */
export function stripOwnHost(entered: string, siteUrl: string): string {
  const { host } = new URL(siteUrl)
  if (!/^https?:\/\//i.test(entered) || !URL.canParse(entered)) return entered
  const url = new URL(entered)
  return url.host === host ? url.pathname + url.search + url.hash : entered
}

/**
 * Where an address leads in the end, over all redirects on the way.
 * @returns null when it goes in a circle
 */
export function finalTarget(start: string, leads: ReadonlyMap<string, string>): string | null {
  const seen = new Set<string>()
  let at = start
  for (;;) {
    const plain = normalizeAddress(at)
    const next = plain === null ? undefined : leads.get(plain)
    if (plain === null || next === undefined) return at
    if (seen.has(plain)) return null
    seen.add(plain)
    at = next
  }
}
