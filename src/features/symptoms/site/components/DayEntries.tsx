import { useRef } from 'react'

import { withValues } from '@/shared/lib/pageTexts'
import { Button, buttonClass } from '@/shared/ui/Button'

import type { HistoryTexts } from '../../content/historyTexts'
import type { StoredDay } from '../../contract'
import type { DayKey } from '../../domain/days'
import { removeDay } from '../islands/changeDays'
import { deleteEntry } from '../islands/changeEntries'
import { OpenDayButton } from '../islands/DayNotebook.island'
import { openEntry } from '../islands/SymptomLogger.island'
import type { OwnEntry } from '../islands/ownSymptoms'
import { describeDay } from '../../domain/describeDay'
import { formatDay, durationLabel, SeverityMoon, severityLabel, formatTime } from './SeverityMoon'

type Words = { texts: HistoryTexts }

type DayEntriesProps = Words & { day: DayKey; entries: OwnEntry[]; own: StoredDay | undefined }

/** The entries of one day, to be read, corrected and deleted. */
export function DayEntries({ texts, day, entries, own }: DayEntriesProps) {
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
      {entries.length === 0 && !own && <p className="mt-2 text-soft-ink">{texts.nothingOnDay}</p>}
      <p className="my-3 flex flex-wrap gap-2 print:hidden">
        <OpenDayButton day={day} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {own ? texts.changeDayButton : texts.noteDayButton}
        </OpenDayButton>
        {own && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              heading.current?.focus({ preventScroll: true })
              void removeDay(own)
            }}
          >
            {texts.deleteDayButton}
          </Button>
        )}
      </p>
      <ul className="mt-2">
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line py-3 wrap-anywhere">
            <Entry
              texts={texts}
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

function Entry({ texts, entry, onDelete }: Words & { entry: OwnEntry; onDelete: () => void }) {
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
          <span className="text-soft-ink">{texts.triggersLabel}</span> {triggers.join(', ')}
        </p>
      )}
      {reliefMethods.length > 0 && (
        <p className="mt-1 text-sm">
          <span className="text-soft-ink">{texts.reliefLabel}</span> {reliefMethods.join(', ')}
        </p>
      )}
      {notes && <p className="mt-1 font-serif whitespace-pre-line">{notes}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
        {waits ? (
          <span className="mr-auto text-sm text-soft-ink">{texts.waits}</span>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            aria-label={withValues(texts.correctLabel, { name: named })}
            onClick={(event) => {
              event.currentTarget.focus()
              openEntry(entry)
            }}
          >
            {texts.correctButton}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={withValues(texts.deleteLabel, { name: named })}
          onClick={onDelete}
        >
          {texts.deleteButton}
        </Button>
      </p>
    </>
  )
}
