import { DraftBanner } from '@/shared/ui/DraftBanner'
import { ShortSources, type ShortSource } from '@/shared/ui/ShortSources'

import { SessionNotes } from './components/SessionNotes'
import { Practice } from './islands/Practice.island'
import type { SessionView } from './view'
import type { PracticeTexts } from '../content/practiceTexts'
import { InlineText } from '@/shared/ui/InlineText'

type PracticeScreenProps = {
  texts: PracticeTexts
  sessions: SessionView[]
  statement: ShortSource | null
  preview: boolean
}

export function PracticeScreen({ texts, sessions, statement, preview }: PracticeScreenProps) {
  return (
    <>
      {preview && <DraftBanner path="/practice" showsAll />}
      <Practice texts={texts} sessions={sessions} />
      <div data-beside-session className="page-width grid gap-x-16 gap-y-14 pt-14 pb-6 lg:grid-cols-[1.2fr_1fr]">
        <SessionNotes texts={texts} sessions={sessions} open={preview} />
        <aside aria-labelledby="practice-honestly">
          <h2 id="practice-honestly" className="text-2xl">
            {texts.purposeHeading}
          </h2>
          <p className="mt-4 max-w-measure">
            <InlineText>{texts.purpose}</InlineText>
          </p>
          {statement && (
            <div className="mt-5">
              <ShortSources sources={[statement]} />
            </div>
          )}
          <p className="mt-5 max-w-measure text-soft-ink">
            <InlineText>{texts.kept}</InlineText>
          </p>
        </aside>
      </div>
    </>
  )
}
