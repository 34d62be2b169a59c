import type { StoredHotFlash } from '../../contract'
import type { DayKey } from '../../domain/days'
import { formatDay, durationLabel, SeverityMoon, severityLabel, formatTime } from './SeverityMoon'

/** The entries of one day. */
export function DayEntries({ day, entries }: { day: DayKey; entries: StoredHotFlash[] }) {
  return (
    <>
      <h4 className="font-serif text-lg">{formatDay(day, 'weekday')}</h4>
      {entries.length === 0 && <p className="mt-2 text-soft-ink">Nothing noted on this day.</p>}
      <ul className="mt-2">
        {entries.map(({ id, timestamp, severity, duration, triggers, reliefMethods, notes }) => (
          <li key={id} className="border-t border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3">
              <SeverityMoon severity={severity} size={18} className="shrink-0 text-marigold" />
              <span className="font-semibold">{severityLabel(severity)}</span>
              <span className="text-soft-ink">
                {formatTime(timestamp)} · {durationLabel(duration)}
              </span>
            </p>
            {triggers.length > 0 && (
              <p className="mt-1 text-sm">
                <span className="text-soft-ink">Possible triggers:</span> {triggers.join(', ')}
              </p>
            )}
            {reliefMethods.length > 0 && (
              <p className="mt-1 text-sm">
                <span className="text-soft-ink">Brought relief:</span> {reliefMethods.join(', ')}
              </p>
            )}
            {notes && <p className="mt-1 font-serif whitespace-pre-line">{notes}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
