import { DraftBanner } from '@/shared/ui/DraftBanner'
import { ShortSources, type ShortSource } from '@/shared/ui/ShortSources'

import { SessionNotes } from './components/SessionNotes'
import { Practice } from './islands/Practice.island'
import type { SessionView } from './view'

type PracticeScreenProps = { sessions: SessionView[]; statement: ShortSource | null; preview: boolean }

export function PracticeScreen({ sessions, statement, preview }: PracticeScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/practice" showsAll />}
      <Practice sessions={sessions} />
      <div data-beside-session className="page-width grid gap-x-16 gap-y-14 pt-14 pb-6 lg:grid-cols-[1.2fr_1fr]">
        <SessionNotes sessions={sessions} open={preview} />
        <aside aria-labelledby="practice-honestly">
          <h2 id="practice-honestly" className="text-2xl">
            What this is for
          </h2>
          <p className="mt-4">
            Rest, sleep, strength and pleasure. None of it treats hot flashes: a rattled hour may get easier, the flash
            still comes. What has been shown to help with flashes stands in the library.
          </p>
          {statement && (
            <div className="mt-5">
              <ShortSources sources={[statement]} />
            </div>
          )}
          <p className="mt-5 text-soft-ink">
            The timer, your moods and your notes stay in this browser. Nothing on this page is sent anywhere.
          </p>
        </aside>
      </div>
    </>
  )
}
