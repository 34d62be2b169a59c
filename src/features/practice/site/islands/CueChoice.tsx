import { Choice } from '@/shared/ui/Choice'

import type { PracticeTexts } from '../../content/practiceTexts'
import { canTap, cueModes, type CueMode } from './cueSignals'

type CueChoiceProps = {
  texts: PracticeTexts
  mode: CueMode
  onMode: (mode: CueMode) => void
  /** Whether the screen may go dark during the session. */
  onSleep: (may: boolean) => void
}

/** How steps and breath come besides the screen, for closed eyes. Nothing of it is on by itself. */
export function CueChoice({ texts, mode, onMode, onSleep }: CueChoiceProps) {
  return (
    <section aria-labelledby="cue-choice">
      <h3 id="cue-choice">{texts.closedEyesHeading}</h3>
      <fieldset className="mt-4">
        <legend className="mb-2">{texts.cuesLegend}</legend>
        <div className="flex flex-wrap gap-2">
          {cueModes
            .filter((value) => value !== 'tapped' || canTap())
            .map((value) => (
              <Choice
                key={value}
                type="radio"
                variant="chip"
                name="cues"
                checked={mode === value}
                onChange={() => onMode(value)}
              >
                {texts[`${value}Cue`]}
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
        {texts.darkScreen}
      </Choice>
    </section>
  )
}
