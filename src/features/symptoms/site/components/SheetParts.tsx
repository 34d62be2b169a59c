import { useId, type ReactNode } from 'react'

import { withValues } from '@/shared/lib/pageTexts'

import type { HistoryTexts } from '../../content/historyTexts'
import type { FrequencyRanking } from '../../domain/history'

/** Of every block of the sheet, the chart's too. */
export const partHeadingClass = 'border-b border-ink pb-1 font-sans text-base font-semibold print:text-sm'

/**
 * A block of the doctor's sheet: a list under a rule. It goes on over the page's end, as a list that moved to the next page
 * as a whole would leave a hole; its first two lines stay with the rule, and its last is not alone.
 */
export function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className={partHeadingClass}>
        {title}
      </h3>
      <ul className="mt-1 space-y-0.5 wrap-anywhere [&>li:first-child:not(:last-child)]:break-after-avoid [&>li:last-child:not(:first-child)]:break-before-avoid">
        {children}
      </ul>
    </section>
  )
}

/** Longer names break like any text. */
const maxUnbroken = 24

/** Names with their numbers in one line; a line ends after a dot between two of them, not within “1-3 min: 24”. */
export const countsInLine = (counts: readonly { label: string; entries: number }[]): string =>
  counts
    .map(({ label, entries }) => `${label}: ${entries.toLocaleString('en-US')}`)
    .map((count) => (count.length > maxUnbroken ? count : count.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060')))
    .join('\u00a0· ')

/** Counts in one line, as a doctor reads them fastest; what nobody noted is left out. */
export function Counts({ title, counts }: { title: string; counts: { label: string; entries: number }[] }) {
  const noted = counts.filter(({ entries }) => entries > 0)
  return (
    <Part title={title}>
      <li>{countsInLine(noted)}</li>
    </Part>
  )
}

type NamedProps = { texts: HistoryTexts; title: string; commonest: FrequencyRanking }

/** What was named most, or that there is too little to say; nothing where nothing was named. */
export function Named({ texts, title, commonest }: NamedProps) {
  const { named, ranking } = commonest
  if (named === 0) return null
  const told = ranking?.filter(({ tooLittle }) => !tooLittle) ?? []
  if (told.length > 0)
    return (
      <Counts
        title={withValues(texts.inNotes, { title, count: named })}
        counts={told.map(({ name, entries }) => ({ label: name, entries }))}
      />
    )
  return (
    <Part title={title}>
      <li className="text-soft-ink">{withValues(texts.sheetTooLittle, { count: named })}</li>
    </Part>
  )
}
