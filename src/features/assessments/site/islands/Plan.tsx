import { Button } from '@/shared/ui/Button'
import { SiteLink } from '@/shared/ui/SiteLink'

import { scoreLipedema } from '../../domain/lipedemaScore'
import { levelOf, scoreCategories } from '../../domain/universalScore'
import { planFor } from '../../domain/wellnessPlan'
import { categoryNames } from '../components/categoryNames'
import { useAssessment, type ViewProps } from './assessmentStore'

/** As many grid columns as categories: an empty third one would show its border. */
const columns = ['', 'lg:w-1/3', 'lg:w-2/3 lg:grid-cols-2', 'lg:grid-cols-3']

/** Recommended modules, practices and stacks for the visitor's lowest categories. */
export function Plan({ texts }: ViewProps) {
  const { responses, selected } = useAssessment()
  const entries = planFor(scoreCategories(responses))
  return (
    <>
      <h1 tabIndex={-1} className="outline-none">
        Your Wellness Plan
      </h1>
      <p className="mt-4 max-w-136 text-lg text-soft-ink">{texts.planIntro}</p>
      <ul className={`mt-9 grid border-t border-l border-line ${columns[entries.length]}`}>
        {entries.map(({ category, score, modules, practices, stacks }) => (
          <li key={category} className="break-inside-avoid border-r border-b border-line p-6 md:p-8">
            <p className="caps">
              {score} out of 100 · {levelOf(score).level}
            </p>
            <h2 className="mt-2 text-2xl">{categoryNames[category]}</h2>
            <Places title="To read" places={modules} />
            <Places title="To practice" places={practices} />
            <Places title="To look into" places={stacks} />
          </li>
        ))}
      </ul>
      {scoreLipedema(selected).riskScore >= 25 && (
        <p className="mt-8 max-w-measure">
          For your legs: <SiteLink href="/education/could-it-be-lipedema">Could It Be Lipedema?</SiteLink>
        </p>
      )}
      <Button variant="quiet" className="mt-9 print:hidden" onClick={() => window.print()}>
        Print the plan
      </Button>
    </>
  )
}

function Places({ title, places }: { title: string; places: { title: string; href: string }[] }) {
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
