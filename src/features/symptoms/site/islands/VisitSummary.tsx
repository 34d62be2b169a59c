import { useId, useState, type ReactNode } from 'react'

import type { RedFlag } from '@/shared/lib/redFlags'
import { PrintIcon } from '@/shared/ui/art/icons'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'
import { Field, Input } from '@/shared/ui/Field'

import { dayOf, isDay, type DayKey, type DayRange } from '../../domain/days'
import { summarizeForVisit, groupByDay, filterByRange, type FrequencyRanking } from '../../domain/history'
import { DiaryFlags } from '../components/DiaryFlags'
import { formatDay, formatMoment } from '../components/SeverityMoon'
import { SeverityChart } from './SeverityChart'
import { useAppointments, useMedicines } from './useCare'
import type { OwnDays } from './useDays'
import type { OwnSymptoms } from './useSymptoms'
import { NoteChoice, notesOf, VisitParts } from './VisitParts'

export type VisitSummaryProps = OwnSymptoms &
  Pick<OwnDays, 'days'> & {
    /** What the diary holds of the list of red flags. */
    flags: readonly RedFlag[]
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

const toggled = (keys: ReadonlySet<string>, key: string) =>
  new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key])

/** A printable page for a doctor: counts and room for questions, no conclusions. */
export function VisitSummary({ entries, days, lastKnown, flags, range: initial, today, onClose }: VisitSummaryProps) {
  // One message for both fields, since it concerns their combination.
  const problemId = useId()
  const [range, setRange] = useState(initial)
  const problem = problemOf(range)
  const medicines = useMedicines().data ?? []
  const visits = useAppointments().data ?? []
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const notes = notesOf(entries, days, range, dayOf)
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
      {!problem && (
        <>
          <NoteChoice notes={notes} chosen={chosen} onToggle={(key) => setChosen((before) => toggled(before, key))} />
          <DiaryFlags flags={flags} className="mb-6" />
          <Page entries={entries} lastKnown={lastKnown} range={range}>
            <VisitParts
              days={days}
              medicines={medicines}
              visits={visits}
              notes={notes.filter(({ key }) => chosen.has(key))}
              range={range}
              today={today}
            />
          </Page>
        </>
      )}
    </Dialog>
  )
}

function Page({ entries, lastKnown, range, children }: OwnSymptoms & { range: DayRange; children: ReactNode }) {
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
      {children}
      <p className="text-sm text-soft-ink print:hidden">On paper there is room under it for what is missing here.</p>
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
