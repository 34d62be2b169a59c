import { toSlug } from '@/shared/lib/toSlug'

import { certaintyOf, certaintySteps } from '../../domain/score'
import type { IngredientView } from '../view'

/** All ingredients on one scale, to compare at a glance, in the order of their entries; each leads to its entry. */
export function CertaintyScale({ ingredients, heading }: { ingredients: IngredientView[]; heading: string }) {
  const placed = ingredients.flatMap(({ name, honestRating }) => {
    const step = certaintyOf(honestRating)
    return step === null ? [] : [{ name, honestRating, step }]
  })
  if (placed.length === 0) return null
  return (
    <section aria-labelledby="certainty" data-mute>
      <h3 id="certainty" className="text-2xl">
        {heading}
      </h3>
      <div aria-hidden="true" className="mt-5 hidden grid-cols-5 text-center text-sm text-soft-ink sm:ml-58 sm:grid">
        {certaintySteps.map((step) => (
          <span key={step} className="px-1">
            {step}
          </span>
        ))}
      </div>
      <p aria-hidden="true" className="mt-3 flex justify-between text-sm text-soft-ink sm:hidden">
        <span>{certaintySteps[0]}</span>
        <span>{certaintySteps.at(-1)}</span>
      </p>
      <ol className="mt-2 border-t-[1.5px] border-ink">
        {placed.map(({ name, honestRating, step }) => (
          <li
            key={name}
            className="grid items-center gap-x-4 border-b border-line py-1 sm:min-h-13 sm:grid-cols-[13.5rem_1fr] sm:py-0"
          >
            <a
              href={`#${toSlug(name)}`}
              className="inline-flex min-h-11 items-center font-serif text-lg text-ink no-underline hover:underline"
            >
              {name}
            </a>
            <span className="relative block h-7">
              <span className="absolute inset-x-[10%] top-1/2 border-t border-dashed border-edge" />
              <span
                className="absolute top-1/2 left-[10%] -translate-y-1/2 border-t-[3px] border-marigold"
                style={{ width: `${step * 20}%` }}
              />
              <span
                className="absolute top-1/2 size-4 -translate-1/2 rounded-full border-[1.5px] border-ink bg-gold"
                style={{ left: `${10 + step * 20}%` }}
              />
            </span>
            <span className="text-sm text-soft-ink sm:sr-only">
              <span className="sr-only">{certaintySteps[step]}: </span>
              {honestRating}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
