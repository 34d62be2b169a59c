import type { ReactNode } from 'react'

import { SiteLink } from '@/shared/ui/SiteLink'

import { lastDays, type DayKey } from '../../domain/days'
import {
  compareAroundTreatment,
  compareWeeks,
  countNights,
  findCompanions,
  type Comparison,
  type Diary,
} from '../../domain/findings'
import { estimateStage, stageNames, whatWouldChange } from '../../domain/stage'
import type { DayEntry } from '../../domain/dayEntry'
import { useMedicines } from './useCare'

type FindingsProps = { diary: Diary & { days: readonly DayEntry[] }; today: DayKey }

/** What the last thirty days say, in words, with both numbers each; silent where there is too little. */
export function Findings({ diary, today }: FindingsProps) {
  const medicines = useMedicines().data ?? []
  const weeks = compareWeeks(diary, today)
  const nights = countNights(diary, lastDays(30, today))
  const companions = findCompanions(diary, today)
  const stage = diary.days.some(({ bleeding }) => bleeding !== null) ? estimateStage(diary.days, today) : null
  const told: { title: string; text: ReactNode }[] = [
    ...(weeks ? [{ title: 'This week beside last', text: describeWeeks(weeks) }] : []),
    ...(nights.of >= 3
      ? [
          {
            title: 'Nights',
            text: `A hot flash or a sweat in ${nights.n} of the ${nights.of} nights you said something about.`,
          },
        ]
      : []),
    ...medicines.flatMap(({ name, from }) => {
      const compared = compareAroundTreatment(diary, from, today)
      return compared ? [{ title: `Before and after ${name}`, text: describeTreatment(compared) }] : []
    }),
    ...companions.map(({ name, withFlash, without }) => ({
      title: name,
      text: `Stood on ${withFlash.n} of ${withFlash.of} days with a hot flash, and on ${without.n} of ${without.of} days without. Which leads to which, if either, a diary can’t tell.`,
    })),
    ...(stage
      ? [
          {
            title: stage.stage ? stageNames[stage.stage] : 'Your stage',
            text: (
              <>
                {stage.reason}{' '}
                {stage.stage ? (
                  <>
                    {whatWouldChange[stage.stage]} An estimate from what you noted, by the STRAW+10 stages, and no
                    diagnosis.
                  </>
                ) : (
                  'So no stage is estimated.'
                )}{' '}
                <SiteLink href="/education/what-perimenopause-actually-is">How the stages are read</SiteLink>
              </>
            ),
          },
        ]
      : []),
  ]
  return (
    <section aria-labelledby="findings" className="mt-8 wrap-anywhere">
      <h3 id="findings">What the last thirty days say</h3>
      {told.length === 0 ? (
        <p className="mt-2 max-w-measure text-soft-ink">
          Too little yet to say anything. That takes a couple of weeks with notes on some of the days; gaps are fine.
        </p>
      ) : (
        <dl className="mt-3 max-w-measure border-t-[1.5px] border-ink">
          {told.map(({ title, text }) => (
            <div key={title} className="border-b border-line py-3">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-0.5">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const flashCount = (count: number) => (count === 1 ? 'one hot flash' : `${count} hot flashes`)
const dayCount = (count: number) => (count === 1 ? 'one day' : `${count} days`)

function describeWeeks({ before, after, change }: Comparison): string {
  const numbers = `This week ${flashCount(after.flashes)} on ${dayCount(after.days)} with a note, last week ${flashCount(before.flashes)} on ${dayCount(before.days)}.`
  return change
    ? `${numbers} That is ${change}, by more than weeks differ by chance.`
    : `${numbers} Weeks differ that much by themselves.`
}

function describeTreatment({ before, after, change }: Comparison): string {
  const numbers = `Before ${flashCount(before.flashes)} on ${dayCount(before.days)} with a note, since then ${flashCount(after.flashes)} on ${dayCount(after.days)}.`
  return change
    ? `${numbers} That is ${change}, by more than days differ by chance. Flashes also change by themselves, and so does what one notes.`
    : `${numbers} Chance alone makes differences like that.`
}
