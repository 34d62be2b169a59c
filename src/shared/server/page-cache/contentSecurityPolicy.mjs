import { createHash } from 'node:crypto'

// Inline styles stay allowed: React writes style attributes, which hashes cannot cover.
const fixedDirectives = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // Stripe's, for the payment form alone: nothing of it is requested before the donation dialog is open.
  "connect-src 'self' https://api.stripe.com",
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
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
  return [
    ...fixedDirectives,
    `script-src 'self' https://js.stripe.com https://*.js.stripe.com ${scriptSources}`.trim(),
  ].join('; ')
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
