import { createHmac, hash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { getEnv, isHttps } from '@/shared/env'

import { deriveKey } from './derive'
import { randomBytesOf } from './randomness'

/** Days a row is kept after its visitor's last visit: the maximum cookie lifetime in browsers. */
export const retentionDays = 400

const cookieName = 'power-years-visitor'
const secretBytes = 32

/** Prefix of the cookie of a visitor whose browser encrypts the records: the server then accepts no plain ones. */
const ownKeyPrefix = 'own-'

/** 32 bytes in base64url. */
const secretLength = 43

/**
 * A visitor, identified by a hash of the cookie. Derived values are private fields, so that they cannot end up in a log
 * or a response by accident.
 */
export class Visitor {
  readonly #secret: string
  #sealingKey: Buffer | undefined
  /** SHA-256("id" ‖ cookie): the visitor column of the rows. */
  readonly id: Buffer

  /** @param isNew whether the secret was made for this request, so that no row can be of this visitor yet */
  constructor(
    secret: string,
    readonly isNew = false,
  ) {
    this.#secret = secret
    this.id = hash('sha256', `id${secret}`, 'buffer')
  }

  /** Whether the visitor seals with a key of their own. */
  get hasOwnKey(): boolean {
    return this.#secret.startsWith(ownKeyPrefix) && this.#secret.length > secretLength
  }

  /** The encryption key of the visitor's records; it exists only during requests that carry the cookie. */
  get sealingKey(): Buffer {
    return (this.#sealingKey ??= deriveKey(this.#secret, 'power-years vault: sealing'))
  }

  /** Hashes what a keyed row is about, e.g. which bingo cell. */
  hideKey(kind: string, key: string): Buffer {
    const hidden = createHmac('sha256', deriveKey(this.#secret, 'power-years vault: keys'))
    return hidden.update(JSON.stringify([kind, key])).digest()
  }

  /** The Set-Cookie value for the response. */
  cookie(): string {
    return cookieText(this.#secret, retentionDays * 24 * 60 * 60)
  }

  toJSON(): string {
    return '[visitor]'
  }
}

function cookieText(value: string, seconds: number): string {
  const secure = isHttps(getEnv().SITE_URL) ? '; Secure' : ''
  return `${cookieName}=${value}; Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Lax${secure}`
}

/** Memoizes the visitor of a request. */
const visitorOf = new WeakMap<PayloadRequest, Visitor | null>()

function readSecret(req: PayloadRequest): string | undefined {
  for (const part of (req.headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2)
    if (name !== cookieName) continue
    const bare =
      value.length > secretLength && value.startsWith(ownKeyPrefix) ? value.slice(ownKeyPrefix.length) : value
    // Only the canonical encoding is valid: two spellings of one secret would be two visitors.
    if (Buffer.from(bare, 'base64url').toString('base64url') === bare && bare.length === secretLength) return value
  }
  return undefined
}

/** The visitor of a request; null without a cookie or with a malformed one. */
export function findVisitor(req: PayloadRequest): Visitor | null {
  const before = visitorOf.get(req)
  if (before !== undefined) return before
  const secret = readSecret(req)
  const visitor = secret ? new Visitor(secret) : null
  visitorOf.set(req, visitor)
  return visitor
}

/**
 * The visitor of a request; without a cookie, a new one whose cookie is set on the response. For calls that store
 * something.
 */
export function ensureVisitor(req: PayloadRequest): Visitor {
  const visitor = findVisitor(req) ?? new Visitor(randomBytesOf(secretBytes).toString('base64url'), true)
  visitorOf.set(req, visitor)
  renewCookie(req, visitor)
  return visitor
}

/** The visitor that a browser derives from the visitor's own key. @param derived 256 bits in base64url */
export const visitorWithOwnKey = (derived: string): Visitor => new Visitor(ownKeyPrefix + derived)

/** Makes a visitor the one of this browser, from the answer on. */
export function switchVisitor(req: PayloadRequest, visitor: Visitor): void {
  visitorOf.set(req, visitor)
  renewCookie(req, visitor)
}

/** Extends the cookie's lifetime. */
export function renewCookie(req: PayloadRequest, visitor: Visitor): void {
  setCookie(req, visitor.cookie())
}

/** Deletes the cookie. */
export function clearVisitorCookie(req: PayloadRequest): void {
  visitorOf.set(req, null)
  setCookie(req, cookieText('', 0))
}

/** By which a process remembers a visitor; never the cookie itself. */
export const nameOf = (visitor: Visitor): string => visitor.id.toString('base64url')

/** The rate limit key of the visitor. */
export function visitorRateLimitKey(req: PayloadRequest): string | null {
  const visitor = findVisitor(req)
  return visitor && nameOf(visitor)
}

/** Sets at most one cookie of ours: the last call wins. */
function setCookie(req: PayloadRequest, cookie: string): void {
  req.responseHeaders ??= new Headers()
  const others = req.responseHeaders.getSetCookie().filter((one) => !one.startsWith(`${cookieName}=`))
  req.responseHeaders.delete('Set-Cookie')
  for (const one of [...others, cookie]) req.responseHeaders.append('Set-Cookie', one)
}
