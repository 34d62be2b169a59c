import { Suspense, type ReactNode } from 'react'

import { useHydrated } from '@/shared/browser/useHydrated'
import { CheckIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { InlineText } from '@/shared/ui/InlineText'
import { lazyPart } from '@/shared/ui/lazyPart'

import { linesOf } from '../view'
import { PendingViewStatus } from './PendingViewStatus'
import { useAssessment, type ViewProps } from './assessmentStore'

// With the query library, which the selection itself does not need.
const PastResult = lazyPart(() => import('./PastResults').then((loaded) => loaded.PastResult))

type SelectionProps = Pick<ViewProps, 'texts' | 'onView'> & {
  emblems: Record<'universal' | 'lipedema', ReactNode>
}

/** The choice between the two assessments. */
export function Selection({ texts, emblems, onView }: SelectionProps) {
  const visit = useAssessment()
  const inBrowser = useHydrated()
  const cards = [
    {
      view: 'universal',
      title: texts.universalTitle,
      subtitle: texts.universalSubtitle,
      minutes: texts.universalMinutes,
      benefits: texts.universalBenefits,
      done: visit.universalDone,
    },
    {
      view: 'lipedema',
      title: texts.lipedemaTitle,
      subtitle: texts.lipedemaSubtitle,
      minutes: texts.lipedemaMinutes,
      benefits: texts.lipedemaBenefits,
      done: visit.lipedemaDone,
    },
  ] as const
  return (
    <div className="grid gap-x-16 lg:grid-cols-[1fr_1.7fr] lg:grid-rows-[auto_1fr]">
      <header>
        <h1 tabIndex={-1} className="outline-none sm:text-5xl">
          {texts.title}
        </h1>
        <p className="mt-3 max-w-measure text-soft-ink">{texts.intro}</p>
        <noscript>
          <p className="mt-6 font-semibold">{texts.noScript}</p>
        </noscript>
      </header>
      <div className="mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:border-l lg:border-line lg:pl-12">
        <p className="slanted text-2xl">{texts.eyebrow}</p>
        <ul className="mt-3 border-t-[1.5px] border-ink">
          {cards.map(({ view, title, subtitle, minutes, benefits, done }) => (
            <li key={view} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-6 sm:py-8">
              <div className="flex flex-wrap items-baseline gap-x-3 large-text:col-span-2">
                <h2 className="text-2xl">{title}</h2>
                <span aria-hidden="true" className="min-w-4 flex-1 border-b border-dotted border-edge max-sm:hidden" />
                <p className="text-sm whitespace-nowrap text-soft-ink tabular max-sm:basis-full">{minutes}</p>
              </div>
              <span className="col-start-2 row-span-2 row-start-1 text-marigold large-text:hidden">
                {emblems[view]}
              </span>
              <p className="col-start-1 mt-1 text-soft-ink large-text:col-span-2">{subtitle}</p>
              <ul className="col-span-2 mt-5 mb-6 space-y-2">
                {linesOf(benefits).map((benefit) => (
                  <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3">
                    <CheckIcon size={18} className="mt-1 text-sage" />
                    {benefit}
                  </li>
                ))}
              </ul>
              <Button
                aria-label={`${done ? texts.reviewButton : texts.beginButton}: ${title}`}
                variant={done || view === 'lipedema' ? 'quiet' : 'primary'}
                className="col-span-2 justify-self-start noscript:hidden"
                onClick={() => onView(view)}
              >
                {done && <CheckIcon size={18} />}
                {done ? texts.reviewButton : texts.beginButton}
              </Button>
              <PendingViewStatus view={view} className="col-span-2 mt-3" />
              {inBrowser && !done && (
                <div className="col-span-2">
                  <Suspense fallback={null}>
                    <PastResult which={view} texts={texts} onView={onView} />
                  </Suspense>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      <aside aria-labelledby="gentle-reminder" className="mt-10 max-w-measure lg:border-t lg:border-line lg:pt-6">
        <h2 id="gentle-reminder" className="text-2xl">
          {texts.reminderTitle}
        </h2>
        <p className="mt-3">
          <InlineText>{texts.reminder}</InlineText>
        </p>
      </aside>
    </div>
  )
}
