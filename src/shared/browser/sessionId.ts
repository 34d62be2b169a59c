import { readStoredText, writeStoredText } from './storage'

const key = 'power-years-session-id'

/** `session-{ms since epoch}-{22 URL-safe characters}`. */
function makeSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const random = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `session-${Date.now()}-${random}`
}

let unstored: string | undefined

/** This browser's session id, made at the first call. Without storage it lives as long as the page. */
export function readSessionId(): string {
  return readStoredText(key) ?? unstored ?? renewSessionId()
}

/** Makes and keeps a new session id: progress kept under the old one is out of reach from then on. */
export function renewSessionId(): string {
  const made = makeSessionId()
  unstored = writeStoredText(key, made) ? undefined : made
  return made
}
