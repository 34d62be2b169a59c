/** Numbers as they are dialed, with or without the sign for another country. */
const number = /^(?:tel|sms):\+?\d{2,15}$/

/**
 * Whether a link of a line leads to somebody: `tel:` or `sms:` with digits alone, or an https address without user,
 * port or anything a browser would have to repair.
 */
export function isCallableLink(link: string): boolean {
  if (number.test(link)) return true
  if (!/^https:\/\/[^\s"'<>\\^`{|}]+$/.test(link) || !URL.canParse(link)) return false
  const { protocol, hostname, username, password, port } = new URL(link)
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    port === '' &&
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(hostname)
  )
}
