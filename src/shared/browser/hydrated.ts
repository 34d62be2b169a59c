/** The loader in every page (`src/server/scriptsAfterPaint.ts`) waits for this. */
const eventName = 'power-years:hydrated'

/**
 * Says that the page listens now, so that what was pressed or typed before can be done again. The mark on `<html>` says
 * so to whoever looks later: it stays until the document is left.
 */
export function announceHydration(): void {
  document.documentElement.dataset.hydrated = ''
  window.dispatchEvent(new Event(eventName))
}
