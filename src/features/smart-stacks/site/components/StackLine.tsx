import type { ReactNode } from 'react'

import { ArrowRightIcon, ClockIcon } from '@/shared/ui/art/icons'

import type { StacksTexts } from '../queries'
import type { StackView } from '../view'
import { StackDrawing } from './StackDrawing'

/** Maximum number of symptoms in an entry. */
const shownSymptoms = 2

type StackLineProps = { stack: StackView; number: number; link: ReactNode; texts: StacksTexts }

/** A stack in the table of contents. The whole entry is the link to its protocol. */
export function StackLine({ stack, number, link, texts }: StackLineProps) {
  const { slug, name, description, targetSymptoms, expectedTimeline, duration } = stack
  const more = targetSymptoms.length - shownSymptoms
  const last = expectedTimeline.at(-1)
  return (
    <li className="relative grid grid-cols-[2rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3 border-b border-line py-6 transition-colors duration-200 focus-within:bg-leaf hover:bg-leaf sm:grid-cols-[3.5rem_minmax(0,1fr)_4.75rem] sm:gap-x-5 sm:py-8 large-text:grid-cols-[1.25rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="font-serif text-4xl leading-none text-marigold-ink tabular sm:text-6xl large-text:text-3xl"
      >
        {number}
      </span>
      <div className="row-span-2 min-w-0">
        <h3 className="text-2xl">{name}</h3>
        <p className="mt-1 flex items-baseline gap-2 text-sm text-soft-ink">
          <ClockIcon size={16} className="shrink-0 translate-y-0.5" />
          <span>
            <span className="sr-only">{texts.timeline} </span>
            {duration || last?.name}
          </span>
        </p>
        <p className="mt-2 max-w-measure text-soft-ink">{description}</p>
        <ul aria-label={texts.facts[0]?.name} className="mt-4 flex flex-wrap text-sm font-semibold">
          {targetSymptoms.slice(0, shownSymptoms).map((symptom) => (
            <li key={symptom} className="first-letter:uppercase not-last:after:mx-2 not-last:after:content-['·']">
              {symptom}
            </li>
          ))}
          {more > 0 && (
            <li className="font-normal tabular">
              +{more} {texts.more}
            </li>
          )}
        </ul>
        <p className="mt-2 flex items-center gap-2 font-semibold text-plum">
          {link}
          <ArrowRightIcon size={18} />
          <span className="ml-auto text-sm text-sage">{texts.freeMark}</span>
        </p>
      </div>
      {/* Below the numeral on phones, at the end of the entry where there is room. */}
      <StackDrawing
        slug={slug}
        size={56}
        className="col-start-1 row-start-2 mt-3 size-8 text-plum *:[vector-effect:non-scaling-stroke] sm:col-start-3 sm:row-start-1 sm:mt-0 sm:size-19 large-text:hidden"
      />
    </li>
  )
}
