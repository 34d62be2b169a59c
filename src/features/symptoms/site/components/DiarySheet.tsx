import type { ReactNode } from 'react'

import { ArrowRightIcon, FlameIcon, PillIcon, SunIcon } from '@/shared/ui/art/icons'

import { OpenDayButton } from '../islands/DayNotebook.island'
import { OpenCare } from '../islands/OpenCare.island'
import { LogHotFlash } from '../islands/SymptomLogger.island'
import type { HistoryTexts } from '../../content/historyTexts'
import type { TrackingTexts } from '../queries'

const lineClass =
  'group flex min-h-16 w-full items-center gap-8 py-3 pr-4 pl-3.5 text-left transition-colors duration-200 focus-visible:outline-offset-[-6px] sm:min-h-18 sm:pr-6 large-text:gap-4'

/** With the margin that notebooks have. */
const sheetClass =
  'relative border border-edge bg-paper before:pointer-events-none before:absolute before:inset-y-0 before:left-14 before:border-l-[3px] before:border-double before:border-marigold/60 noscript:hidden large-text:before:hidden'

type DiarySheetProps = {
  texts: TrackingTexts
  /** The words of the medicines and visits. */
  historyTexts: HistoryTexts
}

/** A ruled page with what can be written on it, a line each: the diary itself in the first view. */
export function DiarySheet({ texts, historyTexts }: DiarySheetProps) {
  return (
    <ul className={sheetClass}>
      <li className="border-b border-line">
        <OpenDayButton className={`${lineClass} relative bg-plum text-on-plum hover:bg-ink hover:text-paper`}>
          <Line icon={<SunIcon size={28} className="shrink-0" />}>{texts.noteButton}</Line>
        </OpenDayButton>
      </li>
      <li className="border-b border-line">
        <LogHotFlash className={`${lineClass} hover:bg-leaf`}>
          <Line icon={<FlameIcon size={28} className="shrink-0 text-marigold" />}>{texts.logButton}</Line>
        </LogHotFlash>
      </li>
      <li>
        <OpenCare texts={historyTexts} className={`${lineClass} hover:bg-leaf`}>
          <Line icon={<PillIcon size={28} className="shrink-0 text-marigold" />}>{texts.careButton}</Line>
        </OpenCare>
      </li>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="font-serif text-xl leading-tight sm:text-2xl large-text:min-w-0">{children}</span>
      <ArrowRightIcon
        size={20}
        className="ml-auto shrink-0 opacity-70 transition-transform duration-200 group-hover:translate-x-1 large-text:hidden"
      />
    </>
  )
}
