/** Number of cards, and the last card's number: the first is 0. */
export const deckSize = 22
export const lastCard = deckSize - 1

/** The local date, e.g. 2026-11-21. */
export function calendarDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** FNV-1a with the finalizer of MurmurHash3, so that similar dates hash far apart. */
function scatter(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The deck in a session's own order. */
function shuffledDeck(sessionId: string): number[] {
  const deck = Array.from({ length: deckSize }, (_, number) => number)
  for (let last = lastCard; last > 0; last -= 1) {
    const other = Math.floor((scatter(`${last} ${sessionId}`) / 2 ** 32) * (last + 1))
    ;[deck[last], deck[other]] = [deck[other]!, deck[last]!]
  }
  return deck
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * The card of the day: deterministic for a day and a session. The whole deck goes round before a card comes again.
 * @param day as formatted by {@link calendarDay}
 * @param sessionId the visitor's; empty for the shared card
 * @returns a card number, 0 to 21
 */
export function drawCard(day: string, sessionId: string): number {
  return shuffledDeck(sessionId)[Math.floor(Date.parse(day) / dayMs) % deckSize]!
}
