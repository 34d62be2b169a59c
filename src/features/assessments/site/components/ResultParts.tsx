import { useToday } from '@/shared/browser/useToday'
import type { RedFlag } from '@/shared/lib/redFlags'
import { Button } from '@/shared/ui/Button'
import { RedFlagList } from '@/shared/ui/RedFlagList'
import { ShortSources } from '@/shared/ui/ShortSources'
import { SiteLink } from '@/shared/ui/SiteLink'

import { helpNowFlags, urgentFlags, type SourceView } from '../view'

/**
 * The date of the answers: for print, and on screen where they are not today's. Results are rendered only in the
 * browser.
 * @param at when they were stored (ISO); null for today
 */
export function AnsweredOn({ at }: { at: string | null }) {
  const today = useToday()
  const answered = at === null ? today : new Date(at)
  return (
    <p className={at === null ? 'mt-2 hidden text-sm print:block' : 'mt-2 text-sm text-soft-ink'}>
      Answered on {answered?.toLocaleDateString('en-US', { dateStyle: 'long' })}
    </p>
  )
}

type SelectedSignsProps = { signs: readonly { id: string; title: string; text: string }[] }

/** The selected symptoms by name: a doctor needs them, not only the score. */
export function SelectedSigns({ signs }: SelectedSignsProps) {
  return (
    <section aria-labelledby="selected-signs" className="mt-10">
      <h2 id="selected-signs" className="text-2xl">
        What you selected
      </h2>
      <ul className="mt-4 grid gap-x-10 border-t border-line md:grid-cols-2 print:grid-cols-2">
        {signs.map(({ id, title, text }) => (
          <li key={id} className="break-inside-avoid border-b border-line py-3">
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
export function HelpNow({ flags }: FlagsProps) {
  return (
    <aside aria-labelledby="help-now" className="mt-8 max-w-2xl border-l-3 border-rose bg-leaf p-6">
      <h2 id="help-now" className="text-xl">
        Before any number
      </h2>
      <p className="mt-2">
        You answered that things are very hard just now. No score matters more than that. Please tell somebody you
        trust, or a clinician, in just those words.
      </p>
      <RedFlagList flags={pickFlags(flags, helpNowFlags)} />
      <p className="mt-3">
        <SiteLink href="/ask-auntie">Lines for other countries</SiteLink> stand beside the chat, and{' '}
        <a href="https://findahelpline.com" target="_blank" rel="noopener noreferrer">
          findahelpline.com<span className="sr-only"> (opens in a new tab)</span>
        </a>{' '}
        lists free ones everywhere. What to say when you can’t think:{' '}
        <SiteLink href="/education/asking-for-help-before-the-cliff">Asking for Help Before the Cliff</SiteLink>.
      </p>
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
export function UrgentSigns({ flags }: FlagsProps) {
  return (
    <aside aria-labelledby="urgent-signs" className="mt-8 border-l-3 border-rose p-6">
      <h2 id="urgent-signs" className="text-xl">
        Do not wait with these
      </h2>
      <RedFlagList flags={pickFlags(flags, urgentFlags)} />
    </aside>
  )
}

/** Shown under either result once both assessments are complete. */
export function BothDone({ onOpen }: { onOpen: () => void }) {
  return (
    <aside className="mt-10 flex flex-wrap items-center justify-between gap-4 border-[1.5px] border-sage p-6 print:hidden">
      <p className="font-serif text-xl">Complete Health Profile Created!</p>
      <Button variant="quiet" onClick={onOpen}>
        See your profile
      </Button>
    </aside>
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
export function NeedBar({ label, value, leading }: { label: string; value: number; leading: boolean }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={`${value} out of 100`}
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
export function Sources({ sources, keys }: { sources: SourceView[]; keys: readonly string[] }) {
  const shown = keys.flatMap((key) => sources.find((source) => source.key === key) ?? [])
  if (shown.length === 0) return null
  return (
    <details className="mt-5 text-sm print:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-plum">Sources</summary>
      <div className="mt-2 max-w-measure">
        <ShortSources sources={shown} />
      </div>
    </details>
  )
}
