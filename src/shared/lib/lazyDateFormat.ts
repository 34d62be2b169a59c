/**
 * Formats dates in US English and the zone of the browser. A page's first `Intl.DateTimeFormat` takes a phone tens of
 * milliseconds, so it is made when a date is shown and not while the page's scripts are loaded.
 */
export function lazyDateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => (format ??= new Intl.DateTimeFormat('en-US', options)).format(date)
}
