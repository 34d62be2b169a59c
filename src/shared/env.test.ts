import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { EnvError, isHttps, isLocalhost, readEnv, variableNames } from './env'

/** The error `source` is refused with. */
function refusal(source: Record<string, string>): EnvError {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error
    throw error
  }
  throw new Error('accepted')
}

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: 'development',
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      LINK_CHECKS: 'on',
      TRUSTED_PROXIES: 0,
      RATE_LIMITS: 'on',
    })
  })

  it('counts an empty variable as unset', () => {
    const env = readEnv({ PORT: '', SITE_URL: ' ', DATABASE_URL: '', STRIPE_SECRET_KEY: '', RATE_LIMITS: '' })
    expect(env.PORT).toBe(3000)
    expect(env.DATABASE_URL).toBeUndefined()
  })

  it('derives the address from the port', () => {
    expect(readEnv({ PORT: '4321' }).SITE_URL).toBe('http://localhost:4321')
    expect(readEnv({ PORT: '4321', HOST: '127.0.0.1' }).SITE_URL).toBe('http://localhost:4321')
    expect(readEnv({ PORT: '4321', HOST: '192.168.0.7' }).SITE_URL).toBe('http://192.168.0.7:4321')
    expect(readEnv({ PORT: '4321', HOST: 'fd00::7' }).SITE_URL).toBe('http://[fd00::7]:4321')
    expect(readEnv({ PORT: '4321', SITE_URL: 'https://power.example/' }).SITE_URL).toBe('https://power.example')
  })

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readEnv({}))).toBe(true)
  })

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['HOST', { HOST: 'my-laptop' }],
    ['HOST', { HOST: '127.0.0.1:3000' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '3e3' }],
    ['PORT', { PORT: '30.5' }],
    ['SITE_URL', { SITE_URL: 'power.example' }],
    ['SITE_URL', { SITE_URL: 'ftp://power.example' }],
    ['SITE_URL', { SITE_URL: 'https://power.example/path' }],
    ['SITE_URL', { SITE_URL: 'https://me:secret@power.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://me:secret@host/db' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://me:secret@host:port/db' }],
    ['DATABASE_URL', { DATABASE_DIRECT_URL: 'postgres://me:secret@host/db' }],
    ['DATABASE_DIRECT_URL', { DATABASE_URL: 'postgres://a@pooler/db', DATABASE_DIRECT_URL: 'host' }],
    ['DATABASE_URL', { DATABASE_REPLICA_URLS: 'postgres://me:secret@host/db' }],
    ['DATABASE_REPLICA_URLS', { DATABASE_URL: 'postgres://a@host/db', DATABASE_REPLICA_URLS: 'postgres://b/db, host' }],
    ['PAYLOAD_SECRET', { PAYLOAD_SECRET: 'secret' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '11' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'no' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', SITE_URL: 'https://power.example' }],
    ['FIXED_TIME', { FIXED_TIME: '2026-03-17' }],
    ['FIXED_TIME', { FIXED_TIME: '2026-03-17T10:00:00Z', SITE_URL: 'https://power.example' }],
    ['EMAIL_FROM', { EMAIL_FROM: 'nobody' }],
    ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'localhost:11434' }],
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'secret' }],
    ['STRIPE_SECRET_KEY', { STRIPE_PUBLISHABLE_KEY: 'pk' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['EMAIL_FROM', { RESEND_API_KEY: 'secret' }],
    ['RESEND_API_KEY', { RESEND_WEBHOOK_SECRET: 'secret' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'media' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
  ])('names %s and repeats no secret: %j', (variable, source) => {
    const error = refusal(source)
    expect(error.variable).toBe(variable)
    expect(error.message).toMatch(new RegExp(`^${variable} (must|is missing)[^\\n]+$`))
    expect(error.message).not.toContain('secret@')
  })

  it('accepts whole groups', () => {
    const source = {
      DATABASE_URL: 'postgresql://me:p%40ss@host/db?sslmode=require',
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_PUBLISHABLE_KEY: 'pk',
      RESEND_API_KEY: 'key',
      EMAIL_FROM: 'Power Years <hello@power.example>',
      OPENAI_BASE_URL: 'http://localhost:11434/v1/',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      TRUSTED_PROXIES: '1',
    }
    expect(readEnv(source)).toMatchObject({
      ...source,
      TRUSTED_PROXIES: 1,
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
    })
  })

  it('lifts the limits on http only', () => {
    expect(readEnv({ RATE_LIMITS: 'off' }).RATE_LIMITS).toBe('off')
  })
})

describe('isHttps and isLocalhost', () => {
  it.each([
    ['http://localhost:3000', false, true],
    ['http://127.0.0.1:3000', false, true],
    ['http://[::1]:3000', false, true],
    ['https://site.localhost', true, true],
    ['https://power.example', true, false],
    ['http://127.power.example', false, false],
    ['http://localhost.power.example', false, false],
  ])('%s', (siteUrl, https, localhost) => {
    expect(isHttps(siteUrl)).toBe(https)
    expect(isLocalhost(siteUrl)).toBe(localhost)
  })
})

describe('.env.example', () => {
  it('names every variable that is read, and no other', () => {
    const example = readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)
    const named = Array.from(example, ([, name]) => name)
    expect(named.toSorted()).toEqual(variableNames.filter((name) => name !== 'NODE_ENV').toSorted())
  })
})

describe('docker-compose.yml', () => {
  // The container listens on every address of its own network, beside its own database, and shows the real day.
  const notForContainers = ['NODE_ENV', 'HOST', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS', 'FIXED_TIME']

  it('hands the site every variable, so that what .env says reaches it', () => {
    const site = readFileSync('docker-compose.yml', 'utf8').split(/^ {2}database:$/m)[0]!
    const handed = Array.from(site.matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm), ([, name]) => name)
    expect(handed.toSorted()).toEqual(variableNames.filter((name) => !notForContainers.includes(name)).toSorted())
  })
})
