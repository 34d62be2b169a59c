/**
 * A path of this site, or undefined for anything that could redirect elsewhere: another origin, `//host`, a backslash
 * that browsers read as a slash, control characters, another scheme.
 */
export function toInternalPath(value: string | null | undefined): string | undefined {
  if (!value || !value.startsWith('/') || value.length > 2_000) return undefined
  if (/[\\\u0000-\u001f\u007f]/.test(value)) return undefined
  const base = 'http://own.invalid'
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search
}
