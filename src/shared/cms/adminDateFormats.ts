// Payload's own formats differ between lists and fields and leave out the year: these hold for the whole admin panel.

/** A day in the admin panel; a date-fns pattern. */
export const adminDayFormat = 'MMM d, yyyy'
/** A date with its time in the admin panel, in the editor's time zone; a date-fns pattern. */
export const adminDateTimeFormat = 'MMM d, yyyy, h:mm a'

/** A date with its time in a sentence: "Nov 21, 2026, 3:30 PM UTC". The server does not know the editor's time zone. */
export const formatDateTimeUtc = (date: Date): string =>
  `${date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`
