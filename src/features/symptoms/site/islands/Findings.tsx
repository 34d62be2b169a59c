import clsx from 'clsx'
import type { ReactNode } from 'react'

import { withValues } from '@/shared/lib/pageTexts'
import { SiteLink } from '@/shared/ui/SiteLink'

import type { HistoryTexts } from '../../content/historyTexts'
import type { StoredMedicine } from '../../contract'
import { lastDays, type DayKey } from '../../domain/days'
import {
  compareAroundTreatment,
  compareWeeks,
  countNights,
  findCompanions,
  isWholeTreatment,
  treatmentsBeside,
  type Comparison,
  type Counted,
  type Diary,
} from '../../domain/findings'
import { estimateStage, stageNames, whatWouldChange } from '../../domain/stage'
import type { DayEntry } from '../../domain/dayEntry'
import { formatCounted, formatDay } from '../components/SeverityMoon'
import { useMedicines } from './useCare'

type FindingsProps = { texts: HistoryTexts; diary: Diary & { days: readonly DayEntry[] }; today: DayKey }

/** What the last thirty days say, in words, with both numbers each; silent where there is too little. */
export function Findings({ texts, diary, today }: FindingsProps) {
  const medicines = useMedicines().data ?? []
  const weeks = compareWeeks(diary, today)
  const nights = countNights(diary, lastDays(30, today))
  const companions = findCompanions(diary, today)
  const stage = diary.days.some(({ bleeding }) => bleeding !== null) ? estimateStage(diary.days, today) : null
  const told: { title: string; text: ReactNode }[] = [
    ...(weeks ? [{ title: texts.weeksTitle, text: describeWeeks(texts, weeks) }] : []),
    ...(nights.of >= 3
      ? [
          {
            title: texts.nightsTitle,
            text: withValues(texts.nightsText, { count: nights.n, of: nights.of }),
          },
        ]
      : []),
    ...medicines.flatMap((medicine) => {
      const compared = compareAroundTreatment(diary, medicine, today)
      const name = nameAmong(medicines, medicine)
      const text = isWholeTreatment(medicine, today) ? texts.treatmentEnded : texts.treatmentText
      if (!compared) return []
      const beside = treatmentsBeside(medicines, medicine, today).map((one) => nameAmong(medicines, one))
      return [
        {
          title: withValues(texts.treatmentTitle, { name }),
          text: [
            ...describeEnd(texts, medicine, today),
            describeTreatment(texts, text, compared),
            ...(beside.length > 0 ? [withValues(texts.treatmentBeside, { names: beside.join('; ') })] : []),
          ].join(' '),
        },
      ]
    }),
    ...companions.map(({ name, withFlash, without }) => ({
      title: name,
      text: withValues(texts.companionText, {
        with: withFlash.n,
        withOf: withFlash.of,
        without: without.n,
        withoutOf: without.of,
      }),
    })),
    ...(stage
      ? [
          {
            title: stage.stage ? stageNames[stage.stage] : texts.stageTitle,
            text: (
              <>
                {stage.reason} {stage.stage ? `${whatWouldChange[stage.stage]} ${texts.stageEstimate}` : texts.noStage}{' '}
                {stage.stage === null && stage.why === 'no-periods' ? (
                  <SiteLink href="/education/no-bleeding-to-go-by">{texts.noPeriodsLink}</SiteLink>
                ) : (
                  <SiteLink href="/education/what-perimenopause-actually-is">{texts.stageLink}</SiteLink>
                )}
              </>
            ),
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="findings" className="mt-8 wrap-anywhere">
      <h3 id="findings">{texts.findingsHeading}</h3>
      {told.length === 0 ? (
        <p className="mt-2 max-w-measure text-soft-ink">{texts.findingsNone}</p>
      ) : (
        <dl
          className={clsx(
            'mt-3 border-t-[1.5px] border-ink',
            told.length === 1 ? 'max-w-measure' : 'gap-x-16 max-lg:max-w-measure lg:grid',
            // The last of an odd number goes on below both columns instead of leaving one empty.
            told.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2',
          )}
        >
          {told.map(({ title, text }, index) => (
            <div key={index} className="border-b border-line py-3">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-0.5 max-w-measure">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** The name of a medicine, with its dose where that alone tells it from another of the name. */
const nameAmong = (all: readonly StoredMedicine[], { name, dose }: StoredMedicine) =>
  all.filter((one) => one.name === name).length > 1 && dose !== '' ? `${name}, ${dose}` : name

/** Both days of a treatment that is over: the thirty that are compared tell of its first ones alone. */
const describeEnd = (texts: HistoryTexts, { from, until }: StoredMedicine, today: DayKey) =>
  until !== null && until < today
    ? [`${withValues(texts.takenUntil, { from: formatDay(from, 'full'), until: formatDay(until, 'full') })}.`]
    : []

/** Flashes and days of both times, as they stand in a sentence. */
function countsOf(texts: HistoryTexts, { before, after }: Comparison) {
  const flashes = (counted: Counted) =>
    counted.count === 1 ? texts.oneFlashTold : withValues(texts.flashes, { count: formatCounted(texts, counted) })
  const days = (count: number) => (count === 1 ? texts.oneDayTold : withValues(texts.days, { count }))
  return {
    flashes: flashes(after.flashes),
    days: days(after.days),
    flashesBefore: flashes(before.flashes),
    daysBefore: days(before.days),
  }
}

const changeIn = (change: Comparison['change'], fewer: string, more: string, alike: string) =>
  change === null ? alike : change === 'fewer' ? fewer : more

const describeWeeks = (texts: HistoryTexts, compared: Comparison) =>
  `${withValues(texts.weeksText, countsOf(texts, compared))} ${changeIn(compared.change, texts.weeksFewer, texts.weeksMore, texts.weeksAlike)}`

const describeTreatment = (texts: HistoryTexts, text: string, compared: Comparison) =>
  `${withValues(text, countsOf(texts, compared))} ${changeIn(compared.change, texts.treatmentFewer, texts.treatmentMore, texts.treatmentAlike)}`
