/** What a provider ignores in the part before the @, and the one name under which its domains are the same mailbox. */
type Folding = { domain: string; ignores?: RegExp }

const gmail: Folding = { domain: 'gmail.com', ignores: /\./g }
const icloud: Folding = { domain: 'icloud.com' }
const proton: Folding = { domain: 'proton.me', ignores: /[._-]/g }
const yandex: Folding = { domain: 'yandex.com', ignores: /[.-]/g }

/** Providers whose help pages say that several spellings reach one mailbox. */
const foldings = new Map<string, Folding>([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['pm.me', proton],
  ['yandex.com', yandex],
  ['yandex.ru', yandex],
  ['ya.ru', yandex],
  ['fastmail.fm', { domain: 'fastmail.com' }],
])

/** A domain as DNS knows it. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`
  return URL.canParse(url) ? new URL(url).hostname : domain
}

/**
 * One spelling for all that reach the same mailbox: capitals, a tag after `+`, and what a provider is known to ignore.
 * The tag is cut at every provider (RFC 5233): where one does not fold it, an email is left out, which is the smaller
 * mistake beside an email to somebody who asked for none. For comparing only, never for sending.
 * @param email an address that was checked to be one
 */
export function canonicalAddress(email: string): string {
  const normal = email.trim().normalize('NFKC').toLowerCase()
  const at = normal.lastIndexOf('@')
  const domain = asciiDomain(normal.slice(at + 1))
  const folding = foldings.get(domain)
  const tagged = normal.slice(0, at)
  // A plus in front begins no tag.
  const plus = tagged.indexOf('+', 1)
  const mailbox = plus === -1 ? tagged : tagged.slice(0, plus)
  const plain = folding?.ignores ? mailbox.replaceAll(folding.ignores, '') : mailbox
  return `${plain || mailbox}@${folding?.domain ?? domain}`
}

/** Tells, address by address, whether one of the same mailbox was told of before. */
export function detectSameMailbox(): (email: string) => boolean {
  const mailboxes = new Set<string>()
  return (email) => {
    const { size } = mailboxes
    return mailboxes.add(canonicalAddress(email)).size === size
  }
}
