/** How many cards there are, and the number of the last one: the first is 0. */
export const deckSize = 22
export const lastCard = deckSize - 1

/** A day as it is written on a calendar, e.g. 2026-11-21, in the time zone of whoever asks. */
export function calendarDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** FNV-1a, then the last mixing of MurmurHash3: days that differ by one figure land far apart. */
function scatter(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * The card of a day for one visitor: the same all day long, another person's is most likely another.
 * @param day as {@link calendarDay} writes it
 * @param sessionId the visitor's; empty for the card that everybody without one gets
 * @returns a card's number, 0 to 21
 */
export function drawCard(day: string, sessionId: string): number {
  return Math.floor((scatter(`${day} ${sessionId}`) / 2 ** 32) * deckSize)
}
