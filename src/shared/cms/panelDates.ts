// Payload writes a date in one way in lists, in another in fields, and a day without its year: these say it once for all.

/** How the panel writes a day; a date-fns pattern. */
export const panelDay = 'MMM d, yyyy'
/** How the panel writes a moment, in the reader's own time zone; a date-fns pattern. */
export const panelMoment = 'MMM d, yyyy, h:mm a'

/** A moment in a sentence of the panel: "Nov 21, 2026, 3:30 PM UTC". The server knows no other time zone. */
export const tellMoment = (date: Date): string =>
  `${date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`
