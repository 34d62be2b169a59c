import { lazy, Suspense, useEffect, useRef } from 'react'

import { AlertIcon } from '@/shared/ui/art/icons'
import { Button, buttonClass } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'
import { SiteLink } from '@/shared/ui/SiteLink'

import { scoreLipedema } from '../../domain/lipedemaScore'
import { lipedemaGroups, lipedemaSymptoms } from '../../domain/lipedemaSymptoms'
import { AnsweredOn, Bar, BothDone, SelectedSigns, Sources, UrgentSigns } from '../components/ResultParts'
import { linesOf, lipedemaReferences } from '../view'
import { saveLipedema } from './save'
import { updateAssessment, useAssessment, type ViewProps } from './assessmentStore'

const Compared = lazy(() => import('./Compared').then((loaded) => ({ default: loaded.Compared })))

const groupNames = { physical: 'Physical signs', pain: 'Pain and sensation', progression: 'Progression' } as const
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
      <p role="note" className="mb-8 grid grid-cols-[auto_1fr] gap-4 border-l-3 border-rose bg-leaf p-5">
        <AlertIcon size={24} className="mt-0.5 text-rose" />
        {texts.disclaimer}
      </p>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {lipedemaResults ? 'Your lipedema results' : 'Lipedema Recognition Assessment'}
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
      <Sources sources={sources} keys={lipedemaReferences} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-semibold tabular">
          {selected.length} of {lipedemaSymptoms.length} symptoms selected
        </p>
        <Button variant="quiet" size="small" onClick={() => onView('step-by-step')}>
          Step by step
        </Button>
      </div>
      {lipedemaGroups.map((group) => {
        const symptoms = inGroup(group)
        const chosen = symptoms.filter(({ id }) => selected.includes(id)).length
        return (
          <fieldset key={group} className="mt-9">
            <legend className="w-full">
              <span className="flex items-baseline justify-between gap-4">
                <span className="font-serif text-2xl">{groupNames[group]}</span>
                <span className="text-sm text-soft-ink tabular">
                  {chosen} of {symptoms.length}
                </span>
              </span>
            </legend>
            <div className="mt-4 grid border-t border-l border-line md:grid-cols-2">
              {symptoms.map(({ id, title, text, why }) => (
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
                    <span className="mt-1.5 block text-sm text-soft-ink">{why}</span>
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
        Complete Assessment
      </Button>
    </>
  )
}

function Results({ texts, sources, flags, onView }: ViewProps) {
  const { selected, universalDone, lipedemaStored } = useAssessment()
  const { riskScore, level, description, categories, isImportant, painNote } = scoreLipedema(selected)
  return (
    <>
      <AnsweredOn at={lipedemaStored?.at ?? null} />
      <section aria-label="Result" className="mt-6 max-w-2xl">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <p className="rounded-full border-[1.5px] border-plum px-4 py-1 font-semibold">{level}</p>
          <p className="font-serif text-2xl tabular">
            {riskScore} <span className="text-base text-soft-ink">out of 100</span>
          </p>
        </div>
        <div className="mt-4">
          <Bar label="Score" value={riskScore} of={100} words={`${riskScore} out of 100`} tone="plum" />
        </div>
        <p className="mt-5 text-lg">{description}</p>
        {painNote && <p className="mt-2 font-semibold">{painNote}</p>}
        <p className="mt-2 text-soft-ink">
          The number adds up the signs you selected, by weight. It is no likelihood, and no diagnosis.
        </p>
      </section>
      <dl className="mt-8 grid max-w-2xl grid-cols-3 border-t border-l border-line text-center">
        {lipedemaGroups.map((group) => (
          <div key={group} className="flex flex-col-reverse justify-end border-r border-b border-line p-4">
            <dt className="text-sm text-soft-ink">{groupNames[group]}</dt>
            <dd className="font-serif text-2xl tabular">
              {categories[group]}
              <span className="text-base text-soft-ink"> of {inGroup(group).length}</span>
            </dd>
          </div>
        ))}
      </dl>
      {isImportant && (
        <aside aria-labelledby="important-note" className="mt-8 max-w-2xl border-l-3 border-rose bg-leaf p-6">
          <h2 id="important-note" className="text-xl">
            Important Note
          </h2>
          <p className="mt-2">{texts.importantNote}</p>
        </aside>
      )}
      <SelectedSigns signs={lipedemaSymptoms.filter(({ id }) => selected.includes(id))} />
      <section aria-labelledby="support-plan" className="mt-10 border border-line p-6 md:p-9">
        <h2 id="support-plan" className="text-2xl">
          Your support plan
        </h2>
        <div className="mt-5 grid gap-8 md:grid-cols-2">
          {(
            [
              ['Immediate support', texts.immediateSupport],
              ['Community support', texts.communitySupport],
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
        <h3 className="mt-8 text-xl">Not proven</h3>
        <p className="mt-2 max-w-measure text-soft-ink">
          Creams that “break up” lipedema, detox or cleanse programs, extreme low-calorie dieting, and any promise that
          it can be cured.
        </p>
        <Sources sources={sources} keys={lipedemaReferences} />
      </section>
      <Suspense fallback={null}>
        <Compared which="lipedema" />
      </Suspense>
      <UrgentSigns flags={flags} />
      {universalDone && <BothDone onOpen={() => onView('complete')} />}
      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        <SiteLink href="/education?search=lipedema" className={buttonClass()}>
          Explore Lipedema Support Resources
        </SiteLink>
        <Button variant="quiet" onClick={() => onView('plan')}>
          Explore Your Wellness Plan
        </Button>
        <Button variant="quiet" onClick={() => updateAssessment({ lipedemaResults: false, lipedemaStored: null })}>
          Take Assessment Again
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </>
  )
}
