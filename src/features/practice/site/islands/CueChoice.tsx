import { Choice } from '@/shared/ui/Choice'

import { canTap, cueModes, type CueMode } from './cueSignals'

type CueChoiceProps = {
  mode: CueMode
  onMode: (mode: CueMode) => void
  /** Whether the screen may go dark during the session. */
  onSleep: (may: boolean) => void
}

/** How steps and breath come besides the screen, for closed eyes. Nothing of it is on by itself. */
export function CueChoice({ mode, onMode, onSleep }: CueChoiceProps) {
  return (
    <section aria-labelledby="cue-choice">
      <h3 id="cue-choice">With your eyes closed</h3>
      <fieldset className="mt-4">
        <legend className="mb-2">Steps and breath come</legend>
        <div className="flex flex-wrap gap-2">
          {cueModes
            .filter(({ value }) => value !== 'tapped' || canTap())
            .map(({ value, label }) => (
              <Choice
                key={value}
                type="radio"
                variant="chip"
                name="cues"
                checked={mode === value}
                onChange={() => onMode(value)}
              >
                {label}
              </Choice>
            ))}
        </div>
      </fieldset>
      <Choice
        type="checkbox"
        variant="plain"
        marked
        className="mt-3 w-max max-w-full"
        onChange={(event) => onSleep(event.target.checked)}
      >
        Let the screen go dark
      </Choice>
    </section>
  )
}
