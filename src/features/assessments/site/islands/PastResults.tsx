import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import { updateAssessment, type View } from './assessmentStore'
import { formatDay, useHealthAssessments, useLipedemaAssessments, type Which } from './storedAssessments'

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
