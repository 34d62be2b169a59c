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
 * @param {string} scriptSources what `script-src` allows besides the site's own files, e.g. `'sha256-…'`
 * @returns {string} the value of a Content-Security-Policy header
 */
export function policyWith(scriptSources) {
  return [...fixedDirectives, `script-src 'self' ${scriptSources}`.trim()].join('; ')
}

/**
 * A page's policy on a site that takes gifts: Stripe's form may run, which is asked for once the dialog is open.
 * @param {string} policy what `policyWith` made
 * @see https://docs.stripe.com/security/guide#content-security-policy
 */
export function withPayments(policy) {
  return policy
    .replace("script-src 'self'", "script-src 'self' https://js.stripe.com https://*.js.stripe.com")
    .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
    .concat('; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
}

/**
 * The policy of a finished page: allows exactly the inline scripts this HTML carries.
 * The HTML must come from our own renderer: text of editors and visitors arrives escaped, so that it cannot form a
 * script element.
 * @param {string} html a complete page
 * @returns {string} the value of a Content-Security-Policy header
 */
export function policyForPage(html) {
  const hashes = new Set()
  for (const [, attributes, code] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\ssrc=/.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return policyWith([...hashes].join(' '))
}
