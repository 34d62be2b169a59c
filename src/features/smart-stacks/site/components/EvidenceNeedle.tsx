import clsx from 'clsx'

import { evidenceGrades, type EvidenceStep } from '../../domain/evidence'

/** How far the needle stands along the scale; whole classes, because Tailwind reads them here. */
const places: Record<EvidenceStep, { reach: string; at: string }> = {
  0: { reach: 'w-0', at: 'left-0' },
  1: { reach: 'w-1/3', at: 'left-1/3' },
  2: { reach: 'w-2/3', at: 'left-2/3' },
  3: { reach: 'w-full', at: 'left-full' },
}

/**
 * The grade of evidence as a needle on a scale of four steps, from none to good. Decoration: the words stand beside it.
 * Drawn with borders, which print and which forced colours keep.
 */
export function EvidenceNeedle({ step }: { step: EvidenceStep }) {
  const { reach, at } = places[step]
  return (
    <span aria-hidden="true" className="relative mx-1.5 inline-block h-4 w-15 shrink-0">
      <span className="absolute inset-x-0 top-1/2 border-t border-dashed border-edge" />
      {evidenceGrades.map((grade) => (
        <span key={grade.step} className={clsx('absolute inset-y-1 border-l border-edge', places[grade.step].at)} />
      ))}
      <span className={clsx('absolute top-1/2 left-0 -translate-y-1/2 border-t-[3px] border-marigold', reach)} />
      <span
        className={clsx('absolute top-1/2 size-3 -translate-1/2 rounded-full border-[1.5px] border-ink bg-gold', at)}
      />
    </span>
  )
}
