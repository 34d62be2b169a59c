import { useId } from 'react'

import { useToday } from '@/shared/browser/useToday'
import type { RedFlag } from '@/shared/lib/redFlags'

import type { HistoryTexts } from '../../content/historyTexts'
import { dayOf, lastDays } from '../../domain/days'
import { useAppointments, useMedicines } from './useCare'
import { VisitSheetButton } from './VisitSheetButton'
import type { VisitExtras } from './VisitSummary'

type CareRecordProps = { texts: HistoryTexts; flags: readonly RedFlag[]; extras: VisitExtras }

/** The way to the sheet for a doctor, for whoever keeps medicines or visits and no diary; nothing without either. */
export function CareRecord({ texts, flags, extras }: CareRecordProps) {
  const id = useId()
  const now = useToday()
  const kept = [useMedicines().data?.length, useAppointments().data?.length]
  if (!now || !kept.some(Boolean)) return null
  const today = dayOf(now)
  return (
    <section id="your-history" aria-labelledby={id} className="pt-10">
      <div className="page-width flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <p className="caps">{texts.historyCaption}</p>
          <h2 id={id} className="mt-1">
            {texts.careHeading}
          </h2>
        </div>
        <VisitSheetButton
          texts={texts}
          entries={[]}
          days={[]}
          lastKnown={null}
          flags={flags}
          shownByDiary={[]}
          asked={[]}
          extras={extras}
          range={lastDays(30, today)}
          today={today}
        />
      </div>
    </section>
  )
}
