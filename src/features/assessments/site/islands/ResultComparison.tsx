import type { z } from 'zod'

import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { AssessmentTexts } from '../../content/assessmentTexts'
import type { listHealthAssessments } from '../../contract'
import { categoryNames, categories } from '../../domain/questions'
import { lipedemaSymptoms } from '../../domain/lipedemaSymptoms'
import { useAssessment } from './assessmentStore'
import { formatDay, useHealthAssessments, useLipedemaAssessments, type AssessmentKind } from './storedAssessments'

type ComparedProps = { texts: AssessmentTexts }

/** Under the results: what they were the time before. Renders nothing for the first ones. */
export function ResultComparison({ which, texts }: ComparedProps & { which: AssessmentKind }) {
  return (
    <QueryProvider>
      {which === 'universal' ? <ComparedUniversal texts={texts} /> : <ComparedLipedema texts={texts} />}
    </QueryProvider>
  )
}

/** The stored assessment before another one; null for the first. Lists are newest first. */
function before<Stored extends { id: string }>(stored: Stored[] | undefined, id: string | undefined) {
  const index = stored?.findIndex((one) => one.id === id) ?? -1
  return index < 0 ? null : { now: stored![index]!, then: stored![index + 1] ?? null }
}

type Universal = z.output<(typeof listHealthAssessments)['response']>[number]

function ComparedUniversal({ texts }: ComparedProps) {
  const pair = before(useHealthAssessments().data, useAssessment().universalStored?.id)
  if (!pair?.then) return null
  const { now, then } = pair
  const rows: { name: string; of: (one: Universal) => number }[] = [
    { name: texts.comparedOverall, of: ({ overall }) => overall },
    ...categories.map((category) => ({
      name: categoryNames[category],
      of: ({ scores }: Universal) => scores[category],
    })),
  ]
  return (
    <section aria-labelledby="compared" className="mt-10 max-w-measure break-inside-avoid">
      <h2 id="compared" className="text-2xl">
        {texts.comparedTitle}
      </h2>
      <table className="mt-4 w-full text-left tabular">
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            <th scope="col">
              <span className="sr-only">{texts.comparedCategory}</span>
            </th>
            <th scope="col" className="py-2 text-right text-sm font-normal text-soft-ink">
              {formatDay(then.at)}
            </th>
            <th scope="col" className="py-2 text-right text-sm font-semibold">
              {formatDay(now.at)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {name}
              </th>
              <td className="py-2 text-right text-soft-ink">{of(then)}</td>
              <td className="py-2 text-right font-semibold">{of(now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-soft-ink">{texts.comparedNote}</p>
    </section>
  )
}

function ComparedLipedema({ texts }: ComparedProps) {
  const pair = before(useLipedemaAssessments().data, useAssessment().lipedemaStored?.id)
  if (!pair?.then) return null
  const { now, then } = pair
  const titles = (ids: string[], others: string[]) =>
    lipedemaSymptoms.filter(({ id }) => ids.includes(id) && !others.includes(id)).map(({ title }) => title)
  const [added, gone] = [titles(now.selected, then.selected), titles(then.selected, now.selected)]
  return (
    <section aria-labelledby="compared" className="mt-10 max-w-measure break-inside-avoid">
      <h2 id="compared" className="text-2xl">
        {texts.comparedTitle}
      </h2>
      <p className="mt-3">
        {formatDay(then.at)}: {then.riskScore} {texts.outOf}, {then.level}. {texts.comparedNow} {now.riskScore},{' '}
        {now.level}.
      </p>
      {added.length > 0 && (
        <p className="mt-2">
          {texts.comparedNew} {added.join(', ')}.
        </p>
      )}
      {gone.length > 0 && (
        <p className="mt-2">
          {texts.comparedGone} {gone.join(', ')}.
        </p>
      )}
    </section>
  )
}
