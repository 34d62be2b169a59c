'use client'

import { useMemo, useSyncExternalStore } from 'react'

import { ReadPage } from '@/shared/ui/art/ReadPage'
import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { nextReading } from '../../domain/nextReading'
import { noReadings, subscribeToReadings, readings } from './readingStore'

type LearningPathProps = { modules: { slug: string; title: string; duration: number | null }[] }

function sentence(begun: boolean, percent: number, duration: number | null): string {
  if (begun) return duration === null ? 'Begun, at your own pace' : `${percent} % read of ${duration} min`
  return duration === null ? 'At your own pace' : `${duration} min`
}

/** The link that resumes reading, from the progress stored in this browser. */
export function LearningPath({ modules }: LearningPathProps) {
  const kept = useSyncExternalStore(subscribeToReadings, readings, noReadings)
  const { next, percent, begun, completed } = useMemo(() => nextReading(modules, kept), [modules, kept])
  const total = modules.length
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-soft-ink tabular">
        <ReadPage share={total ? completed / total : 0} size={22} className="shrink-0 text-marigold" />
        {completed} of {total} modules completed
      </p>
      {/* Two lines are reserved for the title where it stands beside others, so that theirs and its buttons agree. */}
      <p className="mt-4 flex items-end font-serif text-2xl leading-tight text-balance md:min-h-[2lh]">
        {next ? next.title : 'You’ve read the whole shelf'}
      </p>
      <p className="mt-2 text-sm text-soft-ink tabular">
        {next ? sentence(begun, percent, next.duration) : 'It’s there whenever you want a second look'}
      </p>
      <div
        role="progressbar"
        aria-label="How far you’ve read"
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
        {!next && 'Open the Library'}
        {next && (begun ? 'Resume Learning' : 'Start Learning')}
      </SiteLink>
    </>
  )
}
