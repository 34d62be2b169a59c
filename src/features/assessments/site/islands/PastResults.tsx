import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { listHealthAssessments, listLipedemaAssessments } from '../../contract'
import { categories } from '../../domain/questions'
import { lipedemaSymptoms } from '../../domain/lipedemaSymptoms'
import { categoryNames } from '../../domain/categoryNames'
import { updateAssessment, useAssessment, type View } from './assessmentStore'

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const formatDay = (at: string) => day.format(new Date(at))

const useHealthAssessments = () =>
  useQuery({
    queryKey: ['/api/health-assessment'],
    queryFn: () =>
      fetchOrCached('/health-assessment', () =>
        callEndpoint<typeof listHealthAssessments>('get', '/health-assessment'),
      ),
  })

const useLipedemaAssessments = () =>
  useQuery({
    queryKey: ['/api/lipedema-assessment'],
    queryFn: () =>
      fetchOrCached('/lipedema-assessment', () =>
        callEndpoint<typeof listLipedemaAssessments>('get', '/lipedema-assessment'),
      ),
  })

type Which = 'universal' | 'lipedema'

/** On the card of an assessment: opens the results that were stored last. Renders nothing without any. */
export function PastResult({ which, onView }: { which: Which; onView: (view: View) => void }) {
  return (
    <QueryProvider>
      {which === 'universal' ? <PastUniversal {...{ onView }} /> : <PastLipedema {...{ onView }} />}
    </QueryProvider>
  )
}

function PastUniversal({ onView }: { onView: (view: View) => void }) {
  const last = useHealthAssessments().data?.[0]
  if (!last) return null
  const { id, at, responses } = last
  return (
    <OpenResult
      name="Universal Health Assessment"
      at={at}
      onOpen={() => {
        updateAssessment({ responses, universalDone: true, universalStored: { id, at } })
        onView('universal')
      }}
    />
  )
}

function PastLipedema({ onView }: { onView: (view: View) => void }) {
  const last = useLipedemaAssessments().data?.[0]
  if (!last) return null
  const { id, at, selected } = last
  return (
    <OpenResult
      name="Lipedema Recognition Assessment"
      at={at}
      onOpen={() => {
        updateAssessment({ selected, lipedemaDone: true, lipedemaResults: true, lipedemaStored: { id, at } })
        onView('lipedema')
      }}
    />
  )
}

function OpenResult({ name, at, onOpen }: { name: string; at: string; onOpen: () => void }) {
  return (
    <Button
      variant="quiet"
      className="mt-3 self-start"
      aria-label={`Your results of ${formatDay(at)}: ${name}`}
      onClick={onOpen}
    >
      Your results of {formatDay(at)}
    </Button>
  )
}

/** Under the results: what they were the time before. Renders nothing for the first ones. */
export function Compared({ which }: { which: Which }) {
  return <QueryProvider>{which === 'universal' ? <ComparedUniversal /> : <ComparedLipedema />}</QueryProvider>
}

/** The stored assessment before another one; null for the first. Lists are newest first. */
function before<Stored extends { id: string }>(stored: Stored[] | undefined, id: string | undefined) {
  const index = stored?.findIndex((one) => one.id === id) ?? -1
  return index < 0 ? null : { now: stored![index]!, then: stored![index + 1] ?? null }
}

type Universal = z.output<(typeof listHealthAssessments)['response']>[number]

function ComparedUniversal() {
  const pair = before(useHealthAssessments().data, useAssessment().universalStored?.id)
  if (!pair?.then) return null
  const { now, then } = pair
  const rows: { name: string; of: (one: Universal) => number }[] = [
    { name: 'Overall', of: ({ overall }) => overall },
    ...categories.map((category) => ({
      name: categoryNames[category],
      of: ({ scores }: Universal) => scores[category],
    })),
  ]
  return (
    <section aria-labelledby="compared" className="mt-10 max-w-measure break-inside-avoid">
      <h2 id="compared" className="text-2xl">
        Beside the last time
      </h2>
      <table className="mt-4 w-full text-left tabular">
        <thead>
          <tr className="border-b-[1.5px] border-ink">
            <th scope="col">
              <span className="sr-only">Category</span>
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
      <p className="mt-3 text-soft-ink">A few points either way are ordinary: a bad week answers differently.</p>
    </section>
  )
}

function ComparedLipedema() {
  const pair = before(useLipedemaAssessments().data, useAssessment().lipedemaStored?.id)
  if (!pair?.then) return null
  const { now, then } = pair
  const titles = (ids: string[], others: string[]) =>
    lipedemaSymptoms.filter(({ id }) => ids.includes(id) && !others.includes(id)).map(({ title }) => title)
  const [added, gone] = [titles(now.selected, then.selected), titles(then.selected, now.selected)]
  return (
    <section aria-labelledby="compared" className="mt-10 max-w-measure break-inside-avoid">
      <h2 id="compared" className="text-2xl">
        Beside the last time
      </h2>
      <p className="mt-3">
        {formatDay(then.at)}: {then.riskScore} out of 100, {then.level}. Now: {now.riskScore}, {now.level}.
      </p>
      {added.length > 0 && <p className="mt-2">New since then: {added.join(', ')}.</p>}
      {gone.length > 0 && <p className="mt-2">Not selected any more: {gone.join(', ')}.</p>}
    </section>
  )
}
