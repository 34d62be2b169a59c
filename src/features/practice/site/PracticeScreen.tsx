import type { ReactNode } from 'react'

import { DraftBanner } from '@/shared/ui/DraftBanner'
import { ShortSources, type ShortSource } from '@/shared/ui/ShortSources'

import { practiceGroups, type PracticeGroup } from '../domain/groups'
import { practiceScenes } from './components/PracticeScenes'
import { Practice } from './islands/Practice.island'
import type { SessionView } from './view'

type PracticeScreenProps = { sessions: SessionView[]; statement: ShortSource | null; preview: boolean }

function Intro() {
  return (
    <>
      <p className="caps">Sacred practice</p>
      <h1 className="mt-2">Practice</h1>
      <p className="mt-4 max-w-136 text-lg text-soft-ink">
        Something to sit with, something to breathe with, something to move to. A clock, a bell, and nobody watching.
      </p>
    </>
  )
}

export function PracticeScreen({ sessions, statement, preview }: PracticeScreenProps) {
  const scenes = Object.fromEntries(
    practiceGroups.map(({ id }) => {
      const Scene = practiceScenes[id]
      return [id, <Scene key={id} className="h-auto w-full text-ink" />]
    }),
  ) as Record<PracticeGroup, ReactNode>
  return (
    <>
      {preview && <DraftBanner path="/practice" showsAll />}
      <div className="page-width pt-10 pb-6 md:pt-14">
        <Practice sessions={sessions} intro={<Intro />} scenes={scenes} />
        <aside aria-labelledby="practice-honestly" className="mt-20 max-w-measure border-t border-line pt-8">
          <h2 id="practice-honestly" className="text-2xl">
            What this is for
          </h2>
          <p className="mt-3">
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
