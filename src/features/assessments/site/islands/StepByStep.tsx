import { type RefObject, useEffect, useRef, useState } from 'react'

import { Button } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'

import { stepQuestions, evaluateSteps } from '../../domain/lipedemaSteps'
import { Bar, Sources, UrgentSigns } from '../components/ResultParts'
import { lipedemaReferences } from '../view'
import type { ViewProps } from './assessmentStore'

const unanswered = stepQuestions.map((): number | null => null)

/** Twelve questions to take to a clinician. Nothing of them is sent or stored. */
export function StepByStep({ texts, sources, flags }: ViewProps) {
  const [answers, setAnswers] = useState(unanswered)
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [step])

  const question = stepQuestions[step]
  if (!question)
    return (
      <Summary
        texts={texts}
        answers={answers}
        sources={sources}
        flags={flags}
        onBack={() => setStep(step - 1)}
        heading={heading}
      />
    )

  const last = step === stepQuestions.length - 1
  return (
    <form
      className="mx-auto max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault()
        if (answers[step] !== null) setStep(step + 1)
      }}
    >
      <h1 tabIndex={-1} className="text-xl outline-none max-sm:text-base">
        {texts.stepsTitle}
      </h1>
      <p className={`mt-3 max-w-measure text-soft-ink ${step > 0 ? 'max-sm:hidden' : ''}`}>{texts.stepsIntro}</p>
      <p role="status" className="mt-3 mb-2 text-sm text-soft-ink tabular">
        {step + 1} {texts.of} {stepQuestions.length}
      </p>
      <Bar
        label={texts.progress}
        value={step + 1}
        of={stepQuestions.length}
        words={`${texts.question} ${step + 1} ${texts.of} ${stepQuestions.length}`}
        tone="plum"
      />
      <fieldset className="mt-5 sm:mt-9" aria-describedby="step-note">
        <legend>
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {question.text}
          </h2>
        </legend>
        <p id="step-note" className="mt-3 max-w-measure text-soft-ink">
          {texts[`note_${question.id}`]}
        </p>
        <div className="mt-4 border border-line sm:mt-6">
          {question.options.map((option, at) => (
            <Choice
              variant="row"
              marked
              key={option}
              type="radio"
              name={`step-${step}`}
              checked={answers[step] === at}
              onChange={() => setAnswers(answers.with(step, at))}
            >
              {option}
            </Choice>
          ))}
        </div>
      </fieldset>
      <div role="alert">
        {evaluateSteps(answers) === 'urgent' && (
          <>
            <p className="mt-6 border-l-3 border-rose bg-leaf p-5 font-semibold">{texts.outcome_urgent}</p>
            <UrgentSigns texts={texts} flags={flags} />
          </>
        )}
      </div>
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Button disabled={step === 0} variant="quiet" onClick={() => setStep(step - 1)}>
          {texts.backButton}
        </Button>
        <Button type="submit" disabled={answers[step] === null}>
          {last ? texts.summaryButton : texts.nextButton}
        </Button>
      </div>
    </form>
  )
}

type SummaryProps = Pick<ViewProps, 'texts' | 'sources' | 'flags'> & {
  answers: readonly (number | null)[]
  onBack: () => void
  heading: RefObject<HTMLHeadingElement | null>
}

/** What was answered, for a clinician. */
export function Summary({ texts, answers, sources, flags, onBack, heading }: SummaryProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {texts.summaryTitle}
      </h1>
      <p className="mt-5 border-l-3 border-marigold bg-leaf p-6 text-lg">
        {texts[`outcome_${evaluateSteps(answers)}`]}
      </p>
      <p className="mt-5 max-w-measure text-soft-ink">{texts.summaryNote}</p>
      <dl className="mt-8 divide-y divide-line border-y border-line">
        {stepQuestions.map(({ text, options }, at) => (
          <div key={text} className="grid break-inside-avoid gap-x-6 py-3 sm:grid-cols-[1fr_12rem]">
            <dt>{text}</dt>
            <dd className="font-semibold">{options[answers[at] ?? -1]}</dd>
          </div>
        ))}
      </dl>
      <UrgentSigns texts={texts} flags={flags} />
      <Sources texts={texts} sources={sources} keys={lipedemaReferences} />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{texts.printSummaryButton}</Button>
        <Button variant="quiet" onClick={onBack}>
          {texts.backButton}
        </Button>
      </div>
    </div>
  )
}
