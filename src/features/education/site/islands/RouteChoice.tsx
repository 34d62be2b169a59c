import { Choice } from '@/shared/ui/Choice'

import type { RouteChoiceView } from '../view'

type RouteChoiceProps = { choices: RouteChoiceView[]; chosen: readonly string[]; onToggle: (route: string) => void }

/** For those whom the average page leaves out: what comes first, and what stands above a page. */
export function RouteChoice({ choices, chosen, onToggle }: RouteChoiceProps) {
  return (
    <details className="mt-6 border-t border-line pt-3 noscript:hidden">
      <summary className="w-fit cursor-pointer py-2 font-serif text-xl">Is one of these you?</summary>
      <p className="mt-1 text-sm text-soft-ink">
        It changes what comes first, and adds what the usual page leaves out. Kept in this browser alone.
      </p>
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="sr-only">Is one of these you?</legend>
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
