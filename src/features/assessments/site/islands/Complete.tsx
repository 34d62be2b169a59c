import { useEffect } from 'react'

import { Button } from '@/shared/ui/Button'

import { scoreLipedema } from '../../domain/lipedemaScore'
import { levelOf, needsHelpFirst, overallScore, scoreCategories } from '../../domain/universalScore'
import { HelpNow } from '../components/ResultParts'
import { PendingViewStatus } from './PendingViewStatus'
import { updateAssessment, useAssessment, type ViewProps } from './assessmentStore'

/** The combined profile, once both assessments are complete. */
export function Complete({ texts, flags, onView }: ViewProps) {
  const { responses, selected } = useAssessment()
  useEffect(() => updateAssessment({ profileSeen: true }), [])
  const overall = overallScore(scoreCategories(responses))
  const { level, key } = levelOf(overall)
  const lipedema = scoreLipedema(selected)
  const results = [
    {
      view: 'universal',
      name: texts.universalTitle,
      result: `${overall} ${texts.outOf} · ${level}`,
      meaning: [texts[`level_${key}`], ...(key === 'needsFocus' ? [texts.needsFocusNote] : [])].join(' '),
    },
    {
      view: 'lipedema',
      name: texts.lipedemaTitle,
      result: lipedema.level,
      meaning: [texts[`risk_${lipedema.key}`], ...(lipedema.isPainless ? [texts.painless] : [])].join(' '),
    },
  ] as const
  return (
    <div className="mx-auto max-w-2xl text-center">
      <h1 tabIndex={-1} className="outline-none">
        {texts.profileTitle}
      </h1>
      <p className="mx-auto mt-4 max-w-measure text-lg text-balance text-soft-ink">{texts.completeText}</p>
      {needsHelpFirst(responses) && (
        <div className="text-left">
          <HelpNow texts={texts} flags={flags} />
        </div>
      )}
      <dl className="mt-8 grid border-t border-l border-line text-left sm:grid-cols-2">
        {results.map(({ view, name, result, meaning }) => (
          <div key={view} className="flex flex-col border-r border-b border-line p-5">
            <dt className="text-sm text-soft-ink">{name}</dt>
            <dd className="mt-1 font-serif text-xl tabular">{result}</dd>
            <dd className="mt-2 mb-4">{meaning}</dd>
            <dd className="mt-auto">
              <Button
                aria-label={`${texts.reviewButton}: ${name}`}
                variant="quiet"
                size="small"
                onClick={() => onView(view)}
              >
                {texts.reviewButton}
              </Button>
              <PendingViewStatus view={view} className="mt-3" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure text-left text-soft-ink">{texts.resultsIntro}</p>
      {lipedema.isImportant && (
        <p className="mt-6 border-l-3 border-rose bg-leaf p-5 text-left">
          <span className="block max-w-measure">{texts.importantNote}</span>
        </p>
      )}
      <div className="mt-9 flex flex-wrap justify-center gap-3">
        <Button onClick={() => onView('plan')}>{texts.planButton}</Button>
        <Button variant="quiet" onClick={() => onView('selection')}>
          {texts.detailsButton}
        </Button>
      </div>
      <PendingViewStatus view="plan" className="mx-auto mt-4" />
    </div>
  )
}
