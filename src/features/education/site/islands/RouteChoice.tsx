import { Choice } from '@/shared/ui/Choice'

import type { LibraryTexts } from '../../content/libraryTexts'
import type { RouteChoiceView } from '../view'

type RouteChoiceProps = {
  texts: LibraryTexts
  choices: RouteChoiceView[]
  chosen: readonly string[]
  onToggle: (route: string) => void
}

/** For those whom the average page leaves out: what comes first, and what stands above a page. */
export function RouteChoice({ texts, choices, chosen, onToggle }: RouteChoiceProps) {
  return (
    <details className="mt-6 border-t border-line pt-3 noscript:hidden">
      <summary className="w-fit cursor-pointer py-2 font-serif text-xl">{texts.routesHeading}</summary>
      <p className="mt-1 text-sm text-soft-ink">{texts.routesIntroduction}</p>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">{texts.routesHeading}</legend>
        {choices.map(({ key, label }) => (
          <Choice
            key={key}
            type="checkbox"
            variant="chip"
            checked={chosen.includes(key)}
            onChange={() => onToggle(key)}
          >
            {label}
          </Choice>
        ))}
      </fieldset>
    </details>
  )
}
