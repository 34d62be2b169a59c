import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { getEnv, isHttps } from '@/shared/env'

import { retentionDays } from './retention'

const cookieName = 'power-years-visitor'
const secretBytes = 32

/**
 * Who writes: known by a hash of her cookie, never by the cookie itself. What is derived from it stays inside, so that
 * nothing of it can be written to a log or an answer by accident.
 */
export class Visitor {
  readonly #secret: string
  #sealingKey: Buffer | undefined
  /** SHA-256("id" ‖ cookie): what her rows carry. */
  readonly id: Buffer

  constructor(secret: string) {
    this.#secret = secret
    this.id = createHash('sha256').update('id').update(secret).digest()
  }

  /** The key that seals her records, which exists only while her browser sends the cookie. */
  get sealingKey(): Buffer {
    return (this.#sealingKey ??= this.#derive('power-years vault: sealing'))
  }

  /** Hides what a keyed row is about, e.g. which bingo cell. */
  hideKey(kind: string, key: string): Buffer {
    const hash = createHmac('sha256', this.#derive('power-years vault: keys'))
    return hash.update(JSON.stringify([kind, key])).digest()
  }

  /** The cookie for the answer. */
  cookie(): string {
    return cookieText(this.#secret, retentionDays * 24 * 60 * 60)
  }

  toJSON(): string {
    return '[visitor]'
  }

  #derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, '', purpose, secretBytes))
  }
}

function cookieText(value: string, seconds: number): string {
  const secure = isHttps(getEnv().SITE_URL) ? '; Secure' : ''
  return `${cookieName}=${value}; Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Lax${secure}`
}

/** Whom a request turned out to be from, for as long as it is answered. */
const known = new WeakMap<PayloadRequest, Visitor | null>()

function readSecret(req: PayloadRequest): string | undefined {
  for (const part of (req.headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2)
    // Read and written again it must be the same: two spellings of one secret would be two visitors.
    if (name === cookieName && Buffer.from(value, 'base64url').toString('base64url') === value && value.length === 43)
      return value
  }
  return undefined
}

/** The visitor a request comes from; null when her browser has no cookie, or none of the form this site makes. */
export function findVisitor(req: PayloadRequest): Visitor | null {
  const before = known.get(req)
  if (before !== undefined) return before
  const secret = readSecret(req)
  const visitor = secret ? new Visitor(secret) : null
  known.set(req, visitor)
  return visitor
}

/** The visitor a request comes from; without a cookie she gets one with the answer. For calls that store something. */
export function enterVisitor(req: PayloadRequest): Visitor {
  const visitor = findVisitor(req) ?? new Visitor(randomBytes(secretBytes).toString('base64url'))
  known.set(req, visitor)
  renewCookie(req, visitor)
  return visitor
}

/** Lets the cookie live for its full time again. */
export function renewCookie(req: PayloadRequest, visitor: Visitor): void {
  answerWith(req, visitor.cookie())
}

/** Takes the cookie from the browser. */
export function forgetVisitor(req: PayloadRequest): void {
  known.set(req, null)
  answerWith(req, cookieText('', 0))
}

/** Whom calls are counted for; never the cookie itself. */
export function visitorRateLimitKey(req: PayloadRequest): string | null {
  return findVisitor(req)?.id.toString('base64url') ?? null
}

/** One cookie of ours at most: what was said last holds. */
function answerWith(req: PayloadRequest, cookie: string): void {
  req.responseHeaders ??= new Headers()
  const others = req.responseHeaders.getSetCookie().filter((one) => !one.startsWith(`${cookieName}=`))
  req.responseHeaders.delete('Set-Cookie')
  for (const one of [...others, cookie]) req.responseHeaders.append('Set-Cookie', one)
}
