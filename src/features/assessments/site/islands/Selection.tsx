import { lazy, Suspense, type ReactNode } from 'react'

import { useInBrowser } from '@/shared/browser/useInBrowser'
import { CheckIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'

import type { AssessmentTexts } from '../../content/assessmentTexts'
import { linesOf } from '../view'
import { useAssessment, type View } from './assessmentStore'

// With the query library, which the selection itself does not need.
const PastResult = lazy(() => import('./PastResults').then((loaded) => ({ default: loaded.PastResult })))

type SelectionProps = {
  texts: AssessmentTexts
  emblems: Record<'universal' | 'lipedema', ReactNode>
  onView: (view: View) => void
}

export function Selection({ texts, emblems, onView }: SelectionProps) {
  const visit = useAssessment()
  const inBrowser = useInBrowser()
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
    <>
      <p className="caps">{texts.eyebrow}</p>
      <h1 tabIndex={-1} className="mt-2 outline-none">
        {texts.title}
      </h1>
      <p className="mt-4 max-w-136 text-lg text-soft-ink">{texts.intro}</p>
      <noscript>
        <p className="mt-6 font-semibold">The questions need JavaScript. The library works without it.</p>
      </noscript>
      <ul className="mt-10 grid grid-cols-1 border-t border-l border-line md:grid-cols-2">
        {cards.map(({ view, title, subtitle, minutes, benefits, done }) => (
          <li key={view} className="flex flex-col border-r border-b border-line p-6 md:p-9">
            <div className="flex items-start justify-between gap-4">
              <span className="text-marigold">{emblems[view]}</span>
              <p className="text-sm text-soft-ink tabular">{minutes}</p>
            </div>
            <h2 className="mt-5 text-2xl">{title}</h2>
            <p className="mt-2 text-soft-ink">{subtitle}</p>
            <ul className="mt-5 mb-8 space-y-2">
              {linesOf(benefits).map((benefit) => (
                <li key={benefit} className="grid grid-cols-[auto_1fr] gap-3">
                  <CheckIcon size={18} className="mt-1 text-sage" />
                  {benefit}
                </li>
              ))}
            </ul>
            <Button
              aria-label={`${done ? texts.reviewButton : texts.beginButton}: ${title}`}
              variant={done ? 'quiet' : 'primary'}
              className="mt-auto self-start noscript:hidden"
              onClick={() => onView(view)}
            >
              {done && <CheckIcon size={18} />}
              {done ? texts.reviewButton : texts.beginButton}
            </Button>
            {inBrowser && !done && (
              <Suspense fallback={null}>
                <PastResult which={view} onView={onView} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      <aside aria-labelledby="gentle-reminder" className="mt-10 border-l-3 border-marigold bg-leaf p-6 md:p-8">
        <h2 id="gentle-reminder" className="text-xl">
          {texts.reminderTitle}
        </h2>
        <p className="mt-2 max-w-measure">{texts.reminder}</p>
      </aside>
    </>
  )
}
