import { useId, useState } from 'react'

import { PrintIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { Field, Input } from '@/shared/ui/Field'

import { isDay, type DayKey, type DayRange } from '../../domain/days'
import { summarizeForVisit, groupByDay, filterByRange, type FrequencyRanking } from '../../domain/history'
import { formatDay, formatMoment } from '../components/SeverityMoon'
import { SeverityChart } from './SeverityChart'
import type { OwnSymptoms } from './useSymptoms'

export type VisitSummaryProps = OwnSymptoms & {
  /** The initial range of days. */
  range: DayRange
  today: DayKey
  onClose: () => void
}

/** A validation error for the range; null when it is valid. */
function problemOf({ from, to }: DayRange): string | null {
  if (!isDay(from) || !isDay(to)) return 'Choose a first and a last day'
  return from > to ? 'The first day comes after the last one' : null
}

/** A printable page for a doctor: counts and room for questions, no conclusions. */
export function VisitSummary({ entries, lastKnown, range: initial, today, onClose }: VisitSummaryProps) {
  // One message for both fields, since it concerns their combination.
  const problemId = useId()
  const [range, setRange] = useState(initial)
  const problem = problemOf(range)
  const field = (end: keyof DayRange, label: string) => (
    <Field label={label} labelStyle="small">
      {(control) => (
        <Input
          {...control}
          controlSize="small"
          type="date"
          value={range[end]}
          max={today}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problemId}
          onChange={(event) => setRange({ ...range, [end]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Summary for a doctor’s visit"
      header={
        <>
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            {field('from', 'From')}
            {field('to', 'To')}
          </div>
          <p id={problemId} aria-live="polite" className="mt-2 text-sm font-semibold text-rose empty:hidden">
            {problem}
          </p>
        </>
      }
      footer={
        <Button className="w-full" disabled={problem !== null} onClick={() => window.print()}>
          <PrintIcon size={20} />
          Print or save as PDF
        </Button>
      }
    >
      {!problem && <Page entries={entries} lastKnown={lastKnown} range={range} />}
    </Dialog>
  )
}

function Page({ entries, lastKnown, range }: OwnSymptoms & { range: DayRange }) {
  const numbers = summarizeForVisit(entries, range)
  const facts: [name: string, value: string][] = [
    ['Hot flashes noted', String(numbers.entries)],
    ['Days with a note', `${numbers.daysWithEntries} of ${numbers.daysInRange}`],
    ['At night, 10 p.m. to 6 a.m.', String(numbers.atNight)],
  ]
  return (
    <div className="space-y-6 print:space-y-3 print:text-sm print:leading-snug">
      <p>
        <strong>
          Hot flashes, {formatDay(range.from, 'full')} to {formatDay(range.to, 'full')}.
        </strong>{' '}
        Noted by the patient herself. Not a diagnosis. A day without a note may still have had one.
        {lastKnown !== null && ` Without a network: as of ${formatMoment(lastKnown)}.`}
      </p>
      <dl className="grid grid-cols-3 gap-4 border-y-[1.5px] border-ink py-3 print:py-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-soft-ink">{name}</dt>
            <dd className="font-serif text-2xl tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {numbers.entries > 0 && (
        <>
          <section>
            <h3 className="text-lg">By day and severity</h3>
            <div className="mt-2">
              <SeverityChart days={groupByDay(filterByRange(entries, range))} range={range} withTable={false} />
            </div>
          </section>
          <div className="grid gap-6 sm:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-2">
            <Counts title="How strong" counts={numbers.bySeverity} />
            <Counts title="How long" counts={numbers.byDuration} />
            <Named title="Possible triggers she named" commonest={numbers.triggers} />
            <Named title="What she says brought relief" commonest={numbers.reliefMethods} />
          </div>
        </>
      )}
      <div className="hidden space-y-3 print:block">
        {['Medicines and supplements I take', 'What I want to ask', 'What I want to happen next'].map((line) => (
          <p key={line} className="border-b border-line pb-5">
            {line}:
          </p>
        ))}
      </div>
      <p className="text-sm text-soft-ink print:hidden">
        On paper there is room under it for your medicines and questions.
      </p>
    </div>
  )
}

function Counts({ title, counts }: { title: string; counts: { label: string; entries: number }[] }) {
  return (
    <table className="w-full self-start text-left tabular">
      <caption className="border-b border-ink pb-1 text-left font-semibold">{title}</caption>
      <tbody>
        {counts.map(({ label, entries }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-1 font-normal print:py-0.5">
              {label}
            </th>
            <td className="py-1 text-right print:py-0.5">{entries}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Named({ title, commonest: { named, ranking } }: { title: string; commonest: FrequencyRanking }) {
  const told = ranking?.filter(({ tooLittle }) => !tooLittle) ?? []
  if (told.length === 0)
    return (
      <p>
        <span className="block border-b border-ink pb-1 font-semibold">{title}</span>
        <span className="block pt-1 text-soft-ink">Too little to say ({named} of her notes name any).</span>
      </p>
    )
  return (
    <Counts
      title={`${title} (in ${named} notes)`}
      counts={told.map(({ name, entries }) => ({ label: name, entries }))}
    />
  )
}
