import { CitedText } from '@/shared/ui/CitedText'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { ShortSources } from '@/shared/ui/ShortSources'

import { formatClockTime } from '../../domain/cues'
import type { SessionView } from '../view'
import type { PracticeTexts } from '../../content/practiceTexts'

/**
 * What can be read of each session without starting it, and without JavaScript.
 * @param open for editors, who look for what they have changed
 */
export function SessionNotes({
  texts,
  sessions,
  open,
}: {
  texts: PracticeTexts
  sessions: SessionView[]
  open: boolean
}) {
  return (
    <section aria-labelledby="session-notes">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="session-notes" className="text-2xl">
          {texts.notesHeading}
        </h2>
        {/* Said once to the eye; each summary says it to those who hear one at a time. */}
        <p aria-hidden="true" className="text-soft-ink first-letter:uppercase">
          {texts.notesLabel}
        </p>
      </div>
      <ul className="mt-4 border-t border-line">
        {sessions.map(({ key, name, duration, intensity, bestFor, cited, redFlags, cues, sources }) => (
          <li key={key} className="border-b border-line">
            <details open={open}>
              <summary className="min-h-12 cursor-pointer py-3 pl-5 -indent-5">
                <span className="font-serif text-lg">{name}</span>
                <span className="sr-only">: {texts.notesLabel}</span>
              </summary>
              <div className="max-w-measure pb-6 text-sm">
                <p className="text-base text-soft-ink">
                  <CitedText under={key}>{cited.description}</CitedText>
                </p>
                <p className="mt-2">
                  {duration} {texts.minutes} · {intensity}
                  {bestFor.length > 0 && ` · ${texts.bestFor} ${bestFor.join(', ')}`}
                </p>
                <ol className="mt-4 space-y-2">
                  {cues.map(({ at, text }) => (
                    <li key={at} className="grid grid-cols-[3.4rem_1fr]">
                      <span className="text-soft-ink tabular">{formatClockTime(at)}</span>
                      <span>{text}</span>
                    </li>
                  ))}
                </ol>
                <div className="my-4 border-l-[3px] border-rose pl-4">
                  <p>
                    <CitedText under={key}>{cited.safetyNote}</CitedText>
                  </p>
                  <RedFlagList flags={redFlags} />
                </div>
                <ShortSources sources={sources} under={key} folded />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
