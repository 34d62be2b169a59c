import { createHash } from 'node:crypto'

// Inline styles stay allowed: React writes style attributes, which hashes cannot cover.
const fixedDirectives = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]

/**
 * The policy of a public page.
 * @param scriptSources what `script-src` allows besides the site's own files, e.g. `'sha256-…'`
 * @returns the value of a Content-Security-Policy header
 */
export function pagePolicy(scriptSources: string): string {
  return [...fixedDirectives, `script-src 'self' ${scriptSources}`.trim()].join('; ')
}

/**
 * A page's policy on a site that takes donations: Stripe's form may run, which is loaded once the dialog is open.
 * @param policy what `pagePolicy` made
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
export function allowPayments(policy: string): string {
  return policy
    .replace("script-src 'self'", "script-src 'self' https://js.stripe.com https://*.js.stripe.com")
    .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
    .concat('; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
}

/**
 * The policy of a complete page: allows exactly the inline scripts this HTML carries.
 * The HTML must come from our own renderer: text of editors and visitors arrives escaped, so that it cannot form a
 * script element.
 * @param html a complete page
 * @returns the value of a Content-Security-Policy header
 */
export function policyForHtml(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return pagePolicy([...hashes].join(' '))
}
