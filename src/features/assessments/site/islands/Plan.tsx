import type { ReactNode } from 'react'

import { Button } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { scoreLipedema } from '../../domain/lipedemaScore'
import { levelOf } from '../../domain/universalScore'
import { lipedemaPlaces, planFor } from '../../domain/wellnessPlan'
import { categoryNames } from '../../domain/questions'
import { useAssessment, type ViewProps } from './assessmentStore'

/** Signs from here on are worth reading about. */
const worthReading = 25

/**
 * Recommended modules, practices and stacks for the visitor's lowest categories, and for legs that show signs; from
 * one assessment or both.
 */
export function Plan({ texts }: ViewProps) {
  const { responses, selected, universalDone, lipedemaDone } = useAssessment()
  const entries = universalDone ? planFor(responses) : []
  const lipedema = lipedemaDone ? scoreLipedema(selected) : null
  const legs = lipedema && lipedema.riskScore >= worthReading
  const shown = entries.length + (legs ? 1 : 0)
  return (
    <>
      <h1 tabIndex={-1} className="outline-none">
        {texts.planTitle}
      </h1>
      <p className="mt-4 max-w-136 text-lg text-soft-ink">{texts.planIntro}</p>
      {shown > 0 && (
        <ul className="mt-9 border-t-[1.5px] border-ink">
          {entries.map(({ category, score, modules, practices, stacks }) => (
            <Line
              key={category}
              name={categoryNames[category]}
              result={`${score} ${texts.outOf} · ${levelOf(score).level}`}
            >
              <Places title={texts.toRead} places={modules} />
              <Places title={texts.toPractice} places={practices} className="sm:col-start-2" />
              <Places title={texts.toLookInto} places={stacks} className="sm:col-start-3" />
            </Line>
          ))}
          {legs && (
            <Line name={texts.yourLegs} result={`${lipedema.riskScore} ${texts.outOf} · ${lipedema.level}`}>
              <Places title={texts.toRead} places={lipedemaPlaces} />
            </Line>
          )}
        </ul>
      )}
      {shown === 0 && <p className="mt-9 max-w-measure border-l-3 border-marigold pl-5">{texts.fewSigns}</p>}
      <Button variant="quiet" className="mt-9 print:hidden" onClick={() => window.print()}>
        {texts.printPlanButton}
      </Button>
    </>
  )
}

type LineProps = { name: string; result: string; children: ReactNode }

/** One line of the plan: what it is for, then what there is for it. The first is what to begin with, and the largest. */
function Line({ name, result, children }: LineProps) {
  return (
    <li className="group grid break-inside-avoid gap-x-10 border-b border-line py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-7">
      <div>
        <h2 className="text-2xl group-first:text-4xl">{name}</h2>
        <p className="mt-1 text-sm text-soft-ink tabular">{result}</p>
      </div>
      <div className="grid gap-x-8 gap-y-4 max-lg:mt-4 sm:grid-cols-3 print:grid-cols-3">{children}</div>
    </li>
  )
}

type PlacesProps = {
  title: string
  places: readonly { title: string; href: string }[]
  /** The column in which every line has its own. */
  className?: string
}

function Places({ title, places, className }: PlacesProps) {
  if (places.length === 0) return null
  return (
    <div className={className}>
      <h3 className="font-sans text-sm font-normal tracking-normal text-soft-ink">{title}</h3>
      <ul>
        {places.map((place) => (
          <li key={place.title}>
            <SiteLink href={place.href} className="inline-flex min-h-11 items-center">
              {place.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
