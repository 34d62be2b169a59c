import { Button } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { scoreLipedema } from '../../domain/lipedemaScore'
import { levelOf } from '../../domain/universalScore'
import { lipedemaPlaces, planFor } from '../../domain/wellnessPlan'
import { categoryNames } from '../../domain/categoryNames'
import { useAssessment, type ViewProps } from './assessmentStore'

/** As many grid columns as entries: an empty third one would show its border. */
const columns = ['', 'lg:w-1/3', 'lg:w-2/3 lg:grid-cols-2', 'lg:grid-cols-3']

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
      <ul className={`mt-9 grid border-t border-l border-line ${columns[Math.min(shown, 3)]}`}>
        {entries.map(({ category, score, modules, practices, stacks }) => (
          <li key={category} className="break-inside-avoid border-r border-b border-line p-6 md:p-8">
            <p className="caps">
              {score} {texts.outOf} · {levelOf(score).level}
            </p>
            <h2 className="mt-2 text-2xl">{categoryNames[category]}</h2>
            <Places title={texts.toRead} places={modules} />
            <Places title={texts.toPractice} places={practices} />
            <Places title={texts.toLookInto} places={stacks} />
          </li>
        ))}
        {legs && (
          <li className="break-inside-avoid border-r border-b border-line p-6 md:p-8">
            <p className="caps">
              {lipedema.riskScore} {texts.outOf} · {lipedema.level}
            </p>
            <h2 className="mt-2 text-2xl">{texts.yourLegs}</h2>
            <Places title={texts.toRead} places={lipedemaPlaces} />
          </li>
        )}
      </ul>
      {shown === 0 && <p className="max-w-measure border border-line p-6">{texts.fewSigns}</p>}
      <Button variant="quiet" className="mt-9 print:hidden" onClick={() => window.print()}>
        {texts.printPlanButton}
      </Button>
    </>
  )
}

function Places({ title, places }: { title: string; places: readonly { title: string; href: string }[] }) {
  if (places.length === 0) return null
  return (
    <>
      <h3 className="mt-5 text-base font-semibold">{title}</h3>
      <ul className="mt-1">
        {places.map((place) => (
          <li key={place.title}>
            <SiteLink href={place.href} className="inline-flex min-h-11 items-center">
              {place.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
