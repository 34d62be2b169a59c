import { useRef } from 'react'

import { Button, buttonClass } from '@/shared/ui/Button'

import type { StoredDay } from '../../contract'
import type { DayKey } from '../../domain/days'
import { removeDay } from '../islands/changeDays'
import { deleteEntry } from '../islands/changeEntries'
import { NoteDay } from '../islands/DayNotebook.island'
import { openEntry } from '../islands/SymptomLogger.island'
import type { OwnEntry } from '../islands/ownSymptoms'
import { describeDay } from '../../domain/describeDay'
import { formatDay, durationLabel, SeverityMoon, severityLabel, formatTime } from './SeverityMoon'

/** The entries of one day, to be read, corrected and deleted. */
export function DayEntries({ day, entries, own }: { day: DayKey; entries: OwnEntry[]; own: StoredDay | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="font-serif text-lg outline-offset-4">
        {formatDay(day, 'weekday')}
      </h4>
      {own && (
        <div className="mt-2 wrap-anywhere">
          <p>{describeDay(own).join(' · ')}</p>
          {own.note && <p className="mt-1 font-serif whitespace-pre-line">{own.note}</p>}
        </div>
      )}
      {entries.length === 0 && !own && <p className="mt-2 text-soft-ink">Nothing noted on this day.</p>}
      <p className="my-3 flex flex-wrap gap-2">
        <NoteDay day={day} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {own ? 'Change this day' : 'Note this day'}
        </NoteDay>
        {own && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              heading.current?.focus({ preventScroll: true })
              void removeDay(own)
            }}
          >
            Delete this day
          </Button>
        )}
      </p>
      <ul className="mt-2">
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line py-3 wrap-anywhere">
            <Entry
              entry={entry}
              onDelete={() => {
                // The button goes with its entry, and would take the focus along.
                heading.current?.focus({ preventScroll: true })
                void deleteEntry(entry)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Entry({ entry, onDelete }: { entry: OwnEntry; onDelete: () => void }) {
  const { timestamp, severity, duration, triggers, reliefMethods, notes, waits } = entry
  const named = `${severityLabel(severity)}, ${formatTime(timestamp)}`
  return (
    <>
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
      <p className="mt-2 flex flex-wrap items-center gap-2">
        {waits ? (
          <span className="mr-auto text-sm text-soft-ink">Waits on this phone for a network.</span>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={`Correct: ${named}`}
            onClick={(event) => {
              event.currentTarget.focus()
              openEntry(entry)
            }}
          >
            Correct
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={`Delete: ${named}`} onClick={onDelete}>
          Delete
        </Button>
      </p>
    </>
  )
}
