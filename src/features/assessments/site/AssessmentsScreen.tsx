import type { RedFlag } from '@/shared/lib/redFlags'
import { CategoryEmblem } from '@/shared/ui/art/CategoryEmblem'

import type { AssessmentTexts } from '../content/assessmentTexts'
import { Assessments } from './islands/Assessments.island'
import type { SourceView } from './view'

type AssessmentsScreenProps = { texts: AssessmentTexts; sources: SourceView[]; flags: RedFlag[] }

export function AssessmentsScreen({ texts, sources, flags }: AssessmentsScreenProps) {
  return (
    <div className="page-width pt-10 pb-6 md:pt-14">
      <Assessments
        texts={texts}
        sources={sources}
        flags={flags}
        emblems={{
          universal: <CategoryEmblem category="sacred-science" size={56} />,
          lipedema: <CategoryEmblem category="self-care" size={56} />,
        }}
      />
    </div>
  )
}
