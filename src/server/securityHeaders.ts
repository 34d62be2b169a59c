/** Headers of every answer, name and value; `next.config.ts` sets them on what Next answers. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(self "https://js.stripe.com" "https://*.js.stripe.com"), usb=()',
  ],
]

/** The policy of what is no page: nothing in it may load or run anything. */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'"
