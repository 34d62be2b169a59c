import type { ReactNode } from 'react'

import { ArrowRightIcon, ClockIcon } from '@/shared/ui/art/icons'

import type { StackView } from '../view'

/** Maximum number of symptoms on a card. */
const shownSymptoms = 2

/** A stack of the grid. The whole card is the link to its protocol. */
export function StackCard({ stack, link, freeMark }: { stack: StackView; link: ReactNode; freeMark: string }) {
  const { name, description, targetSymptoms, expectedTimeline, duration } = stack
  const more = targetSymptoms.length - shownSymptoms
  const last = expectedTimeline.at(-1)
  return (
    <li className="relative flex flex-col border-r border-b border-line p-6 transition-colors duration-200 focus-within:bg-leaf hover:bg-leaf lg:p-8">
      <p className="flex justify-between caps">
        <span className="text-sage">{freeMark}</span>
      </p>
      <h2 className="mt-3 text-2xl">{name}</h2>
      <p className="mt-3 text-soft-ink">{description}</p>
      <ul aria-label="For" className="mt-5 flex flex-wrap gap-2 text-sm">
        {targetSymptoms.slice(0, shownSymptoms).map((symptom) => (
          <li key={symptom} className="rounded-full border border-line px-3 py-0.5 first-letter:uppercase">
            {symptom}
          </li>
        ))}
        {more > 0 && (
          <li className="rounded-full border border-line px-3 py-0.5 tabular">
            +{more}
            <span className="sr-only"> more</span>
          </li>
        )}
      </ul>
      <p className="mt-5 mb-6 flex items-baseline gap-2 text-sm text-soft-ink">
        <ClockIcon size={16} className="shrink-0 translate-y-0.5" />
        <span>
          <span className="sr-only">Timeline: </span>
          {duration || last?.name}
        </span>
      </p>
      <p className="mt-auto flex items-center gap-2 font-semibold text-plum">
        {link}
        <ArrowRightIcon size={18} />
      </p>
    </li>
  )
}
