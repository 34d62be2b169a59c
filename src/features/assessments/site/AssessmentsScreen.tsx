import type { RedFlag } from '@/shared/lib/redFlags'
import { CategoryEmblem } from '@/shared/ui/art/CategoryEmblem'

import type { AssessmentTexts } from '../content/assessmentTexts'
import { Assessments } from './islands/Assessments.island'
import type { SourceView } from './view'
import { DraftBanner } from '@/shared/ui/DraftBanner'

type AssessmentsScreenProps = { texts: AssessmentTexts; sources: SourceView[]; flags: RedFlag[]; preview: boolean }

export function AssessmentsScreen({ texts, sources, flags, preview }: AssessmentsScreenProps) {
  return (
    <div className="page-width pt-6 pb-6 md:pt-10">
      {preview && <DraftBanner path="/health-assessment" />}
      <Assessments
        texts={texts}
        sources={sources}
        flags={flags}
        emblems={{
          universal: <CategoryEmblem category="practice" size={56} />,
          lipedema: <CategoryEmblem category="truth-telling" size={56} />,
        }}
      />
    </div>
  )
}
