import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import { updateAssessment, type ViewProps } from './assessmentStore'
import { formatDay, useHealthAssessments, useLipedemaAssessments, type AssessmentKind } from './storedAssessments'

type PastResultProps = Pick<ViewProps, 'texts' | 'onView'>

/** On the card of an assessment: opens the results that were stored last. Renders nothing without any. */
export function PastResult({ which, ...props }: PastResultProps & { which: AssessmentKind }) {
  return (
    <QueryProvider>{which === 'universal' ? <PastUniversal {...props} /> : <PastLipedema {...props} />}</QueryProvider>
  )
}

function PastUniversal({ texts, onView }: PastResultProps) {
  const last = useHealthAssessments().data?.[0]
  if (!last) return null
  const { id, at, responses } = last
  return (
    <OpenResult
      name={texts.universalTitle}
      button={`${texts.resultsOf} ${formatDay(at)}`}
      onOpen={() =>
        onView('universal', () => updateAssessment({ responses, universalDone: true, universalStored: { id, at } }))
      }
    />
  )
}

function PastLipedema({ texts, onView }: PastResultProps) {
  const last = useLipedemaAssessments().data?.[0]
  if (!last) return null
  const { id, at, selected } = last
  return (
    <OpenResult
      name={texts.lipedemaTitle}
      button={`${texts.resultsOf} ${formatDay(at)}`}
      onOpen={() =>
        onView('lipedema', () =>
          updateAssessment({ selected, lipedemaDone: true, lipedemaResults: true, lipedemaStored: { id, at } }),
        )
      }
    />
  )
}

function OpenResult({ name, button, onOpen }: { name: string; button: string; onOpen: () => void }) {
  return (
    <Button variant="quiet" className="mt-3 self-start" aria-label={`${button}: ${name}`} onClick={onOpen}>
      {button}
    </Button>
  )
}
