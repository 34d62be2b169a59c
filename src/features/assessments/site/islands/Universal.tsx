import { useEffect, useRef } from 'react'

import { Button } from '@/shared/ui/Button'
import { Choice } from '@/shared/ui/Choice'
import { LockedNotice } from '@/shared/ui/LockedNotice'
import { Pill } from '@/shared/ui/Pill'

import { categoryNames, type Question, questions as allQuestions } from '../../domain/questions'
import { isAnswered, toggleOption } from '../../domain/universalScore'
import { Bar } from '../components/ResultParts'
import { saveUniversal } from './save'
import { UniversalResults } from './UniversalResults'
import { updateAssessment, useAssessment, type ViewProps } from './assessmentStore'

const questions: readonly (Question & { id: (typeof allQuestions)[number]['id'] })[] = allQuestions

/** Which end of the scale a value is, whose words a screen reader then hears with it. */
function endOf(value: number, { scaleMin, scaleMax }: { scaleMin: number; scaleMax: number }) {
  if (value === scaleMin) return 'low'
  return value === scaleMax ? 'high' : undefined
}

/** The universal assessment: one question at a time, then the results. */
export function Universal(props: ViewProps) {
  const { texts } = props
  const { responses, step, universalDone } = useAssessment()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [step, universalDone])

  if (universalDone) return <UniversalResults {...props} />

  const question = questions[step]!
  const answer = responses[question.id]
  const last = step === questions.length - 1
  const name = `question-${question.id}`
  const give = (value: string | string[] | number) =>
    updateAssessment({ responses: { ...responses, [question.id]: value } })

  function next() {
    if (!last) return updateAssessment({ step: step + 1 })
    updateAssessment({ universalDone: true })
    void saveUniversal(responses)
  }

  return (
    <form
      className="mx-auto max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswered(answer)) next()
      }}
    >
      {step === 0 && <LockedNotice className="mb-8" />}
      <h1 tabIndex={-1} className="text-xl outline-none max-sm:text-base">
        {texts.universalTitle}
      </h1>
      <div className="mt-2 mb-2 flex items-center justify-between gap-4 sm:mt-5">
        <p>
          <Pill className="font-semibold">{categoryNames[question.category]}</Pill>
        </p>
        <p role="status" className="text-sm text-soft-ink tabular">
          {step + 1} {texts.of} {questions.length}
        </p>
      </div>
      <Bar
        label={texts.progress}
        value={step + 1}
        of={questions.length}
        words={`${texts.question} ${step + 1} ${texts.of} ${questions.length}`}
        tone="plum"
      />
      <fieldset className="mt-5 sm:mt-10" aria-describedby={`${name}-help`}>
        <legend>
          <h2 ref={heading} tabIndex={-1} className="outline-none">
            {question.text}
          </h2>
        </legend>
        <p id={`${name}-help`} className="mt-3 max-w-measure text-soft-ink">
          {texts[`help_${question.id}`]}
        </p>
        {question.type === 'scale' ? (
          <>
            <div className="mt-7 grid grid-cols-5 gap-2 sm:grid-cols-10">
              {Array.from({ length: question.scaleMax }, (_, at) => at + question.scaleMin).map((value) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={answer === value}
                  aria-describedby={endOf(value, question) && `${name}-${endOf(value, question)}`}
                  className="min-h-12 border-[1.5px] border-edge font-serif text-lg tabular transition-colors duration-200 hover:bg-leaf aria-pressed:border-plum aria-pressed:bg-plum aria-pressed:text-on-plum"
                  onClick={() => give(value)}
                >
                  {value}
                </button>
              ))}
            </div>
            <div className="mt-3 flex justify-between gap-8 text-sm text-soft-ink">
              <p id={`${name}-low`}>1 · {question.scaleLabels[0]}</p>
              <p id={`${name}-high`} className="text-right">
                10 · {question.scaleLabels[1]}
              </p>
            </div>
          </>
        ) : (
          <div className="mt-7 border border-line">
            {question.options.map(({ text }) => (
              <Choice
                variant="row"
                marked
                key={text}
                type={question.type}
                name={name}
                checked={Array.isArray(answer) ? answer.includes(text) : answer === text}
                onChange={() =>
                  give(
                    question.type === 'radio'
                      ? text
                      : toggleOption(question, Array.isArray(answer) ? answer : [], text),
                  )
                }
              >
                {text}
              </Choice>
            ))}
          </div>
        )}
      </fieldset>
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Button disabled={step === 0} variant="quiet" onClick={() => updateAssessment({ step: step - 1 })}>
          {texts.previousButton}
        </Button>
        <Button type="submit" disabled={!isAnswered(answer)} className={last ? 'max-sm:w-full' : undefined}>
          {last ? texts.completeButton : texts.nextButton}
        </Button>
      </div>
    </form>
  )
}
