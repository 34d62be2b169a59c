import { Suspense, useEffect, useRef } from 'react'

import { AlertIcon } from '@/shared/ui/art/icons'
import { Button, buttonClass } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'
import { lazyPart } from '@/shared/ui/lazyPart'
import { LockedNotice } from '@/shared/ui/LockedNotice'
import { SiteLink } from '@/shared/ui/SiteLink'

import { scoreLipedema } from '../../domain/lipedemaScore'
import { lipedemaGroups, lipedemaSymptoms } from '../../domain/lipedemaSymptoms'
import {
  AnsweredDate,
  Bar,
  BothAssessmentsComplete,
  NextSteps,
  SelectedSigns,
  Sources,
  UrgentSigns,
} from '../components/ResultParts'
import { linesOf, lipedemaReferences } from '../view'
import { saveLipedema } from './save'
import { PendingViewStatus } from './PendingViewStatus'
import { updateAssessment, useAssessment, type ViewProps } from './assessmentStore'

const ResultComparison = lazyPart(() => import('./ResultComparison').then((loaded) => loaded.ResultComparison))

const inGroup = (group: (typeof lipedemaGroups)[number]) =>
  lipedemaSymptoms.filter(({ category }) => category === group)

/** The form with the fifteen symptoms, or its results. */
export function Lipedema(props: ViewProps) {
  const { lipedemaResults } = useAssessment()
  const { texts } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) {
      window.scrollTo({ top: 0 })
      heading.current?.focus({ preventScroll: true })
    }
    first.current = false
  }, [lipedemaResults])
  return (
    <>
      <p role="note" className="mb-8 grid max-w-3xl grid-cols-[auto_1fr] gap-4 border-l-3 border-rose bg-leaf p-5">
        <AlertIcon size={24} className="mt-0.5 text-rose" />
        <span className="max-w-measure">{texts.disclaimer}</span>
      </p>
      {!lipedemaResults && <LockedNotice className="mb-8" />}
      {/* Above a result it only names the page: the answer is the headline to the eye. */}
      <h1
        ref={heading}
        tabIndex={-1}
        className={lipedemaResults ? 'font-sans text-base font-semibold tracking-normal outline-none' : 'outline-none'}
      >
        {lipedemaResults ? texts.lipedemaResultsTitle : texts.lipedemaTitle}
      </h1>
      {lipedemaResults ? <Results {...props} /> : <Signs {...props} />}
    </>
  )
}

function Signs({ texts, sources, onView }: ViewProps) {
  const { selected } = useAssessment()
  const toggle = (id: string) =>
    updateAssessment({ selected: selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id] })
  return (
    <>
      <p className="mt-4 max-w-measure text-soft-ink">{texts.lipedemaIntro}</p>
      <Sources texts={texts} sources={sources} keys={lipedemaReferences} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-semibold tabular">
          {texts.signCount
            .replaceAll('{count}', String(selected.length))
            .replaceAll('{total}', String(lipedemaSymptoms.length))}
        </p>
        <Button variant="quiet" size="small" onClick={() => onView('step-by-step')}>
          {texts.stepsButton}
        </Button>
        <PendingViewStatus view="step-by-step" className="w-full" />
      </div>
      {lipedemaGroups.map((group) => {
        const symptoms = inGroup(group)
        const chosen = symptoms.filter(({ id }) => selected.includes(id)).length
        return (
          <fieldset key={group} className="mt-9">
            <legend className="w-full">
              <span className="flex items-baseline justify-between gap-4">
                <span className="font-serif text-2xl">{texts[`group_${group}`]}</span>
                <span className="text-sm text-soft-ink tabular">
                  {chosen} {texts.of} {symptoms.length}
                </span>
              </span>
            </legend>
            <div className="mt-4 grid border-t border-l border-line md:grid-cols-2">
              {symptoms.map(({ id, title, text }) => (
                <Choice
                  key={id}
                  type="checkbox"
                  variant="cell"
                  marked
                  grid
                  checked={selected.includes(id)}
                  onChange={() => toggle(id)}
                  className="grid-cols-[auto_1fr] gap-4"
                >
                  <span>
                    <span className="block font-semibold">{title}</span>
                    <span className="block">{text}</span>
                    <span className="mt-1.5 block text-sm text-soft-ink">{texts[`why_${id}`]}</span>
                  </span>
                </Choice>
              ))}
            </div>
          </fieldset>
        )
      })}
      <Button
        disabled={selected.length === 0}
        className="mt-9"
        onClick={() => {
          updateAssessment({ lipedemaDone: true, lipedemaResults: true })
          void saveLipedema(selected)
        }}
      >
        {texts.completeButton}
      </Button>
    </>
  )
}

function Results({ texts, sources, flags, onView }: ViewProps) {
  const { selected, universalDone, lipedemaStored } = useAssessment()
  const { riskScore, level, key, categories, isImportant, isPainless } = scoreLipedema(selected)
  // A low number sends nobody to a clinic, and warns her of no cream she has no use for.
  const isLow = level === 'Low'
  return (
    <>
      <AnsweredDate texts={texts} at={lipedemaStored?.at ?? null} />
      <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
        <section aria-label={texts.result}>
          <p className="font-serif text-[clamp(1.7rem,1.2rem+1.6vw,2.2rem)] leading-tight text-balance large-text:text-4xl">
            {texts[`risk_${key}`]}
          </p>
          {isPainless && <p className="mt-4 max-w-measure font-semibold">{texts.painless}</p>}
          <p className="mt-4 max-w-measure text-soft-ink">{texts.numberNote}</p>
        </section>
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <p className="rounded-full border-[1.5px] border-plum px-4 py-1 font-semibold">{level}</p>
            <p className="font-serif text-2xl tabular">
              {riskScore} <span className="text-base text-soft-ink">{texts.outOf}</span>
            </p>
          </div>
          <div className="mt-4">
            <Bar label={texts.score} value={riskScore} of={100} words={`${riskScore} ${texts.outOf}`} tone="plum" />
          </div>
          <dl className="mt-4">
            {lipedemaGroups.map((group) => (
              <div key={group} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
                <dt>{texts[`group_${group}`]}</dt>
                <dd className="font-serif text-xl tabular">
                  {categories[group]}
                  <span className="text-base text-soft-ink">
                    {' '}
                    {texts.of} {inGroup(group).length}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {isImportant && (
            <aside aria-labelledby="important-note" className="mt-8 border-l-3 border-rose bg-leaf p-6">
              <h2 id="important-note" className="text-xl">
                {texts.importantTitle}
              </h2>
              <p className="mt-2 max-w-measure">{texts.importantNote}</p>
            </aside>
          )}
        </div>
      </div>
      <SelectedSigns texts={texts} signs={lipedemaSymptoms.filter(({ id }) => selected.includes(id))} />
      <section aria-labelledby="support-plan" className="mt-10 break-inside-avoid border border-line p-6 md:p-9">
        <h2 id="support-plan" className="text-2xl">
          {texts.supportTitle}
        </h2>
        <div className="mt-5 grid gap-8 md:grid-cols-2">
          {(
            [
              [texts.immediateTitle, isLow ? texts.lowImmediateSupport : texts.immediateSupport],
              [texts.communityTitle, isLow ? texts.lowCommunitySupport : texts.communitySupport],
            ] as const
          ).map(([title, list]) => (
            <div key={title}>
              <h3 className="text-xl">{title}</h3>
              <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-marigold">
                {linesOf(list).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {!isLow && (
          <>
            <h3 className="mt-8 text-xl">{texts.notProvenTitle}</h3>
            <p className="mt-2 max-w-measure text-soft-ink">{texts.notProven}</p>
          </>
        )}
        <Sources texts={texts} sources={sources} keys={lipedemaReferences} />
      </section>
      <UrgentSigns texts={texts} flags={flags} />
      {universalDone && <BothAssessmentsComplete texts={texts} onOpen={() => onView('complete')} />}
      <NextSteps
        onPlan={() => onView('plan')}
        texts={texts}
        again={texts.againButton}
        onAgain={() => updateAssessment({ lipedemaResults: false, lipedemaStored: null })}
      >
        <SiteLink href="/education?search=lipedema" className={buttonClass({ variant: 'quiet' })}>
          {texts.resourcesButton}
        </SiteLink>
      </NextSteps>
      {/* Last, as it comes late and would push what is pressed. */}
      <Suspense fallback={null}>
        <ResultComparison which="lipedema" texts={texts} />
      </Suspense>
    </>
  )
}
