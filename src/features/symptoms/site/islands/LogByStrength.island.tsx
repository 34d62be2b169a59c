'use client'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { MoonPhase } from '@/shared/ui/art/MoonPhase'

import { severities } from '../../domain/hotFlash'
import { loadDialog, openLoggerWithSeverity } from './SymptomLogger.island'

type LogByStrengthProps = {
  /** Accessible name of the five. */
  label: string
  /** Their names, from the weakest to the strongest. */
  names: readonly string[]
}

/** Five moons, each of which opens the hot flash dialog with its strength chosen. */
export function LogByStrength({ label, names }: LogByStrengthProps) {
  return (
    <div role="group" aria-label={label} className="-mx-2 grid grid-cols-5 gap-1 sm:gap-1.5 noscript:hidden">
      {severities.map(({ value }, index) => (
        <button
          key={value}
          type="button"
          aria-haspopup="dialog"
          {...loadOnIntent(loadDialog)}
          onClick={(event) => {
            // Safari does not focus a button on click, but the focus returns here when the dialog closes.
            event.currentTarget.focus()
            openLoggerWithSeverity(value)
          }}
          // Each in a frame of its own: moons alone read as one choice of five, made already.
          className="flex min-h-18 min-w-0 flex-col items-center justify-center gap-1.5 rounded-lg border border-moonlight/55 bg-moonlight/10 text-xs outline-moonlight transition-colors duration-200 hover:bg-moonlight/25 sm:text-sm"
        >
          <MoonPhase phase={index / (severities.length - 1)} size={24} />
          {names[index]}
        </button>
      ))}
    </div>
  )
}
