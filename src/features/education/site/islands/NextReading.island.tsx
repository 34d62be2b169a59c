'use client'

import { useMemo, useSyncExternalStore } from 'react'

import { buttonClass } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { NextReadTexts } from '../../content/libraryTexts'
import { nextReading } from '../../domain/nextReading'
import { noReadings, readings, subscribeToReadings } from './readingStore'

type NextReadingProps = {
  texts: NextReadTexts
  modules: { slug: string; title: string; duration: number | null }[]
  /** The description of the first module, which stands until something else has been begun. */
  opening: string
}

/** What to read next, large: the module begun last, else the first unread. */
export function NextReading({ texts, modules, opening }: NextReadingProps) {
  const kept = useSyncExternalStore(subscribeToReadings, readings, noReadings)
  const { next, percent, begun } = useMemo(() => nextReading(modules, kept), [modules, kept])
  const shown = next ?? modules[0]
  if (!shown) return null
  const left = begun && shown.duration ? Math.max(1, Math.ceil(shown.duration * (1 - percent / 100))) : null
  return (
    <>
      {/* Room for two lines, so that what was begun causes no layout shift. */}
      <h3 className="flex min-h-[2lh] items-end text-3xl wrap-anywhere hyphens-auto sm:text-4xl lg:text-5xl">
        {shown.title}
      </h3>
      <p className="mt-4 min-h-[3lh] max-w-112 first-letter:float-left first-letter:-mt-0.5 first-letter:pr-1 first-letter:font-serif first-letter:text-5xl first-letter:leading-[0.9] first-letter:text-marigold-ink">
        {shown === modules[0] ? opening : texts.keptPlace}
      </p>
      <SiteLink href={`/education/${shown.slug}`} className={buttonClass({ variant: 'quiet', size: 'small' }, 'mt-4')}>
        {left === null
          ? shown.duration
            ? texts.readItMinutes.replaceAll('{count}', String(shown.duration))
            : texts.readIt
          : left === 1
            ? texts.readOnMinute
            : texts.readOn.replaceAll('{count}', String(left))}
      </SiteLink>
    </>
  )
}
