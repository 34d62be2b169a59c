import type { ReactNode } from 'react'

import { useToday } from '@/shared/browser/useToday'
import type { RedFlag } from '@/shared/lib/redFlags'
import { Button } from '@/shared/ui/Button'
import { InlineText } from '@/shared/ui/InlineText'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { ShortSources } from '@/shared/ui/ShortSources'

import type { AssessmentTexts } from '../../content/assessmentTexts'
import { PendingViewStatus } from '../islands/PendingViewStatus'
import { helpNowFlags, urgentFlags, type SourceView } from '../view'

type Words = { texts: AssessmentTexts }

/**
 * The date of the answers: for print, and on screen where they are not today's. Results are rendered only in the
 * browser.
 * @param at when they were stored (ISO); null for today
 */
export function AnsweredDate({ texts, at }: Words & { at: string | null }) {
  const today = useToday()
  const answered = at === null ? today : new Date(at)
  return (
    <p className={at === null ? 'mt-2 hidden text-sm print:block' : 'mt-2 text-sm text-soft-ink'}>
      {texts.answeredOn} {answered?.toLocaleDateString('en-US', { dateStyle: 'long' })}
    </p>
  )
}

type SelectedSignsProps = Words & { signs: readonly { id: string; title: string; text: string }[] }

/** The selected symptoms by name: a doctor needs them, not only the score. */
export function SelectedSigns({ texts, signs }: SelectedSignsProps) {
  return (
    <section aria-labelledby="selected-signs" className="mt-10">
      <h2 id="selected-signs" className="text-2xl">
        {texts.selectedTitle}
      </h2>
      <ul className="mt-4 grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
        {signs.map(({ id, title, text }) => (
          <li key={id} className="break-inside-avoid border-t border-line py-3">
            <span className="font-semibold">{title}.</span> <span className="text-soft-ink">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type FlagsProps = { flags: readonly RedFlag[] }

const pickFlags = (flags: readonly RedFlag[], keys: readonly string[]) => flags.filter(({ key }) => keys.includes(key))

/**
 * Crisis lines, shown above a result with very low answers about stress or purpose: those of the list of red flags. The
 * lines by country belong to the auntie feature.
 */
export function HelpNow({ texts, flags }: Words & FlagsProps) {
  return (
    <aside
      aria-labelledby="help-now"
      className="mt-8 max-w-2xl gap-x-14 border-l-3 border-rose bg-leaf p-6 lg:grid lg:max-w-none lg:grid-cols-2 print:block"
    >
      <div>
        <h2 id="help-now" className="text-xl">
          {texts.helpTitle}
        </h2>
        <p className="mt-2 max-w-measure">{texts.helpText}</p>
      </div>
      <div className="lg:[&>ul]:mt-0">
        <RedFlagList flags={pickFlags(flags, helpNowFlags)} />
        <p className="mt-3 max-w-measure">
          <InlineText>{texts.helpLines}</InlineText>
        </p>
      </div>
    </aside>
  )
}

/** The red flags that a stage of the transition names. */
export function StageFlags({ flags, keys }: FlagsProps & { keys: readonly string[] }) {
  const named = pickFlags(flags, keys)
  return named.length === 0 ? null : (
    <div className="mt-5 max-w-measure border-l-3 border-rose pl-5">
      <RedFlagList flags={named} />
    </div>
  )
}

/** Signs that are not for waiting. */
export function UrgentSigns({ texts, flags }: Words & FlagsProps) {
  return (
    <aside aria-labelledby="urgent-signs" className="mt-8 border-l-3 border-rose p-6">
      <h2 id="urgent-signs" className="text-xl">
        {texts.urgentTitle}
      </h2>
      <div className="mt-3 gap-x-14 lg:columns-2 [&>ul]:mt-0">
        <RedFlagList flags={pickFlags(flags, urgentFlags)} />
      </div>
    </aside>
  )
}

/** Shown under either result once both assessments are complete. */
export function BothAssessmentsComplete({ texts, onOpen }: Words & { onOpen: () => void }) {
  return (
    <aside className="mt-10 flex flex-wrap items-center justify-between gap-4 border-[1.5px] border-sage p-6 print:hidden">
      <p className="font-serif text-xl">{texts.bothDone}</p>
      <Button variant="quiet" onClick={onOpen}>
        {texts.profileButton}
      </Button>
      <PendingViewStatus view="complete" className="w-full" />
    </aside>
  )
}

/** What can be done with a result: less than a place to go, and drawn as less. */
export function PlainButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 min-w-11 text-left font-semibold text-plum underline underline-offset-4 hover:decoration-2"
    >
      {children}
    </button>
  )
}

type NextStepsProps = Words & {
  onPlan: () => void
  /** Where else to go. */
  children: ReactNode
  again: string
  onAgain: () => void
}

/** Below either result: the plan that is made of it first, then where else to go, then what can be done with it. */
export function NextSteps({ texts, onPlan, children, again, onAgain }: NextStepsProps) {
  return (
    <div className="mt-10 border-t border-line pt-6 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onPlan}>
          {texts.planButton}
        </Button>
        {children}
      </div>
      <PendingViewStatus view="plan" className="mt-4" />
      <div className="mt-3 flex flex-wrap gap-x-6">
        <PlainButton onClick={() => window.print()}>{texts.printButton}</PlainButton>
        <PlainButton onClick={onAgain}>{again}</PlainButton>
      </div>
    </div>
  )
}

type BarProps = { label: string; value: number; of: number; words: string; tone?: 'sage' | 'plum' }

/** A progress bar with a text alternative. */
export function Bar({ label, value, of, words, tone = 'sage' }: BarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={value}
      aria-valuetext={words}
      className="h-[5px] bg-line"
    >
      <div
        className={tone === 'sage' ? 'h-full bg-sage' : 'h-full bg-plum'}
        style={{ width: `${(100 * value) / of}%` }}
      />
    </div>
  )
}

/** A category's score as a broad bar: solid for the one to start with, hatched for the others. Prints. */
export function CategoryBar({ label, value, words, leading }: Omit<BarProps, 'of' | 'tone'> & { leading: boolean }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={words}
      className={leading ? 'h-6 border-b border-edge' : 'h-4 border-b border-edge'}
    >
      <div
        className={
          leading
            ? 'h-full bg-marigold print:[print-color-adjust:exact]'
            : 'h-full border border-plum bg-[repeating-linear-gradient(115deg,var(--color-plum)_0_1.5px,transparent_1.5px_6px)] print:[print-color-adjust:exact]'
        }
        style={{ width: `${Math.max(2, value)}%` }}
      />
    </div>
  )
}

/** The sources of a text, in small print. */
export function Sources({ texts, sources, keys }: Words & { sources: SourceView[]; keys: readonly string[] }) {
  const shown = keys.flatMap((key) => sources.find((source) => source.key === key) ?? [])
  if (shown.length === 0) return null
  return (
    <details className="mt-5 text-sm print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">{texts.sources}</summary>
      <div className="mt-2 max-w-measure">
        <ShortSources sources={shown} />
      </div>
    </details>
  )
}
