import { Suspense, useEffect, useRef } from 'react'

import { buttonClass } from '@/shared/ui/Button'
import { InlineText } from '@/shared/ui/InlineText'
import { lazyPart } from '@/shared/ui/lazyPart'
import { SiteLink } from '@/shared/ui/SiteLink'
import { Pill } from '@/shared/ui/Pill'

import { summarizeStage } from '../../domain/stages'
import { planFor, rankCategories } from '../../domain/wellnessPlan'
import { levelOf, needsHelpFirst, overallScore, scoreCategories } from '../../domain/universalScore'
import { categoryNames } from '../../domain/questions'
import {
  AnsweredDate,
  BothAssessmentsComplete,
  HelpNow,
  CategoryBar,
  NextSteps,
  Sources,
  StageFlags,
} from '../components/ResultParts'
import { updateAssessment, useAssessment, type ViewProps } from './assessmentStore'

const ResultComparison = lazyPart(() => import('./ResultComparison').then((loaded) => loaded.ResultComparison))

/** The results of the universal assessment; focuses their heading. */
export function UniversalResults({ texts, sources, flags, onView }: ViewProps) {
  const { responses, universalStored, lipedemaDone } = useAssessment()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const scores = scoreCategories(responses)
  const overall = overallScore(scores)
  const { level, key } = levelOf(overall)
  const stage = summarizeStage(responses)
  const ordered = rankCategories(responses).map(({ category }) => category)
  const first = ordered[0]!
  const start = planFor(responses)[0]!
  // Then there is nothing to start with: of all six the lowest may be the symptoms, which nobody wants to keep.
  const allWell = scores[first] >= 80
  return (
    <>
      {/* The answer below is the headline to the eye; this names the page. */}
      <h1 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold tracking-normal outline-none">
        {texts.universalResultsTitle}
      </h1>
      <AnsweredDate texts={texts} at={universalStored?.at ?? null} />
      {needsHelpFirst(responses) && (
        <div className="mb-9">
          <HelpNow texts={texts} flags={flags} />
        </div>
      )}
      <section aria-labelledby="where-to-start" className="mt-4 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 id="where-to-start" className="text-[clamp(2.6rem,1.4rem+5vw,4.4rem)] leading-none large-text:text-4xl">
            {allWell ? (
              texts.keep
            ) : (
              <>
                {texts.startWith} <span className="slanted">{texts[`start_${first}`]}.</span>
              </>
            )}
          </h2>
          <p className="mt-5 max-w-112 text-soft-ink">
            {allWell ? texts.allWell : `${texts[`meaning_${first}`]} ${texts.restWaits}`}
          </p>
          <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
            {[...start.practices, ...start.modules].slice(0, 2).map(({ href, title }, index) => (
              <SiteLink
                key={href}
                href={href}
                className={index === 0 ? buttonClass() : 'inline-flex min-h-11 items-center'}
              >
                {title}
              </SiteLink>
            ))}
          </p>
          <section aria-labelledby="overall-score" className="mt-8 border-t border-line pt-4">
            <h3 id="overall-score" className="font-sans text-base font-semibold tracking-normal">
              {texts.overallTitle}
            </h3>
            <p className="text-sm text-soft-ink tabular">
              {overall} {texts.outOf} · {level}
            </p>
            <p className="mt-1 max-w-112 text-soft-ink">
              {texts[`level_${key}`]}
              {key === 'needsFocus' && ` ${texts.needsFocusNote}`}
            </p>
            <p className="mt-3 max-w-112 text-sm text-soft-ink">{texts.resultsIntro}</p>
          </section>
        </div>
        <div>
          <h3 className="text-2xl">{allWell ? texts.allTitle : texts.orderTitle}</h3>
          <ol className="mt-2">
            {ordered.map((category, index) => (
              <li key={category} className="break-inside-avoid border-b border-line py-3">
                <p className="flex items-baseline justify-between gap-4">
                  <span className={index === 0 && !allWell ? 'font-serif text-2xl' : 'font-serif text-xl'}>
                    {categoryNames[category]}
                  </span>
                  {/* Words on the screen; the number is for the doctor, who gets the paper. */}
                  <span className="text-sm text-soft-ink tabular">
                    {levelOf(scores[category]).level}
                    <span className="hidden print:inline"> · {scores[category]}</span>
                  </span>
                </p>
                <div className="mt-1.5">
                  <CategoryBar
                    label={categoryNames[category]}
                    value={scores[category]}
                    words={`${scores[category]} ${texts.outOf}`}
                    leading={index === 0 && !allWell}
                  />
                </div>
                {(index > 0 || allWell) && (
                  <p className="mt-1.5 text-sm text-soft-ink">{texts[`meaning_${category}`]}</p>
                )}
              </li>
            ))}
          </ol>
        </div>
      </section>
      {stage && (
        <section aria-labelledby="transition" className="mt-10 break-inside-avoid bg-leaf p-6 md:p-9">
          <h2 id="transition" className="text-2xl">
            {texts.transitionTitle}
          </h2>
          <div className="gap-x-14 *:break-inside-avoid lg:columns-2 print:columns-1">
            <p className="mt-4 font-semibold">{stage.stage}</p>
            <p className="mt-2 max-w-measure">{stage.stageDescription}</p>
            {stage.readOn && (
              <p className="mt-2 max-w-measure">
                {texts.moreOfThis} <SiteLink href={`/education/${stage.readOn.slug}`}>{stage.readOn.title}</SiteLink>
              </p>
            )}
            <StageFlags flags={flags} keys={stage.redFlags} />
            <p className="mt-5">
              {stage.symptomCount === 1
                ? texts.oneSymptom
                : texts.symptomCount.replaceAll('{count}', String(stage.symptomCount))}
            </p>
            {stage.symptomCount > 0 && (
              <ul className="mt-3 flex flex-wrap gap-2 text-sm">
                {stage.named.map((symptom) => (
                  <li key={symptom}>
                    <Pill>{symptom}</Pill>
                  </li>
                ))}
                {/* The printout is for a doctor and lists all symptoms. */}
                {stage.symptoms.slice(stage.named.length).map((symptom) => (
                  <li key={symptom} className="hidden print:list-item">
                    <Pill>{symptom}</Pill>
                  </li>
                ))}
              </ul>
            )}
            {stage.more > 0 && (
              <details className="text-sm print:hidden">
                <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-plum">
                  {texts.moreSymptoms.replaceAll('{count}', String(stage.more))}
                </summary>
                <ul className="mt-1 flex flex-wrap gap-2">
                  {stage.symptoms.slice(stage.named.length).map((symptom) => (
                    <li key={symptom}>
                      <Pill>{symptom}</Pill>
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {stage.needsSupport && (
              <p className="mt-5 max-w-measure">
                <InlineText>{texts.manySymptoms}</InlineText>
              </p>
            )}
          </div>
          <Sources texts={texts} sources={sources} keys={stage.references} />
        </section>
      )}
      {lipedemaDone && <BothAssessmentsComplete texts={texts} onOpen={() => onView('complete')} />}
      <NextSteps
        onPlan={() => onView('plan')}
        texts={texts}
        again={texts.retakeButton}
        onAgain={() => updateAssessment({ responses: {}, step: 0, universalDone: false, universalStored: null })}
      >
        <SiteLink href="/education" className={buttonClass({ variant: 'quiet' })}>
          {texts.modulesButton}
        </SiteLink>
        <SiteLink href="/tracking" className={buttonClass({ variant: 'quiet' })}>
          {texts.trackingButton}
        </SiteLink>
      </NextSteps>
      {/* Last, as it comes late and would push what is pressed. */}
      <Suspense fallback={null}>
        <ResultComparison which="universal" texts={texts} />
      </Suspense>
    </>
  )
}
