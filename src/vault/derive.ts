import { createHmac } from 'node:crypto'

/**
 * A key of a secret for one purpose: HKDF with SHA-256 and no salt (RFC 5869), one block long. By its two HMACs:
 * node:crypto's hkdfSync makes a key object and a job for each call and takes more than twice as long.
 */
export function deriveKey(secret: string, purpose: string): Buffer {
  const extracted = createHmac('sha256', '').update(secret).digest()
  return createHmac('sha256', extracted).update(`${purpose}\x01`).digest()
}
