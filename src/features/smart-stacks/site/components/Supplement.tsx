import { toAnchor } from '@/shared/lib/toSlug'
import { HandIcon } from '@/shared/ui/art/icons'
import { CitedText } from '@/shared/ui/CitedText'
import { ShortSources } from '@/shared/ui/ShortSources'

import { describeGrade } from '../../domain/evidence'
import type { StacksTexts } from '../queries'
import type { SupplementView } from '../view'
import { EvidenceNeedle } from './EvidenceNeedle'

function Said({ name = '', under, children }: { name?: string; under: string; children: string }) {
  return (
    <div className="@lg:grid @lg:grid-cols-[11rem_1fr] @lg:gap-x-6">
      <dt className="caps @lg:pt-1">{name}</dt>
      <dd>
        <CitedText under={under}>{children}</CitedText>
      </dd>
    </div>
  )
}

type SupplementProps = { supplement: SupplementView; texts: StacksTexts }

/** A supplement with its grade of evidence first, and its cautions beside the amounts that were studied. */
export function Supplement({ supplement, texts }: SupplementProps) {
  const { name, studiedDose, evidenceGrade, evidenceNote, cautions, interactions, notForHotFlashes, sources } =
    supplement
  const id = toAnchor(name)
  const grade = describeGrade(evidenceGrade)
  const [studied, caution, interaction, rests] = texts.supplementParts.map(({ name }) => name)
  return (
    <li className="@container py-6 first:pt-0">
      <h4 className="text-xl">{name}</h4>
      <p className="mt-1.5 flex items-center gap-2 text-sm font-semibold">
        <EvidenceNeedle step={grade.step} />
        {grade.label}
      </p>
      {notForHotFlashes && (
        <p className="mt-2 flex items-center gap-2 text-sm font-semibold text-rose">
          <HandIcon size={18} className="shrink-0" />
          {texts.notForHotFlashes}
        </p>
      )}
      <p className="mt-3 max-w-measure">
        <CitedText under={id}>{evidenceNote}</CitedText>
      </p>
      <dl className="mt-4 space-y-3">
        <Said name={studied} under={id}>
          {studiedDose}
        </Said>
        <Said name={caution} under={id}>
          {cautions}
        </Said>
        <Said name={interaction} under={id}>
          {interactions}
        </Said>
      </dl>
      <details className="mt-3 print:hidden">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-plum underline underline-offset-4">
          {rests} ({sources.length})<span className="sr-only"> for {name}</span>
        </summary>
        <div className="mt-2 max-w-measure">
          <ShortSources sources={sources} under={id} />
        </div>
      </details>
      <div className="mt-3 hidden print:block print:columns-2 print:gap-x-8">
        <ShortSources sources={sources} under={`${id}-printed`} />
      </div>
    </li>
  )
}
