/** What decides whether the donation button floats; lengths in px. */
export type ScrollState = {
  path: string
  windowHeight: number
  /** Whether the window is lower than 30rem of the browser's type size: it has no room to give away. */
  isLow: boolean
  /** How far the page is scrolled. */
  top: number
  /** How far it is still to the end of the page. */
  below: number
  /** The direction of the last movement. */
  up: boolean
}

/** Pages on which the visitor is busy with something that fills the screen: the button keeps its place in the flow. */
const busyPages = ['/practice', '/health-assessment', '/self-care-bingo', '/ask-auntie']

/**
 * Whether the button may float over the page: not in the first view, while reading on, on busy pages or in low
 * windows; when scrolling back up, and near the end.
 */
export function shouldFloat({ path, windowHeight, isLow, top, below, up }: ScrollState): boolean {
  if (busyPages.includes(path) || isLow || top < windowHeight / 2) return false
  return up || below < windowHeight
}
