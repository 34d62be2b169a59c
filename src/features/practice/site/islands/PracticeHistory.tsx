import { lazyDateFormat } from '@/shared/lib/lazyDateFormat'
import { Button } from '@/shared/ui/Button'

import type { PracticeTexts } from '../../content/practiceTexts'
import { moodLabel } from '../../domain/runningPractice'
import type { PracticeEntry } from '../../domain/practiceHistory'

/** Practices shown before the rest is opened. */
const few = 5

const day = lazyDateFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

type PracticeHistoryProps = { texts: PracticeTexts; history: PracticeEntry[]; onDelete: (at: number) => void }

/** What was practised in this browser, with moods and notes; each can be deleted. */
export function PracticeHistory({ texts, history, onDelete }: PracticeHistoryProps) {
  const rest = history.slice(few)
  return (
    <section aria-labelledby="practised" className="mt-16 max-w-measure">
      <h2 id="practised">{texts.historyHeading}</h2>
      <p className="mt-2 text-soft-ink">{texts.historyNote}</p>
      <PractisedList texts={texts} history={history.slice(0, few)} onDelete={onDelete} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">
            {texts.historyMore.replaceAll('{count}', String(rest.length))}
          </summary>
          <PractisedList texts={texts} history={rest} onDelete={onDelete} />
        </details>
      )}
    </section>
  )
}

function PractisedList({ texts, history, onDelete }: PracticeHistoryProps) {
  return (
    <ul className="mt-4 border-t border-line">
      {history.map(({ name, minutes, moodBefore, moodAfter, notes, at }) => (
        <li key={at} className="flex items-start justify-between gap-4 border-b border-line py-3 wrap-anywhere">
          <div className="min-w-0">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-soft-ink tabular">
              <time dateTime={new Date(at).toISOString()}>{day(at)}</time>
              {minutes > 0 && ` · ${minutes} ${texts.minutes}`} · {moodLabel(moodBefore)} → {moodLabel(moodAfter)}
            </p>
            {notes && <p className="mt-1 font-serif whitespace-pre-line">{notes}</p>}
          </div>
          <Button
            variant="quiet"
            size="small"
            className="shrink-0"
            aria-label={`${texts.deleteButton}: ${name}, ${day(at)}`}
            onClick={() => onDelete(at)}
          >
            {texts.deleteButton}
          </Button>
        </li>
      ))}
    </ul>
  )
}
