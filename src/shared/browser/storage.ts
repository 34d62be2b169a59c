type Guard<Shape> = (value: unknown) => value is Shape

/** Reading progress of a module: seconds read, whether completed, and when it was last opened (ms since the epoch). */
type StoredReading = { seconds: number; completed: boolean; at: number }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const themes = ['light', 'dark', 'dim'] as const

/** Day, night, and the lamp turned down: warm and dim, for reading in bed. */
export type Theme = (typeof themes)[number]

const isTheme: Guard<Theme> = (value): value is Theme => themes.includes(value as Theme)

const isTrue: Guard<true> = (value): value is true => value === true

const isNumber: Guard<number> = (value): value is number => Number.isFinite(value)

const isTexts: Guard<string[]> = (value): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isReading: Guard<StoredReading> = (value): value is StoredReading =>
  isObject(value) && Number.isFinite(value.seconds) && typeof value.completed === 'boolean' && Number.isFinite(value.at)

const isReadings: Guard<Record<string, StoredReading>> = (value): value is Record<string, StoredReading> =>
  isObject(value) && Object.values(value).every(isReading)

/** A monthly donation: the code that ends it, its dollars, when it was made (ms since the epoch), Stripe’s id of its payment. */
type StoredMonthlyDonation = { code: string; amount: number; at: number; payment?: string }

const isMonthlyDonation: Guard<StoredMonthlyDonation> = (value): value is StoredMonthlyDonation =>
  isObject(value) && typeof value.code === 'string' && Number.isFinite(value.amount) && Number.isFinite(value.at)

const isMonthlyDonations: Guard<StoredMonthlyDonation[]> = (value): value is StoredMonthlyDonation[] =>
  Array.isArray(value) && value.every(isMonthlyDonation)

const isSessionId: Guard<string> = (value): value is string =>
  typeof value === 'string' && /^session-\d{1,16}-[\w-]{16,64}$/.test(value)

const isSlug: Guard<string> = (value): value is string => typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value)

/** The tarot card turned on a day, such as 2026-11-21. */
type StoredCard = { day: string; number: number }

const isCard: Guard<StoredCard> = (value): value is StoredCard =>
  isObject(value) && typeof value.day === 'string' && Number.isInteger(value.number)

/** A practice session in progress; see src/features/practice/domain/runningPractice.ts. */
type StoredPractice = { key: string; phase: 'running' | 'paused'; elapsed: number; at: number; mood: number }

const isPractice: Guard<StoredPractice> = (value): value is StoredPractice =>
  isObject(value) &&
  typeof value.key === 'string' &&
  (value.phase === 'running' || value.phase === 'paused') &&
  [value.elapsed, value.at, value.mood].every(Number.isFinite)

/** A finished practice: minutes, moods from 1 to 5, and when it ended (ms since the epoch). */
type StoredPractised = {
  name: string
  minutes: number
  moodBefore: number
  moodAfter: number
  notes: string
  at: number
}

const isPractised: Guard<StoredPractised> = (value): value is StoredPractised =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.notes === 'string' &&
  [value.minutes, value.moodBefore, value.moodAfter, value.at].every(Number.isFinite)

const isPractiseds: Guard<StoredPractised[]> = (value): value is StoredPractised[] =>
  Array.isArray(value) && value.every(isPractised)

/** That the records are sealed with an own key, what it comes from, and whether it is open in this browser. */
type StoredOwnKey = { by: 'passkey' | 'words' | 'unknown'; open: boolean }

const isOwnKey: Guard<StoredOwnKey> = (value): value is StoredOwnKey =>
  isObject(value) && ['passkey', 'words', 'unknown'].includes(value.by as string) && typeof value.open === 'boolean'

/**
 * All localStorage keys of this site, each with the validation of its value. Hand-written guards: zod's smallest build
 * adds 15 KB to every page that uses storage (docs/decisions/005).
 */
const shapes = {
  /** The theme, one of {@link themes}; absent follows the system. Written by next-themes as plain text. */
  'power-years-theme': isTheme,
  /** The id of this browser's bingo progress and daily card. Plain text. */
  'power-years-session-id': isSessionId,
  /** The monthly donations made from this browser, with the codes that end them. */
  'power-years-monthly-gifts': isMonthlyDonations,
  /** Reading progress by module slug. */
  'power-years-reading': isReadings,
  /** The ways into the library that were chosen, by key. */
  'power-years-routes': isTexts,
  /** The bingo board that was opened last, by its slug. */
  'power-years-bingo-board': isSlug,
  /** The day's tarot card, once turned. */
  'power-years-daily-card': isCard,
  /** How far this device's clock is off (ms), where it is wrong; see serverClock.ts. */
  'power-years-clock': isNumber,
  /** A practice session, until it ends. */
  'power-years-practice': isPractice,
  /** The practices finished in this browser, newest first, with moods and notes. */
  'power-years-practice-history': isPractiseds,
  /** Whether the visitor seals with an own key; see ownKey/state.ts. Never the key. */
  'power-years-own-key': isOwnKey,
  /** When a move to an own key was begun whose end this browser has not heard of (ms since the epoch). */
  'power-years-own-key-move': isNumber,
  /** That a diary was shown in this browser the last time; see symptoms/site/expectedRecord.ts. Nothing of what is in it. */
  'power-years-diary': isTrue,
  /** When the server said that this browser's cookie is none of an own key (ms since the epoch); see firstWrites.ts. */
  'power-years-keyless': isNumber,
}

export type StorageKey = keyof typeof shapes
export type Stored<Key extends StorageKey> = (typeof shapes)[Key] extends Guard<infer Shape> ? Shape : never

/** For next-themes, which reads and writes it itself. */
export const themeKey = 'power-years-theme' satisfies StorageKey

/** Reads a value; null when it is missing or invalid, or when storage is unavailable. */
export function readStored<Key extends StorageKey>(key: Key): Stored<Key> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return shapes[key](value) ? (value as Stored<Key>) : null
  } catch {
    return null
  }
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is unavailable, so there is nothing to remove.
  }
}

/** Stores a value. @returns false when storage is full or unavailable */
export function writeStored<Key extends StorageKey>(key: Key, value: Stored<Key>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Reads a plain text (not JSON); null as for `readStored`. */
export function readStoredText(key: 'power-years-session-id'): string | null {
  try {
    const value: unknown = localStorage.getItem(key)
    return shapes[key](value) ? value : null
  } catch {
    return null
  }
}

/** Stores a plain text. @returns false when storage is full or unavailable */
export function writeStoredText(key: 'power-years-session-id', value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

const forgotten = 'power-years:forgotten'

/** Kept when storage is cleared: the theme, and the only means to end a monthly donation. */
const keptWhenCleared: readonly StorageKey[] = ['power-years-theme', 'power-years-monthly-gifts']

/** Clears this site's storage, except the theme and the codes that end monthly donations. */
export function clearStored(): void {
  try {
    for (const key of Object.keys(shapes) as StorageKey[])
      if (!keptWhenCleared.includes(key)) localStorage.removeItem(key)
  } catch {
    // Storage is unavailable, so there is nothing to clear.
  }
  window.dispatchEvent(new Event(forgotten))
}

/** Subscribes to clearing, for state that is also held in memory. @returns unsubscribes */
export function onStorageCleared(listener: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener(forgotten, listener)
}

const key = 'power-years-session-id'

/** `session-{ms since the epoch}-{22 URL-safe characters}`. */
function makeSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const random = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `session-${Date.now()}-${random}`
}

let unstored: string | undefined

/** This browser's session id, created at the first call. Without storage it lives as long as the page. */
export function readSessionId(): string {
  return readStoredText(key) ?? unstored ?? renewSessionId()
}

/** Replaces the session id: progress under the old one becomes unreachable. */
export function renewSessionId(): string {
  const made = makeSessionId()
  keepSessionId(made)
  return made
}

/** Makes this browser's session one that exists. */
export function keepSessionId(id: string): void {
  unstored = writeStoredText(key, id) ? undefined : id
}
