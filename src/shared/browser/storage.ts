type Guard<Shape> = (value: unknown) => value is Shape

/** Reading of one module: seconds read, whether marked complete, and when it was last open (ms since epoch). */
type StoredReading = { seconds: number; completed: boolean; at: number }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTheme: Guard<'light' | 'dark'> = (value): value is 'light' | 'dark' => value === 'light' || value === 'dark'

const isReading: Guard<StoredReading> = (value): value is StoredReading =>
  isObject(value) && Number.isFinite(value.seconds) && typeof value.completed === 'boolean' && Number.isFinite(value.at)

const isReadings: Guard<Record<string, StoredReading>> = (value): value is Record<string, StoredReading> =>
  isObject(value) && Object.values(value).every(isReading)

/** A monthly gift: the code that ends it, its dollars, and when it was made (ms since epoch). */
type StoredMonthlyGift = { code: string; amount: number; at: number }

const isMonthlyGift: Guard<StoredMonthlyGift> = (value): value is StoredMonthlyGift =>
  isObject(value) && typeof value.code === 'string' && Number.isFinite(value.amount) && Number.isFinite(value.at)

const isMonthlyGifts: Guard<StoredMonthlyGift[]> = (value): value is StoredMonthlyGift[] =>
  Array.isArray(value) && value.every(isMonthlyGift)

const isSessionId: Guard<string> = (value): value is string =>
  typeof value === 'string' && /^session-\d{1,16}-[\w-]{16,64}$/.test(value)

/** The tarot card turned on a day, such as 2026-11-21. */
type StoredCard = { day: string; number: number }

const isCard: Guard<StoredCard> = (value): value is StoredCard =>
  isObject(value) && typeof value.day === 'string' && Number.isInteger(value.number)

/** A practice session under way; see src/features/practice/domain/runningPractice.ts. */
type StoredPractice = { key: string; phase: 'running' | 'paused'; elapsed: number; at: number; mood: number }

const isPractice: Guard<StoredPractice> = (value): value is StoredPractice =>
  isObject(value) &&
  typeof value.key === 'string' &&
  (value.phase === 'running' || value.phase === 'paused') &&
  [value.elapsed, value.at, value.mood].every(Number.isFinite)

/**
 * Every key this site keeps in a browser's local storage, with the check of its value. Checked by hand: zod's smallest
 * form adds 15 KB to every page that remembers something (docs/decisions/005).
 */
const shapes = {
  /** Chosen theme; absent follows the system. Written by next-themes as plain text. */
  'power-years-theme': isTheme,
  /** Names this browser's bingo progress and daily card. Plain text. */
  'power-years-session-id': isSessionId,
  /** What ends the monthly gifts made from this browser, and what they are. */
  'power-years-monthly-gifts': isMonthlyGifts,
  /** Reading by module slug. */
  'power-years-reading': isReadings,
  /** The day's tarot card, once turned. */
  'power-years-daily-card': isCard,
  /** A practice session under way, until it ends. */
  'power-years-practice': isPractice,
}

export type StorageKey = keyof typeof shapes
export type Stored<Key extends StorageKey> = (typeof shapes)[Key] extends Guard<infer Shape> ? Shape : never

/** The theme's key, for next-themes, which reads and writes it by itself. */
export const themeKey = 'power-years-theme' satisfies StorageKey

/** What is kept under a key; null when there is nothing, when it does not fit, or when storage is switched off. */
export function readStored<Key extends StorageKey>(key: Key): Stored<Key> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return shapes[key](value) ? (value as Stored<Key>) : null
  } catch {
    return null
  }
}

/** Forgets what is kept under a key. */
export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where storage is switched off, nothing is kept either.
  }
}

/** Keeps a value; answers false when the browser would not (storage full or switched off). */
export function writeStored<Key extends StorageKey>(key: Key, value: Stored<Key>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** What is kept under a key as plain text, not as JSON; null as for `readStored`. */
export function readStoredText(key: 'power-years-session-id'): string | null {
  try {
    const value: unknown = localStorage.getItem(key)
    return shapes[key](value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a plain text; answers false when the browser would not. */
export function writeStoredText(key: 'power-years-session-id', value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

const forgotten = 'power-years:forgotten'

/** What stays when a browser is to forget: the look of the site, and the only means to end a monthly gift. */
const lasting: readonly StorageKey[] = ['power-years-theme', 'power-years-monthly-gifts']

/** Clears what this browser keeps, but for the theme and the codes that end a monthly gift. */
export function forgetStored(): void {
  try {
    for (const key of Object.keys(shapes) as StorageKey[]) if (!lasting.includes(key)) localStorage.removeItem(key)
  } catch {
    // Storage is switched off: there is nothing to clear.
  }
  window.dispatchEvent(new Event(forgotten))
}

/** Hears when everything is to be forgotten, for what is also held in memory. */
export function onForgotten(listener: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener(forgotten, listener)
}

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
