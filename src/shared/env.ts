import { isIP } from 'node:net'

import { z } from 'zod'

/** An invalid environment; `message` is one line that names the variable and never repeats a secret. */
export class EnvError extends Error {
  override name = 'EnvError'
  /** The invalid variable, e.g. `PORT`. */
  readonly variable: string

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`)
    this.variable = variable
  }
}

const DIGITS = /^\d{1,9}$/

function wholeNumber(from: number, to: number) {
  const problem = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(DIGITS, problem)
    .transform(Number)
    .refine((value) => value >= from && value <= to, problem)
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

function isHttpUrl(url: URL | undefined): url is URL {
  return url !== undefined && ['http:', 'https:'].includes(url.protocol)
}

/** `https://example.com`; a trailing slash is removed. */
const origin = z
  .string()
  .refine((value) => {
    const url = parseUrl(value)
    return isHttpUrl(url) && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password
  }, 'must be an http(s) address without a path, like https://example.com')
  .transform((value) => new URL(value).origin)

/** `http://localhost:11434/v1`: an http(s) URL that may have a path; a trailing slash is removed. */
const baseUrl = z
  .string()
  .refine((value) => isHttpUrl(parseUrl(value)), 'must be an http(s) address, like https://api.example.com/v1')
  .transform((value) => value.replace(/\/+$/, ''))

const text = z.string()

const isDatabaseUrl = (value: string) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value)

const databaseUrl = text.refine(
  isDatabaseUrl,
  'must be a PostgreSQL connection string, like postgres://user:password@host:5432/database',
)

/** Every environment variable of the site; docs/operations.md describes each. */
const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: text
    .refine((value) => value === 'localhost' || isIP(value) > 0, 'must be an address to listen on, like 127.0.0.1')
    .optional(),
  SITE_URL: origin.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: text
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((urls) => urls.every(isDatabaseUrl), 'must be PostgreSQL connection strings with commas between them')
    .optional(),
  // Shorter secrets could be brute-forced offline.
  PAYLOAD_SECRET: text.min(16, 'must have at least 16 characters').optional(),
  PAYLOAD_SECRET_PREVIOUS: text.min(16, 'must have at least 16 characters').optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_URL: origin.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_MODEL: text.optional(),
  OPENAI_BASE_URL: baseUrl.optional(),
  RESEND_API_KEY: text.optional(),
  EMAIL_FROM: text
    .regex(
      /^(?:[^<>\r\n]+<[^@\s<>]+@[^@\s<>]+>|[^@\s<>]+@[^@\s<>]+)$/,
      'must be an address, like Name <name@example.com>',
    )
    .optional(),
  RESEND_BASE_URL: baseUrl.optional(),
  RESEND_WEBHOOK_SECRET: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: baseUrl.optional(),
  S3_REGION: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  LINK_CHECKS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  CROSSREF_URL: baseUrl.optional(),
  PUBMED_URL: baseUrl.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: text.optional(),
  SECURITY_CONTACT: text
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be an address, like mailto:security@example.com')
    .optional(),
  HEALTH_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  FIXED_TIME: z.iso
    .datetime({ offset: true, error: 'must be a moment with its offset, like 2026-03-17T10:00:00-04:00' })
    .optional(),
})

export const variableNames = Object.keys(variables.shape)

/** [a variable that is set, the variable it requires] */
const NEEDS = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_REPLICA_URLS', 'DATABASE_URL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['RESEND_API_KEY', 'EMAIL_FROM'],
  ['RESEND_WEBHOOK_SECRET', 'RESEND_API_KEY'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_SECRET_ACCESS_KEY', 'S3_BUCKET'],
] as const satisfies readonly (readonly [keyof z.infer<typeof variables>, keyof z.infer<typeof variables>])[]

/** How a browser on this machine names a server that listens on `host` alone. */
function usualHost(host = 'localhost'): string {
  const isLocal = ['localhost', '0.0.0.0', '::', '::1'].includes(host) || host.startsWith('127.')
  if (isLocal) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

/** The validated environment. An empty variable counts as unset. */
export type Env = Readonly<z.infer<typeof variables> & { SITE_URL: string }>

/**
 * Parses and validates `source`.
 * @throws EnvError naming the first variable that is malformed or missing from a half-set group
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const set = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = variables.safeParse(set)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvError(String(issue?.path[0] ?? 'environment'), issue?.message ?? 'is malformed')
  }
  const values = parsed.data
  for (const [given, missing] of NEEDS) {
    if (values[given] && !values[missing]) throw new EnvError(missing, `is missing: ${given} needs it`)
  }
  const SITE_URL = values.SITE_URL ?? `http://${usualHost(values.HOST)}:${values.PORT}`
  if (values.RATE_LIMITS === 'off' && isHttps(SITE_URL)) {
    throw new EnvError('RATE_LIMITS', 'must not be off when SITE_URL is https: it is for benchmarks only')
  }
  if (values.FIXED_TIME && isHttps(SITE_URL)) {
    throw new EnvError('FIXED_TIME', 'must not be set when SITE_URL is https: it is for tests only')
  }
  return Object.freeze({ ...values, SITE_URL })
}

let cached: Env | undefined

/** The environment of this process, memoized. @throws EnvError */
export function getEnv(): Env {
  cached ??= readEnv()
  return cached
}

/** Resets the memoized environment, for tests that change it. */
export function resetEnv(): void {
  cached = undefined
}

/** Memoizes a value derived from the environment until `resetEnv`. */
export function memoizeByEnv<Value>(build: (env: Env) => Value): () => Value {
  let kept: { env: Env; value: Value } | undefined
  return () => {
    const env = getEnv()
    if (kept?.env !== env) kept = { env, value: build(env) }
    return kept.value
  }
}

/** Whether visitors use https: cookies are then Secure and HSTS is sent. */
export function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith('https:')
}

/** Whether the site is only reachable from this machine, so that its first user may be trusted. */
export function isLocalhost(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  )
}
