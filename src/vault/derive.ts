import { hmacSha256 } from '@/shared/hmac'

const noSalt = Buffer.alloc(0)

/**
 * A key of a secret for one purpose: HKDF with SHA-256 and no salt (RFC 5869), one block long. By its two HMACs:
 * node:crypto's hkdfSync makes a key object and a job for each call and takes many times as long.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  return hmacSha256(hmacSha256(noSalt, secret), `${purpose}\x01`)
}
