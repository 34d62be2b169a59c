/** The loader in every page (`src/shared/server/page-cache/scriptsAfterPaint.mjs`) waits for this. */
const eventName = 'power-years:hydrated'

/** Says that the page listens now, so that what was pressed or typed before can be done again. */
export function announceHydration(): void {
  window.dispatchEvent(new Event(eventName))
}
