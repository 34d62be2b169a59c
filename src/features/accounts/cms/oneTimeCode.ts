import { createHash, randomInt } from 'node:crypto'

/** The purpose under which the start of the site stores the code for the first founder. */
export const firstFounderPurpose = 'first founder'

/** Crockford's digits: none that is read for another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const perGroup = 4

/** A random code of 80 bits to be typed by a person: `8F3K-0XQ2-V7MD-P4RT`. */
export function makeOneTimeCode(): string {
  const group = () => Array.from({ length: perGroup }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/**
 * What is stored of a code: SHA-256, which nobody can turn back into 80 random bits. The same for every way of typing it:
 * small letters, no hyphens, O for 0, I or L for 1.
 */
export function hashOneTimeCode(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(plain).digest('base64url')
}
