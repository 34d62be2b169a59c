import type { DayKey } from './days'

/** RFC 5545: a comma, a semicolon, a backslash and a line break are escaped in a text. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

/** A line of at most 75 octets; longer ones go on after a line break and a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

const compact = (day: DayKey) => day.replaceAll('-', '')

type Reminder = {
  /** Unique for the reminder, so that importing it again changes it instead of doubling it. */
  id: string
  /** What the calendar shows; on a lock screen everybody reads it. */
  title: string
  from: DayKey
  /** The last day, included; null goes on. */
  until: DayKey | null
  /** Hour of the day, local wherever the phone is. */
  hour: number
  /** When the file is made. */
  now: Date
}

/** A daily reminder as an iCalendar file (RFC 5545), made in the browser. */
export function makeReminder({ id, title, from, until, hour, now }: Reminder): string {
  const time = `${String(hour).padStart(2, '0')}0000`
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Power Years//Diary//EN',
    'BEGIN:VEVENT',
    `UID:${id}@power-years`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${compact(from)}T${time}`,
    'DURATION:PT5M',
    `RRULE:FREQ=DAILY${until ? `;UNTIL=${compact(until)}T235959` : ''}`,
    `SUMMARY:${escapeText(title)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escapeText(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(fold).join('\r\n') + '\r\n'
}
