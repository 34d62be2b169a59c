'use client'

import { useMemo, useSyncExternalStore } from 'react'

import { ReadPage } from '@/shared/ui/art/ReadPage'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { NextReadTexts } from '../../content/libraryTexts'
import { nextReading } from '../../domain/nextReading'
import { noReadings, subscribeToReadings, readings } from './readingStore'

type LearningPathProps = {
  texts: NextReadTexts
  modules: { slug: string; title: string; duration: number | null }[]
}

function sentence(texts: NextReadTexts, begun: boolean, percent: number, duration: number | null): string {
  if (duration === null) return begun ? texts.pathBegunOwnPace : texts.pathOwnPace
  return (begun ? texts.pathBegun.replaceAll('{percent}', String(percent)) : texts.pathMinutes).replaceAll(
    '{count}',
    String(duration),
  )
}

/** The link that resumes reading, from the progress stored in this browser. */
export function LearningPath({ texts, modules }: LearningPathProps) {
  const kept = useSyncExternalStore(subscribeToReadings, readings, noReadings)
  const { next, percent, begun, completed } = useMemo(() => nextReading(modules, kept), [modules, kept])
  const total = modules.length
  return (
    <>
      <p className="mt-3 flex items-center gap-3 text-sm text-soft-ink tabular">
        <ReadPage share={total ? completed / total : 0} size={22} className="shrink-0 text-marigold" />
        {texts.pathCount.replaceAll('{done}', String(completed)).replaceAll('{count}', String(total))}
      </p>
      {/* Two lines are reserved for the title where it stands beside others, so that theirs and its buttons agree. */}
      <p className="mt-4 flex items-end font-serif text-xl leading-tight text-balance md:min-h-[2lh]">
        {next ? next.title : texts.allRead}
      </p>
      <p className="mt-2 text-sm text-soft-ink tabular">
        {next ? sentence(texts, begun, percent, next.duration) : texts.allReadNote}
      </p>
      <div
        role="progressbar"
        aria-label={texts.pathProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 mb-5 h-[5px] bg-line"
      >
        <div className="h-full bg-marigold" style={{ width: `${percent}%` }} />
      </div>
      <SiteLink
        href={next ? `/education/${next.slug}` : '/education'}
        className={buttonClass({ variant: 'quiet' }, 'mt-auto self-start')}
      >
        {!next && texts.allReadButton}
        {next && (begun ? texts.pathResume : texts.pathStart)}
      </SiteLink>
    </>
  )
}
