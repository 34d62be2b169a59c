/** What decides whether the donation button floats; lengths in px. */
export type ScrollState = {
  path: string
  windowHeight: number
  /** How far the page is scrolled. */
  top: number
  /** How far it is still to the end of the page. */
  below: number
  /** The direction of the last movement. */
  up: boolean
}

/** Pages on which the visitor is busy with something that fills the screen: the button keeps its place in the flow. */
const busyPages = ['/practice', '/health-assessment', '/self-care-bingo', '/ask-auntie']

/** A lower window has no room to give away: 30rem at the browser's usual type size. */
const lowWindow = 480

/**
 * Whether the button may float over the page: not in the first view, while reading on, on busy pages or in low
 * windows; when scrolling back up, and near the end.
 */
export function shouldFloat({ path, windowHeight, top, below, up }: ScrollState): boolean {
  if (busyPages.includes(path) || windowHeight < lowWindow || top < windowHeight / 2) return false
  return up || below < windowHeight
}
